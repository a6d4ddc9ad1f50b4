"""Sets of healing cards: which may be laid together, and what they restore (R7, R8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.action import Action
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.brawl.actions import HEAL
from pocketmoney.games.brawl.cards import HEALING

if TYPE_CHECKING:
    from pocketmoney.games.brawl.state import Brawl


def subsets(cards: list[int]) -> list[tuple[int, ...]]:
    """Every different set of one or more of these cards, each in order."""
    found: list[tuple[int, ...]] = []
    seen: set[tuple[int, ...]] = set()
    for choice in range(1, 1 << len(cards)):
        chosen = tuple([cards[at] for at in SEATS_OF[choice]])
        if chosen not in seen:
            seen.add(chosen)
            found.append(chosen)
    return found


def healing_cards(s: Brawl, seat: int) -> list[int]:
    """The healing cards in a hand."""
    if s.masks[seat] & HEALING == 0:
        return []
    return [card for card in s.hands[seat] if HEALING >> card & 1]


def is_worth(s: Brawl, seat: int, cards: tuple[int, ...]) -> bool:
    """Whether each of these cards restores something: none is laid when the others already reach the cap."""
    values = s.terms.house.values
    total = sum([values[card] for card in cards])
    largest = max([values[card] for card in cards])
    return total - largest < s.terms.house.cap - s.counters[seat]


def heals(s: Brawl, seat: int) -> list[Action]:
    """Every way that seat may heal."""
    cards = healing_cards(s, seat)
    if not cards:
        return []
    return [Action(HEAL, chosen) for chosen in subsets(cards) if is_worth(s, seat, chosen)]
