"""The moves of a menu as whole numbers, for trainers. docs/reference/encodings.md lists them.

Bids and offers are open-ended in the rules; their numbers mean those that are on the menu, in order. Offers come last,
so that a menu with more of them than a trainer has room for goes on beyond `size`. Giving up, calling time and what is
typed in from a real table have no number.
"""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOTHING, Action
from pocketmoney.core.encoding import Blocks
from pocketmoney.games.tietgen.actions import (
    ACCEPT,
    BID,
    BUILD,
    BUY,
    CHUG,
    CLAIM,
    DECLINE,
    DRAW,
    DRINK,
    FINE,
    FLIRT,
    KEEP,
    LIFT,
    MORTGAGE,
    OFFER,
    PASS,
    REFUSE,
    ROLL,
    SELL,
    SETTLE,
    SURRENDER,
    TIME,
    TO_ACCEPT,
    TO_BUILD,
    TO_LIFT,
    TO_MORTGAGE,
    TO_REFUSE,
    TO_SELL,
    VERBS,
)
from pocketmoney.games.tietgen.board import Board

WORDS: Final = (ROLL, BUY, DECLINE, PASS, CLAIM, KEEP, FINE, FLIRT, CHUG, DRINK, SETTLE, SURRENDER)
BIDS: Final = 6  # on a menu at most
OFFERS: Final = 6  # that trainers have room for; a menu may name more
UNNUMBERED: Final = -1


class ActionNumbers:
    """The numbers of one table: its seats and the deeds of its board. Seats count from the seat that moves."""

    __slots__ = (
        "seats", "blocks", "words", "nothing", "builds", "sells", "mortgages", "lifts", "accept", "refuse",
        "bid", "offer", "_fixed",
    )  # fmt: skip

    def __init__(self, seats: int, board: Board) -> None:
        self.seats = seats
        self.blocks = Blocks()
        self.words = [UNNUMBERED] * (TIME + 1)  # by verb
        self._fixed: list[Action] = []  # by number, up to those of spaces
        for verb in WORDS:
            self.words[verb] = self.blocks.add(VERBS[verb], 1)
            self._fixed.append(Action(verb))
        self.words[DRAW] = self.words[ROLL]  # chance by the program, one or the other
        self.nothing = self.blocks.add("nothing", 1)  # what a seat says that uses none of its rights
        self._fixed.append(NOTHING)
        self.builds = self._add_spaces(BUILD, TO_BUILD, board)
        self.sells = self._add_spaces(SELL, TO_SELL, board)
        self.mortgages = self._add_spaces(MORTGAGE, TO_MORTGAGE, board)
        self.lifts = self._add_spaces(LIFT, TO_LIFT, board)
        self.accept = self.blocks.add("accept", seats - 1) - 1  # the next seat clockwise is the first
        self.refuse = self.blocks.add("refuse", seats - 1) - 1
        self.bid = self.blocks.add("bid", BIDS)
        self.offer = self.blocks.add("offer", OFFERS)

    def _add_spaces(self, verb: int, moves: list[Action], board: Board) -> list[int]:
        """Add a block for the deeds; return the number of the move for each space."""
        found = [UNNUMBERED] * len(board.spaces)
        start = self.blocks.add(VERBS[verb], len(board.deeds))
        for at, space in enumerate(board.deeds):
            found[space] = start + at
            self._fixed.append(moves[space])
        return found

    def number_menu(self, menu: list[Action], seat: int) -> list[int]:
        """Return the number of each move of a menu; UNNUMBERED for one that has none."""
        found: list[int] = []
        bid, offer = self.bid, self.offer
        for action in menu:
            verb = action.verb
            if verb == BID:
                found.append(bid)
                bid += 1
            elif verb == OFFER:
                found.append(offer)
                offer += 1
            elif verb == ACCEPT:
                found.append(self.accept + (action.target - seat) % self.seats)
            elif verb == REFUSE:
                found.append(self.refuse + (action.target - seat) % self.seats)
            elif verb == BUILD:
                found.append(self.builds[action.parts[0]])
            elif verb == SELL:
                found.append(self.sells[action.parts[0]])
            elif verb == MORTGAGE:
                found.append(self.mortgages[action.parts[0]])
            elif verb == LIFT:
                found.append(self.lifts[action.parts[0]])
            else:
                found.append(self.words[verb])
        return found

    def fixed_action(self, number: int, seat: int) -> Action:
        """Return the move that a number means for a seat; bids and offers, which the menu names, have none."""
        if number < len(self._fixed):
            return self._fixed[number]
        if number <= self.refuse:
            return TO_ACCEPT[(seat + number - self.accept) % self.seats]
        return TO_REFUSE[(seat + number - self.refuse) % self.seats]
