"""Games played twice, in worlds that differ only in what a seat cannot see: equal byte streams. More in the soak."""

from __future__ import annotations

import pytest

from tests.contract.case import Case
from tests.leaks.worlds import PLAYED, play_twice

GAMES = 24


@pytest.mark.parametrize("case", PLAYED, ids=lambda case: case.name)
def test_a_seat_cannot_tell_the_worlds_apart(case: Case) -> None:
    compared = [play_twice(case, seed) for seed in range(GAMES)]
    assert sum(compared) > GAMES * 20
    assert sum(one > 0 for one in compared) > GAMES * 3 // 4
