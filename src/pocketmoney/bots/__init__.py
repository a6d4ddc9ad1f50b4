"""Players made of code. They get what a player gets: a view of what their seat knows, and what it may do."""
