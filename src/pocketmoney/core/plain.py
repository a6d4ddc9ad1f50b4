"""Plain data: what JSON can hold, and numbers and lists read back from it with their types."""

from __future__ import annotations

Json = dict[str, object]


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
