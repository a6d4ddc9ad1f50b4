"""What never changes during a game."""

from __future__ import annotations

from pocketmoney.games.brawl.house import House


class Terms:
    """Seats, house rules, the decks and how many of each kind they hold together."""

    __slots__ = ("seats", "house", "decks", "supply", "everybody")

    def __init__(self, seats: int, house: House, decks: list[str], supply: tuple[int, ...]) -> None:
        self.seats = seats
        self.house = house
        self.decks = decks
        self.supply = supply
        self.everybody = (1 << seats) - 1
