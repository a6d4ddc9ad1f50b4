"""Records that name files: own boards and kitchen letters lie beside the record."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.run import Command
from tests.games.tietgen.boards import own

RECORD = """game: tietgen
seats: Ann Bob
board: residence.toml
dice: 3-5
---
Ann: roll + buy
= owner flat-12.1 Ann, Ann stock 70cl
"""


def test_a_record_is_played_on_the_board_that_it_names(pocketmoney: Command, tmp_path: Path) -> None:
    (tmp_path / "residence.toml").write_text(own(), encoding="utf-8")
    (tmp_path / "game.play").write_text(RECORD, encoding="utf-8")
    done = pocketmoney("replay", str(tmp_path / "game.play"))
    assert done.code == 0, done.err
    assert "The flat-12.1" in done.out


def test_a_board_that_is_not_there_is_a_problem_on_its_line(pocketmoney: Command, tmp_path: Path) -> None:
    (tmp_path / "game.play").write_text(RECORD, encoding="utf-8")
    done = pocketmoney("replay", str(tmp_path / "game.play"))
    assert done.code == 2
    assert done.err.startswith(f"{tmp_path / 'game.play'}:3: ")
    assert "residence.toml" in done.err


def test_a_board_with_a_mistake_is_a_problem_with_its_place(pocketmoney: Command, tmp_path: Path) -> None:
    board = own().replace('price = "6cl"', 'price = "6.001cl"')
    (tmp_path / "residence.toml").write_text(board, encoding="utf-8")
    (tmp_path / "game.play").write_text(RECORD, encoding="utf-8")
    done = pocketmoney("replay", str(tmp_path / "game.play"))
    assert done.code == 2
    assert done.err.startswith(f"{tmp_path / 'game.play'}:3: ")
    assert "spaces[10] flat-14.1" in done.err


@pytest.mark.parametrize(
    "name", ["../residence.toml", "below/../../residence.toml", "/residence.toml", "C:residence.toml"]
)
def test_a_record_names_no_file_outside_its_folder(pocketmoney: Command, tmp_path: Path, name: str) -> None:
    folder = tmp_path / "games"
    (folder / "below").mkdir(parents=True)
    (tmp_path / "residence.toml").write_text(own(), encoding="utf-8")
    (folder / "game.play").write_text(RECORD.replace("residence.toml", name), encoding="utf-8")
    for words in (["replay", str(folder / "game.play")], ["play", "--from", str(folder / "game.play")]):
        done = pocketmoney(*words)
        assert done.code == 2
        assert f"the file {name} that board names must lie beside the record or below its folder" in done.err


def test_a_game_is_not_recorded_away_from_its_board(pocketmoney: Command, tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    board = tmp_path / "residence.toml"
    board.write_text(own(), encoding="utf-8")
    record = tmp_path / "games" / "game.play"
    done = pocketmoney("play", "tietgen", "--board", str(board), "--record", str(record))
    assert done.code == 2
    assert "must lie beside the record or below its folder" in done.err
    assert not record.exists()
