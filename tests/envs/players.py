"""Players for the doors' tests: choices that depend on nothing but how many were made before."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pocketmoney.bots.bot import Bot
from pocketmoney.core.action import NOTHING, Action
from pocketmoney.core.game import State, View
from pocketmoney.core.rng import Rng, from_seed
from pocketmoney.envs.config import Config

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

    def __init__(self, config: Config, chooser: Chooser) -> None:
        self._config = config
        self._chooser = chooser

    def choose(self, view: View, menu: list[Action], rng: Rng) -> Action:
        return self._choose(view, menu)

    def use_right(self, view: View, rights: list[Action], rng: Rng) -> Action | None:
        chosen = self._choose(view, [*rights, NOTHING])
        return None if chosen is NOTHING else chosen

    def _choose(self, view: View, menu: list[Action]) -> Action:
        """The move whose number is drawn; a state that agrees with the view knows the numbers."""
        state = self._config.game.imagine(view, from_seed(0))
        moves = {_number(state, view.seat, action): action for action in menu}
        return moves[self._chooser.pick(number for number in moves if number < self._config.encoding.actions)]


def _number(state: State, seat: int, action: Action) -> int:
    if action is NOTHING:
        return next(n for n in state.offered_actions(seat, is_right=True) if state.action_of(seat, n) is NOTHING)
    return state.number_of(seat, action)
