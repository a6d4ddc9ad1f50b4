"""Discarding as the action of a turn, and what it costs (R14, R34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.action import Action
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.brawl.actions import DISCARD
from pocketmoney.games.brawl.cards import IDS
from pocketmoney.games.brawl.healing import subsets

if TYPE_CHECKING:
    from pocketmoney.games.brawl.state import Brawl


def price(s: Brawl, seat: int, cards: int) -> int:
    """What discarding that many cards costs this player now."""
    house = s.terms.house
    if house.discard_rule == "free":
        return 0
    if house.discard_rule != "underdog-free":
        return house.price(cards, is_underdog=False)
    standing = SEATS_OF[s.terms.everybody & ~s.out]
    fewest = min([s.counters[other] for other in standing])
    return house.price(cards, is_underdog=s.counters[seat] == fewest)


def may_discard(s: Brawl, seat: int, cards: int) -> bool:
    """Whether that many cards may be discarded: never at the price of the last counter."""
    if s.terms.house.discard_rule == "forbidden":
        return False
    return price(s, seat, cards) < s.counters[seat]


def discards(s: Brawl, seat: int) -> list[Action]:
    """Every way that seat may discard."""
    return [Action(DISCARD, cards) for cards in subsets(s.hands[seat]) if may_discard(s, seat, len(cards))]


def discard(s: Brawl, seat: int, action: Action) -> None:
    """Pay, and put the cards away."""
    cards = action.parts
    cost = price(s, seat, len(cards))
    s.leave_all(seat, cards)
    if s.log is not None:
        s.tell_move("discards", {"seat": seat, "cards": [IDS[card] for card in cards]}, seat, action)
    if cost:
        s.counters[seat] -= cost
        if s.log is not None:
            s.tell("pays", {"seat": seat, "amount": cost, "left": s.counters[seat]})
