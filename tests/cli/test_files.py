"""Records that name files: own boards and kitchen letters lie beside the record."""

from __future__ import annotations

from pathlib import Path

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
