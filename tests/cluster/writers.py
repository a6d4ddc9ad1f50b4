"""Logs of a cluster that are written to all the time, and what was acknowledged of it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

from pocketmoney.core.problem import Problem
from pocketmoney.store.nats.cluster import Cluster, open_cluster
from pocketmoney.store.nats.jetstream import Unavailable
from pocketmoney.store.nats.settings import ClusterSettings
from tests.cluster import rot
from tests.patience import PATIENCE
from tools.nats_servers import NatsServer, start_cluster

NAME = "rot"
PAUSE = 0.05  # seconds between two batches of a table
BEFORE = 1.0  # seconds of writing before the damage


class Round(NamedTuple):
    """What became of one server with damaged files."""

    what: list[str]  # was damaged
    seconds: list[float]  # from the death of the server until each table was written to again
    silent: list[str]  # entries that are read as something else than was written, or as whole while some are missing
    lost: list[str]  # tables that say so: acknowledged entries are missing
    is_replaced: bool  # the server had to fetch everything anew
    replicas: list[str]  # what one server alone does not have afterwards


def _settle(done: asyncio.Future[BaseException | None], fault: BaseException | None) -> None:
    if not done.done():  # nobody waits any more
        done.set_result(fault)


class Writers:
    """Some tables on three NATS servers, each with a task that appends to its log."""

    def __init__(self, folder: Path, tables: int) -> None:
        self.servers = start_cluster(folder)
        self.settings = ClusterSettings(urls=tuple(server.url for server in self.servers), name=NAME)
        self.written: dict[str, list[bytes]] = {f"table{number}": [] for number in range(tables)}
        self.acknowledged: dict[str, int] = dict.fromkeys(self.written, 0)
        self.at: dict[str, float] = dict.fromkeys(self.written, 0.0)
        self.faults: list[str] = []
        self._tasks: list[asyncio.Task[None]] = []
        self.cluster: Cluster

    async def begin(self) -> None:
        """Create the tables, and write from now on."""
        self.cluster = await open_cluster(self.settings)
        for number, table in enumerate(self.written):
            await self.cluster.directory.register(table, f"CODE{number}", "a", 1)
            await self.cluster.log.take_up(table, "a")
            self._tasks.append(asyncio.create_task(self._write(table, Random(number))))

    async def _write(self, table: str, chance: Random) -> None:
        lines = self.written[table]
        while True:
            batch = [
                f'["moved",{len(lines)},"{table}",{chance.random()}]'.encode() for _ in range(chance.randint(1, 4))
            ]
            done: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
            self.cluster.log.append(table, len(lines) + 1, batch, partial(_settle, done))
            lines += batch
            fault = await done
            if fault is not None:
                self.faults.append(f"{table}: {fault}")
                return
            self.acknowledged[table] = len(lines)
            self.at[table] = monotonic()
            await asyncio.sleep(PAUSE)

    async def damage(self, server: NatsServer, kinds: list[rot.Damage], chance: Random) -> Round:
        """Kill a server, damage its files, start it again, and read everything."""
        await asyncio.sleep(BEFORE)
        server.kill()
        died = monotonic()
        what = [kind(server, chance) for kind in kinds if server.store.exists()]
        server.start()
        if not await asyncio.to_thread(server.wait):
            what.append("it does not start")
        seconds: dict[str, float] = {}
        async with asyncio.timeout(PATIENCE):
            while not self.faults and len(seconds) < len(self.at):
                await asyncio.sleep(0.02)
                for table, at in self.at.items():
                    if at > died:
                        seconds.setdefault(table, at - died)
        silent, lost = await self._read()
        is_replaced = await rot.mend(server, self.cluster)
        more_silent, more_lost = await self._read()
        faults = await rot.lasting_faults(self.settings)
        return Round(what, list(seconds.values()), silent + more_silent, lost + more_lost, is_replaced, faults)

    async def _read(self) -> tuple[list[str], list[str]]:
        silent, lost = [], list(self.faults)
        for table, lines in self.written.items():
            acknowledged = self.acknowledged[table]
            try:
                found = await self._lines(table)
            except Problem as problem:
                lost.append(f"{table}: {problem.details['why']}")
                continue
            if len(found) < acknowledged or found != lines[: len(found)]:
                silent.append(f"{table}: {len(found)} entries, {acknowledged} acknowledged")
        return silent, lost

    async def _lines(self, table: str) -> list[bytes]:
        """Return the log of a table, when a server that is slow to answer has had its time."""
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(Unavailable):
                    return (await self.cluster.log.peek(table)).lines
                await asyncio.sleep(0.2)

    async def end(self) -> None:
        """Stop writing."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.cluster.close()

    def stop(self) -> None:
        """Stop the servers."""
        for server in self.servers:
            server.stop()
