"""All tables of a server: made, found, visited and put away. Everything happens in the thread of the event loop.

A table whose log cannot be written is dropped, and taken up again from what was written.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Final

from pocketmoney import games
from pocketmoney.core.problem import Problem
from pocketmoney.server.bot_pool import BotPool
from pocketmoney.server.event_log import log_error, log_event
from pocketmoney.server.live_table import LiveTable
from pocketmoney.server.metrics import Metrics
from pocketmoney.server.storyteller import MakeStory, Storyteller, needs_story
from pocketmoney.server.table_codes import new_code, new_id
from pocketmoney.server.table_driver import TableDriver
from pocketmoney.table import entries
from pocketmoney.table.adoption import by_other_rules
from pocketmoney.table.chair import Subscriber
from pocketmoney.table.commands import Hello
from pocketmoney.table.damaged_table import DamagedTable
from pocketmoney.table.phase import PLAYING
from pocketmoney.table.ports import Log, Snapshot
from pocketmoney.table.table import Table

NO_TABLE: Final = "no-such-table"
BROKEN: Final = "table-broken"
STOPPING: Final = "server-stops"
DELETED: Final = "table-deleted"
MOVED: Final = "table-moved"  # to another node
LOST: Final = "table-lost"  # its log is not whole
NEWER: Final = "table-newer"  # its log is one of a newer program
DAMAGED: Final = "store-damaged"  # the same of a log in the database

TOUCH_EVERY: Final = 10 * 60_000


class TableRegistry(TableDriver):
    """All live tables by id, and the ids by code."""

    def __init__(
        self,
        log: Log,
        now: Callable[[], int],
        metrics: Metrics,
        bot_pool: BotPool,
        most: int,
        make_story: MakeStory,
    ) -> None:
        super().__init__(log, now, metrics, bot_pool)
        self.live_tables: dict[str, LiveTable] = {}
        self.codes: dict[str, str] = {}
        self._most = most
        self._keys = 0
        self._deleting: set[asyncio.Future[None]] = set()
        self.storyteller = Storyteller(log, self._save_story, make_story)

    # Finding and making

    def index(self) -> list[str]:
        """Read the index of the store; returns the open tables, the last one visited first."""
        rows = [row for row in self.log.tables() if row.is_open]
        self.codes.update({row.code: row.id for row in rows})
        return [row.id for row in sorted(rows, key=lambda row: -row.touched)]

    def new_key(self) -> int:
        """Return a number for a new subscriber."""
        self._keys += 1
        return self._keys

    def create(self, game: str, lesson: str = "", table: str = "", code: str = "") -> LiveTable:
        """Create a table for a game, or for its lesson; a cluster has chosen id and code already."""
        if len(self.codes) >= self._most:
            raise Problem("too-many-tables", {"most": self._most})
        games.find(game)
        now = self.now()
        table = table or new_id()
        code = code or new_code(self.codes.__contains__)
        made = Table.new(table, code, game, now, secrets.token_bytes, lesson)
        self.log.create(table, code, now)
        live = self._take_in(made)
        self.codes[code] = table
        self.metrics.made += 1
        self.drive(live, made.take_outgoing(), perf_counter())
        return live

    def find(self, code: str) -> LiveTable | None:
        """Return the table of a code, resumed from its log if necessary; None if there is none."""
        table = self.codes.get(code)
        return None if table is None else self.live(table)

    def live(self, table: str) -> LiveTable:
        """Return the table of an id, resumed from its log if necessary."""
        live = self.live_tables.get(table)
        if live is None:
            began = perf_counter()
            try:
                found = self._resume(table)
            except Problem as problem:
                if problem.key != DAMAGED:
                    raise
                found = self._resume_damaged(table, problem)
            found.wake(self.now())
            live = self._take_in(found)
            self.metrics.resumed += 1
            self.drive(live, live.table.take_outgoing(), began)
        return live

    def _resume(self, table: str) -> Table:
        """A table from its last snapshot and what came later, else from its whole log.

        If the snapshot is by other rules the whole log is read, and compared with it.
        """
        snapshot = self.log.load_snapshot(table)
        witness = by_other_rules(snapshot)
        if witness is not None:
            return self._compared(table, witness)
        if snapshot is not None:
            try:
                return Table.resume(table, self.log.read(table, snapshot.seq + 1), secrets.token_bytes, snapshot)
            except Exception as fault:
                if isinstance(fault, Problem) and fault.key in (DAMAGED, entries.NEWER):
                    raise
                # The log tells the same, and has the last word.
                log_event("snapshot-unreadable", fault, table=table)
        return Table.resume(table, self.log.read(table), secrets.token_bytes)

    def _resume_damaged(self, table: str, problem: Problem) -> Table:
        """A table whose log is damaged, as it stood at the last whole entry; nobody can play at it."""
        log_error("table-damaged", table=table, entry=int(problem.details["seq"]), found=str(problem.details["found"]))
        self.metrics.broken += 1
        lines = self.log.read_whole_part(table)
        if not lines:
            raise problem
        return DamagedTable.resume(table, lines, secrets.token_bytes)

    def _compared(self, table: str, witness: Snapshot) -> Table:
        """Resume a table from its whole log, and compare it with a snapshot of other rules."""
        base = self.log.base(table)
        if base is not None and base.seq >= witness.seq:  # the log has to be fetched from farther back
            raise Problem("log-misfit", {"entry": witness.seq, "why": "by other rules"})
        first = 1 if base is None else base.seq + 1
        return Table.resume(table, self.log.read(table, first), secrets.token_bytes, base, witness)

    def save_snapshot(self, live: LiveTable) -> None:
        """Save a snapshot of a game in progress, so that it can continue if the next version has other rules."""
        table = live.table
        if isinstance(table, DamagedTable):
            return
        if table.phase == PLAYING and not (table.is_stuck or live.held or live.is_broken):
            self.log.save_snapshot(table.id, table.snapshot(live.story))

    def on_game_over(self, live: LiveTable) -> None:
        """Have the story of a finished game made."""
        if self.storyteller.is_wanted(live):
            self.storyteller.queue(live)

    def _save_story(self, live: LiveTable, game: int, rules: str, story: bytes) -> None:
        self.finish(live)
        if live.is_broken or self.live_tables.get(live.table.id) is not live:
            return
        began = perf_counter()
        try:
            live.table.save_story(game, rules, story, self.now())
            self.drive(live, live.table.take_outgoing(), began)
        except Exception as fault:
            self.fail(live, fault)

    def _take_in(self, table: Table) -> LiveTable:
        live = self.live_tables[table.id] = LiveTable(table, self.now())
        live.durable = partial(self.on_durable, live)
        return live

    # Subscribers

    def attach(self, live: LiveTable, subscriber: Subscriber, hello: Hello) -> str:
        """Attach a subscriber to a table; returns the key of a refusal, or an empty string."""
        if self.is_stopping:
            return STOPPING
        self.finish(live)
        began = perf_counter()
        now = self.now()
        live.add(subscriber)
        try:
            refusal = live.table.attach(subscriber, hello, now)
            if refusal is not None:
                live.remove(subscriber)
                return refusal.key
            if now - live.touched > TOUCH_EVERY:
                live.touched = now
                self.log.touch(live.table.id, now, is_open=True)
            self.drive(live, live.table.take_outgoing(), began)
        except Exception as fault:
            live.remove(subscriber)
            self.fail(live, fault)
            return BROKEN
        return ""

    def detach(self, live: LiveTable, subscriber: Subscriber) -> None:
        """Detach a subscriber whose connection is gone."""
        if live.remove(subscriber) and not live.table.is_deleted:
            live.quiet_since = self.now()
            self.call(live, live.table.detach, subscriber)

    # Putting away

    def fail(self, live: LiveTable, fault: BaseException) -> None:
        """Drop a table whose log cannot be written, or that has raised an error. The others play on."""
        if isinstance(fault, Problem) and fault.key == MOVED:
            self.drop(live, MOVED)
            return
        self.metrics.broken += 1
        log_event("table-broken", fault, table=live.table.id, seq=live.table.seq)
        self.drop(live, LOST if isinstance(fault, Problem) and fault.key == LOST else BROKEN)

    def drop(self, live: LiveTable, key: str) -> None:
        """Evict a table from memory and dismiss its subscribers; they reconnect to what its log holds."""
        live.is_broken = True
        live.wakes = 0
        if self.live_tables.get(live.table.id) is live:
            del self.live_tables[live.table.id]
        live.dismiss_all(key)
        live.held.clear()
        live.settle()

    def delete(self, live: LiveTable) -> None:
        """Delete a table with everything the store has of it."""
        self.codes.pop(live.table.code, None)
        self.drop(live, DELETED)
        self.metrics.deleted += 1
        deleting = self.loop.run_in_executor(None, self.log.delete, live.table.id)
        self._deleting.add(deleting)
        deleting.add_done_callback(self._deleted)

    def _deleted(self, deleting: asyncio.Future[None]) -> None:
        self._deleting.discard(deleting)
        fault = deleting.exception()
        if fault is not None:
            log_event("not-deleted", fault)

    def forget(self, tables: list[str]) -> None:
        """Evict tables that were deleted from the store."""
        gone = set(tables)
        for table in tables:
            live = self.live_tables.get(table)
            if live is not None:
                self.drop(live, DELETED)
        self.codes = {code: table for code, table in self.codes.items() if table not in gone}

    def rest(self, idle: int) -> None:
        """Evict tables that have had no subscriber for so many ms and wait for nothing."""
        now = self.now()
        for live in list(self.live_tables.values()):
            if not live.subscribers and not live.held and not live.wakes and now - live.quiet_since >= idle:
                if needs_story(live) and not live.is_resting:
                    live.is_resting = True  # the next time, then
                    self.storyteller.queue(live)
                    continue
                self.save_snapshot(live)
                del self.live_tables[live.table.id]

    def touch_visited(self) -> None:
        """Tell the store which tables have subscribers."""
        now = self.now()
        for live in self.live_tables.values():
            if live.subscribers:
                live.touched = now
                self.log.touch(live.table.id, now, is_open=True)

    async def _tell_stories(self, patience: float) -> None:
        """Have all missing stories made, so that the next version does not need the rules of this one."""
        live_tables = [live for live in self.live_tables.values() if live.table.untold or needs_story(live)]
        await self.storyteller.finish(live_tables, patience)
        waiting = [asyncio.ensure_future(live.settled()) for live in live_tables if live.held]
        if waiting:
            await asyncio.wait(waiting, timeout=patience)

    async def stop(self, patience: float) -> None:
        """Refuse new commands, wait until all entries are durable, and dismiss all subscribers."""
        for live in list(self.live_tables.values()):
            self.finish(live)
        self.is_stopping = True
        waiting: set[asyncio.Future[None]] = set(self._deleting)
        waiting |= {asyncio.ensure_future(live.settled()) for live in self.live_tables.values() if live.held}
        if waiting:
            await asyncio.wait(waiting, timeout=patience)
        await self._tell_stories(patience)
        for live in list(self.live_tables.values()):
            self.save_snapshot(live)
            self.drop(live, STOPPING)
        self.bot_pool.stop()
