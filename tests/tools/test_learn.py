"""Learning what counts: from games with known weights it finds these, and it writes what the search can read."""

from __future__ import annotations

import numpy as np
import pytest

from pocketmoney.bots.search.tietgen_weights import KNOTS, WEIGHTS
from tools.learn import Lessons, Position, play, table


def invented(count: int, weights: tuple[float, ...]) -> list[tuple[int, list[Position]]]:
    """Positions at the last throw, won by a seat drawn by these weights."""
    rng = np.random.default_rng(5)
    found: list[tuple[int, list[Position]]] = []
    for _ in range(count):
        seen = rng.random((4, 5))
        raised = np.exp(seen @ np.array(weights))
        raised[3] = 0.0  # out
        winner = int(rng.choice(4, p=raised / raised.sum()))
        rows: list[tuple[float, ...]] = [tuple(float(one) for one in row) for row in seen]
        found.append((winner, [(0, [*rows[:3], ()], [1 / 3, 1 / 3, 1 / 3, 0.0])]))
    return found


def test_it_finds_what_the_games_were_made_with() -> None:
    lessons = Lessons(invented(3000, (3.0, 1.0, 0.0, 0.0, 2.0)))
    weights = lessons.learn(steps=400)
    last = weights.reshape(len(KNOTS), -1)[-1]
    assert last == pytest.approx([3.0, 1.0, 0.0, 0.0, 2.0], abs=0.5)
    assert (weights >= 0).all()
    assert lessons.surprise(lessons.chances(weights)) < lessons.surprise(lessons.plain) - 0.1


def test_the_table_is_a_module_with_a_row_for_each_knot() -> None:
    weights = np.arange(len(KNOTS) * 5, dtype=float)
    found: dict[str, object] = {}
    exec(table(weights, "Told."), found)
    assert found["KNOTS"] == KNOTS
    assert found["WEIGHTS"] == tuple(map(tuple, weights.reshape(len(KNOTS), -1).tolist()))
    assert len(WEIGHTS) == len(KNOTS)


def test_a_game_tells_how_everybody_stood() -> None:
    winner, found = play(3)
    assert -1 <= winner < 4
    assert len(found) > 15
    for left, seen, plain in found:
        assert 0 <= left <= KNOTS[0]
        assert sum(plain) == pytest.approx(1.0)
        assert [len(one) for one in seen if one] == [5] * len([one for one in plain if one])
