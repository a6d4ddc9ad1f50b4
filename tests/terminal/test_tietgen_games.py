"""Whole games of Tietgen, typed line by line, and leaving them in the middle."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from pocketmoney.games.tietgen.state import Tietgen
from tests.patience import PATIENCE, wait_until
from tests.terminal.people import Typist, play
from tests.terminal.tietgen_people import replayed, settle_down

PROGRAM = """
import sys
from pocketmoney.terminal.play_command import run
sys.exit(run("tietgen", [], ["Ann", "bot"], {}, 5, sys.argv[1], None))
"""

TABLES: list[list[str] | None] = [None, ["Ann", "Ben"], ["Ann", "Ben", "Cleo", "bot"], ["Ann", *["bot"] * 7]]
HOUSES = [
    {},
    {"kitchen-mail": "on", "building-shortage": "auction", "drink-rent": "on"},
    {"rent-must-be-claimed": "off", "tax-chug": "off", "interest-base": "price"},
]


@pytest.mark.parametrize("house", HOUSES, ids=["as-printed", "letters", "by-itself"])
@pytest.mark.parametrize("seats", TABLES, ids=["bots", "two", "hot-seat", "eight"])
def test_a_game_is_played_to_its_limit_and_its_record_holds(
    seats: list[str] | None, house: dict[str, str], tmp_path: Path
) -> None:
    file = tmp_path / "game.play"
    shown = " ".join(settle_down(len(house), seats=seats, options=house, record_to=file).split())
    assert "Time is up" in shown or "last one left" in shown
    assert replayed(file).state.over


@pytest.mark.parametrize("seed", range(3))
def test_bots_alone_play_until_one_is_left(seed: int, tmp_path: Path) -> None:
    file = tmp_path / "game.play"
    shown = play(Typist(), game="tietgen", seats=["bot"] * (2 + seed), seed=seed, record_to=file)
    assert "is the last one left and wins!" in " ".join(shown.split())
    state = replayed(file).state
    assert state.over and state.winner >= 0


def test_r136_bots_always_claim(tmp_path: Path) -> None:
    shown = " ".join(play(Typist(), game="tietgen", seats=["bot"] * 4, seed=4).split())
    assert "claims" in shown
    assert "has not claimed" not in shown


def test_the_same_seed_and_the_same_typing_give_the_same_game() -> None:
    assert settle_down(7, throws=30) == settle_down(7, throws=30)


def test_r158_everybody_throws_and_the_highest_begins(tmp_path: Path) -> None:
    firsts = set()
    for seed in range(12):
        file = tmp_path / f"{seed}.play"
        shown = " ".join(
            play(Typist(), game="tietgen", seats=["Ann", "Ben", "Cleo"], seed=seed, record_to=file).split()
        )
        first = replayed(file).record.header.seats[0]
        story = shown.partition("Everybody throws for the start: ")[2].partition(" begins.")[0]
        assert story.endswith(first)
        last_round = story.rpartition("throw again: ")[2].partition(". ")[0].replace(" and ", ", ").split(", ")
        throws = {name: int(pips) for name, pips in (one.split() for one in last_round)}
        assert sorted(throws, key=lambda name: throws[name])[-1] == first
        assert sorted(throws.values())[-1] > sorted(throws.values())[-2]
        firsts.add(first)
    assert firsts == {"Ann", "Ben", "Cleo"}


def test_r163_a_notice_stands_before_a_new_game_and_waits(tmp_path: Path) -> None:
    file = tmp_path / "game.play"
    shown = " ".join(play(Typist(), game="tietgen", seats=["Ann", "Ben"], record_to=file).split())
    assert "any drink will do, water too, and points work just as well" in shown
    assert shown.index("Press Enter to go on.") > shown.index("any drink will do")
    assert "Your throw" not in shown
    again = " ".join(play(Typist(), go_on_from=file).split())
    assert "any drink will do" not in again and "throws for the start" not in again


@pytest.mark.parametrize("lines", [0, 1, 2, 5, 9, 14, 30])
@pytest.mark.parametrize("seats", [None, ["Ann", "Ben", "bot"]], ids=["bots", "hot-seat"])
def test_the_end_of_the_input_leaves_a_record_to_go_on_with(
    seats: list[str] | None, lines: int, tmp_path: Path
) -> None:
    file = tmp_path / "game.play"
    shown = settle_down(2, lines=lines, seats=seats, record_to=file)
    assert f"pocketmoney play --from {file}" in " ".join(shown.split())
    kept = file.read_text(encoding="utf-8")
    before = replayed(file).state
    settle_down(2, lines=10, go_on_from=file)
    assert file.read_text(encoding="utf-8").startswith(kept.rpartition("\n=")[0])
    after = replayed(file).state
    assert isinstance(before, Tietgen) and isinstance(after, Tietgen)
    assert after.throws >= before.throws


def test_a_game_goes_on_to_its_end_in_the_same_file(tmp_path: Path) -> None:
    file = tmp_path / "game.play"
    settle_down(3, lines=25, record_to=file)
    settle_down(3, go_on_from=file)
    assert replayed(file).state.over


@pytest.mark.skipif(not hasattr(os, "kill") or sys.platform == "win32", reason="needs signals")
def test_an_interrupt_leaves_cleanly_with_the_record_saved(tmp_path: Path) -> None:
    file = tmp_path / "game.play"
    child = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert child.stdin is not None and child.stdout is not None and child.stderr is not None
    child.stdin.write("\n\n\n")
    child.stdin.flush()
    wait_until(lambda: file.exists() and "roll" in file.read_text(encoding="utf-8"))
    child.send_signal(signal.SIGINT)
    shown, faults = child.communicate(timeout=PATIENCE)
    assert child.returncode == 0 and faults == ""
    assert "The game is saved." in shown
    replayed(file)
