"""Stores to tell stories about."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pocketmoney.store.sqlite_log import SqliteLog
from tests.server.adapter import name_of
from tests.store.bridge import BridgedLog
from tests.store.memory_log import MemoryLog
from tests.store.people import AnyLog


@pytest.fixture(params=["memory", "sqlite", "nats"])
def log(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AnyLog]:
    """Each kind of store, empty."""
    made: AnyLog
    if request.param == "memory":
        made = MemoryLog()
    elif request.param == "sqlite":
        made = SqliteLog(tmp_path / "data")
    else:
        made = BridgedLog(request.getfixturevalue("nats_url"), name_of(tmp_path))
    yield made
    made.close()


@pytest.fixture
def sqlite(tmp_path: Path) -> Iterator[SqliteLog]:
    """A store in a folder."""
    made = SqliteLog(tmp_path / "data")
    yield made
    made.close()
