"""Who begins a game of Tietgen."""

from __future__ import annotations

import pytest

from pocketmoney.core.rng import from_seed
from pocketmoney.games.tietgen.first_seat import throw_for_start


@pytest.mark.parametrize("seats", range(2, 9))
def test_r158_the_highest_throw_begins_and_equals_throw_again(seats: int) -> None:
    lengths = set()
    for seed in range(200):
        begun = throw_for_start(seats, from_seed(seed))
        left = list(range(seats))
        for thrown in begun.rounds:
            assert [seat for seat, _ in thrown] == left
            assert all(2 <= total <= 12 for _, total in thrown)
            highest = max(total for _, total in thrown)
            left = [seat for seat, total in thrown if total == highest]
        assert left == [begun.seat]
        lengths.add(len(begun.rounds))
    assert max(lengths) > 1


def test_r158_everybody_may_be_the_one() -> None:
    begun = [throw_for_start(4, from_seed(seed)).seat for seed in range(400)]
    assert min(begun.count(seat) for seat in range(4)) > 60
