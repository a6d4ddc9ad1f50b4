"""The moves of a menu as whole numbers, for trainers. docs/reference/encodings.md lists them.

Bids and offers are open-ended in the rules; their numbers mean those that are on the menu, in order. Offers come last,
so that a menu with more of them than a trainer has room for goes on beyond `size`. Giving up, calling time and what is
typed in from a real table have no number.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pocketmoney.core.action import NOTHING, Action
from pocketmoney.core.encoding import Blocks
from pocketmoney.games.tietgen import actions
from pocketmoney.games.tietgen.board import Board

# Moves that are words alone.
WORDS: Final = (
    actions.ROLL, actions.BUY, actions.DECLINE, actions.PASS, actions.CLAIM, actions.KEEP, actions.FINE,
    actions.FLIRT, actions.CHUG, actions.DRINK, actions.SETTLE, actions.SURRENDER,
)  # fmt: skip
BIDS: Final = 6  # on a menu at most
OFFERS: Final = 6  # that trainers have room for; a menu may name more
UNNUMBERED: Final = -1


class ActionNumbers:
    """The numbers of one table: its seats and the deeds of its board. Seats count from the seat that moves."""

    __slots__ = (
        "seats", "blocks", "words", "nothing", "of_spaces", "of_seats", "accept", "refuse", "bid", "offer", "_fixed",
    )  # fmt: skip

    def __init__(self, seats: int, board: Board) -> None:
        self.seats = seats
        self.blocks = Blocks()
        self.words = [UNNUMBERED] * len(actions.VERBS)  # by verb
        self._fixed: list[Action] = []  # by number, up to those of spaces
        for verb in WORDS:
            self.words[verb] = self.blocks.add(actions.VERBS[verb], 1)
            self._fixed.append(Action(verb))
        self.words[actions.DRAW] = self.words[actions.ROLL]  # chance by the program, one or the other
        self.nothing = self.blocks.add("nothing", 1)  # what a seat says that uses none of its rights
        self._fixed.append(NOTHING)
        self.of_spaces: list[list[int]] = []  # by verb, as OF_SPACES, and space
        for verb, moves in zip(actions.OF_SPACES, actions.TO_SPACES, strict=True):
            start = self.blocks.add(actions.VERBS[verb], len(board.deeds))
            numbers = [UNNUMBERED] * len(board.spaces)
            for at, space in enumerate(board.deeds):
                numbers[space] = start + at
                self._fixed.append(moves[space])
            self.of_spaces.append(numbers)
        self.accept = self.blocks.add("accept", seats - 1) - 1  # the next seat clockwise is the first
        self.refuse = self.blocks.add("refuse", seats - 1) - 1
        # By the seat that moves, verb, as OF_SEATS, and the other seat.
        firsts, all_seats = (self.accept, self.refuse), range(seats)
        self.of_seats = [[[at + (other - seat) % seats for other in all_seats] for at in firsts] for seat in all_seats]
        self.bid = self.blocks.add("bid", BIDS)
        self.offer = self.blocks.add("offer", OFFERS)

    def number_menu(self, menu: list[Action], seat: int) -> list[int]:
        """Return the number of each move of a menu; UNNUMBERED for one that has none."""
        found: list[int] = []
        bid, offer = self.bid, self.offer
        for action in menu:
            verb = action.verb
            if actions.BUILD <= verb <= actions.LIFT:
                found.append(self.of_spaces[verb - actions.BUILD][action.parts[0]])
            elif verb == actions.BID:
                found.append(bid)
                bid += 1
            elif verb == actions.OFFER:
                found.append(offer)
                offer += 1
            elif verb == actions.ACCEPT or verb == actions.REFUSE:
                found.append(self.of_seats[seat][verb - actions.ACCEPT][action.target])
            else:
                found.append(self.words[verb])
        return found

    def fixed_action(self, number: int, seat: int) -> Action:
        """Return the move that a number means for a seat; bids and offers, which the menu names, have none."""
        if number < len(self._fixed):
            return self._fixed[number]
        if number <= self.refuse:
            return actions.TO_ACCEPT[(seat + number - self.accept) % self.seats]
        return actions.TO_REFUSE[(seat + number - self.refuse) % self.seats]


@lru_cache(maxsize=32)
def numbers_of(seats: int, board: Board) -> ActionNumbers:
    """Return the numbers of tables with that many seats at a board; they are the same for each of them."""
    return ActionNumbers(seats, board)
