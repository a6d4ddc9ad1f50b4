"""An order as the program understands it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

BRAWL: Final = "brawl"
TIETGEN: Final = "tietgen"
ANY: Final = "any"


@dataclass(frozen=True)
class What:
    """Cards on the table that an order is about: of these kinds, taking so many counters, aimed at me or not."""

    cards: int = -1  # a set of kinds; -1 is any
    least: int = 0  # counters that it takes
    most: int = 1 << 30
    is_at_me: bool = False


@dataclass(frozen=True)
class Order:
    """One line of a doctrine: the form it has, and what stood in its places."""

    form: str
    game: str
    line: int
    text: str
    what: What = What()
    cards: int = 0  # a set of kinds
    deeds: frozenset[int] = frozenset()  # spaces
    who: str = ""
    number: int = 0
    amount: int = 0  # microlitres
    share: float = 0.0  # of a price
    bot: str = ""


@dataclass(frozen=True)
class Doctrine:
    """All orders of a text, in its order, and the word of the bot that decides the rest."""

    orders: list[Order] = field(default_factory=list)
    rest: str = "greedy"

    def of(self, game: str) -> list[Order]:
        """The orders that are about one kind of game."""
        return [order for order in self.orders if order.game == game]
