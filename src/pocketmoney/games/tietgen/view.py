"""What one seat knows of a game, and a whole state that agrees with it.

All is public but chance: the dice to come, and the order of those cards of a deck that have not gone by yet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.frame import Frame
from pocketmoney.core.game import Json, View
from pocketmoney.core.rng import Rng
from pocketmoney.games.tietgen.decks import Deck
from pocketmoney.games.tietgen.holdings import Holdings
from pocketmoney.games.tietgen.mail import LETTER
from pocketmoney.games.tietgen.offer import Offer, Rent
from pocketmoney.games.tietgen.terms import Terms

if TYPE_CHECKING:
    from pocketmoney.games.tietgen.state import Tietgen


class TietgenView(View):
    """Everything that one seat knows. Names and meanings are those of the state."""

    __slots__ = (
        "terms", "stock", "drunk", "at", "sitting", "owner", "level", "mortgaged", "flirts", "piggy", "paid_in",
        "taken_out", "crates", "fridges", "out", "stack", "turn", "doubles", "again", "throws", "rents", "offers",
        "won", "open_to", "mail_hidden", "mail_bottom", "letters_hidden", "letters_bottom", "holdings",
        "thrown", "told_throws", "told_cards", "calls",
    )  # fmt: skip

    def __init__(self, seat: int, s: Tietgen) -> None:
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
        self.stack: list[Frame[Tietgen]] = s.stack[:]
        self.turn = s.whose
        self.doubles = s.doubles
        self.again = s.again
        self.throws = s.throws
        self.rents: tuple[Rent, ...] = s.rents
        self.offers: tuple[Offer, ...] = s.offers
        self.won = s.won
        self.thrown = s.thrown
        self.told_throws = s.told_throws
        self.told_cards = s.told_cards
        self.calls = s.calls
        self.open_to = s.open_to()
        self.mail_hidden = s.mail.hidden
        self.mail_bottom = s.mail.bottom()
        self.letters_hidden = s.letters.hidden
        self.letters_bottom = s.letters.bottom()
        self.holdings: Holdings = s.holdings

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
            "told": [self.told_throws, self.told_cards],
            "calls": self.calls,
            "open_to": list(self.open_to),
            "mail": [self.mail_hidden, list(self.mail_bottom)],
            "letters": [self.letters_hidden, list(self.letters_bottom)],
        }


def imagine(view: TietgenView, rng: Rng) -> Tietgen:
    """A whole state that agrees with the view: unknown cards in random order, dice by chance."""
    from pocketmoney.games.tietgen.state import Tietgen

    rng = rng.copy()
    terms = view.terms
    held: list[int] = []
    for cards in view.flirts:
        held += cards
    mail = _deck([card.number for card in terms.board.mail], view.mail_bottom, held, rng)
    letters = _deck([card.number + LETTER for card in terms.letters], view.letters_bottom, held, rng)
    state = Tietgen(
        terms, view.stock[:], view.drunk[:], view.at[:], view.sitting[:], view.owner[:], view.level[:],
        view.mortgaged, view.flirts[:], mail, letters, view.piggy, view.paid_in, view.taken_out, view.crates,
        view.fridges, view.out, view.stack[:], view.turn, view.doubles, view.again, view.throws, view.rents,
        view.offers, (), rng, view.won, view.holdings,
    )  # fmt: skip
    state.thrown = view.thrown
    state.told_throws = view.told_throws
    state.told_cards = view.told_cards
    state.calls = view.calls
    return state


def _deck(all_cards: list[int], bottom: tuple[int, ...], held: list[int], rng: Rng) -> Deck:
    hidden = [card for card in all_cards if card not in bottom and card not in held]
    rng.shuffle(hidden)
    return Deck(tuple(hidden) + bottom, len(bottom))
