"""How somebody plays Tietgen Monopoly without thinking long: the quick moves of imagined games."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.rng import Rng
from pocketmoney.games.tietgen.actions import (
    BID,
    BUILD,
    CONCEDE,
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
from pocketmoney.games.tietgen.building import CRATES, judge_build
from pocketmoney.games.tietgen.frames.auction import Auction
from pocketmoney.games.tietgen.frames.debt import Debt
from pocketmoney.games.tietgen.frames.purchase import Purchase
from pocketmoney.games.tietgen.frames.tax import TaxChoice
from pocketmoney.games.tietgen.frames.throw import Throw
from pocketmoney.games.tietgen.holdings import spaces_in
from pocketmoney.games.tietgen.state import Tietgen

RESERVE: Final = 50 * ML  # kept for rent when buying
SAFE: Final = 75 * ML  # kept when building


def move(s: Tietgen, seat: int, rng: Rng) -> Action:
    """A quick move of an asked seat."""
    top = s.stack[-1]
    if isinstance(top, Throw):
        if s.sitting[seat] < 0:
            return TO_ROLL
        return _from_administration(s, seat, top)
    if isinstance(top, Purchase):
        price = s.terms.board.spaces[top.space].price
        return TO_BUY if s.stock[seat] >= price + (0 if _has_kin(s, seat, top.space) else RESERVE) else TO_DECLINE
    if isinstance(top, Auction):
        return _bid(s, seat, top, rng)
    if isinstance(top, Debt):
        return _raise(s, seat, top)
    menu = [action for action in top.menu(s, seat) if action.verb != CONCEDE]
    if isinstance(top, TaxChoice) and TO_CHUG in menu:
        return TO_CHUG
    return TO_CLAIM if TO_CLAIM in menu else menu[-1]


def _from_administration(s: Tietgen, seat: int, top: Throw) -> Action:
    """Out at once while there is something to buy, else the longer the better."""
    menu = top.menu(s, seat)
    free = len([deed for deed in s.terms.board.deeds if s.owner[deed] < 0])
    if free > 6:
        for way in (TO_FLIRT, TO_FINE):
            if way in menu:
                return way
    return TO_ROLL


def _raise(s: Tietgen, seat: int, top: Debt) -> Action:
    """Single deeds are mortgaged before the program sells what stands on groups, the cheapest first."""
    answer = top.default(s, seat)
    single = s.holdings.owned[seat] & ~s.holdings.whole & ~s.mortgaged
    if answer != TO_SETTLE or not single:
        return answer
    spaces = s.terms.board.spaces
    return TO_MORTGAGE[min(spaces_in(single), key=lambda deed: spaces[deed].price)]


def _has_kin(s: Tietgen, seat: int, space: int) -> bool:
    """Whether that seat owns something that is worth more together with the space."""
    return s.holdings.owned[seat] & s.terms.board.kin_bits[space] != 0


def _bid(s: Tietgen, seat: int, asked: Auction, rng: Rng) -> Action:
    """Up to the price, more where it fits one's own; in steps of a fifth."""
    if asked.is_piece:
        return TO_PASS
    price = s.terms.board.spaces[asked.space].price
    worth = price * (90 + rng.below(30)) // 100
    if _has_kin(s, seat, asked.space):
        worth += price // 2
    most = min(worth, s.stock[seat] - RESERVE // 2)
    least = asked.least_bid(s, seat)
    if most < least:
        return TO_PASS
    wanted = min(most, max(least, price // 2, asked.bid + price // 5))
    return Action(BID, (wanted - wanted % ML,))


def between_throws(s: Tietgen, wholes: list[tuple[int, ...]]) -> bool:
    """What people do before a throw, offers aside: claim, and build in their turn; whether anything was done."""
    if s.rents:
        s.apply(s.rents[0].owner, TO_CLAIM)
        return True
    seat = s.whose
    for mates in wholes:
        if s.owner[mates[0]] == seat and s.stock[seat] >= s.terms.board.crate_price(mates[0]) + SAFE:
            space = _to_build(s, seat, mates)
            if space != NOBODY:
                s.apply(seat, Action(BUILD, (space,)))
                return True
    return False


def wholes(s: Tietgen) -> list[tuple[int, ...]]:
    """The groups that have one owner."""
    whole = s.holdings.whole
    return [group.spaces for group in s.terms.board.groups if whole >> group.spaces[0] & 1]


def _to_build(s: Tietgen, seat: int, mates: tuple[int, ...]) -> int:
    """The kitchen of a whole group where the next crate goes."""
    lowest = mates[0]
    for mate in mates:
        if s.owner[mate] != seat:
            return NOBODY
        if s.level[mate] < s.level[lowest]:
            lowest = mate
    if s.level[lowest] >= CRATES or judge_build(s, seat, lowest) is not None:
        return NOBODY
    return lowest
