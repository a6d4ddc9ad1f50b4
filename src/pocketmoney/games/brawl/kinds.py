"""Sets of kinds of cards: kind n is `1 << n`."""

from __future__ import annotations


def kinds_in(mask: int) -> list[int]:
    """The kinds of a set of cards, in order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def different(hand: list[int], mask: int) -> list[int]:
    """The kinds of a hand that are in a set, each once."""
    found: list[int] = []
    for card in hand:
        bit = 1 << card
        if mask & bit:
            found.append(card)
            mask ^= bit
    return found


def mask_of(cards: list[int]) -> int:
    """The set of kinds among these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
