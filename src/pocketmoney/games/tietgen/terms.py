"""What never changes during a game."""

from __future__ import annotations

from pocketmoney.games.tietgen.action_numbers import numbers_of
from pocketmoney.games.tietgen.board import Board
from pocketmoney.games.tietgen.holdings import spaces_in
from pocketmoney.games.tietgen.house import House
from pocketmoney.games.tietgen.pieces import Card


class Terms:
    """Seats, house rules, the board, the kitchen letters, and the beer of the start."""

    __slots__ = (
        "seats", "house", "board", "letters", "kitchen", "beer", "mortgages", "interests", "lifts", "dearest_lift",
        "numbers",
    )  # fmt: skip

    def __init__(self, seats: int, house: House, board: Board, letters: list[Card], kitchen: str, beer: int) -> None:
        self.seats = seats
        self.house = house
        self.board = board
        self.letters = letters
        self.kitchen = kitchen  # the text they were read from; empty for the sample
        self.beer = beer  # all that there was at the start: stocks and piggy bank
        # By space: the mortgage of a deed is half its price (R146); the tenth on it (R147); both together lift it.
        self.mortgages = [space.price // 2 for space in board.spaces]
        self.interests = [space.price // (10 if house.interest_of_price else 20) for space in board.spaces]
        self.lifts = [self.mortgages[at] + self.interests[at] for at in range(len(board.spaces))]
        self.dearest_lift = max(self.lifts)
        self.numbers = numbers_of(seats, board)  # of moves, for trainers

    def within_reach(self, stock: int, owned: int, level: list[int], mortgaged: int) -> int:
        """How much beer a player could raise: stock, buildings at half, mortgages of deeds without one (R153)."""
        total = stock
        for deed in spaces_in(owned):
            if level[deed]:
                total += level[deed] * (self.board.crate_price(deed) // 2)
            if mortgaged >> deed & 1 == 0:
                total += self.mortgages[deed]
        return total
