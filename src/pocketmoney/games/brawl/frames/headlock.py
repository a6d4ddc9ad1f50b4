"""The holder of a Headlock attacks the victim again and again (R57, R58)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.action import Action
from pocketmoney.games.brawl import laying
from pocketmoney.games.brawl.actions import TAKE
from pocketmoney.games.brawl.cards import BASICS, HEADLOCK, JABS
from pocketmoney.games.brawl.frames.question import Question
from pocketmoney.games.brawl.plays import JAB
from pocketmoney.games.brawl.status import basics_only, can_be_attacked

if TYPE_CHECKING:
    from pocketmoney.games.brawl.state import Brawl


def jabs(s: Brawl, holder: int) -> int:
    """The kinds that the holder of a Headlock may use on the victim."""
    cards = BASICS | JABS if s.terms.house.headlock_any_basic else JABS
    return cards & BASICS if basics_only(s, holder, s.holding[holder]) else cards


def may_jab(s: Brawl, seat: int) -> bool:
    """Whether that seat has a player in a Headlock within reach."""
    victim = s.holding[seat]
    return victim >= 0 and s.hold_card[victim] == HEADLOCK and can_be_attacked(s, victim)


class Series(Question):
    """One more attack on the victim?"""

    __slots__ = ("by",)

    def __init__(self, by: int) -> None:
        self.by = by

    def asking(self) -> str:
        return "series"

    def open_to(self, state: Brawl) -> int:
        if not state.hands[self.by] or state.skips >> self.by & 1 or not may_jab(state, self.by):
            return 0
        return 1 << self.by

    def cards(self, state: Brawl, seat: int) -> int:
        return jabs(state, seat)

    def aim(self, state: Brawl, seat: int) -> int:
        return state.holding[seat]

    def accept(self, state: Brawl, seat: int, action: Action) -> None:
        state.stack.pop()
        if action.verb != TAKE:
            laying.lay(state, seat, action, state.holding[seat], JAB, "free-attack")

    def to_json(self) -> list[object]:
        return ["series", self.by]
