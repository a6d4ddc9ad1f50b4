"""The rollout policy for Tietgen Monopoly: quick moves for imagined games."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import Action
from pocketmoney.core.rng import Rng
from pocketmoney.games.tietgen.actions import (
    BID,
    TO_BUILD,
    TO_BUY,
    TO_CHUG,
    TO_CLAIM,
    TO_DECLINE,
    TO_FINE,
    TO_FLIRT,
    TO_MORTGAGE,
    TO_PASS,
    TO_ROLL,
    TO_SETTLE,
)
from pocketmoney.games.tietgen.amounts import ML
from pocketmoney.games.tietgen.building import CRATES, buildable
from pocketmoney.games.tietgen.holdings import spaces_in
from pocketmoney.games.tietgen.mortgage import mortgageable
from pocketmoney.games.tietgen.state import Tietgen

RESERVE: Final = 50 * ML  # kept for rent when buying
SAFE: Final = 75 * ML  # kept when building


def move(s: Tietgen, seat: int, rng: Rng) -> Action:
    """A quick move of an asked seat."""
    asking = s.asking()
    if asking == "throw":
        return TO_ROLL if s.sitting[seat] < 0 else _from_administration(s, seat)
    if asking == "purchase":
        space = s.stack[-1].about().space
        price = s.terms.board.spaces[space].price
        return TO_BUY if s.stock[seat] >= price + (0 if _has_kin(s, seat, space) else RESERVE) else TO_DECLINE
    if asking == "auction":
        return _bid(s, seat, rng)
    if asking == "debt":
        return _raise(s, seat)
    menu = s.stack[-1].moves(s, seat).listed()
    if TO_CHUG in menu:
        return TO_CHUG
    return TO_CLAIM if TO_CLAIM in menu else menu[-1]


def _from_administration(s: Tietgen, seat: int) -> Action:
    """Out at once while there is something to buy, else the longer the better."""
    menu = s.stack[-1].moves(s, seat).listed()
    if len(s.terms.board.deeds) - s.holdings.taken.bit_count() > 6:
        for way in (TO_FLIRT, TO_FINE):
            if way in menu:
                return way
    return TO_ROLL


def _raise(s: Tietgen, seat: int) -> Action:
    """Single deeds are mortgaged before the program sells what stands on groups, the cheapest first."""
    answer = s.default(seat)
    assert answer is not None
    single = mortgageable(s, seat) & ~s.holdings.whole
    if answer != TO_SETTLE or not single:
        return answer
    spaces = s.terms.board.spaces
    return TO_MORTGAGE[min(spaces_in(single), key=lambda deed: spaces[deed].price)]


def _has_kin(s: Tietgen, seat: int, space: int) -> bool:
    """Whether that seat owns something that is worth more together with the space."""
    return s.holdings.owned[seat] & s.terms.board.kin_bits[space] != 0


def _bid(s: Tietgen, seat: int, rng: Rng) -> Action:
    """Up to the price, more where it fits one's own; in steps of a fifth."""
    about = s.stack[-1].about()
    if about.is_piece:
        return TO_PASS
    price = s.terms.board.spaces[about.space].price
    worth = price * (90 + rng.below(30)) // 100
    if _has_kin(s, seat, about.space):
        worth += price // 2
    most = min(worth, s.stock[seat] - RESERVE // 2)
    least = s.stack[-1].least_bid(s, seat)
    if most < least:
        return TO_PASS
    wanted = min(most, max(least, price // 2, about.beer + price // 5))
    return Action(BID, (wanted - wanted % ML,))


def between_throws(s: Tietgen) -> bool:
    """What people do before a throw, offers aside: claim, and build in their turn; whether anything was done."""
    if s.rents:
        s.apply(s.rents[0].owner, TO_CLAIM)
        return True
    seat = s.whose
    for space in spaces_in(buildable(s, seat)):
        if s.level[space] < CRATES and s.stock[seat] >= s.terms.board.crate_price(space) + SAFE:
            s.apply(seat, TO_BUILD[space])
            return True
    return False
