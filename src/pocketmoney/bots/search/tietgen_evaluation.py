"""Who stands how well in Tietgen Monopoly: beer, what can be sold, and the rent still to come."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, sqrt
from typing import Final

from pocketmoney.core.action import NOBODY
from pocketmoney.games.tietgen.end import property_of
from pocketmoney.games.tietgen.holdings import spaces_in
from pocketmoney.games.tietgen.rent import amount
from pocketmoney.games.tietgen.state import Tietgen

ENDLESS: Final = 120  # throws that still count where there is no limit
LANDINGS: Final = 0.027  # how often one throw ends on a given space
PIPS: Final = 7
OPEN: Final = 3  # crates a kitchen that could be built on is thought to get
HOPE: Final = 0.6  # of what could be built with the beer that is there
DREAM: Final = 0.2  # of what could be built with more
SURE: Final = 2.0  # how surely the richer player wins, by the stock of the start


def throws_left(s: Tietgen, most: int = ENDLESS) -> int:
    """How many throws still count, so many at most."""
    limit = s.terms.house.throw_limit
    return min(max(limit - s.throws, 0), most) if limit > 0 else ENDLESS


def visits_left(s: Tietgen, throws: int) -> float:
    """How often each space is still paid for in so many throws: in those of everybody but its owner."""
    standing = s.terms.seats - s.out.bit_count()
    return throws * LANDINGS * (standing - 1) / standing


def income(s: Tietgen, seat: int, deeds: int) -> int:
    """The rents of these deeds of a seat together, each paid once."""
    board, holdings, level = s.terms.board, s.holdings, s.level
    return sum([amount(board, holdings, seat, deed, level[deed], PIPS) for deed in spaces_in(deeds & ~s.mortgaged)])


def prospects(s: Tietgen, visits: float) -> Iterator[tuple[int, float, float]]:
    """By whole group that could be built on with profit: its owner, the gain, and the share of its cost in stock."""
    board = s.terms.board
    for group in board.groups:
        mates = group.spaces
        if s.holdings.whole >> mates[0] & 1:
            seat = s.owner[mates[0]]
            cost = group.crate * (OPEN * len(mates) - sum([s.level[mate] for mate in mates]))
            more = sum([board.spaces[mate].rents[OPEN] for mate in mates])
            more -= income(s, seat, board.mate_bits[mates[0]])
            gain = more * visits - cost / 2
            if cost > 0 and gain > 0:
                yield seat, gain, min(s.stock[seat] / cost, 1.0)


def riches(s: Tietgen) -> list[float]:
    """What every seat is worth, in microlitres, the rent to come included."""
    visits = visits_left(s, throws_left(s))
    owned = s.holdings.owned
    total = [
        s.stock[seat] + property_of(s, seat) + income(s, seat, owned[seat]) * visits for seat in range(s.terms.seats)
    ]
    for seat, gain, share in prospects(s, visits):
        total[seat] += gain * (DREAM + HOPE * share)
    return total


def chance(s: Tietgen, seat: int) -> float:
    """The chance of that seat to win: the richer the likelier."""
    if s.won != NOBODY:
        return 1.0 if s.won == seat else 0.0
    if s.out >> seat & 1:
        return 0.0
    rich = riches(s)
    mine = rich[seat]
    unit = SURE / (s.terms.board.start * sqrt(throws_left(s) / 100 + 0.2))
    total = 0.0
    for other in range(s.terms.seats):
        if s.out >> other & 1 == 0:
            total += exp(min(unit * (rich[other] - mine), 50.0))
    return 1.0 / total
