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
    games = 100  # so many are played in one test; make soak plays a thousand times as many
    boundaries = 0  # after how many of them random play may leave the game; 0 if it must end

    def header(self, rng: Rng) -> Header:
        """A random table: seats, house rules, seed."""
        raise NotImplementedError

    def well_formed(self, state: State, seat: int) -> Iterator[Action]:
        """Every action that can be written down, whether it is allowed or not."""
        raise NotImplementedError

    def free(self, state: State, seat: int, rng: Rng) -> Iterator[Action]:
        """Some of those actions that may be allowed though they are on no menu: bids and offers of any size."""
        yield from ()

    def count_pieces(self, state: State) -> None:
        """Assert that every piece is in exactly one zone."""
        raise NotImplementedError

    def check_end(self, header: Header, state: State, standing: int) -> None:
        """Assert what must be so at the end of a game, with so many players left."""

    def other_world(self, state: State, seat: int, rng: Rng) -> State:
        """A state that differs only in what that seat cannot see and will not see soon."""
        raise NotImplementedError

    def is_near_the_difference(self, world: State, other: State) -> bool:
        """Whether the worlds are about to show their difference by a draw."""
        raise NotImplementedError
