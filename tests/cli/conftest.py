"""What the tests of the command share."""

from __future__ import annotations

from pathlib import Path

import pytest

from pocketmoney.store.sqlite_log import SqliteLog
from tests.cli.run import Command
from tests.store.people import append


@pytest.fixture
def pocketmoney(capsys: pytest.CaptureFixture[str]) -> Command:
    """The command, run inside the test."""
    return Command(capsys)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with two tables in it."""
    log = SqliteLog(tmp_path / "data")
    for table in ("a", "b"):
        log.create(table, table, 1)
        append(log, table, 1, b"one", b"two")
    log.close()
    return tmp_path / "data"
