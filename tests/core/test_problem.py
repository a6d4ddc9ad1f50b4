"""Bad input: where it stands, and which word was meant."""

from __future__ import annotations

import pytest

from pocketmoney.core.problem import Problem, unknown

KNOWN = ["Headbutt", "Headlock", "Heart Breaker", "Hook", "Big Combo"]


@pytest.mark.parametrize(
    ("word", "near"),
    [
        ("hedbutt", "Headbutt"),
        ("HOOK!", "Hook"),
        ("head", "Headbutt"),  # the first that begins so
        ("lock", "Headlock"),  # the first that holds it
        ("combo", "Big Combo"),
        ("hea", "none"),  # too short to guess by its letters alone
        ("xyzzy", "none"),
        ("", "none"),
    ],
)
def test_the_nearest_word_is_named(word: str, near: str) -> None:
    problem = unknown("unknown-card", word, KNOWN, 3)
    assert (problem.key, problem.line) == ("unknown-card", 3)
    assert problem.details == {
        "word": word,
        "near": near,
        "known": "Headbutt, Headlock, Heart Breaker, Hook, Big Combo",
    }


def test_a_problem_keeps_the_first_line_that_it_is_placed_on() -> None:
    problem = Problem("junk")
    assert (problem.key, problem.details, problem.line, problem.file) == ("junk", {}, 0, "")
    assert problem.at(4) is problem and problem.line == 4
    assert problem.at(9).line == 4
    assert problem.within("board.toml") is problem and problem.file == "board.toml"
    assert str(problem) == "junk"
