"""The ladder: its test keeps its word, and a short sample of it runs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import inf
from pathlib import Path

import pytest

from pocketmoney.bots.search.bot import SearchBot
from pocketmoney.core.rng import from_seed
from tools import ladder
from tools.sequential import ERROR, LEAST, NO, OPEN, YES, Question, interval, upper_bounds


def crossing(bounds: list[int], p: float) -> float:
    """The chance that a bot with that share of wins ever reaches the bounds, path by path."""
    alive = {0: 1.0}
    crossed = 0.0
    for bound in bounds[1:]:
        after: dict[int, float] = {}
        for wins, chance in alive.items():
            after[wins] = after.get(wins, 0.0) + chance * (1 - p)
            after[wins + 1] = after.get(wins + 1, 0.0) + chance * p
        crossed += sum(chance for wins, chance in after.items() if wins >= bound)
        alive = {wins: chance for wins, chance in after.items() if wins < bound}
    return crossed


@pytest.mark.parametrize(("share", "most"), [(0.25, 400), (0.3, 400), (0.4, 400), (0.6, 300)])
def test_it_errs_in_at_most_five_of_a_hundred_runs(share: float, most: int) -> None:
    bounds = upper_bounds(share, most)
    assert 0.8 * ERROR < crossing(bounds, share) <= ERROR
    assert crossing(bounds, share - 0.05) < 0.01
    assert crossing(bounds, share + 0.1) > 0.9


def test_it_stops_early_where_the_answer_is_plain() -> None:
    for p, answer in ((0.6, YES), (0.1, NO)):
        test = Question(0.3, 400)
        rng = from_seed(3)
        while test.see(won=rng.below(100) < 100 * p) == OPEN:
            pass
        assert test.answer == answer
        assert LEAST <= test.games < 150


def test_the_interval_of_a_share() -> None:
    low, high = interval(40, 100)
    assert (round(low, 3), round(high, 3)) == (0.309, 0.498)
    assert interval(0, 0) == (0.0, 1.0)


def test_the_same_game_has_the_same_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SearchBot, "cap", inf)  # on a busy machine it would end a search sooner
    assert [ladder.play("lunch-money", "search:5", "greedy", number) for number in range(4)] == [
        ladder.play("lunch-money", "search:5", "greedy", number) for number in range(4)
    ]


def test_a_short_ladder_is_stored(tmp_path: Path) -> None:
    rungs = [ladder.Rung("greedy", "random", 0.6, 20), ladder.Rung("search:10", "greedy", 0.4, 6)]
    for rung in rungs:
        row = ladder.climb("beer-money", rung, rung.most, 2)
        assert row["games"] == rung.most or row["answer"] != OPEN
        assert 0.0 <= float(str(row["low"])) <= float(str(row["share"])) <= float(str(row["high"])) <= 1.0
        ladder.store(tmp_path, {**row, "better": "greedy"})
    stored = json.loads((tmp_path / "ladder.json").read_text("utf-8"))
    assert [row["games"] for row in stored] == [6]  # the second took the place of the first
    assert "| beer-money | greedy | greedy | 40 % |" in (tmp_path / "ladder.md").read_text("utf-8")


def test_a_rung_that_is_stopped_keeps_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object) -> Iterator[bool]:
        yield from (True, False, True)
        raise KeyboardInterrupt

    monkeypatch.setattr(ladder, "results", stopped)
    row = ladder.climb("beer-money", ladder.Rung("greedy", "random", 0.6, 20), 20, 1)
    assert (row["answer"], row["wins"], row["games"]) == (OPEN, 2, 3)
