"""Seats as bits: seat n is `1 << n`."""

from __future__ import annotations

from typing import Final

from pocketmoney.games.tietgen.actions import MAX_SEATS


def _unpack(mask: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(MAX_SEATS) if mask >> seat & 1])


# The seats of every set, in table order.
SEATS_OF: Final[list[tuple[int, ...]]] = [_unpack(mask) for mask in range(1 << MAX_SEATS)]
