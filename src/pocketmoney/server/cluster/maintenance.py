"""What a node sees to: tables that nobody owns, tables it has too many of, and how far its logs are durable."""

from __future__ import annotations

import asyncio
from typing import Final

from pocketmoney.core.problem import Problem
from pocketmoney.server.cluster.directory_check import DirectoryCheck
from pocketmoney.server.cluster.heartbeat import Heartbeat
from pocketmoney.server.cluster.node import Node
from pocketmoney.server.cluster.peers import next_owner
from pocketmoney.server.event_log import log_event
from pocketmoney.server.table_registry import MOVED, STOPPING
from pocketmoney.store.nats.directory import Slot
from pocketmoney.store.nats.envelope import Mark
from pocketmoney.store.nats.jetstream import Refused, Unavailable

TAKES_AT_ONCE: Final = 8
AGAIN: Final = 30.0  # seconds until a table is tried again that could not be taken over
OFFERED: Final = 1.5  # seconds that a table which was let go waits for the node it was offered to
TURN: Final = 1.5  # seconds that the node whose turn it is has; it may have joined just now, and not know yet
KNOCKS: Final = 2  # rounds in which a silent node was not connected, until it counts as dead
KEEP_EVERY: Final = 100  # entries between two snapshots of a table
KEEPS_AT_ONCE: Final = 6  # in a round
MARK_EVERY: Final = 20.0  # seconds between two times that the directory is told how far logs are durable

BUSY: Final = 0.75  # share of a core from which on a node has a lot to do
MORE: Final = 1.25  # and so much more than the others have
MOVES_AT_ONCE: Final = 5
REST: Final = 3.0  # seconds between two moves


