"""What one seat knows of a game: all but the dice to come, and the order of cards that have not gone by yet."""

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
        found: Json = {"seat": self.seat, "house": dict(self.terms.house.chosen), "board": self.terms.board.source}
        add_holdings(self, found)
        add_play(self, found)
        add_end(self, found)
        found["open_to"] = list(self.open_to)
        found["mail"] = [self.mail_hidden, list(self.mail_bottom)]
        found["letters"] = [self.letters_hidden, list(self.letters_bottom)]
        return found


# What a view and a snapshot have in common, in runs between which each of them writes something of its own.


def add_holdings(known: Position | TietgenView, found: Json) -> None:
    """Add what every player has, and where."""
    found["stock"] = list(known.stock)
    found["drunk"] = list(known.drunk)
    found["at"] = list(known.at)
    found["sitting"] = list(known.sitting)
    found["owner"] = list(known.owner)
    found["level"] = list(known.level)
    found["mortgaged"] = known.mortgaged
    found["flirts"] = [list(cards) for cards in known.flirts]


def add_play(known: Position | TietgenView, found: Json) -> None:
    """Add the supplies of the game, the question, and what is open between players."""
    found["piggy"] = known.piggy
    found["paid_in"] = known.paid_in
    found["taken_out"] = known.taken_out
    found["crates"] = known.crates
    found["fridges"] = known.fridges
    found["out"] = known.out
    found["stack"] = [frame.to_json() for frame in known.stack]
    found["turn"] = known.turn
    found["doubles"] = known.doubles
    found["again"] = known.again
    found["throws"] = known.throws
    found["rents"] = [rent.to_json() for rent in known.rents]
    found["offers"] = [offer.to_json() for offer in known.offers]


def add_end(known: Position | TietgenView, found: Json) -> None:
    """Add the winner, the last throw, and what the table said."""
    found["won"] = known.won
    found["thrown"] = known.thrown
    found["told"] = [known.typed_throws, known.typed_cards]
    found["calls"] = known.calls
