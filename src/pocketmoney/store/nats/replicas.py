"""Each server of a cluster by itself: what one of them has lost to a failing disk, another may have whole.

A server answers for itself when it is asked for messages directly. NATS does not notice a hole in the middle of a
replica, and such a replica may even lead its stream, so a log that is not whole there is looked for on all servers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from typing import Final

from pocketmoney.core.problem import Problem
from pocketmoney.store.nats.connection import connect
from pocketmoney.store.nats.envelope import Gap, Mark
from pocketmoney.store.nats.errors import Newer
from pocketmoney.store.nats.jetstream import JetStream, Refused, Unavailable
from pocketmoney.store.nats.key_value import KeyValueBucket
from pocketmoney.store.nats.log_reader import Read
from pocketmoney.store.nats.settings import ClusterSettings
from pocketmoney.store.nats.stored_snapshot import Base, read_base
from pocketmoney.store.nats.streams import Names

BASE: Final = "base"
IDLE: Final = 30.0  # seconds for which connections are kept: damage hits many tables at once


class Replica:
    """One server."""

    def __init__(self, jet: JetStream, names: Names) -> None:
        self.jet = jet
        self._names = names
        self._bases = KeyValueBucket(jet, names.bases)

    async def read(self, subject: str) -> Read:
        """The log of a subject as this server has it; a hole in it is a `Gap`."""
        found = Read(await self._base(subject))
        for message in await self.jet.read(self._names.log, subject, found.next):
            found.follow(message)
        return found

    async def _base(self, subject: str) -> Base | None:
        found = await self._bases.near(f"{BASE}.{subject.rpartition('.')[2]}")
        return None if found is None else read_base(found.data)

    async def close(self) -> None:
        """Hang up."""
        self.jet.close()
        with suppress(Exception):
            await self.jet.client.close()


async def open_replica(settings: ClusterSettings, url: str) -> Replica:
    """Connect to one server. A problem says what stands in the way."""
    jet = JetStream(await connect(replace(settings, urls=(url,))))
    await jet.open()
    return Replica(jet, Names(settings.name))


class Replicas:
    """All servers that are named in the settings."""

    def __init__(self, settings: ClusterSettings) -> None:
        self._settings = settings
        self._names = Names(settings.name)
        self._opened: dict[str, Replica] = {}
        self._opening = asyncio.Lock()
        self._closing: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def find(self, jet: JetStream, subject: str, marks: Iterable[Mark]) -> Read | None:
        """A log from a server that has it whole up to the last message that the leader knows; None if there is none.

        That server is asked to lead the stream: another one that catches up would be given the hole.
        """
        marks = list(marks)
        last = await jet.last(self._names.log, subject)
        for url in self._settings.urls if last is not None and len(self._settings.urls) > 1 else ():
            with suppress(Problem, Gap, Newer, Unavailable, Refused):
                replica = await self._replica(url)
                found = await replica.read(subject)
                if last is not None and found.chain.stream >= last.seq and not found.missing(marks):
                    await replica.jet.lead(self._names.log)
                    return found
        return None

    async def _replica(self, url: str) -> Replica:
        async with self._opening:
            if self._closing is not None:
                self._closing.cancel()
            self._closing = asyncio.get_running_loop().call_later(IDLE, self._close_later)
            if url not in self._opened:
                self._opened[url] = await open_replica(self._settings, url)
            return self._opened[url]

    def _close_later(self) -> None:
        task = asyncio.get_running_loop().create_task(self.close())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Hang up."""
        if self._closing is not None:
            self._closing.cancel()
        opened, self._opened = self._opened, {}
        for replica in opened.values():
            await replica.close()
