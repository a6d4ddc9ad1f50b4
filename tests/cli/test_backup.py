"""`pocketmoney backup`: what is said, and about what it complains."""

from __future__ import annotations

from pathlib import Path

import pytest

from pocketmoney.store.data_folder import DATABASE
from tests.cli.run import Command


def test_it_says_what_it_copied(pocketmoney: Command, data: Path, tmp_path: Path) -> None:
    file = str(tmp_path / "copy.db")
    assert pocketmoney("backup", "--data", str(data), file) == (0, f"{file}: 2 tables, 4 entries\n", "")
    assert "is there already" in pocketmoney.complaint("backup", "--data", str(data), file)


def test_without_a_folder_it_is_the_usual_one(
    pocketmoney: Command, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pocketmoney.shell.data_dir.default_data", lambda: data)
    assert pocketmoney("backup", str(tmp_path / "copy.db")).out.endswith("copy.db: 2 tables, 4 entries\n")


def test_what_cannot_be_copied(pocketmoney: Command, data: Path, tmp_path: Path) -> None:
    assert "name the file" in pocketmoney.complaint("backup")
    empty = str(tmp_path / "empty")
    copy = str(tmp_path / "copy.db")
    assert "there is no data in" in pocketmoney.complaint("backup", "--data", empty, copy)
    (data / DATABASE).write_text("not a database, but long enough to be one" * 100)
    assert "is not a database of Pocket Money" in pocketmoney.complaint("backup", "--data", str(data), copy)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data"]


def test_it_has_help(pocketmoney: Command) -> None:
    assert pocketmoney("backup", "--help").out.startswith("pocketmoney backup FILE [--data DIR]")
