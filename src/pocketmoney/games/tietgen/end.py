"""How the game ends: one player is left, or the wealthiest after a number of throws (R156, R157)."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.tietgen.holdings import spaces_in
from pocketmoney.games.tietgen.position import Position

DRAWN: Final = -2


def is_limit_reached(s: Position) -> bool:
    """Whether the set number of throws has been made."""
    limit = s.terms.house.throw_limit
    return limit > 0 and s.throws >= limit


def is_called(s: Position) -> bool:
    """Whether all who are still in the game have called time (R156)."""
    return s.calls != 0 and s.calls | s.out == (1 << s.terms.seats) - 1


def wealth(s: Position, seat: int) -> int:
    """The wealth of a player: stock and, unless a house rule says otherwise, property; nothing drunk (R156, R157)."""
    return s.stock[seat] + (0 if s.terms.house.wealth_is_stock else property_of(s, seat))


def property_of(s: Position, seat: int) -> int:
    """Deeds at their price, mortgaged ones at half, and buildings at half (R156)."""
    board = s.terms.board
    total = 0
    for deed in spaces_in(s.holdings.owned[seat]):
        price = board.spaces[deed].price
        total += price // 2 if s.is_mortgaged(deed) else price
        if s.level[deed]:
            total += s.level[deed] * board.crate_price(deed) // 2
    return total


def count_up(s: Position) -> None:
    """End the game: the wealthiest player wins; if two are equally wealthy nobody does."""
    counted = {seat: wealth(s, seat) for seat in SEATS_OF[(1 << s.terms.seats) - 1 & ~s.out]}
    most = max(counted.values())
    best = [seat for seat, beer in counted.items() if beer == most]
    for seat, beer in counted.items():
        s.tell("tietgen-wealth", {"seat": seat, "wealth-beer": beer})
    if len(best) == 1:
        s.won = best[0]
        s.tell("tietgen-wealthiest", {"seat": best[0], "wealth-beer": most})
    else:
        s.won = DRAWN
        s.tell("tietgen-draw", {"wealth-beer": most})


def end_with_one(s: Position) -> None:
    """End the game if only one player is left."""
    playing = SEATS_OF[(1 << s.terms.seats) - 1 & ~s.out]
    if len(playing) == 1:
        s.won = playing[0]
        s.tell("tietgen-wins", {"seat": playing[0]})
