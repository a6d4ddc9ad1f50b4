"""Players for the doors' tests: choices that depend on nothing but how many were made before."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pocketmoney.bots.bot import Bot
from pocketmoney.bots.questions import Question
from pocketmoney.core.action import Action
from pocketmoney.core.game import View
from pocketmoney.core.rng import Rng, from_seed
from pocketmoney.envs.setting import Setting

# Small tables of every game: name, seats, limit of decisions.
TABLES = [("lunch-money", 3, 10_000), ("beer-money", 4, 10_000), ("tietgen", 3, 400)]


class Chooser:
    """Draws one number after the other from the allowed ones, the same for every door."""

    def __init__(self, seed: int) -> None:
        self._rng = from_seed(seed)

    def pick(self, allowed: Iterable[int]) -> int:
        numbers = sorted(allowed)
        return numbers[self._rng.below(len(numbers))]

    def pick_allowed(self, mask: Any) -> int:
        return self.pick([number for number, may in enumerate(mask) if may])


class NumberBot(Bot):
    """A bot that chooses as a `Chooser` does."""

    def __init__(self, setting: Setting, chooser: Chooser) -> None:
        self._setting = setting
        self._chooser = chooser

    def choose(self, view: View, menu: list[Action], rng: Rng) -> Action:
        chosen = self._choose(Question(view.seat, menu, is_right=False), view)
        assert chosen is not None
        return chosen

    def use_right(self, view: View, rights: list[Action], rng: Rng) -> Action | None:
        return self._choose(Question(view.seat, rights, is_right=True), view)

    def _choose(self, question: Question, view: View) -> Action | None:
        moves = self._setting.encoding.moves(view, question)
        return moves[self._chooser.pick(moves)]
