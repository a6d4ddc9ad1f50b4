"""Values that go by seat."""

from __future__ import annotations


def replaced(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    """The same values with one seat's changed."""
    return values[:seat] + (value,) + values[seat + 1 :]
