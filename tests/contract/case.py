"""What the contract suite must know of a game beyond the contract: how to make a random table of it."""

from __future__ import annotations

from collections.abc import Iterator

from pocketmoney.core.action import Action
from pocketmoney.core.game import Game, State
from pocketmoney.core.header import Header
from pocketmoney.core.rng import Rng


class Case:
    """One game, or one mix of decks, to be put through the suite."""

    name: str
    game: Game

    def header(self, rng: Rng) -> Header:
        """A random table: seats, house rules, seed."""
        raise NotImplementedError

    def well_formed(self, state: State, seat: int) -> Iterator[Action]:
        """Every action that can be written down, whether it is allowed or not."""
        raise NotImplementedError

    def count_pieces(self, state: State) -> None:
        """Assert that every piece is in exactly one zone."""
        raise NotImplementedError

    def other_world(self, state: State, seat: int, rng: Rng) -> State:
        """A state that differs only in what that seat cannot see and will not see soon."""
        raise NotImplementedError

    def is_near_the_difference(self, world: State, other: State) -> bool:
        """Whether the worlds are about to show their difference by a draw."""
        raise NotImplementedError
