"""The three shapes of a frame: a step that happens by itself, a question, a question answered with a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.frame import Frame
from pocketmoney.games.brawl import laying
from pocketmoney.games.brawl.actions import TO_TAKE

if TYPE_CHECKING:
    from pocketmoney.games.brawl.state import Brawl


class Step(Frame["Brawl"]):
    """Something that happens by itself when its time has come."""

    __slots__ = ()

    def waits(self, state: Brawl) -> bool:
        state.stack.pop()
        self.happen(state)
        return False

    def happen(self, state: Brawl) -> None:
        """What happens."""
        raise NotImplementedError

    def open_to(self, state: Brawl) -> int:
        return 0


class Ask(Frame["Brawl"]):
    """A question to some seats. It lapses, as if declined, when it is open to none of them any more."""

    __slots__ = ()

    def waits(self, state: Brawl) -> bool:
        if self.open_to(state):
            return True
        state.stack.pop()
        self.lapse(state)
        return False

    def lapse(self, state: Brawl) -> None:
        """The question has become void."""


class Question(Ask):
    """Which of these cards, if any? Most of what a player is asked."""

    __slots__ = ()

    def cards(self, state: Brawl, seat: int) -> int:
        """The kinds with which that seat may answer now, whether it holds them or not."""
        raise NotImplementedError

    def aim(self, state: Brawl, seat: int) -> int:
        """Whom an answer of that seat is aimed at."""
        return NOBODY

    def menu(self, state: Brawl, seat: int) -> list[Action]:
        menu: list[Action] = []
        laying.add_plays(state, seat, self.cards(state, seat), NOBODY, menu)
        menu.append(TO_TAKE)
        return menu
