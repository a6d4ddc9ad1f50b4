"""How long everything takes, by the speed of the table: the numbers that people are told."""

from __future__ import annotations

import pytest

from pocketmoney.table import clock

TURNS = ["turn", "throw", "debt", "purchase", "mail", "card-throw"]
OTHERS = ["window", "follow-up", "rescue", "auction", "hold", ""]


@pytest.mark.parametrize(
    ("speed", "turn", "short", "together"),
    [("relaxed", 90_000, 45_000, 20_000), ("normal", 45_000, 20_000, 8_000), ("quick", 20_000, 10_000, 4_000),
     ("none", 0, 0, 0)],
)  # fmt: skip
def test_questions(speed: str, turn: int, short: int, together: int) -> None:
    assert {clock.length(speed, asking, 1) for asking in TURNS} == {turn}
    assert {clock.length(speed, asking, 1) for asking in OTHERS} == {short}
    assert {clock.length(speed, asking, seats) for asking in TURNS + OTHERS for seats in (2, 3, 10)} == {together}


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
    assert clock.bank(speed) == bank
    assert clock.grace_period(speed) == breath
    assert clock.bot_waits(speed, alone=True) == alone
    assert clock.bot_waits(speed, alone=False) == among_others


def test_the_rest() -> None:
    assert clock.SPEEDS == ("relaxed", "normal", "quick", "none")
    assert (clock.ASKED_FOR_UNDO, clock.HANDS_OVER, clock.TEACHES) == (30_000, 120_000, 1_100)
