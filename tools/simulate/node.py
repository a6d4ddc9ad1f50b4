"""One node of a simulated cluster: the real server of a node without its port, and the machine it is started on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any, Final, cast

from pocketmoney.core.problem import Problem
from pocketmoney.server.cluster.proxy_connection import ProxyConnection
from pocketmoney.server.cluster.server import ClusterServer
from pocketmoney.server.connection import Connection
from pocketmoney.server.settings import Limits, Settings
from pocketmoney.store.nats.cluster import open_cluster
from pocketmoney.store.nats.jetstream import Refused, Unavailable
from pocketmoney.store.nats.settings import ClusterSettings
from tools.simulate.jetstream.servers import Servers
from tools.simulate.loop import Process, VirtualLoop
from tools.simulate.server import SimulatedServer

BUSY_MOST: Final = 1.0  # share of a core


class SimulatedNode(ClusterServer, SimulatedServer):
    """The real node, with a simulated port."""

    def _make_connection(self, address: str, counted: str) -> Connection:
        node = self.node
        return ProxyConnection(self.connections, address, counted, node, node.links, node.gates)


class NodeMachine:
    """A computer on which a node is started, killed, put to sleep and started again."""

    def __init__(
        self, loop: VirtualLoop, chance: Random, folder: Path, limits: Limits, settings: ClusterSettings, name: str
    ) -> None:
        self._loop = loop
        self._chance = chance
        self._folder = folder
        self._limits = limits
        self._settings = settings
        self.name = name
        self.archives = False
        self.process: Process | None = None
        self.server: SimulatedNode | None = None
        self.busy = 0.0  # share of a core that the node uses
        self.boots = 0
        self.awake_since = 0.0

    @property
    def is_up(self) -> bool:
        """Whether a node runs, or is being started."""
        return self.process is not None and not self.process.is_dead

    @property
    def is_awake(self) -> bool:
        """Whether it runs and is not asleep."""
        return self.process is not None and not self.process.is_dead and not self.process.is_asleep

    def boot(self, servers: Servers) -> None:
        """Start a node. If it cannot join its cluster, it ends."""
        self.boots += 1
        self.busy = self._chance.random() * BUSY_MOST
        self.awake_since = self._loop.time()
        process = self.process = Process(f"{self.name}.{self.boots}")
        process.run(self._loop.create_task, self._start(process, servers))

    async def _start(self, process: Process, servers: Servers) -> None:
        settings = Settings(self._folder, limits=self._limits)
        archive = self._folder / "archive" if self.archives else None
        try:
            server = SimulatedNode(settings, await open_cluster(self._settings), archive, self.name)
            await server.start(cast(Any, None))
        except (Problem, Unavailable, Refused):
            self._loop.call_soon(self._end, process, servers)
            return
        self.server = server

    def _end(self, process: Process, servers: Servers) -> None:
        if self.process is process:
            self.kill(servers, is_silent=False)

    def kill(self, servers: Servers, *, is_silent: bool) -> None:
        """Kill the node where it stands. If the machine has lost its power, nobody tells its clients."""
        if not self.is_up:
            return
        assert self.process is not None
        process, server = self.process, self.server
        self.server = None
        servers.end_process(process, is_told=not is_silent)
        process.kill()
        if server is not None:
            server.port.abandon(is_silent=is_silent)

    def end(self, servers: Servers) -> None:
        """Kill the node, and let what it has sent arrive."""
        if self.is_up:
            assert self.process is not None
            self.server = None
            servers.end_process(self.process, is_told=True)
            self.process.kill()

    def sleep(self) -> None:
        """Put the node to sleep where it stands: its sockets stay open."""
        if self.is_awake:
            assert self.process is not None
            self.process.sleep(self._loop)

    def wake(self) -> None:
        """Let the node go on."""
        if self.process is not None and self.process.is_asleep and not self.process.is_dead:
            self.awake_since = self._loop.time()
            self.process.wake(self._loop)

    def stop(self) -> asyncio.Task[None] | None:
        """Let the node hand its tables over and end."""
        server = self.server
        if server is None or not self.is_awake:
            return None
        assert self.process is not None
        return self.process.run(self._loop.create_task, server.stop())
