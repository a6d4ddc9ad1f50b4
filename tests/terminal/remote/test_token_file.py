"""The token of a seat: kept for its owner alone."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from pocketmoney.core.problem import Problem
from pocketmoney.terminal.server_address import read
from pocketmoney.terminal.token_file import Token, file_for


def test_a_token_is_kept_and_forgotten(tmp_path: Path) -> None:
    file = tmp_path / "seats" / "one"
    Token(file).keep("abc_-=")
    assert Token(file).text == "abc_-="
    Token(file).keep("")
    assert Token(file).text == ""
    assert os.listdir(file.parent) == []


@pytest.mark.skipif(os.name != "posix", reason="other systems have other rights")
def test_only_its_owner_can_read_it(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        file = tmp_path / "seats" / "one"
        Token(file).keep("abc")
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    finally:
        os.umask(before)


def test_every_table_has_a_file_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    files = {file_for(read(link)) for link in ("host:1/BCDFG", "host:1/BCDFH", "host:2/BCDFG", "[::1]:1/BCDFG")}
    assert len(files) == 4
    assert len({file.parent for file in files}) == 1


def test_a_file_of_something_else_is_not_sent_to_anybody(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("dear diary,\n", "utf-8")
    with pytest.raises(Problem) as found:
        Token(file)
    assert found.value.key == "connect-no-token"


def test_a_token_that_cannot_be_written_still_holds(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    token = Token(tmp_path / "new")
    token.file = tmp_path / "file" / "below"
    with pytest.raises(Problem) as found:
        token.keep("abc")
    assert (found.value.key, token.text) == ("cannot-write", "abc")