class Maintenance:
    """The rounds of a node."""

    def __init__(self, node: Node, heartbeat: Heartbeat, directory_check: DirectoryCheck) -> None:
        self.node = node
        self.busy_from = BUSY
        self.taken = 0  # tables that were taken over from dead nodes
        self.moved = 0  # tables that were let go of because there was too much to do
        self._heartbeat = heartbeat
        self._directory_check = directory_check
        self._loop = asyncio.get_running_loop()
        self._taking = asyncio.Semaphore(TAKES_AT_ONCE)
        self._missed: dict[str, int] = {}  # how often in a row a silent node was not connected
        self._kept: dict[str, int] = {}  # number of the last entry in a snapshot, by table
        self._tried: dict[str, float] = {}  # when a table is tried again
        self._free_since: dict[str, float] = {}
        self._marked: dict[str, int] = {}  # what the directory knows, by table
        self._rested = self._loop.time() + REST

    async def run_once(self) -> None:
        for part in (self._follow, self._find_dead_nodes, self._take_over, self._move_off):
            try:
                await part()
            except (Unavailable, Refused) as fault:
                log_event("round-waits", part=part.__name__.strip("_"), why=str(fault))
        self._keep()

    async def _follow(self) -> None:
        await self.node.directory.follow()
        await self._directory_check.settle_own()

    async def _find_dead_nodes(self) -> None:
        """Declare silent nodes dead that are not connected any more, or have no lease. A deaf node declares none.

        A process that dies is no longer connected at once; a machine that is cut off, only when its lease is over.
        """
        node = self.node
        silent = set(node.peers.silent(self._loop.time())) | set(node.peers.never_heard())
        self._missed = {other: times for other, times in self._missed.items() if other in silent}
        others = sorted(silent - {node.id})
        for other, is_there in zip(others, await asyncio.gather(*map(node.is_there, others)), strict=True):
            if not is_there:
                self._missed[other] = self._missed.get(other, 0) + 1
                if self._missed[other] >= KNOCKS and node.hears:
                    self._found_dead(other, "not connected")
                continue
            self._missed.pop(other, None)
            if node.may_judge(other) and await node.cluster.nodes.get(other) is None:
                self._found_dead(other, "no lease")

    def _found_dead(self, other: str, why: str) -> None:
        if other in self.node.peers.dead:
            return  # another node was quicker
        log_event("node-gone", node=other, why=why)
        self.node.gone(other)
        self.node.peers.found_dead(other, self._loop.time())
        self.node.spawn(self._heartbeat.say(self._heartbeat.now()))

    # Taking over

    async def _take_over(self) -> None:
        """Take over tables without an owner that are this node's share."""
        node, now = self.node, self._loop.time()
        if not node.is_current or node.is_leaving:
            return
        living = [other for other in node.peers.living(now) if not node.peers.is_late(other, now)]
        known = set(living)
        wanted: list[Slot] = []
        free: dict[str, float] = {}
        unknown: set[str] = set()
        for slot in node.directory.slots.values():
            if slot.node in known or not slot.is_open or slot.table in node.registry.live_tables:
                continue
            if slot.node and slot.node not in node.peers.dead and slot.node != node.id:
                unknown.add(slot.node)
                continue
            since = free[slot.table] = self._free_since.get(slot.table, now)
            if self._tried.get(slot.table, 0.0) > now or (not slot.node and now - since < OFFERED):
                continue
            if next_owner(slot.table, living) == node.id or now - since > TURN:
                wanted.append(slot)
        self._free_since = free
        for other in unknown:  # never heard of, or not for long
            if not node.peers.is_known(other):
                if await node.cluster.nodes.get(other) is None:
                    node.peers.mark_dead(other)
                else:
                    node.peers.learn(other, now)
        wanted.sort(key=lambda slot: -slot.touched)
        for slot in wanted:  # beside the rounds: a log that cannot be written just now holds up no other
            self._tried[slot.table] = now + AGAIN
            node.spawn(self._take(slot))

    async def _take(self, slot: Slot) -> None:
        try:
            async with self._taking:
                await self.node.take(slot.table)
        except Problem as problem:
            log_event("not-taken", table=slot.table, why=problem.key)
        except (Unavailable, Refused):
            self._tried.pop(slot.table, None)
        else:
            self._tried.pop(slot.table, None)
            self.taken += 1

    # Moving off

    async def _move_off(self) -> None:
        """If this node has a lot to do and much more than the others, some of its tables go to the idlest of them."""
        node, now = self.node, self._loop.time()
        if not node.is_current or node.is_leaving:
            return
        beats = [node.peers.beats[other] for other in node.peers.living(now) if other in node.peers.beats]
        others = [beat for beat in beats if beat.node != node.id]
        if not others or now < self._rested or self._heartbeat.busy < self.busy_from:
            return
        mean = (sum([beat.load for beat in others]) + self._heartbeat.load) / (len(others) + 1)
        idlest = min(others, key=lambda beat: beat.load)
        if self._heartbeat.load <= mean * MORE:
            return
        visited = [
            table for table, live in node.registry.live_tables.items() if live.subscribers and table in node.log.owned
        ]
        share = (self._heartbeat.load - mean) / self._heartbeat.load
        count = min(MOVES_AT_ONCE, int(len(visited) * share))
        if count:
            log_event("moving", tables=count, to=idlest.node)
            self._rested = now + REST
            self.moved += count
            await asyncio.gather(*[node.release(table, idlest.node) for table in visited[:count]])

    async def hand_over(self) -> None:
        """Let go of every table, each to the node whose turn it is."""
        node = self.node
        others = [other for other in node.peers.living(self._loop.time()) if other != node.id]
        owned = list(node.log.owned)
        for first in range(0, len(owned), 4 * TAKES_AT_ONCE):
            some = owned[first : first + 4 * TAKES_AT_ONCE]
            work = [node.release(table, next_owner(table, others), MOVED if others else STOPPING) for table in some]
            for fault in await asyncio.gather(*work, return_exceptions=True):
                if isinstance(fault, Exception):
                    log_event("not-handed-over", why=str(fault))
        if owned:
            log_event("handed-over", tables=len(owned))

    # Keeping and marking

    def _keep(self) -> None:
        """Save snapshots of tables that have gone on, so that a take-over has little to read."""
        node = self.node
        self._kept = {table: seq for table, seq in self._kept.items() if table in node.log.owned}
        left = KEEPS_AT_ONCE
        for table, owned in node.log.owned.items():
            live = node.registry.live_tables.get(table)
            if live is None or owned.chain.seq - self._kept.get(table, 0) < KEEP_EVERY or not owned.is_idle:
                continue
            if live.held or live.is_broken or live.table.is_stuck or live.table.seq != owned.chain.seq:
                continue
            self._kept[table] = owned.chain.seq
            node.log.save_snapshot(table, live.table.snapshot())
            left -= 1
            if not left:
                return

    async def mark(self) -> None:
        """Tell the directory how far logs are durable, so that a loss is noticed even if all nodes are gone."""
        node = self.node
        try:
            for table, owned in list(node.log.owned.items()):
                stream, digest, epoch = owned.chain.stream, owned.chain.digest, owned.chain.epoch
                if self._marked.get(table) != stream and node.log.owned.get(table) is owned:
                    await node.directory.own(table, node.id, epoch, Mark(stream, digest))
                    self._marked[table] = stream
                    node.claimed.pop(table, None)
        except (Unavailable, Refused) as fault:
            log_event("round-waits", why=str(fault))
        node.claimed = {table: epoch for table, epoch in node.claimed.items() if table in node.log.owned}
        self._marked = {table: stream for table, stream in self._marked.items() if table in node.log.owned}
        known = node.directory.slots
        for gone in [table for table in node.log.witnessed if table not in known]:
            del node.log.witnessed[gone]
        self._tried = {table: until for table, until in self._tried.items() if table in known}
