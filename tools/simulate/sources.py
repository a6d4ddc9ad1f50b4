"""What a run takes from outside, replaced by what follows from its seed: chance, time, SQLite's files, the journal."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Final

from pocketmoney.bots.search.bot import SearchBot
from pocketmoney.server import admission, bot_pool, event_log, storyteller, table_driver, table_registry
from pocketmoney.server.cluster import ownership
from pocketmoney.store import sqlite_connection
from pocketmoney.store.nats import cluster, replicas
from tools.simulate import vfs
from tools.simulate.jetstream.api import ModelServers
from tools.simulate.jetstream.client import connector
from tools.simulate.loop import VirtualLoop

TIMED: Final = (bot_pool, ownership, storyteller, table_driver, table_registry)

Patch = tuple[Any, str, Any]


class Journal:
    """What the server writes about itself."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop
        self.lines: list[tuple[float, str, str]] = []  # when, which event, and the facts

    def error(self, event: str, exc_info: object = None, **facts: object) -> None:
        """Write an event down."""
        told = " ".join([f"{name}={fact}" for name, fact in facts.items()])
        self.lines.append((self._loop.time(), event, f"{told} {exc_info!r}" if exc_info is not None else told))

    info = error


@contextmanager
def replaced(patches: list[Patch]) -> Iterator[None]:
    """Set these attributes, and set them back."""
    before = [(place, name, getattr(place, name)) for place, name, _ in patches]
    for place, name, value in patches:
        setattr(place, name, value)
    try:
        yield
    finally:
        for place, name, value in reversed(before):
            setattr(place, name, value)


@contextmanager
def simulated(loop: VirtualLoop, chance: Random, journal: Journal, more: list[Patch]) -> Iterator[None]:
    """Everything from outside follows from the seed as long as this lasts."""
    patches: list[Patch] = [
        (secrets, "token_bytes", chance.randbytes),
        (secrets, "token_hex", lambda size: chance.randbytes(size).hex()),
        (secrets, "randbits", chance.getrandbits),
        (secrets, "choice", chance.choice),
        (event_log, "_logger", lambda: journal),
        by_vfs(),
        (SearchBot.__init__, "__kwdefaults__", {"clock": loop.time}),
        (admission, "monotonic", loop.time),
        *[(module, "perf_counter", loop.time) for module in TIMED],
        *more,
    ]
    bot_pool._worker_bots._bots.clear()
    with replaced(patches):
        yield


def by_vfs() -> Patch:
    """The store opens its databases through the VFS of the simulation."""
    connect: Callable[[str], sqlite3.Connection] = sqlite_connection._connect

    def connect_by_vfs(name: str) -> sqlite3.Connection:
        url = f"{name}&" if name.startswith("file:") else f"file:{name}?"
        return connect(f"{url}vfs={vfs.NAME}")

    return sqlite_connection, "_connect", connect_by_vfs


def by_model(make: Callable[[], ModelServers]) -> list[Patch]:
    """The stores of a cluster connect to model servers."""
    connect = connector(make)
    return [(cluster, "connect", connect), (replicas, "connect", connect)]
