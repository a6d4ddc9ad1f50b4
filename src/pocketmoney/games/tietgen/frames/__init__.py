"""The steps and questions of the game, a small family per file."""
