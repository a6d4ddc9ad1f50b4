"""Reviewing a record: chances, turning points, blunders."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from pocketmoney.lab import executors
from pocketmoney.lab.record_positions import Source, positions_of
from pocketmoney.lab.review import Review
from pocketmoney.text.speech import Speech
from tests.cli.run import Command

# Ann could have won with any of her cards; she passes, and Ben wins. Nobody has a defence, and healing is gone.
BLUNDER = """\
game: lunch-money
seats: Ann Ben
counters Ann: 1
counters Ben: 1
hand Ann: kick-4 kick-4 headbutt headbutt hook
hand Ben: kick-4 kick-2 elbow elbow hook
---
Ann: pass
Ben: kick-4 > Ann
= Ann out, winner Ben
"""

TIETGEN = """\
game: tietgen
seats: Ann Ben Cleo
seed: 3
dice: 1-2 1-2 1-2
---
Ann: roll
Ann: buy
Ben: roll
Ann: claim
Cleo: roll
"""


def reviewed(text: str, rollouts: int = 24, most: int = 50) -> Review:
    review = Review(Source(text.encode()), rollouts, "random", 0, most)
    review.run(1, "processes", Speech())
    return review


def test_a_blunder_is_the_worst_move_and_the_turning_point() -> None:
    review = reviewed(BLUNDER)
    assert review.chances[-1] == [0.0, 1.0]
    worst = review.mistakes[0]
    moment = review.positions.moments[worst.moment]
    assert (moment.seat, moment.line) == (0, 8) and worst.lost > 0.5
    assert worst.lost > 2 * worst.error
    assert review.places[review.turns[0].at] == 0 and review.turns[0].seat == 0
    for chances in review.chances:
        assert sum(chances) == pytest.approx(1)


def test_processes_make_no_difference_to_a_review(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "WARMING_UP", 0.0)
    alone, shared = reviewed(BLUNDER), Review(Source(BLUNDER.encode()), 24, "random", 0, 50)
    shared.run(2, "processes", Speech())
    assert alone.chances == shared.chances and alone.mistakes == shared.mistakes


def test_what_was_let_pass_is_a_moment_of_its_own() -> None:
    text = "game: lunch-money\nseats: Ann Ben\nhand Ann: jab\nhand Ben: block block block block block\n---\n"
    moments = positions_of(Source(f"{text}Ann: jab > Ben\n= Ben 14\n".encode())).moments
    assert [(moment.seat, moment.is_declining) for moment in moments] == [(0, False), (1, True)]
    assert moments[1].others and moments[1].events[0].key == "hits"


def test_long_games_are_looked_at_in_steps() -> None:
    review = Review(Source(BLUNDER.encode()), 4, "random", 0, 1)
    assert review.places == [-1, len(review.positions.moments) - 1]


def test_the_command_tells_it_as_a_replay_does(pocketmoney: Command) -> None:
    Path("blunder.play").write_text(BLUNDER, encoding="utf-8")
    words = ["blunder.play", "--rollouts", "24", "--policy", "random", "--jobs", "1"]
    done = pocketmoney("review", *words, "--html", "game.html", "--svg", "ribbon.svg")
    told = " ".join(done.out.split())
    assert done.code == 0 and "Ben won." in told
    assert "Line 8: Ann passes. The chance of Ann falls from" in told
    assert "Line 8: Ann passes. Better: Ann attacks Ben with" in told
    page = Path("game.html").read_text("utf-8")
    assert "<svg" in page and "Every moment" in page and Path("game.md").exists()
    picture = ET.fromstring(Path("ribbon.svg").read_text("utf-8"))
    assert picture.tag.endswith("svg") and "var(" not in Path("ribbon.svg").read_text("utf-8")


def test_tietgen_is_reviewed_too(pocketmoney: Command) -> None:
    Path("tietgen.play").write_text(TIETGEN, encoding="utf-8")
    done = pocketmoney("review", "tietgen.play", "--rollouts", "4", "--policy", "random", "--jobs", "1")
    assert done.code == 0 and "The record ends before the game does" in done.out
