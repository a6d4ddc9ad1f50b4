"""Who begins: everybody throws, the highest total starts, equals throw again (R158)."""

from __future__ import annotations

from typing import NamedTuple

from pocketmoney.core.rng import Rng


class Beginning(NamedTuple):
    """Who begins, and the throws that decided it."""

    seat: int
    rounds: list[list[tuple[int, int]]]  # seat and total of each throw


def throw_for_start(seats: int, rng: Rng) -> Beginning:
    """Throw until one total is highest (R158); the generator goes on from there."""
    left = list(range(seats))
    rounds: list[list[tuple[int, int]]] = []
    while len(left) > 1:
        thrown = [(seat, 2 + rng.below(6) + rng.below(6)) for seat in left]
        rounds.append(thrown)
        highest = max([total for _, total in thrown])
        left = [seat for seat, total in thrown if total == highest]
    return Beginning(left[0], rounds)
