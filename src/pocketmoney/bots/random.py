"""A bot that plays at random."""

from __future__ import annotations

from typing import Final

from pocketmoney.bots.bot import Bot
from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.game import View
from pocketmoney.core.rng import Rng

SELDOM: Final = 4  # a right is used once in so many chances


class RandomBot(Bot):
    """Draws a kind of move first, then one of that kind.

    Drawing from the whole menu would make it discard nearly always: there are so many ways to. So all moves of a
    verb are one kind, except that a move aimed at a player is a kind of its own: it is here to fight.
    """

    def choose(self, view: View, menu: list[Action], rng: Rng) -> Action:
        kinds: dict[object, list[Action]] = {}
        for action in menu:
            kind = action.verb if action.target == NOBODY else action
            kinds.setdefault(kind, []).append(action)
        moves = list(kinds.values())[rng.below(len(kinds))]
        return moves[rng.below(len(moves))]

    def use_right(self, view: View, rights: list[Action], rng: Rng) -> Action | None:
        """Now and then something that may be done unasked: a kind of move first, then one of that kind."""
        if rng.below(SELDOM):
            return None
        verbs = sorted({action.verb for action in rights})
        verb = verbs[rng.below(len(verbs))]
        moves = [action for action in rights if action.verb == verb]
        return moves[rng.below(len(moves))]
