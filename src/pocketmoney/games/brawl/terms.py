"""What never changes during a game."""

from __future__ import annotations

from typing import Final

from pocketmoney.games.brawl.action_numbers import ActionNumbers
from pocketmoney.games.brawl.house import House

_NUMBERS: Final[dict[tuple[int, tuple[int, ...]], ActionNumbers]] = {}


class Terms:
    """Seats, house rules, the decks and how many of each kind they hold together."""

    __slots__ = ("seats", "house", "decks", "supply", "everybody", "_numbers")

    def __init__(self, seats: int, house: House, decks: list[str], supply: tuple[int, ...]) -> None:
        self.seats = seats
        self.house = house
        self.decks = decks
        self.supply = supply
        self.everybody = (1 << seats) - 1
        self._numbers: ActionNumbers | None = None

    def numbers(self) -> ActionNumbers:
        """The numbers of moves at this table, made once for tables like it."""
        if self._numbers is None:
            key = (self.seats, self.supply)
            if key not in _NUMBERS:
                _NUMBERS[key] = ActionNumbers(self.seats, self.supply)
            self._numbers = _NUMBERS[key]
        return self._numbers
