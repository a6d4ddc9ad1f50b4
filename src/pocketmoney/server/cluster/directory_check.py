"""The directory, held against the log from which it is derived: what it lacks or has wrong is made again from there.

A node answers for the tables that it owns, whose logs it knows, and for a share of those that nobody has listed.
"""

from __future__ import annotations

import asyncio
from secrets import token_bytes
from typing import Final

from pocketmoney.core.problem import Problem
from pocketmoney.server.cluster.node import Node
from pocketmoney.server.cluster.peers import next_owner
from pocketmoney.server.event_log import log_error, log_event
from pocketmoney.store.nats import streams
from pocketmoney.store.nats.directory import Slot
from pocketmoney.store.nats.jetstream import Refused, Unavailable
from pocketmoney.store.nats.log_reader import Read
from pocketmoney.table.table import Table

EVERY: Final = 2.0  # seconds between two looks at the buckets
SOON: Final = 5.0  # seconds between two comparisons of everything while the numbers of tables differ
LATER: Final = 300.0  # and while they do not
ODD: Final = 2  # looks at which an entry differed, until it is corrected: it may be about to be written


class DirectoryCheck:
    """Keeps the directory as the log has it."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.restored = 0  # entries that were made again
        self.is_begun = False  # before that, other nodes may not be known
        self._made: list[str] = []  # when the buckets were made
        self._odd: dict[str, int] = {}  # how often in a row an entry differed from what this node knows
        self._stray: dict[str, str] = {}  # codes that led to no table at the last comparison
        self._due = 0.0
        self._soonest = 0.0
        self._loop = asyncio.get_running_loop()

    # Tables of this node

    async def settle_own(self) -> None:
        """Correct what the directory says about tables of this node, and drop those that have another owner."""
        node = self.node
        odd: dict[str, int] = {}
        for table, owned in list(node.log.owned.items()):
            slot = node.directory.slots.get(table)
            if slot is not None and slot.epoch > owned.chain.epoch:
                await self._settle_or_lose(table)
            elif slot is None or not self._agrees(slot, owned.chain.epoch):
                odd[table] = self._odd.get(table, 0) + 1
                if odd[table] >= ODD:
                    await self._settle_or_lose(table)
        self._odd = odd

    def _agrees(self, slot: Slot, epoch: int) -> bool:
        node = self.node
        live = node.registry.live_tables.get(slot.table)
        is_code_right = live is None or live.table.code == slot.code
        is_owner_right = slot.epoch == epoch and slot.node == node.id
        return is_code_right and is_owner_right and node.directory.is_listed(slot.table)

    async def _settle_or_lose(self, table: str) -> None:
        """Correct an entry if the table is ours by its log; another node has it otherwise, or it was deleted."""
        if await self.node.log.is_ours(table):
            await self._settle(table)
        else:
            self.node.lose(table)

    async def _settle(self, table: str) -> None:
        """Put an entry of a table of ours as the log has it."""
        node = self.node
        live = node.registry.live_tables.get(table)
        known = node.directory.slots.get(table)
        code = live.table.code if live is not None else known.code if known is not None else await self._code(table)

        async def judge(slot: Slot | None) -> Slot | None:
            if not await node.log.is_ours(table):
                return None
            owned = node.log.owned.get(table)
            return None if owned is None else self._slot(slot, table, code, node.id, owned.chain.epoch)

        if await node.directory.settle(table, judge):
            self._note(table)

    def _slot(self, slot: Slot | None, table: str, code: str, owner: str, epoch: int) -> Slot:
        """An entry with what the log says; nothing is known about when the table was visited, so it was just now."""
        if slot is None or slot.table != table:
            now = self.node.registry.now()
            slot = Slot(table=table, code=code, made=now, touched=now)
        slot.code, slot.node, slot.epoch, slot.is_open = code, owner, epoch, True
        return slot

    def _note(self, table: str) -> None:
        self.restored += 1
        log_error("directory-corrected", table=table)

    # All tables

    async def run_once(self) -> None:
        """Make buckets that are gone, and entries that are missing."""
        try:
            await self._make_missing()
        except (Unavailable, Refused) as fault:
            log_event("round-waits", part="directory-check", why=str(fault))

    async def _make_missing(self) -> None:
        node = self.node
        made = await node.directory.created()
        if not all(made) or not await node.cluster.nodes.created():
            await streams.set_up(node.cluster.jet, node.cluster.names, node.cluster.settings, is_log_known=True)
            made = await node.directory.created()
            self._due = 0.0
        if made != self._made:
            if self._made:
                log_error("directory-replaced")
                node.directory.begin_anew()
            self._made = made
            self._due = 0.0
        now = self._loop.time()
        if now < self._due:
            if now < self._soonest or await self._count() == node.directory.count:
                return
        await self.compare()
        self._due, self._soonest, self.is_begun = now + LATER, now + SOON, True

    async def _count(self) -> int:
        """Of how many tables the stream has a message."""
        return (await self.node.cluster.jet.subjects(self.node.cluster.names.log)).size

    async def compare(self) -> None:
        """Hold all of the directory against the log."""
        node = self.node
        names = node.cluster.names
        tables = [
            streams.word_of(subject) for subject in (await node.cluster.jet.subjects(names.log, names.logs)).names
        ]
        await node.directory.follow()
        living = node.peers.living(self._loop.time())
        for table in tables:
            if node.directory.is_listed(table) or table in node.log.forgetting or table in node.log.owned:
                continue
            if not self.is_begun or next_owner(table, living) in (node.id, ""):
                try:
                    await self._restore(table)
                except Problem as problem:  # a log that is not whole has nothing to tell
                    log_event("not-restored", table=table, why=problem.key)
        await self._compare_codes()

    async def _restore(self, table: str) -> None:
        """List a table that is only in the log."""
        node = self.node

        async def judge(slot: Slot | None) -> Slot | None:
            if slot is not None and slot.table == table:
                return None  # the changes that were read are behind
            found = await node.log.peek(table)
            if found.chain.is_ended:
                await node.log.forget(table)
                return None
            if not found.lines and found.base is None:
                return None  # it is being created
            return self._slot(None, table, code_of(table, found), found.chain.node, found.chain.epoch)

        if await node.directory.settle(table, judge):
            self._note(table)

    async def _compare_codes(self) -> None:
        directory = self.node.directory
        codes = await directory.listed_codes()
        for slot in list(directory.slots.values()):
            if slot.is_open and codes.get(slot.code) != slot.table and not await directory.settle_code(slot):
                log_error("code-taken-twice", table=slot.table)
        stray = {code: table for code, table in codes.items() if directory.codes.get(code) != table}
        for code, table in stray.items():
            now = await directory.fresh(table)
            if self._stray.get(code) == table and (now is None or now.code != code):  # not just being created
                await directory.release_code(code)
        self._stray = stray

    async def _code(self, table: str) -> str:
        return code_of(table, await self.node.log.peek(table))


def code_of(table: str, found: Read) -> str:
    """The code of a table, from its log."""
    base = None if found.base is None else found.base.snapshot
    return Table.resume(table, found.lines[:1] if base is None else [], token_bytes, base).code
