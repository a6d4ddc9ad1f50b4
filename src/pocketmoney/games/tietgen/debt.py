"""Debts: to whom a player owes, what the player could raise, and the order in which the program raises it."""

from __future__ import annotations

from pocketmoney.core.action import NOBODY
from pocketmoney.games.tietgen import building, mortgage
from pocketmoney.games.tietgen.dues import GAME
from pocketmoney.games.tietgen.holdings import spaces_in
from pocketmoney.games.tietgen.position import Position


def is_void(s: Position, debtor: int, creditor: int) -> bool:
    """Whether the debt has lapsed because debtor or creditor is out (R165, R167)."""
    return s.out >> debtor & 1 == 1 or (creditor != GAME and s.out >> creditor & 1 == 1)


def creditor_of(s: Position, seat: int) -> int:
    """To whom a player who leaves now is bankrupt: a debt comes first, then a rent, then what is queued (R165)."""
    queued = GAME
    for frame in reversed(s.stack):
        if frame.settles_debt_of(s, seat):  # also below a question about interest, after a trade made for it
            return frame.creditor_of_debt()
        if queued == GAME and frame.queues_payment_of(s, seat):
            queued = frame.creditor_of_debt()
    for due in s.rents:
        if due.payer == seat:
            return due.owner  # a landing comes before what a card has queued since
    return queued


def reach_of(s: Position, seat: int) -> int:
    """How much beer that seat could raise now."""
    return s.terms.within_reach(s.stock[seat], s.holdings.owned[seat], s.level, s.mortgaged)


def raise_beer(s: Position, seat: int, beer: int) -> None:
    """Sell buildings from the dearest group on, then mortgage from the cheapest deed on, until it is enough (R134)."""
    while s.stock[seat] < beer:
        if (space := _to_sell(s, seat)) != NOBODY:
            building.sell(s, seat, space, None)
        elif (space := _to_mortgage(s, seat)) != NOBODY:
            mortgage.mortgage(s, seat, space, None)
        else:
            return


def _to_sell(s: Position, seat: int) -> int:
    """The highest kitchen of the dearest group that has something on it; the last one on the board of equals."""
    board = s.terms.board
    found = NOBODY
    best = (0, 0, 0)
    for deed in spaces_in(s.holdings.owned[seat] & s.holdings.built):
        if s.level[deed]:
            dearest = max([board.spaces[mate].price for mate in board.mates_of[deed]])
            rank = (board.crate_price(deed), dearest, s.level[deed])
            if rank >= best:
                found, best = deed, rank
    return found


def _to_mortgage(s: Position, seat: int) -> int:
    """The cheapest deed without a mortgage; the first one on the board of equals."""
    spaces = s.terms.board.spaces
    found = NOBODY
    for deed in spaces_in(s.holdings.owned[seat] & ~s.mortgaged):
        if found == NOBODY or spaces[deed].price < spaces[found].price:
            found = deed
    return found
