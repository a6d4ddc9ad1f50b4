"""Sensible offers for menus: deeds that fit one's own, a Flirting card for a player who needs it, deeds to pay a debt.

All of them are allowed, by how they are made: both sides have what they give, and the beer for the tenth of a
mortgaged deed is there (R148, R155). So they are not judged again.
"""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import Action
from pocketmoney.games.tietgen.actions import OFFER
from pocketmoney.games.tietgen.amounts import ML
from pocketmoney.games.tietgen.holdings import first_in, spaces_in
from pocketmoney.games.tietgen.position import Position

MOST: Final = 6  # that a debtor thinks of; others have at most four for each player


def list_proposals(s: Position, seat: int, missing: int) -> list[Action]:
    """A few offers that seat might make, all of them allowed. A debtor misses beer and sells for it."""
    if missing:
        return _sales(s, seat, missing)[:MOST]
    deals = s.holdings.deals[seat]
    if deals is None:
        deals = []
        for other in s.others(seat):
            _add_deals(s, seat, other, deals)
        s.holdings.deals[seat] = deals
    if s.sitting[seat] >= 0 or s.flirts[seat]:
        deals = deals[:]
        for other in s.others(seat):
            _add_flirts(s, seat, other, deals)
        deals.sort(key=lambda offer: (offer.target - seat) % s.terms.seats)
    return _payable(s, seat, deals)


def propose_to(s: Position, seat: int, other: int) -> list[Action]:
    """Those of a seat that misses no beer that go to one player."""
    deals: list[Action] = []
    _add_deals(s, seat, other, deals)
    _add_flirts(s, seat, other, deals)
    return _payable(s, seat, deals)


def partners(s: Position, seat: int) -> int:
    """Those who own something that fits, or may want to trade a Flirting card, as a set of seats."""
    wanted, owned = s.holdings.wanted[seat], s.holdings.owned
    is_sitting, flirts = s.sitting[seat] >= 0, s.flirts[seat]
    found = 0
    if wanted or is_sitting or flirts:
        for other in range(s.terms.seats):
            if wanted & owned[other] or (is_sitting and s.flirts[other]) or (s.sitting[other] >= 0 and flirts):
                found |= 1 << other
    return found & ~(1 << seat)


def _add_deals(s: Position, seat: int, other: int, found: list[Action]) -> None:
    """Add what fits, by holdings alone: their first two deeds that fit mine, and the first for one that fits theirs."""
    holdings = s.holdings
    wanted = holdings.wanted[seat] & holdings.owned[other]
    loose = holdings.owned[seat] & ~holdings.built
    if wanted and loose:
        board = s.terms.board
        first = first_in(wanted)
        found.append(board.bargains[first][other])
        if wanted & (wanted - 1):
            found.append(board.bargains[first_in(wanted & (wanted - 1))][other])
        swap = loose & holdings.kin[other] & ~board.kin_bits[first]
        if swap:
            found.append(Action(OFFER, (0, 0, 0, 0, 1, first_in(swap), first), other))


def _add_flirts(s: Position, seat: int, other: int, found: list[Action]) -> None:
    """Add a Flirting card for the fine, if one of the two has it and the other sits in the administration without."""
    if s.flirts[seat]:
        if s.sitting[other] >= 0 and not s.flirts[other]:
            found.append(Action(OFFER, (0, 1, s.terms.board.fine, 0, 0), other))
    elif s.sitting[seat] >= 0 and s.flirts[other]:
        found.append(Action(OFFER, (s.terms.board.fine, 0, 0, 1, 0), other))


def _payable(s: Position, seat: int, deals: list[Action]) -> list[Action]:
    """The offers among these that can be paid, with the tenth on a mortgaged deed, to players with no offer open."""
    busy = 0
    for made in s.offers:
        if made.by == seat or made.on == seat:
            busy |= 1 << made.by | 1 << made.on
    # The first part of an offer is the beer that is given, the last part of these the deed that is got; 0 is none.
    stock, loans, interests = s.stock[seat], s.mortgaged, s.terms.interests
    return [
        deal
        for deal in deals
        if deal.parts[0] + (interests[deal.parts[-1]] if loans >> deal.parts[-1] & 1 else 0) <= stock
        and busy >> deal.target & 1 == 0
    ]


def _sales(s: Position, seat: int, missing: int) -> list[Action]:
    """A deed for what is missing, or for its price."""
    found: list[Action] = []
    for other in [other for other in s.others(seat) if not any(offer.is_between(seat, other) for offer in s.offers)]:
        for deed in spaces_in(s.holdings.owned[seat] & ~s.holdings.built)[:3]:
            price = s.terms.board.spaces[deed].price
            for beer in (missing, price) if price > missing else (missing,):
                if ML <= beer <= s.stock[other]:
                    found.append(Action(OFFER, (0, 0, beer, 0, 1, deed), other))
    return found
