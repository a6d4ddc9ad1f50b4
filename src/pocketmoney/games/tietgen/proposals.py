"""Sensible offers for menus: deeds that fit one's own, a Flirting card for a player who needs it, deeds to pay a debt.

All of them are allowed, by how they are made: both sides have what they give, and the beer for the tenth of a
mortgaged deed is there (R148, R155). So they are not judged again.
"""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import Action
from pocketmoney.games.tietgen import mortgage
from pocketmoney.games.tietgen.actions import OFFER
from pocketmoney.games.tietgen.amounts import ML
from pocketmoney.games.tietgen.holdings import first_in, spaces_in
from pocketmoney.games.tietgen.position import Position

MOST: Final = 6  # that a debtor thinks of; others have at most four for each player


def list_proposals(s: Position, seat: int, missing: int) -> list[Action]:
    """A few offers that seat might make, all of them allowed. A debtor misses beer and sells for it."""
    found: list[Action] = []
    near = (1 << s.terms.seats) - 1 if missing else partners(s, seat)
    if near:
        for other in s.others(seat):
            if near >> other & 1:
                propose_to(s, seat, other, missing, found)
    return found[:MOST] if missing else found


def propose_to(s: Position, seat: int, other: int, missing: int, found: list[Action]) -> None:
    """Those of them that go to one player, unless an offer is open between the two."""
    for offer in s.offers:
        if offer.is_between(seat, other):
            return
    if missing:
        _sell_for(s, seat, other, missing, found)
        return
    holdings = s.holdings
    wanted = holdings.wanted[seat] & holdings.owned[other]
    if wanted and holdings.owned[seat] & ~holdings.built:
        _buy_kin(s, seat, other, wanted, found)
    _trade_flirts(s, seat, other, found)


def partners(s: Position, seat: int) -> int:
    """Those who own something that fits, or may want to trade a Flirting card, as a set of seats."""
    wanted = s.holdings.wanted[seat]
    owned = s.holdings.owned
    is_sitting = s.sitting[seat] >= 0
    found = 0
    if not (wanted or is_sitting or s.flirts[seat]):
        return found
    for other in range(s.terms.seats):
        if other == seat:
            continue
        if wanted & owned[other] or (is_sitting and s.flirts[other]) or (s.sitting[other] >= 0 and s.flirts[seat]):
            found |= 1 << other
    return found


def _buy_kin(s: Position, seat: int, other: int, wanted: int, found: list[Action]) -> None:
    """Their deeds that fit mine: for their price, or for one of mine that fits theirs."""
    holdings = s.holdings
    board = s.terms.board
    first = first_in(wanted)
    _buy(s, seat, other, first, found)
    rest = wanted & (wanted - 1)
    if rest:
        _buy(s, seat, other, first_in(rest), found)
    swap = holdings.owned[seat] & ~holdings.built & holdings.kin[other] & ~board.kin_bits[first]
    if swap and mortgage.interest(s, first) <= s.stock[seat]:
        found.append(Action(OFFER, (0, 0, 0, 0, 1, first_in(swap), first), other))


def _buy(s: Position, seat: int, other: int, deed: int, found: list[Action]) -> None:
    price = s.terms.board.spaces[deed].price
    if price + mortgage.interest(s, deed) <= s.stock[seat]:
        found.append(Action(OFFER, (price, 0, 0, 0, 0, deed), other))


def _trade_flirts(s: Position, seat: int, other: int, found: list[Action]) -> None:
    """Offer or ask for a Flirting card if one of the two sits in the administration."""
    fine = s.terms.board.fine
    if s.sitting[seat] >= 0 and s.flirts[other] and not s.flirts[seat] and fine <= s.stock[seat]:
        found.append(Action(OFFER, (fine, 0, 0, 1, 0), other))
    if s.sitting[other] >= 0 and s.flirts[seat] and not s.flirts[other]:
        found.append(Action(OFFER, (0, 1, fine, 0, 0), other))


def _sell_for(s: Position, seat: int, other: int, missing: int, found: list[Action]) -> None:
    """A deed for what is missing, or for its price."""
    for deed in spaces_in(s.holdings.owned[seat] & ~s.holdings.built)[:3]:
        price = s.terms.board.spaces[deed].price
        for beer in (missing, price) if price > missing else (missing,):
            if ML <= beer <= s.stock[other]:
                found.append(Action(OFFER, (0, 0, beer, 0, 1, deed), other))
