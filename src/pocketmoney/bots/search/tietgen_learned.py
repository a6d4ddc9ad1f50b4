"""Who stands how well in Tietgen Monopoly, as many games have taught: `tietgen_worth` guesses, this has counted.

The chance of a seat goes by a sum of four things that can be seen on the board, in stocks of the start, and by the
logarithm of what it is worth in all. How much each of them counts depends on how much of the game is left; the weights
are a table that a program makes from games (`tools/learn.py`).
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from pocketmoney.bots.search.tietgen_weights import KNOTS, WEIGHTS
from pocketmoney.bots.search.tietgen_worth import ENDLESS, LANDINGS, OPEN, PIPS
from pocketmoney.core.action import NOBODY
from pocketmoney.games.tietgen.state import Tietgen

LONGEST: Final = KNOTS[0]  # throws to come that make a difference
POOR: Final = 0.2  # keeps the logarithm within bounds

Standing = tuple[float, float, float, float]


def throws_left(s: Tietgen) -> int:
    """How many throws still count."""
    limit = s.terms.house.throw_limit
    return min(max(limit - s.throws, 0), LONGEST) if limit > 0 else ENDLESS


def standings(s: Tietgen, left: int) -> list[Standing]:
    """By seat, in stocks of the start: beer, deeds and buildings at what they count for in the end, rent to come, and
    the rent that could be added with the beer that is there."""
    board = s.terms.board
    spaces = board.spaces
    owner = s.owner
    mortgaged = s.mortgaged
    stock = s.stock
    seats = s.terms.seats
    standing = seats - s.out.bit_count()
    visits = left * LANDINGS * (standing - 1) / standing
    value = [0] * seats
    rent = [0] * seats
    hope = [0.0] * seats
    whole = s.holdings.whole
    for group in board.groups:
        mates = group.spaces
        if whole >> mates[0] & 1:
            seat = owner[mates[0]]
            earned = could = built = 0
            for mate in mates:
                space = spaces[mate]
                could += space.rents[OPEN]
                if mortgaged >> mate & 1:
                    value[seat] += space.price // 2
                    continue
                level = s.level[mate]
                value[seat] += space.price + level * group.crate // 2
                earned += space.rents[level] if level else 2 * space.rents[0]
                built += level
            rent[seat] += earned
            cost = (OPEN * len(mates) - built) * group.crate
            gain = (could - earned) * visits - cost / 2
            if cost > 0 and gain > 0:
                hope[seat] += gain * (1.0 if stock[seat] >= cost else stock[seat] / cost)
            continue
        for mate in mates:
            seat = owner[mate]
            if seat >= 0:
                if mortgaged >> mate & 1:
                    value[seat] += spaces[mate].price // 2
                else:
                    value[seat] += spaces[mate].price
                    rent[seat] += spaces[mate].rents[0]
    for deeds, rents, times in (
        (board.transports, board.transport_rents, 1),
        (board.utilities, board.utility_pips, PIPS),
    ):
        owners = [owner[deed] for deed in deeds]
        for deed, seat in zip(deeds, owners, strict=True):
            if seat >= 0:
                if mortgaged >> deed & 1:
                    value[seat] += spaces[deed].price // 2
                else:
                    value[seat] += spaces[deed].price
                    rent[seat] += rents[owners.count(seat) - 1] * times
    start = board.start
    return [
        (stock[seat] / start, value[seat] / start, rent[seat] * visits / start, hope[seat] / start)
        for seat in range(seats)
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
    left = throws_left(s)
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
