"""What one seat knows of a game.

All is public but chance: the dice to come, and the order of those cards of a deck that have not gone by yet.
"""

from __future__ import annotations

from typing import TypeAlias

from pocketmoney.core.action import NOBODY
from pocketmoney.core.game import Json, View
from pocketmoney.games.tietgen.dues import Rent
from pocketmoney.games.tietgen.holdings import Holdings
from pocketmoney.games.tietgen.offer import Offer
from pocketmoney.games.tietgen.position import Position, TietgenFrame
from pocketmoney.games.tietgen.subject import Subject
from pocketmoney.games.tietgen.terms import Terms

Known: TypeAlias = "Position | TietgenView"


class TietgenView(View):
    """Everything that one seat knows. Names and meanings are those of the state."""

    __slots__ = (
        "terms", "stock", "drunk", "at", "sitting", "owner", "level", "mortgaged", "flirts", "piggy", "paid_in",
        "taken_out", "crates", "fridges", "out", "stack", "turn", "doubles", "again", "throws", "rents", "offers",
        "won", "open_to", "mail_hidden", "mail_bottom", "letters_hidden", "letters_bottom", "holdings",
        "thrown", "typed_throws", "typed_cards", "calls",
    )  # fmt: skip

    def __init__(self, seat: int, s: Position) -> None:
        self.seat = seat
        self.terms: Terms = s.terms
        self.stock = s.stock[:]
        self.drunk = s.drunk[:]
        self.at = s.at[:]
        self.sitting = s.sitting[:]
        self.owner = s.owner[:]
        self.level = s.level[:]
        self.mortgaged = s.mortgaged
        self.flirts = s.flirts[:]
        self.piggy = s.piggy
        self.paid_in = s.paid_in
        self.taken_out = s.taken_out
        self.crates = s.crates
        self.fridges = s.fridges
        self.out = s.out
        self.stack: list[TietgenFrame] = s.stack[:]
        self.turn = s.whose
        self.doubles = s.doubles
        self.again = s.again
        self.throws = s.throws
        self.rents: tuple[Rent, ...] = s.rents
        self.offers: tuple[Offer, ...] = s.offers
        self.won = s.won
        self.thrown = s.thrown
        self.typed_throws = s.typed_throws
        self.typed_cards = s.typed_cards
        self.calls = s.calls
        self.open_to = s.open_to()
        self.mail_hidden = s.mail.hidden
        self.mail_bottom = s.mail.bottom()
        self.letters_hidden = s.letters.hidden
        self.letters_bottom = s.letters.bottom()
        self.holdings: Holdings = s.holdings

    def asking(self) -> str:
        """The kind of the present question in one word; "over" when the game is over."""
        return self.stack[-1].asking() if self.won == NOBODY else "over"

    def about(self) -> Subject:
        """What the present question is about."""
        return self.stack[-1].about()

    def to_json(self) -> Json:
        return {
            "seat": self.seat,
            "house": dict(self.terms.house.chosen),
            "board": self.terms.board.source,
            **write_holdings(self),
            **write_play(self),
            **write_end(self),
            "open_to": list(self.open_to),
            "mail": [self.mail_hidden, list(self.mail_bottom)],
            "letters": [self.letters_hidden, list(self.letters_bottom)],
        }


# What a view and a snapshot have in common, in runs between which each of them writes something of its own.


def write_holdings(known: Known) -> Json:
    """What every player has, and where."""
    return {
        "stock": list(known.stock),
        "drunk": list(known.drunk),
        "at": list(known.at),
        "sitting": list(known.sitting),
        "owner": list(known.owner),
        "level": list(known.level),
        "mortgaged": known.mortgaged,
        "flirts": [list(cards) for cards in known.flirts],
    }


def write_play(known: Known) -> Json:
    """The supplies of the game, the question, and what is open between players."""
    return {
        "piggy": known.piggy,
        "paid_in": known.paid_in,
        "taken_out": known.taken_out,
        "crates": known.crates,
        "fridges": known.fridges,
        "out": known.out,
        "stack": [frame.to_json() for frame in known.stack],
        "turn": known.turn,
        "doubles": known.doubles,
        "again": known.again,
        "throws": known.throws,
        "rents": [rent.to_json() for rent in known.rents],
        "offers": [offer.to_json() for offer in known.offers],
    }


def write_end(known: Known) -> Json:
    """The winner, the last throw, and what the table said."""
    return {
        "won": known.won,
        "thrown": known.thrown,
        "told": [known.typed_throws, known.typed_cards],
        "calls": known.calls,
    }
