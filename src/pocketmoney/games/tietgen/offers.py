"""Open offers: when they die (R155)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.games.tietgen.offer import Offer

if TYPE_CHECKING:
    from pocketmoney.games.tietgen.state import Tietgen


def void_all(s: Tietgen) -> None:
    """Every offer dies with the next throw; a throw for a card is none."""
    for offer in s.offers:
        _tell(s, offer)
    s.offers = ()


def void_of_deed(s: Tietgen, space: int) -> None:
    """Offers that name this deed die: it changes hands, is mortgaged or is lifted."""
    for offer in s.offers:
        if space in offer.give.deeds or space in offer.get.deeds:
            _void(s, offer)


def void_of_flirts(s: Tietgen, seat: int) -> None:
    """Offers that take more Flirting cards from this seat than it holds die; the cards are all alike."""
    held = len(s.flirts[seat])
    for offer in s.offers:
        given = offer.give.flirts if offer.by == seat else offer.get.flirts if offer.on == seat else 0
        if given > held:
            _void(s, offer)


def void_of_seat(s: Tietgen, seat: int) -> None:
    """Offers by and to a player who leaves die."""
    for offer in s.offers:
        if seat == offer.by or seat == offer.on:
            _void(s, offer)


def _void(s: Tietgen, gone: Offer) -> None:
    s.offers = tuple([offer for offer in s.offers if offer is not gone])
    _tell(s, gone)


def _tell(s: Tietgen, offer: Offer) -> None:
    if s.log is not None:
        s.tell("tietgen-offer-dies", {"by": offer.by, "on": offer.on})
