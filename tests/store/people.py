"""What the stories about stores share: writing and waiting for it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from pocketmoney.core.problem import Problem
from pocketmoney.store.sqlite_log import SqliteLog
from tests.store.bridge import BridgedLog
from tests.store.memory_log import MemoryLog

AnyLog = MemoryLog | SqliteLog | BridgedLog


class Told:
    """Notes what was told of every append, in order."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, str]] = []

    def about(self, name: str) -> Hearer:
        return Hearer(self, name)


class Hearer:
    """The callback of one append."""

    def __init__(self, told: Told, name: str) -> None:
        self._told = told
        self._name = name

    def __call__(self, fault: BaseException | None) -> None:
        self._told.heard.append((self._name, reason(fault)))


def reason(fault: BaseException | None) -> str:
    """The key of what went wrong; empty if nothing did."""
    if fault is None:
        return ""
    assert isinstance(fault, Problem)
    return fault.key


def append(log: AnyLog, table: str, first: int, *entries: bytes) -> str:
    """Append in an event loop of its own and wait for what is told."""

    async def story() -> str:
        told = Told()
        log.append(table, first, list(entries), told.about(table))
        await log.drained()
        [(_, why)] = told.heard
        return why

    return asyncio.run(story())


def lines(log: AnyLog, table: str, first: int = 1) -> list[bytes]:
    return list(log.read(table, first))


def bytes_in(folder: Path) -> bytes:
    """Everything that stands in the files of a folder."""
    return b"".join(path.read_bytes() for path in sorted(folder.iterdir()))
