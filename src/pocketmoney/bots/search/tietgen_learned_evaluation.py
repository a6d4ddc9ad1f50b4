"""Who stands how well in Tietgen Monopoly, as many games have taught: `tietgen_evaluation` guesses, this has counted.

The chance of a seat goes by a sum of four things that can be seen on the board, in stocks of the start, and by the
logarithm of what it is worth in all. How much each of them counts depends on how much of the game is left; the weights
are a table that a program makes from games (`tools/learn.py`).
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from pocketmoney.bots.search.tietgen_evaluation import income, prospects, throws_left, visits_left
from pocketmoney.bots.search.tietgen_weights import KNOTS, WEIGHTS
from pocketmoney.core.action import NOBODY
from pocketmoney.games.tietgen.end import property_of
from pocketmoney.games.tietgen.state import Tietgen

LONGEST: Final = KNOTS[0]  # throws to come that make a difference
POOR: Final = 0.2  # keeps the logarithm within bounds

Standing = tuple[float, float, float, float]


def standings(s: Tietgen, left: int) -> list[Standing]:
    """By seat, in stocks of the start: beer, deeds and buildings at what they count for in the end, rent to come, and
    the rent that could be added with the beer that is there."""
    visits = visits_left(s, left)
    seats = range(s.terms.seats)
    hope = [0.0] * len(seats)
    for seat, gain, share in prospects(s, visits):
        hope[seat] += gain * share
    rent = [income(s, seat, s.holdings.owned[seat]) * visits for seat in seats]
    start = s.terms.board.start
    return [
        (s.stock[seat] / start, property_of(s, seat) / start, rent[seat] / start, hope[seat] / start) for seat in seats
    ]


def logarithm(standing: Standing) -> float:
    """Of all that a seat has and will get; what it only could get is not in it."""
    beer, value, rent, _ = standing
    return log(POOR + beer + value + rent)


def chances(s: Tietgen) -> list[float]:
    """The chance of every seat to win."""
    seats = s.terms.seats
    if s.won != NOBODY:
        return [1.0 if seat == s.won else 0.0 for seat in range(seats)]
    left = throws_left(s, LONGEST)
    a, b, c, d, e = _BY_THROWS[left]
    sums: list[float] = []
    for standing in standings(s, left):
        beer, value, rent, hope = standing
        sums.append(a * beer + b * value + c * rent + d * hope + e * logarithm(standing))
    most = max([sums[seat] for seat in range(seats) if s.out >> seat & 1 == 0])
    found = [0.0 if s.out >> seat & 1 else exp(sums[seat] - most) for seat in range(seats)]
    total = sum(found)
    return [one / total for one in found]


def _between(left: int) -> tuple[float, ...]:
    """The weights with so many throws left: on a straight line between two rows of the table."""
    row = max([number for number, knot in enumerate(KNOTS[:-1]) if left <= knot])
    share = (KNOTS[row] - left) / (KNOTS[row] - KNOTS[row + 1])
    return tuple([before + (after - before) * share for before, after in zip(*WEIGHTS[row : row + 2], strict=True)])


_BY_THROWS: Final = [_between(left) for left in range(LONGEST + 1)]
