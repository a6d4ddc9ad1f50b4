"""What one seat knows of a game.

All is public but chance: the dice to come, and the order of those cards of a deck that have not gone by yet.
"""

from __future__ import annotations

from pocketmoney.core.action import NOBODY
from pocketmoney.core.game import Json, View
from pocketmoney.games.tietgen.dues import Rent
from pocketmoney.games.tietgen.holdings import Holdings
from pocketmoney.games.tietgen.offer import Offer
from pocketmoney.games.tietgen.position import Position, TietgenFrame
from pocketmoney.games.tietgen.subject import Subject
from pocketmoney.games.tietgen.terms import Terms


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
            "stock": list(self.stock),
            "drunk": list(self.drunk),
            "at": list(self.at),
            "sitting": list(self.sitting),
            "owner": list(self.owner),
            "level": list(self.level),
            "mortgaged": self.mortgaged,
            "flirts": [list(cards) for cards in self.flirts],
            "piggy": self.piggy,
            "paid_in": self.paid_in,
            "taken_out": self.taken_out,
            "crates": self.crates,
            "fridges": self.fridges,
            "out": self.out,
            "stack": [frame.to_json() for frame in self.stack],
            "turn": self.turn,
            "doubles": self.doubles,
            "again": self.again,
            "throws": self.throws,
            "rents": [rent.to_json() for rent in self.rents],
            "offers": [offer.to_json() for offer in self.offers],
            "won": self.won,
            "thrown": self.thrown,
            "told": [self.typed_throws, self.typed_cards],
            "calls": self.calls,
            "open_to": list(self.open_to),
            "mail": [self.mail_hidden, list(self.mail_bottom)],
            "letters": [self.letters_hidden, list(self.letters_bottom)],
        }
