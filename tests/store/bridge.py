"""The log of a cluster for stories that wait for everything: its event loop runs in a thread of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from threading import Thread
from typing import Any, TypeVar

from pocketmoney.store.nats.cluster import open_cluster
from pocketmoney.store.nats.settings import ClusterSettings
from pocketmoney.table.ports import Durable, Snapshot, TableRow

T = TypeVar("T")

NODE = "here"


class BridgedLog:
    """A `Log` whose every method may be called from anywhere, and returns when it is done."""

    def __init__(self, url: str, name: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._waiting = 0
        self._cluster = self._run(open_cluster(ClusterSettings(urls=(url,), name=name)))
        self._log = self._cluster.log

    def append(self, table: str, first: int, entries: list[bytes], durable: Durable) -> None:
        caller = asyncio.get_running_loop()
        self._waiting += 1

        def tell(fault: BaseException | None) -> None:
            self._waiting -= 1
            durable(fault)

        def told(fault: BaseException | None) -> None:
            caller.call_soon_threadsafe(tell, fault)

        self._loop.call_soon_threadsafe(self._log.append, table, first, entries, told)

    async def drained(self) -> None:
        while self._waiting:
            await asyncio.sleep(0.001)

    def read(self, table: str, first: int = 1) -> Iterator[bytes]:
        return iter(self._run(self._read(table, first)))

    async def _read(self, table: str, first: int) -> list[bytes]:
        if await self._log.directory.fresh(table) is None:
            return []
        return (await self._log.take_up(table, NODE)).lines[first - 1 :]

    def read_whole_part(self, table: str) -> list[bytes]:
        return self._log.read_whole_part(table)

    def create(self, table: str, code: str, now: int) -> None:
        self._run(self._make(table, code, now))

    async def _make(self, table: str, code: str, now: int) -> None:
        await self._log.directory.register(table, code, NODE, now)
        await self._log.take_up(table, NODE)
        self._log.create(table, code, now)

    def touch(self, table: str, now: int, *, is_open: bool) -> None:
        self._run(self._log.directory.touch(table, now, None, is_open=is_open))

    def tables(self) -> list[TableRow]:
        self._run(self._log.directory.follow())
        return self._log.tables()

    def delete(self, table: str) -> None:
        self._log.delete(table)

    def expire(self, before: int) -> list[str]:
        return self._log.expire(before)

    def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        self._run(self._keep(table, snapshot))

    async def _keep(self, table: str, snapshot: Snapshot) -> None:
        self._log.save_snapshot(table, snapshot)
        await self._log.touched()

    def load_snapshot(self, table: str) -> Snapshot | None:
        return self._log.load_snapshot(table)

    def base(self, table: str) -> Snapshot | None:
        return self._log.base(table)

    def close(self) -> None:
        self._run(self._cluster.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(30)
