"""Pocket Money: Lunch Money and Beer Money at one table."""

__version__ = "0.1.0"
