"""Where the logs of tables live: one SQLite database in a folder of its own, or memory."""
