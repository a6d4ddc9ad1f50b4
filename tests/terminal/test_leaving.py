"""Leaving in the middle, and going on later."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from pocketmoney.core.problem import Problem
from tests.patience import PATIENCE, wait_until
from tests.terminal.people import Typist, play, play_along, replayed

PROGRAM = """
import sys
from pocketmoney.terminal.play_command import run
sys.exit(run("lunch-money", [], sys.argv[1].split(","), {}, 5, sys.argv[2], None))
"""


@pytest.mark.parametrize("lines", [0, 1, 2, 5, 9, 14])
@pytest.mark.parametrize("seats", [None, ["Ann", "Ben", "bot"]], ids=["bots", "hot-seat"])
def test_the_end_of_the_input_leaves_a_record_to_go_on_with(
    seats: list[str] | None, lines: int, tmp_path: Path
) -> None:
    file = tmp_path / "game.play"
    shown = play_along(2, lines=lines, seats=seats, record_to=file)
    assert f"pocketmoney play --from {file}" in " ".join(shown.split())
    kept = file.read_text(encoding="utf-8")
    replayed(file)
    play(Typist(), go_on_from=file)
    assert file.read_text(encoding="utf-8").startswith(kept)
    replayed(file)


@pytest.mark.parametrize("lines", [1, 6, 14])
def test_a_game_goes_on_to_its_end_in_the_same_file(lines: int, tmp_path: Path) -> None:
    file = tmp_path / "game.play"
    play_along(4, lines=lines, game="beer-money", record_to=file)
    first = file.read_text(encoding="utf-8")
    shown = play_along(4, game=None, go_on_from=file)
    assert "wins!" in shown or "win!" in shown
    replay = replayed(file)
    assert replay.state.over
    assert [value for key, value in replay.record.meta if key == "x-bots"] == ["Rex Mo Ada"]
    header = first.partition("---")[0]
    assert file.read_text(encoding="utf-8").startswith(header)


def test_going_on_leaves_comments_and_claims_in_the_record_as_they_are(tmp_path: Path) -> None:
    file = tmp_path / "mine.play"
    text = "# My own.\ngame: lunch-money\nseats: Ann Ben\nhand Ann: jab\n---\nAnn: jab > Ben\n= Ben 14  # ouch\n"
    file.write_text(text, encoding="utf-8")
    play_along(1, game=None, go_on_from=file)
    assert file.read_text(encoding="utf-8").startswith(text)
    assert replayed(file).state.over


def test_going_on_can_record_into_another_file(tmp_path: Path) -> None:
    file, other = tmp_path / "game.play", tmp_path / "other.play"
    play_along(4, lines=6, record_to=file)
    before = file.read_bytes()
    play_along(4, game=None, go_on_from=file, record_to=other)
    assert file.read_bytes() == before
    assert replayed(other).state.over


def test_a_record_without_bots_has_one_person_unless_others_are_named(tmp_path: Path) -> None:
    file = tmp_path / "mine.play"
    file.write_text("game: lunch-money\nseats: Ann Ben Cleo\n---\n", encoding="utf-8")
    assert "Ben and Cleo are bots." in play(Typist(), go_on_from=file)
    assert "Cleo is a bot." in play(Typist(), go_on_from=file, seats=["Ann", "Ben", "bot"])


def test_a_game_that_is_over_is_told_to_be(tmp_path: Path) -> None:
    file = tmp_path / "game.play"
    play(Typist(), seats=["bot", "bot"], record_to=file)
    assert "is over" in play(Typist(), go_on_from=file)


def test_save_keeps_a_game_that_was_not_recorded(tmp_path: Path) -> None:
    file = tmp_path / "kept.play"
    shown = play(Typist(f"save {file}"))
    assert "Saved." in shown
    replayed(file)


def test_leaving_says_that_the_game_is_kept_once_something_was_played() -> None:
    assert "Nothing was played." in play(Typist(), seats=["Ann", "Ben"])
    assert "The game is kept. Continue with: pocketmoney play" in play(Typist("1"))


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "empty-record"),
        ("game: lunch-money\nseats: Ann Ben\n---\nAnn: smite > Ben\n", "from-fails"),
        ("game: chess\n---\n", "unknown-game"),
    ],
)
def test_a_record_that_cannot_be_gone_on_with_is_a_problem(text: str, key: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.play"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Problem) as problem:
        play(Typist(), go_on_from=file)
    assert problem.value.key == key
    assert problem.value.line > 0
    assert file.read_text(encoding="utf-8") == text


def test_files_that_cannot_be_read_or_written_are_problems(tmp_path: Path) -> None:
    with pytest.raises(Problem) as problem:
        play(Typist(), go_on_from=tmp_path / "nothing.play")
    assert problem.value.key == "cannot-read"
    with pytest.raises(Problem) as problem:
        play(Typist(), record_to=tmp_path / "no" / "such" / "folder.play")
    assert problem.value.key == "cannot-write"


@pytest.mark.skipif(os.name == "nt", reason="signals as a terminal sends them")
@pytest.mark.parametrize("seats", ["You,bot,bot", "bot,bot,bot,bot,bot,bot"], ids=["asked", "busy"])
def test_ctrl_c_leaves_cleanly_with_the_record_saved(seats: str, tmp_path: Path) -> None:
    file = tmp_path / "game.play"
    child = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, seats, str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    wait_until(lambda: file.exists() and file.stat().st_size)
    child.send_signal(signal.SIGINT)
    shown, complaints = child.communicate(timeout=PATIENCE)
    assert (child.returncode, complaints) == (0, "")
    assert "The game is saved." in shown or "The record:" in shown
    replayed(file)
