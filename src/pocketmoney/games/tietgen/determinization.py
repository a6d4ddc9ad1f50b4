"""A whole state that agrees with what one seat knows."""

from __future__ import annotations

from pocketmoney.core.rng import Rng
from pocketmoney.games.tietgen.decks import Deck
from pocketmoney.games.tietgen.mail import LETTER
from pocketmoney.games.tietgen.state import Tietgen
from pocketmoney.games.tietgen.view import TietgenView


def imagine(view: TietgenView, rng: Rng) -> Tietgen:
    """A whole state that agrees with the view: unknown cards in random order, dice by chance."""
    rng = rng.copy()
    terms = view.terms
    held = [code for cards in view.flirts for code in cards]
    mail = _deck([card.number for card in terms.board.mail], view.mail_bottom, held, rng)
    letters = _deck([card.number + LETTER for card in terms.letters], view.letters_bottom, held, rng)
    return Tietgen(
        terms, view.stock[:], view.drunk[:], view.at[:], view.sitting[:], view.owner[:], view.level[:],
        view.mortgaged, view.flirts[:], mail, letters, view.piggy, view.paid_in, view.taken_out, view.crates,
        view.fridges, view.out, view.stack[:], view.turn, view.doubles, view.again, view.throws, view.rents,
        view.offers, (), rng, view.won, view.holdings, view.thrown, view.typed_throws, view.typed_cards, view.calls,
    )  # fmt: skip


def _deck(all_cards: list[int], bottom: tuple[int, ...], held: list[int], rng: Rng) -> Deck:
    hidden = [card for card in all_cards if card not in bottom and card not in held]
    rng.shuffle(hidden)
    return Deck(tuple(hidden) + bottom, len(bottom))
