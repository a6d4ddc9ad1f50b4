"""What each command of a client does: check it, then commit entries to the log."""
