"""Stores to tell stories about."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pocketmoney.store.memory import MemoryLog
from pocketmoney.store.sqlite import SqliteLog
from tests.store.people import AnyLog


@pytest.fixture(params=["memory", "sqlite"])
def log(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AnyLog]:
    """Each kind of store, empty."""
    made: AnyLog = MemoryLog() if request.param == "memory" else SqliteLog(tmp_path / "data")
    yield made
    made.close()


@pytest.fixture
def sqlite(tmp_path: Path) -> Iterator[SqliteLog]:
    """A store in a folder."""
    made = SqliteLog(tmp_path / "data")
    yield made
    made.close()
