"""The tables of a node: finding them, taking them over, letting go of them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from time import perf_counter
from typing import Any, Final

from pocketmoney.core.problem import Problem
from pocketmoney.server.cluster.lease import Lease
from pocketmoney.server.cluster.peer_links import PeerLinks
from pocketmoney.server.cluster.peer_messages import OFFER
from pocketmoney.server.event_log import log_error, log_event
from pocketmoney.server.live_table import LiveTable
from pocketmoney.server.table_registry import (
    BROKEN,
    LOST,
    MOVED,
    NEWER,
    NO_TABLE,
    STOPPING,
    TableRegistry,
)
from pocketmoney.store.nats.cluster import Cluster
from pocketmoney.store.nats.directory import Slot
from pocketmoney.store.nats.envelope import Chain, Mark
from pocketmoney.store.nats.jetstream import Refused, Unavailable
from pocketmoney.store.nats.log_reader import Read
from pocketmoney.store.nats.retry import retry
from pocketmoney.table import entries
from pocketmoney.table.adoption import by_other_rules

AWAY: Final = "cluster-away"

SETTLES: Final = 4.0  # seconds for what is under way, before a table is let go of


class Ownership(Lease):
    """The tables that this node owns, and how it gets and gives them."""

    links: PeerLinks

    def __init__(self, cluster: Cluster, registry: TableRegistry) -> None:
        super().__init__(cluster.settings.lease)
        self.cluster = cluster
        self.directory = cluster.directory
        self.log = cluster.log
        self.registry = registry
        self.id = ""
        self.claimed: dict[str, int] = {}  # tables of ours that the directory does not show as ours yet: their epochs
        self.is_leaving = False  # it hands its tables over, and takes none
        self._taking: dict[str, asyncio.Task[LiveTable | str]] = {}
        self._making: set[str] = set()  # tables that are ours, but not in memory yet
        self._listing: dict[str, asyncio.Task[Any]] = {}  # what tells the directory that a table is ours
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something beside everything else."""
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault is not None and not isinstance(fault, (Problem, Unavailable, Refused)):
            log_event("task-failed", fault)

    # Finding and owning

    async def find(self, code: str) -> tuple[str, LiveTable | str]:
        """The table of a code: its id, and the room if it is ours, else the node that has it."""
        if not code:
            raise Problem(NO_TABLE)
        if not self.is_current:
            raise Problem(AWAY)
        try:
            slot = await self.directory.find(code)
            if slot is None:
                raise Problem(NO_TABLE)
            return slot.table, await self.place(slot)
        except (Unavailable, Refused):
            raise Problem(AWAY) from None

    async def place(self, slot: Slot) -> LiveTable | str:
        """Where a table is; one that nobody has is taken over."""
        live = self._here(slot)
        if live is not None:
            if await self.log.is_ours(slot.table):
                if self._loop.time() - self.cluster.jet.confirmed > self.lease:
                    raise Problem(AWAY)  # said by a leader that may be none any more: nothing was confirmed for long
                return live
            self.lose(slot.table)
        elif slot.node != self.id and await self.lives(slot.node):
            return slot.node
        return await self.take(slot.table)

    def lose(self, table: str) -> None:
        """Drop a table that has another owner by now; its subscribers reconnect."""
        self.log.let_go(table)
        live = self.registry.live_tables.get(table)
        if live is not None:
            self.registry.codes.pop(live.table.code, None)
            self.registry.drop(live, MOVED)

    def _here(self, slot: Slot) -> LiveTable | None:
        """The table if it is in memory and ours. One of ours that is being deleted is not there any more."""
        if slot.table in self.log.forgetting:
            raise Problem(NO_TABLE)
        if slot.table not in self.log.owned:
            return None
        live = self.registry.live_tables.get(slot.table)
        if live is None and self.registry.codes.get(slot.code) != slot.table and slot.table not in self._making:
            raise Problem(NO_TABLE)
        return live

    async def lives(self, node: str) -> bool:
        """Whether a node is alive: it was heard of, or has its lease."""
        if not node or node in self.peers.dead:
            return False
        if self.peers.is_alive(node, self._loop.time()):
            return True
        return await self.is_there(node) and await self.cluster.nodes.get(node) is not None

    async def is_there(self, node: str) -> bool:
        """Whether a node is connected to the cluster at all; the servers know at once when a process has died."""
        return await self.cluster.jet.is_heard(self.cluster.names.to(node))

    async def take(self, table: str) -> LiveTable | str:
        """Take a table over, once for all callers; returns the node that has it if another was quicker."""
        task = self._taking.get(table)
        if task is None:
            task = self._taking[table] = self.spawn(self._take(table))
            task.add_done_callback(lambda _: self._taking.pop(table, None))
        return await asyncio.shield(task)

    async def _take(self, table: str) -> LiveTable | str:
        begun = self._loop.time()
        if self.is_leaving:
            raise Problem(STOPPING)
        slot = await self.directory.near(table)
        if slot is None:
            raise Problem(NO_TABLE)
        live = self._here(slot)
        if live is not None:
            return live
        if slot.node != self.id and await self.lives(slot.node):
            return slot.node
        left = self.registry.live_tables.get(table)
        if left is not None:
            self.registry.drop(left, MOVED)
        me = self.id
        self._making.add(table)
        try:
            found = await self.log.take_up(
                table, me, lambda chain: self._has_owner(slot, chain), lambda found: check_known(table, found)
            )
            chain = found.chain
            if chain.node != me and not chain.is_ended:  # another node was quicker; the directory does not show it yet
                self.directory.note_owner(table, chain.node, chain.epoch)
                return chain.node
            if chain.is_ended or (not found.lines and found.base is None):  # its node died while it deleted or made it
                await self.log.forget(table)
                raise Problem(NO_TABLE)
        except BaseException as fault:
            self.log.let_go(table)
            if isinstance(fault, Problem) and fault.key == LOST:
                await self.pause(table, str(fault.details["why"]))
            if isinstance(fault, Problem) and fault.key == entries.NEWER:
                log_error(fault.key, **fault.details)
                raise Problem(NEWER) from None
            if isinstance(fault, Problem) and fault.key == entries.BROKEN:
                log_error(fault.key, table=table, **fault.details)
                raise Problem(BROKEN) from None
            raise
        finally:
            self._making.discard(table)
        if self.id != me or not self.is_current or table not in self.log.owned:
            self.log.let_go(table)
            raise Problem(MOVED)
        claimed = self._loop.time()
        self.directory.note_owner(table, me, chain.epoch)
        self.claimed[table] = chain.epoch
        self._listing[table] = self.spawn(self._list(table, me, chain.epoch, Mark(chain.stream, chain.digest)))
        self.registry.codes[slot.code] = table
        resuming = perf_counter()
        live = await self._resumed(table, slot.code)
        if live.table.code != slot.code:  # the log is right; the directory will be
            self.registry.codes.pop(slot.code, None)
            self.registry.codes[live.table.code] = table
        claim, resume = round(claimed - begun, 3), round(perf_counter() - resuming, 3)
        log_event("table-taken", table=table, epoch=chain.epoch, entries=len(found.lines), claim=claim, resume=resume)
        return live

    def _has_owner(self, slot: Slot, chain: Chain) -> bool:
        """Return whether a log belongs to another living node that has not released it, despite the directory."""
        was_let_go = not slot.node and slot.epoch >= chain.epoch
        return not was_let_go and chain.node != self.id and self.peers.is_alive(chain.node, self._loop.time())

    async def _list(self, table: str, me: str, epoch: int, mark: Mark) -> None:
        """Let the directory show that a table is ours; until it does, beats say so."""
        try:
            await retry(lambda: self.directory.own(table, me, epoch, mark))
            if self.claimed.get(table) == epoch:
                del self.claimed[table]
        finally:
            if self._listing.get(table) is asyncio.current_task():
                del self._listing[table]

    async def _resumed(self, table: str, code: str) -> LiveTable:
        """A table that was taken up just now, as its log tells it."""
        try:
            try:
                return self.registry.live(table)
            except Problem:
                # Its snapshot is of no use, or only to be compared with.
                await self.log.fetch_whole(table, lambda kept: by_other_rules(kept) is not None)
                return self.registry.live(table)
        except Exception as fault:
            log_event("table-unreadable", fault, table=table)
            self.registry.codes.pop(code, None)
            self.log.let_go(table)
            raise Problem(BROKEN) from None

    async def pause(self, table: str, why: str) -> None:
        """A table stands still, because its log is not whole; everybody who asks for it hears so."""
        log_event("table-lost", table=table, why=why)
        self.registry.metrics.broken += 1
        await retry(lambda: self.directory.pause(table, why, self.log.witnessed.get(table)))

    async def release(self, table: str, to: str, key: str = MOVED) -> None:
        """Release a table and offer it to another node, or to any."""
        live = self.registry.live_tables.get(table)
        owned = self.log.owned.get(table)
        if owned is None:
            return
        if live is not None:
            if self.is_leaving:  # the next program may rule otherwise
                await self.registry.storyteller.tell(live, is_last=True)
            with suppress(TimeoutError):
                async with asyncio.timeout(SETTLES):
                    while live.held and not live.is_broken:
                        await live.settled()
            self.registry.save_snapshot(live)
            self.registry.codes.pop(live.table.code, None)
            self.registry.drop(live, key)
            with suppress(TimeoutError):
                async with asyncio.timeout(SETTLES):
                    await owned.drained()
        mark, epoch = Mark(owned.chain.stream, owned.chain.digest), owned.chain.epoch
        self.log.let_go(table)
        self.claimed.pop(table, None)
        if table in self._listing:  # else the directory might be told the one after the other
            await asyncio.wait([self._listing[table]], timeout=SETTLES)
        await retry(lambda: self.directory.own(table, "", epoch, mark))
        if to:
            self.links.send(to, OFFER, 0, table)


def check_known(table: str, found: Read) -> None:
    """Refuse a log with an entry that only a newer program knows, before it is claimed."""
    first = found.chain.seq - len(found.lines) + 1
    for number, line in enumerate(found.lines, first):
        entries.decode(line, number, table)
