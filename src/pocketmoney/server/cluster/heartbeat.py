"""What a node does again and again: keep its lease, and tell the others how it is."""

from __future__ import annotations

import asyncio
from time import process_time
from typing import Final

from pocketmoney.server.cluster.node import Node
from pocketmoney.server.cluster.peer_messages import Beat, encode
from pocketmoney.server.cluster.table_queries import ClusterTableQueries
from pocketmoney.server.event_log import log_event
from pocketmoney.store.nats.jetstream import Refused, Unavailable

BEATS: Final = 6  # in a lease
LISTED_MOST: Final = 100


class Heartbeat:
    """The heart of a node."""

    def __init__(self, node: Node, queries: ClusterTableQueries, name: str) -> None:
        self.node = node
        self.load = 0.0  # entries a second
        self.busy = 0.0  # share of a core
        self._desk = queries
        self._name = name
        self._renewing: asyncio.Task[None] | None = None
        self._loop = asyncio.get_running_loop()
        self._told: dict[str, int] = {}  # how far others know logs to be durable, by table
        self._counted = (self._loop.time(), node.registry.metrics.entries, process_time())

    @property
    def every(self) -> float:
        """Seconds between two beats."""
        return self.node.lease / BEATS

    async def beat(self) -> None:
        node = self.node
        if not node.is_current:
            try:
                await node.lapse()
            except (Unavailable, Refused) as fault:  # the next beat tries again
                log_event("lease-waits", why=str(fault))
                return
        await self.say(self.now())
        if self._renewing is None or self._renewing.done():
            self._renewing = node.spawn(self._renew(node.id))

    async def _renew(self, name: str) -> None:
        node, asked = self.node, self._loop.time()
        try:
            await node.cluster.nodes.put(name, self._name.encode())
        except (Unavailable, Refused) as fault:
            log_event("lease-waits", why=str(fault))
            return
        if name == node.id:
            node.has_renewed(asked)

    async def leave(self) -> None:
        """Tell everybody that this node is no more."""
        node = self.node
        await node.links.flushed()
        await self.say(Beat(node=node.id, is_leaving=True))
        try:
            await node.cluster.nodes.forget(node.id)
        except (Unavailable, Refused) as fault:
            log_event("lease-waits", why=str(fault))

    async def say(self, beat: Beat) -> None:
        """Tell everybody how this node is."""
        try:
            await self.node.cluster.publish(self.node.cluster.names.all, encode(beat))
        except Exception as fault:  # there is no connection: the lease will tell
            log_event("beat-lost", why=str(fault))

    def now(self) -> Beat:
        """How this node is."""
        node = self.node
        self._count()
        now = node.log.marks()
        marks = {
            table: (mark.stream, mark.digest) for table, mark in now.items() if self._told.get(table) != mark.stream
        }
        self._told = {table: mark.stream for table, mark in now.items()}
        return Beat(
            node=node.id,
            name=self._name,
            tables=len(node.log.owned),
            visited=sum([1 for live in node.registry.live_tables.values() if live.subscribers]),
            sockets=self._desk.connections.sockets,
            load=self.load,
            busy=self.busy,
            sent=node.links.counts(),
            marks=marks,
            listed=self._desk.here(LISTED_MOST),
            claimed={table: epoch for table, epoch in node.claimed.items() if table in node.log.owned},
            buried=node.peers.to_tell(self._loop.time()),
            decodes=True,
        )

    def _count(self) -> None:
        """How much there was to do, smoothed."""
        now, entries, used = self._loop.time(), self.node.registry.metrics.entries, process_time()
        then, entries_then, used_then = self._counted
        took = now - then
        if took >= 0.2:
            self._counted = (now, entries, used)
            self.load += 0.5 * ((entries - entries_then) / took - self.load)
            self.busy += 0.5 * ((used - used_then) / took - self.busy)
