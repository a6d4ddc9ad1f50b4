"""Who stands how well in Tietgen Monopoly: beer, what can be sold, and the rent still to come."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from pocketmoney.core.action import NOBODY
from pocketmoney.games.tietgen.state import Tietgen

ENDLESS: Final = 120  # throws that still count where there is no limit
LANDINGS: Final = 0.027  # how often one throw ends on a given space
PIPS: Final = 7
OPEN: Final = 3  # crates a kitchen that could be built on is thought to get
HOPE: Final = 0.6  # of what could be built with the beer that is there
DREAM: Final = 0.2  # of what could be built with more
SURE: Final = 2.0  # how surely the richer player wins, by the stock of the start


def throws_left(s: Tietgen) -> int:
    """How many throws still count."""
    limit = s.terms.house.throw_limit
    return min(max(limit - s.throws, 0), ENDLESS) if limit > 0 else ENDLESS


def riches(s: Tietgen) -> list[float]:
    """What every seat is worth, in microlitres, the rent to come included."""
    board = s.terms.board
    seats = s.terms.seats
    owner = s.owner
    level = s.level
    mortgaged = s.mortgaged
    total = [float(beer) for beer in s.stock]
    # How often each space is still paid for: the throws of everybody but its owner.
    standing = seats - s.out.bit_count()
    visits = throws_left(s) * LANDINGS * (standing - 1) / standing
    for group in board.groups:
        mates = group.spaces
        first = owner[mates[0]]
        is_whole = first >= 0
        for mate in mates:
            if owner[mate] != first:
                is_whole = False
                break
        if is_whole:
            rent = 0.0
            built = 0
            for mate in mates:
                space = board.spaces[mate]
                own = level[mate]
                if mortgaged >> mate & 1:
                    total[first] += space.price // 2
                    continue
                total[first] += space.price + own * group.crate // 2
                rent += space.rents[own] * (1 if own else 2)
                built += own
            wanted = OPEN * len(mates) - built
            if wanted > 0:
                cost = wanted * group.crate
                means = s.stock[first] / cost
                could = sum([board.spaces[mate].rents[OPEN] for mate in mates])
                gain = (could - rent) * visits - cost / 2
                if gain > 0:
                    total[first] += gain * (DREAM + HOPE * (means if means < 1.0 else 1.0))
            total[first] += rent * visits
            continue
        for mate in mates:
            seat = owner[mate]
            if seat >= 0:
                space = board.spaces[mate]
                if mortgaged >> mate & 1:
                    total[seat] += space.price // 2
                    continue
                total[seat] += space.price + space.rents[0] * visits
    _add_rows(s, board.transports, board.transport_rents, 1, visits, total)
    _add_rows(s, board.utilities, board.utility_pips, PIPS, visits, total)
    return total


def _add_rows(
    s: Tietgen, deeds: tuple[int, ...], rents: tuple[int, ...], times: int, visits: float, total: list[float]
) -> None:
    """Deeds whose rent goes by how many of them one owns."""
    count = [0] * s.terms.seats
    for deed in deeds:
        if s.owner[deed] >= 0:
            count[s.owner[deed]] += 1
    for deed in deeds:
        seat = s.owner[deed]
        if seat >= 0:
            price = s.terms.board.spaces[deed].price
            if s.mortgaged >> deed & 1:
                total[seat] += price // 2
            else:
                total[seat] += price + rents[count[seat] - 1] * times * visits


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
