"""A server that is one node of a cluster."""

from __future__ import annotations

import asyncio
import socket
import ssl
from pathlib import Path
from typing import Final

from pocketmoney.core.problem import Problem
from pocketmoney.server.cluster.archive import Archive
from pocketmoney.server.cluster.archiver import Archiver
from pocketmoney.server.cluster.directory_check import EVERY, DirectoryCheck
from pocketmoney.server.cluster.heartbeat import Heartbeat
from pocketmoney.server.cluster.maintenance import MARK_EVERY, Maintenance
from pocketmoney.server.cluster.node import Node
from pocketmoney.server.cluster.peer_messages import FORGET
from pocketmoney.server.cluster.proxy_connection import ProxyConnection
from pocketmoney.server.cluster.table_queries import ClusterTableQueries
from pocketmoney.server.event_log import log_event
from pocketmoney.server.picows_listener import PicowsListener
from pocketmoney.server.review_worker import Reviewer
from pocketmoney.server.server import DAY, Server, every
from pocketmoney.server.settings import Settings
from pocketmoney.store.nats.cluster import Cluster
from pocketmoney.store.nats.jetstream import Refused, Unavailable

LOOKS: Final = 0.5  # seconds between two looks at what nobody owns
PATIENCE: Final = 10.0  # seconds to hand tables over at the end


class ClusterServer(Server):
    """Tables on one port, of which some are elsewhere."""

    def __init__(
        self,
        settings: Settings,
        cluster: Cluster,
        archive: Path | None,
        name: str,
        reviewer: Reviewer | None = None,
        context: ssl.SSLContext | None = None,
    ) -> None:
        super().__init__(settings, cluster.log, reviewer, context)
        self.cluster = cluster
        self.node = Node(cluster, self.registry)
        kept = None if archive is None else Archive(archive)
        self.queries = self.service.queries = ClusterTableQueries(self.registry, self.connections, self.node, kept)
        self.archiver = Archiver(self.node, kept, self.service.replayers)
        self.registry.storyteller.is_on = not self.archiver.is_on
        self.heartbeat = Heartbeat(self.node, self.queries, name)
        self.directory_check = DirectoryCheck(self.node)
        self.maintenance = Maintenance(self.node, self.heartbeat, self.directory_check)
        cluster.log.forgotten = self._forgotten

    async def start(self, port: socket.socket) -> None:
        """Join, and begin to serve on a port that is open already."""
        await self.node.join()
        await self.directory_check.run_once()
        await self._listen(port)
        self._rounds += [
            self._loop.create_task(every(self.heartbeat.every, self.heartbeat.beat)),
            self._loop.create_task(every(LOOKS, self.maintenance.run_once)),
            self._loop.create_task(every(MARK_EVERY, self.maintenance.mark)),
            self._loop.create_task(every(EVERY, self.directory_check.run_once)),
            self._loop.create_task(self._settle_in()),
        ]
        if self.archiver.is_on:
            self._rounds.append(self._loop.create_task(every(LOOKS, self.archiver.archive_ended)))

    async def stop(self) -> None:
        """Hand all tables over, then stop as any server does."""
        self.node.is_leaving = True
        self.http.stop_accepting()
        try:
            async with asyncio.timeout(PATIENCE):
                await self.maintenance.hand_over()
        except TimeoutError:
            log_event("not-handed-over", why="it takes too long")
        await super().stop()
        await self.heartbeat.leave()
        await self.cluster.close()

    def _make_listener(self, address: str, counted: str) -> PicowsListener:
        node = self.node
        return PicowsListener(ProxyConnection(self.connections, address, counted, node, node.links, node.gates))

    def _forgotten(self, table: str) -> None:
        """A table was deleted: its games go wherever they are."""
        self.node.spawn(self.node.answers["forget"](table.encode()))
        for other in self.node.peers.beats:
            if other != self.node.id:
                self.node.links.send(other, FORGET, 0, table)

    async def _expire(self) -> None:
        before = self.registry.now() - self.settings.keep_days * DAY
        try:
            await self.archiver.tidy()
            if self.settings.keep_days:
                self.registry.touch_visited()
                await self.cluster.log.touched()
                gone = await self.cluster.log.forget_old(before, self.node.id)
                self.registry.forget(gone)
                if gone:
                    log_event("expired", tables=len(gone))
        except (Unavailable, Refused, Problem) as fault:
            log_event("not-expired", why=str(fault))
