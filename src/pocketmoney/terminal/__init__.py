"""Play in a terminal, line by line, around one keyboard."""
