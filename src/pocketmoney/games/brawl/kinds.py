"""Sets of kinds of cards, kind n being `1 << n`, and sets of the places of a hand."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.seats import SEATS_OF


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


_SETS: Final[dict[int, list[int]]] = {}


def pattern_of(cards: list[int]) -> int:
    """Which of these sorted cards equal their left neighbour, a bit a place, and one more bit behind the last."""
    equals = 0
    before = -1
    bit = 1
    for card in cards:
        if card == before:
            equals |= bit
        before = card
        bit <<= 1
    return bit | equals


def sets_of(cards: list[int]) -> list[int]:
    """Every different set of one or more of these sorted cards, as places, a bit each; of equal sets the first."""
    pattern = pattern_of(cards)
    found = _SETS.get(pattern)
    if found is None:
        found = []
        seen: set[tuple[int, ...]] = set()
        for places in range(1, 1 << len(cards)):
            chosen = tuple([cards[place] for place in SEATS_OF[places]])
            if chosen not in seen:
                seen.add(chosen)
                found.append(places)
        _SETS[pattern] = found
    return found
