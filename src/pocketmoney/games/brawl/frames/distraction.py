"""The attack after a Distraction: compulsory, and nobody can defend (R105, R106)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.games.brawl import laying
from pocketmoney.games.brawl.actions import TAKE, TO_TAKE
from pocketmoney.games.brawl.cards import ATTACKS, BASICS, GRAB
from pocketmoney.games.brawl.frames.question import Question
from pocketmoney.games.brawl.plays import DISTRACTED
from pocketmoney.games.brawl.status import basics_only, can_be_attacked

if TYPE_CHECKING:
    from pocketmoney.games.brawl.state import Brawl


def attacks_to_follow(s: Brawl) -> int:
    """The kinds that count as the attack after a Distraction."""
    return ATTACKS | 1 << GRAB if s.terms.house.distraction_grab else ATTACKS


class Distracted(Question):
    """Which attack follows? It must be made while the hand holds one."""

    __slots__ = ("by", "on")

    def __init__(self, by: int, on: int) -> None:
        self.by = by
        self.on = on

    def asking(self) -> str:
        return "distracted"

    def open_to(self, state: Brawl) -> int:
        if not can_be_attacked(state, self.on) or not state.hands[self.by]:
            return 0
        return 1 << self.by & ~(state.out | state.skips)  # a player who begins to vomit lays no further card (R98)

    def cards(self, state: Brawl, seat: int) -> int:
        return BASICS if basics_only(state, self.by, self.on) else attacks_to_follow(state)

    def aim(self, state: Brawl, seat: int) -> int:
        return self.on

    def menu(self, state: Brawl, seat: int) -> list[Action]:
        menu: list[Action] = []
        laying.add_plays(state, seat, self.cards(state, seat), NOBODY, menu)
        return menu if menu else [TO_TAKE]

    def accept(self, state: Brawl, seat: int, action: Action) -> None:
        state.stack.pop()
        if action.verb != TAKE:
            laying.lay(state, seat, action, self.on, DISTRACTED, "free-attack")

    def to_json(self) -> list[object]:
        return ["distracted", self.by, self.on]
