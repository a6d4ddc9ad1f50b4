"""Raising beer for a debt: what a player could raise, and the order in which the program does it (R134, R153)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.action import NOBODY
from pocketmoney.games.tietgen import building, mortgage
from pocketmoney.games.tietgen.holdings import spaces_in

if TYPE_CHECKING:
    from pocketmoney.games.tietgen.state import Tietgen


def within_reach(s: Tietgen, seat: int) -> int:
    """The stock, all buildings at half, and the mortgages of all deeds that have none yet (R153)."""
    board = s.terms.board
    total = s.stock[seat]
    for deed in spaces_in(s.holdings.owned[seat]):
        if s.level[deed]:
            total += s.level[deed] * (board.crate_price(deed) // 2)
        if not s.is_mortgaged(deed):
            total += mortgage.value(s, deed)
    return total


def raise_beer(s: Tietgen, seat: int, beer: int) -> None:
    """Sell buildings from the dearest group on, then mortgage from the cheapest deed on, until it is enough (R134)."""
    while s.stock[seat] < beer:
        space = _to_sell(s, seat)
        if space == NOBODY:
            break
        building.sell(s, seat, space, None)
    while s.stock[seat] < beer:
        space = _to_mortgage(s, seat)
        if space == NOBODY:
            break
        mortgage.mortgage(s, seat, space, None)


def _to_sell(s: Tietgen, seat: int) -> int:
    """The highest kitchen of the dearest group that has something on it; the last one on the board of equals."""
    board = s.terms.board
    found = NOBODY
    best = (0, 0, 0)
    for deed in spaces_in(s.holdings.owned[seat] & s.holdings.built):
        if s.level[deed]:
            dearest = max([board.spaces[mate].price for mate in board.mates(deed)])
            rank = (board.crate_price(deed), dearest, s.level[deed])
            if rank >= best:
                found, best = deed, rank
    return found


def _to_mortgage(s: Tietgen, seat: int) -> int:
    """The cheapest deed without a mortgage; the first one on the board of equals."""
    found = NOBODY
    spaces = s.terms.board.spaces
    for deed in spaces_in(s.holdings.owned[seat] & ~s.mortgaged):
        if found == NOBODY or spaces[deed].price < spaces[found].price:
            found = deed
    return found
