"""Lunch Money, Beer Money, and any mix of the two."""
