"""What the search is told of a game beyond the contract. This one knows nothing, and works for any game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from pocketmoney.bots.decisions import without
from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.game import State, View
from pocketmoney.core.rng import Rng


class Strength(NamedTuple):
    """A level of the search: how many imagined games a decision gets, and how far each of them goes.

    A shrewd one is told more of the game, where there is more to tell.
    """

    iterations: int
    reach: int
    is_shrewd: bool = False


@dataclass(slots=True)
class Rollout:
    """How far an imagined game is played on, and by which chance."""

    rng: Rng
    until: int  # a turn or a boundary, as the heuristics count them
    left: int  # decisions


class Heuristics:
    """Which moves are worth a look, how people move without thinking long, and who stands how well.

    Every state given to heuristics is imagined: they may read all of it.
    """

    hard: ClassVar[Strength] = Strength(300, 40)
    brutal: ClassVar[Strength] = Strength(600, 40)

    def __init__(self, reach: int) -> None:
        self.reach = reach  # here in decisions; in a game with turns or throws, in those

    def rollout(self, state: State, rng: Rng) -> Rollout:
        """How far to play on from a position."""
        return Rollout(rng, 0, self.reach)

    def menu(self, state: State, seat: int) -> list[Action]:
        """What an asked seat may answer, without its rights where those are offered elsewhere."""
        menu = state.menu(seat)
        if state.boundary() >= 0:
            menu = without(menu, state.rights(seat))
        return menu

    def choices(self, state: State, seat: int, menu: list[Action]) -> list[Action]:
        """The moves of a menu that are worth a look, the likeliest first; never none."""
        return menu

    def at_once(self, view: View, rights: list[Action]) -> Action | None:
        """A right that is used without thinking."""
        return None

    def rights(self, state: State, seat: int, rights: list[Action]) -> list[Action]:
        """The moves worth a look among those a seat may make unasked, the likeliest first; often none."""
        return []

    def used(self, seat: int, action: Action) -> None:
        """Told which right the seat uses in earnest."""

    def key(self, state: State, seat: int) -> object:
        """What that seat knows when it is asked: equal keys have equal menus. None if nobody can tell."""
        return None

    def rollout_move(self, state: State, seat: int, rng: Rng) -> Action:
        """A move of an asked seat that takes no time."""
        return state.random_action(seat, rng)

    def evaluate(self, state: State, seat: int) -> float:
        """The chance of that seat to win from here, from 0 to 1."""
        if state.over:
            return 1.0 if state.winner == seat else 0.0
        if state.is_out(seat):
            return 0.0
        return 1.0 / len([other for other in range(state.seats) if not state.is_out(other)])

    def play_on(self, state: State, asker: int, rollout: Rollout) -> bool:
        """Let everybody move until `asker` has a choice; False once the game is over or the rollout is."""
        while True:
            state.skip_forced()
            asked = state.owed()
            if not asked or rollout.left <= 0:
                return False
            if asker in asked:
                return True
            rollout.left -= 1
            state.apply(asked[0], self.rollout_move(state, asked[0], rollout.rng))


def finish(heuristics: Heuristics, state: State, rollout: Rollout) -> None:
    """Play an imagined game on to the end of the rollout."""
    heuristics.play_on(state, NOBODY, rollout)
