"""Seats as bits: seat n is `1 << n`."""

from __future__ import annotations

from typing import Final

MOST: Final = 10  # seats at any table


def _unpack(mask: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(MOST) if mask >> seat & 1])


# The seats of every set, in table order.
SEATS_OF: Final[list[tuple[int, ...]]] = [_unpack(mask) for mask in range(1 << MOST)]
