"""Monopoly, The Tietgen Drinking edition: facts, rules, frames, views, notation."""
