"""Who begins: everybody throws, the highest total starts, equals throw again (R158).

A header names its seats from the beginner on, so this is for programs that write one.
"""

from __future__ import annotations

from pocketmoney.core.rng import Rng


class Beginning:
    """Who begins, and the throws that decided it: round by round, seat and total."""

    __slots__ = ("seat", "rounds")

    def __init__(self, seat: int, rounds: list[list[tuple[int, int]]]) -> None:
        self.seat = seat
        self.rounds = rounds


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
