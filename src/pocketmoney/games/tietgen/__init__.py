"""Monopoly, The Tietgen Drinking edition: board, beer, frames, views, words."""
