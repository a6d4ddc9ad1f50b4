"""A question that is answered with a card or with nothing: most of what a player is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.frame import Frame
from pocketmoney.games.brawl import laying
from pocketmoney.games.brawl.actions import TO_TAKE

if TYPE_CHECKING:
    from pocketmoney.games.brawl.state import Brawl


class Question(Frame["Brawl"]):
    """Which of these cards, if any?"""

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
