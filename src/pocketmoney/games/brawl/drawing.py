"""Drawing where the pile does not reach: the discard pile becomes a new one (R4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pocketmoney.games.brawl.state import Brawl


def draw_last(s: Brawl, due: int) -> tuple[int, ...]:
    """Draw card by card, from a new pile when the old one is empty; the last drawn stands first."""
    drawn: list[int] = []
    while len(drawn) < due and (s.left or _reshuffle(s)):
        s.left -= 1
        drawn.insert(0, s.pile[s.left])
    return tuple(drawn)


def _reshuffle(s: Brawl) -> bool:
    """Make a new pile of the discard pile, without the cards of the running turn."""
    cards = s.discard[: s.action_from]
    if not cards:
        return False
    del s.discard[: s.action_from]
    s.action_from = 0
    cards.sort()
    rng = s.rng.copy()
    rng.shuffle(cards)
    s.rng = rng
    s.pile = tuple(cards)
    s.left = len(cards)
    for card in cards:
        s.unseen[card] += 1
        s.gone &= ~(1 << card)
    if s.log is not None:
        s.tell("reshuffles", {"count": len(cards)})
    return True
