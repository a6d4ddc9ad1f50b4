"""The bot that imagines: information-set Monte Carlo tree search over states that agree with what it knows."""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import Final

from pocketmoney.bots.bot import Bot
from pocketmoney.bots.search.heuristics import Heuristics
from pocketmoney.bots.search.sequential_halving import Clock, SequentialHalving
from pocketmoney.bots.search.tree import Arm, Node, Table
from pocketmoney.core.action import Action
from pocketmoney.core.game import Game, View
from pocketmoney.core.rng import Rng

CAP: Final[float] = 0.23  # seconds after which no iteration begins any more; nothing may block longer than 0.25


class SearchBot(Bot):
    """Tries each move that is worth a look in imagined worlds.

    A level is a number of iterations. Chance comes from the generator that is given and time only caps, so equal
    seeds give equal games wherever the cap is not reached.
    """

    cap = CAP

    def __init__(self, game: Game, heuristics: Heuristics, iterations: int, *, clock: Clock = perf_counter) -> None:
        self.game = game
        self.heuristics = heuristics
        self.iterations = iterations
        self.clock = clock
        self.done = 0  # iterations of the last decision
        self.kept = 0  # iterations of decisions before it that still counted
        self._deadline = inf
        self._table = Table()

    def choose(self, view: View, menu: list[Action], rng: Rng) -> Action:
        deadline = min(self.clock() + self.cap, self._deadline)
        halving = SequentialHalving(self.game, self.heuristics, self._table, view, rng)
        state = halving.world(0)
        choices = self.heuristics.choices(state, view.seat, menu)
        self.done = self.kept = 0
        if len(choices) == 1:
            return choices[0]
        node = self._table.root(self.heuristics.key(state, view.seat), choices)
        self.kept = node.visits
        action = self._decide(halving, node, deadline).action
        assert action is not None
        return action

    def use_right(self, view: View, rights: list[Action], rng: Rng) -> Action | None:
        """What must be done at once, or whatever did better than doing nothing."""
        deadline = min(self.clock() + self.cap, self._deadline)
        self.done = self.kept = 0
        at_once = self.heuristics.at_once(view, rights)
        if at_once is not None:
            return at_once
        halving = SequentialHalving(self.game, self.heuristics, self._table, view, rng)
        choices = self.heuristics.rights(halving.world(0), view.seat, rights)
        if not choices:
            return None
        node = Node([Arm(None), *[Arm(action) for action in choices]])
        action = self._decide(halving, node, deadline).action
        if action is not None:
            self.heuristics.used(view.seat, action)
        return action

    def decide_by(self, deadline: float) -> None:
        """End the next search by then, with the best move so far."""
        self._deadline = deadline

    def _decide(self, halving: SequentialHalving, node: Node, deadline: float) -> Arm:
        arm = halving.decide(node, self.iterations, self.clock, deadline)
        self.done = halving.done
        return arm
