"""Reading plain data back: numbers and lists as JSON gives them, with the types that were meant."""

from __future__ import annotations


def number(data: object) -> int:
    """A whole number."""
    assert isinstance(data, int)
    return data


def numbers(data: object) -> list[int]:
    """A list of whole numbers."""
    assert isinstance(data, list)
    return [int(item) for item in data]


def number_lists(data: object) -> list[list[int]]:
    """A list of such lists."""
    assert isinstance(data, list)
    return [numbers(item) for item in data]
