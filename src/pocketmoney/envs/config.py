"""What is played: a game, its seats, house rules and decks, and how long at most."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from pocketmoney import games
from pocketmoney.core.header import Entry, Header
from pocketmoney.core.problem import Problem
from pocketmoney.envs.errors import problems_as_value_errors

SEATS: Final = 4
SEEDS: Final = 1_000_000_000  # that are drawn if nobody names one

# After so many decisions a game is cut off. Random card games end far earlier; Tietgen may go on for ever.
LIMITS: Final = {"tietgen": 4_000}
LIMIT: Final = 10_000


class Config:
    """All that a game is dealt from but the seed. What cannot be dealt raises a ValueError that says why."""

    def __init__(
        self,
        game: str,
        seats: int = SEATS,
        options: Mapping[str, str] | None = None,
        decks: Sequence[str] | None = None,
        limit: int | None = None,
    ) -> None:
        self.seats = seats
        self.names = [f"player_{seat}" for seat in range(seats)]
        self.options = dict(options or {})
        self.decks = list(decks or [])
        with problems_as_value_errors():
            self.game = games.find(game)
            self.limit = LIMITS.get(game, LIMIT) if limit is None else limit
            if self.limit < 1:
                raise Problem("env-limit", {"limit": self.limit})
            if self.decks and "decks" not in self.game.header_keys():
                raise Problem("env-no-decks", {"game": game})
            self.encoding = self.game.encoding(self.game.set_up(self.header(0)))  # the game as numbers

    def header(self, seed: int) -> Header:
        """What the game of that seed is dealt from, and what its record begins with."""
        entries = [Entry("decks", "", self.decks)] if self.decks else []
        return Header(self.game.name, self.names, dict(self.options), seed, entries)

    def __reduce__(self) -> tuple[Any, ...]:
        return Config, (self.game.name, self.seats, self.options, self.decks, self.limit)


def next_seed(seed: int | None, draw: Callable[[int], Any]) -> int:
    """The seed that was named, else one that is drawn."""
    return int(draw(SEEDS) if seed is None else seed)
