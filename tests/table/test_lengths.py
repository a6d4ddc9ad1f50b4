"""How long everything takes, by the speed of the table: the numbers that people are told."""

from __future__ import annotations

import pytest

from pocketmoney.table import clock
from tests.repository import ROOT

TURNS = ["turn", "throw", "debt", "purchase", "mail", "card-throw"]
OTHERS = ["window", "follow-up", "rescue", "auction", "hold", ""]


@pytest.mark.parametrize(
    ("speed", "turn", "short", "together"),
    [("relaxed", 90_000, 45_000, 20_000), ("normal", 45_000, 20_000, 8_000), ("quick", 20_000, 10_000, 4_000),
     ("none", 0, 0, 0)],
)  # fmt: skip
def test_questions(speed: str, turn: int, short: int, together: int) -> None:
    assert {clock.question_timeout(speed, asking, 1) for asking in TURNS} == {turn}
    assert {clock.question_timeout(speed, asking, 1) for asking in OTHERS} == {short}
    assert {clock.question_timeout(speed, asking, seats) for asking in TURNS + OTHERS for seats in (2, 3, 10)} == {
        together
    }


def test_answers_get_the_time_that_a_screen_for_all_is_behind_the_game() -> None:
    for asking in OTHERS:
        assert clock.question_timeout("normal", asking, 1, 3_000) == 23_000
        assert clock.question_timeout("normal", asking, 3, 3_000) == 11_000
        assert clock.question_timeout("quick", asking, 3, 3_000) == 6_100
        assert clock.question_timeout("none", asking, 3, 3_000) == 0
    assert {clock.question_timeout("normal", asking, 1, 3_000) for asking in TURNS} == {45_000}


@pytest.mark.parametrize(
    ("shown", "events", "at"),
    [(0, 0, 0), (0, 1, 50_000), (0, 2, 51_500), (0, 3, 53_000), (0, 9, 54_000), (49_000, 1, 50_500),
     (52_000, 1, 53_500), (53_500, 1, 54_000), (52_000, 0, 52_000)],
)  # fmt: skip
def test_when_the_last_event_is_shown(shown: int, events: int, at: int) -> None:
    assert clock.shown_at(shown, 50_000, events) == at


def test_the_table_allows_for_as_much_as_the_web_client_is_behind() -> None:
    director = (ROOT / "web" / "src" / "director" / "director.svelte.ts").read_text(encoding="utf-8")
    tempo = (ROOT / "web" / "src" / "director" / "tempo.svelte.ts").read_text(encoding="utf-8")
    behind = clock.shown_at(0, 50_000, 100) - 50_000
    assert f"const FURTHEST = {behind:_};" in director
    quick = clock.question_timeout("quick", "window", 2, behind) - clock.question_timeout("quick", "window", 2)
    assert f"const QUICK = {quick / behind};" in tempo


@pytest.mark.parametrize(
    ("speed", "bank", "breath", "alone", "among_others"),
    [
        ("relaxed", 180_000, 6_000, 1_600, 800),
        ("normal", 90_000, 3_000, 900, 450),
        ("quick", 30_000, 1_500, 560, 280),
        ("none", 0, 0, 560, 280),
    ],
)
def test_own_time_breath_and_bots(speed: str, bank: int, breath: int, alone: int, among_others: int) -> None:
    assert clock.time_bank(speed) == bank
    assert clock.grace_period(speed) == breath
    assert clock.bot_waits(speed, alone=True) == alone
    assert clock.bot_waits(speed, alone=False) == among_others


def test_the_rest() -> None:
    assert clock.SPEEDS == ("relaxed", "normal", "quick", "none")
    assert (clock.ASKED_FOR_UNDO, clock.HANDS_OVER, clock.TEACHES) == (30_000, 120_000, 1_100)
