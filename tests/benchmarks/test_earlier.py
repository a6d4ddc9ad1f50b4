"""A build beside an earlier one: ratios in turns, and one sentence for what is no commit."""

from __future__ import annotations

import pytest

from benchmarks import earlier


def test_more_than_one_is_quicker_whichever_way_a_figure_counts() -> None:
    asked: list[str] = []

    def measure(path: str) -> earlier.Figures:
        asked.append(path)
        return {"decisions_s": 90.0, "view_us": 4.0} if path else {"decisions_s": 180.0, "view_us": 8.0}

    found = earlier.ratios(measure, "old", 3)
    assert found == {"decisions_s": [2.0, 2.0, 2.0], "view_us": [0.5, 0.5, 0.5]}
    assert asked == ["", "old", "old", "", "", "old"]


def test_what_is_no_commit_is_said_in_one_sentence() -> None:
    with pytest.raises(SystemExit, match="no-such-commit is not a commit of this repository"):
        earlier.built("no-such-commit")
