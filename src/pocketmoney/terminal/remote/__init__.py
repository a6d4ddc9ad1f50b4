"""Play at a table that somebody else serves, line by line."""
