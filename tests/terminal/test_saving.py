"""Records on the disk."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from pocketmoney.core.problem import Problem
from pocketmoney.shell import atomic_file


def test_what_is_written_is_there_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "game.play"
    atomic_file.write(str(file), "one\n")
    atomic_file.write(str(file), "two\n")
    assert atomic_file.read(str(file)) == b"two\n"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.skipif(os.name == "nt", reason="permissions as Unix has them")
def test_a_file_keeps_its_permissions_and_its_link(tmp_path: Path) -> None:
    file, link = tmp_path / "game.play", tmp_path / "link.play"
    file.write_text("one\n", encoding="utf-8")
    file.chmod(0o640)
    link.symlink_to(file)
    atomic_file.write(str(link), "two\n")
    assert link.is_symlink()
    assert file.read_text(encoding="utf-8") == "two\n"
    assert file.stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize("name", ["", ".", "no/such/folder/game.play", "game\0.play", "x" * 300])
def test_what_cannot_be_written_is_a_problem(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Problem) as problem:
        atomic_file.write(name, "one\n")
    assert problem.value.key == "cannot-write"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["", ".", "nothing.play", "game\0.play"])
def test_what_cannot_be_read_is_a_problem(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Problem) as problem:
        atomic_file.read(name)
    assert problem.value.key == "cannot-read"
