"""Stores to tell stories about."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from pocketmoney.store.sqlite_log import SqliteLog
from tests.server.adapter import name_of
from tests.store.bridge import BridgedLog
from tests.store.memory_log import MemoryLog
from tests.store.people import AnyLog
from tools.simulate.disk import Disk
from tools.simulate.sources import by_vfs, replaced
from tools.simulate.vfs import simulated_vfs


@pytest.fixture(params=["memory", "sqlite", "simulated", "nats", "model"])
def log(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AnyLog]:
    """Each kind of store, empty."""
    made: AnyLog
    if request.param == "memory":
        made = MemoryLog()
    elif request.param == "sqlite":
        made = SqliteLog(tmp_path / "data")
    elif request.param == "simulated":
        request.getfixturevalue("simulated_disk")
        made = SqliteLog(tmp_path / "data")
    else:
        made = BridgedLog(request.getfixturevalue(f"{request.param}_url"), name_of(tmp_path))
    yield made
    made.close()


@pytest.fixture
def simulated_disk() -> Iterator[None]:
    """Databases lie on a disk that is simulated, as in `tools/simulate`."""
    vfs = simulated_vfs()
    vfs.reset(1)
    vfs.disk = Disk(Random(1))
    with replaced([by_vfs()]):
        yield


@pytest.fixture
def sqlite(tmp_path: Path) -> Iterator[SqliteLog]:
    """A store in a folder."""
    made = SqliteLog(tmp_path / "data")
    yield made
    made.close()
