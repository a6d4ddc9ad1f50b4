"""Thinking about one decision: imagined worlds, each move tried in them, the better half ever more often."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pocketmoney.bots.search.heuristics import Heuristics, finish
from pocketmoney.bots.search.tree import Arm, Node, Table, backpropagate, better_half
from pocketmoney.core.action import Action
from pocketmoney.core.game import Game, State, View
from pocketmoney.core.rng import Rng

APART: Final = 1 << 24  # blocks of chance between two worlds
ROLLING: Final = 1 << 20  # blocks between the deal of a world and what is thrown in it
KEY: Final = 16  # draws that make the key of a decision

Clock = Callable[[], float]


class SequentialHalving:
    """One decision. World number n is the same for every move, so that moves are compared on equal terms."""

    def __init__(self, game: Game, heuristics: Heuristics, table: Table, view: View, rng: Rng) -> None:
        self.game = game
        self.heuristics = heuristics
        self.table = table
        self.view = view
        self.done = 0
        self._key = b"".join([rng.cut().to_bytes(2, "little") for _ in range(KEY)])
        self._worlds: list[State] = []
        self._concession = game.parse_move("concede", [])

    def world(self, number: int) -> State:
        """A world that agrees with what the seat knows: its own copy."""
        while len(self._worlds) <= number:
            self._worlds.append(self.game.imagine(self.view, Rng(self._key, len(self._worlds) * APART)))
        return self._worlds[number].clone()

    def decide(self, node: Node, iterations: int, clock: Clock, deadline: float) -> Arm:
        """The move that did best after so many iterations; sequential halving (Karnin, Koren and Somekh 2013)."""
        alive = node.arms
        tries = 0
        while len(alive) > 1:
            rounds = (len(alive) - 1).bit_length()
            share = max(1, (iterations - self.done) // (rounds * len(alive)))
            for _ in range(share):
                for arm in alive:
                    if self.done >= iterations or clock() >= deadline:
                        return _best(alive)
                    self._iterate(node, arm, tries)
                tries += 1
            alive = better_half(alive)
        return alive[0]

    def _iterate(self, root: Node, arm: Arm, number: int) -> None:
        """Play one imagined game: down the tree while it is known, one new node, then quickly on."""
        heuristics = self.heuristics
        me = self.view.seat
        state = self.world(number)
        rollout = heuristics.rollout(state, Rng(self._key, number * APART + ROLLING))
        if arm.action is not None:
            state.apply(me, arm.action)
        path = [(root, arm)]
        while heuristics.play_on(state, me, rollout):
            key = heuristics.key(state, me)
            node = self.table.find(key)
            if node is None:
                if self.table.is_new(key):
                    break
                node = self.table.add(key, heuristics.choices(state, me, self._menu(state, me)))
            below = node.select()
            path.append((node, below))
            assert below.action is not None
            rollout.left -= 1
            state.apply(me, below.action)
        finish(heuristics, state, rollout)
        backpropagate(path, heuristics.evaluate(state, me))
        self.done += 1

    def _menu(self, state: State, seat: int) -> list[Action]:
        """What a seat may answer, giving up aside."""
        return [action for action in self.heuristics.menu(state, seat) if action != self._concession]


def _best(arms: list[Arm]) -> Arm:
    """The best of what was tried as often as any; where time ran out in the first round, the likeliest."""
    most = max([arm.visits for arm in arms])
    tried = [arm for arm in arms if arm.visits == most]
    return max(tried, key=lambda arm: arm.mean())
