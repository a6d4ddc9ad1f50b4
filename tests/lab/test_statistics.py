"""Figures: sums of whole numbers give the same estimates as the games one by one."""

from __future__ import annotations

from math import sqrt
from statistics import mean, stdev

import pytest

from pocketmoney.core.rng import from_seed
from pocketmoney.lab import statistics
from pocketmoney.lab.statistics import Counted, Form, Sums

NUMBER = Form("number")
SHARE = Form("share", per_game=False)


def games(count: int, most: int, seed: int = 1) -> list[int]:
    rng = from_seed(seed)
    return [rng.below(most) for _ in range(count)]


def test_a_mean_and_its_interval() -> None:
    values = games(200, 50)
    sums: Sums = {}
    for value in values:
        statistics.add(sums, {"turns": (value, 1)})
    found = statistics.estimate(sums, "turns", NUMBER, 200)
    reach = 1.959964 * stdev(values) / sqrt(200)
    assert found.value == pytest.approx(mean(values))
    assert (found.low, found.high) == pytest.approx((mean(values) - reach, mean(values) + reach), rel=1e-5)


def test_a_game_without_it_counts_as_nought() -> None:
    sums: Sums = {}
    statistics.add(sums, {"damage-card:kick-4": (6, 1)})
    statistics.add(sums, {})
    statistics.add(sums, {})
    assert statistics.estimate(sums, "damage-card:kick-4", NUMBER, 3).value == 2
    assert statistics.estimate(sums, "damage-card:kick-4", SHARE, 3).value == 6


def test_a_share_has_the_interval_of_wilson() -> None:
    sums: Sums = {}
    for won in [1] * 10 + [0] * 90:
        statistics.add(sums, {"comeback": (won, 1)})
    found = statistics.estimate(sums, "comeback", SHARE, 100)
    assert (found.low, found.high) == pytest.approx((0.05523, 0.17437), abs=1e-4)
    assert statistics.wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-3)


def test_merged_sums_are_those_of_all_games() -> None:
    every: Sums = {}
    parts: list[Sums] = [{}, {}]
    for number, value in enumerate(games(50, 9)):
        statistics.add(every, {"turns": (value, 1)})
        statistics.add(parts[number % 2], {"turns": (value, 1)})
    merged: Sums = {}
    for part in parts:
        statistics.merge(merged, part)
    assert merged == every


@pytest.mark.parametrize("form", [NUMBER, SHARE], ids=["per game", "ratio"])
def test_a_change_is_paired_by_seed(form: Form) -> None:
    """Two sides that go up and down together: the difference is surer than either."""
    luck, extra = games(300, 100), games(300, 3, seed=2)
    sums: Sums = {}
    pairs: list[tuple[Counted, Counted]] = []
    for one, more in zip(luck, extra, strict=True):
        pairs.append(({"turns": (one, 1)}, {"turns": (one + more, 1)}))
        statistics.add_both(sums, *pairs[-1])
    found = statistics.change(sums, "turns", form, 300)
    error = stdev(extra) / sqrt(300)
    assert found.value == pytest.approx(mean(extra))
    assert found.high - found.value == pytest.approx(1.959964 * error, rel=1e-5)
    assert found.chance < 1e-6


def test_no_difference_is_no_change() -> None:
    sums: Sums = {}
    for one in games(40, 9):
        statistics.add_both(sums, {"turns": (one, 1)}, {"turns": (one, 1)})
    found = statistics.change(sums, "turns", NUMBER, 40)
    assert (found.value, found.low, found.high, found.chance) == (0, 0, 0, 1)


def test_many_questions_need_surer_answers() -> None:
    assert statistics.significant({"a": 0.03}) == {"a"}
    assert statistics.significant({"a": 0.03, "b": 0.5, "c": 0.9}) == set()
    assert statistics.significant({"a": 0.001, "b": 0.02, "c": 0.9}) == {"a", "b"}
