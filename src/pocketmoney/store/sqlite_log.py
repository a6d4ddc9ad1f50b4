"""The logs of many tables in one SQLite database, written by one thread in batches.

What the tables of one turn of the event loop want written is gathered, and handed to the writer as one batch when the
turn is over; while that is written the next batch gathers. So a slow disk makes batches larger, not the table slower,
and the event loop is called once a batch.
"""

from __future__ import annotations

import asyncio
import sqlite3
from asyncio import AbstractEventLoop, get_running_loop
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import ExitStack, closing
from pathlib import Path
from threading import Lock, RLock
from typing import Any, Final

from pocketmoney.core.problem import Problem
from pocketmoney.store import (
    backup,
    checksum,
    data_folder,
    deletion,
    errors,
    inspection,
    log_reader,
    sqlite_connection,
    upgrade,
)
from pocketmoney.store.changes import Append, Change, Create, Failures, SaveSnapshot, Touch
from pocketmoney.store.folder_lock import FolderLock
from pocketmoney.store.head_file import HeadFile
from pocketmoney.store.log_heads import LogHead, LogHeads
from pocketmoney.store.sqlite_writer import Job, SqliteWriter, Worker
from pocketmoney.table.ports import Durable, Snapshot, TableRow

SNAPSHOT: Final = (
    "SELECT s.seq, s.rules, s.data, s.crc FROM snapshot s JOIN tables t ON t.no = s.table_no WHERE t.id = ?"
)


class SqliteLog:
    """The `Log` of a data folder. It holds a lock on the folder until it is closed.

    `append`, `create`, `touch` and `save_snapshot` are for the thread of the event loop and return at once. `read`,
    `tables`, `load_snapshot`, `delete`, `expire` and `backup` first wait until everything before them is written; any
    thread may call them, so what may take long need not stop the event loop.
    """

    def __init__(self, folder: Path, worker: Worker | None = None) -> None:
        self.folder = folder
        data_folder.make_folder(folder)
        self._folder_lock = FolderLock(folder)
        self._reading = Lock()
        self._changing = RLock()  # for everything below
        self._pending: list[Change] = []
        self._in_flight = 0  # batches handed over and not told of yet
        self._is_waking = False
        self._is_closed = False
        self._loop: AbstractEventLoop | None = None
        self._open: dict[str, str] = {}  # code of each open table
        self._codes: set[str] = set()
        self.on_damage: Callable[[Problem], None] = lambda problem: None  # who is told of damage that is found later
        database = folder / data_folder.DATABASE
        with ExitStack() as undoing:
            undoing.callback(self._folder_lock.release)
            upgrade.copy_older(database)
            connection = undoing.enter_context(closing(sqlite_connection.to_write(database)))
            self._reader = undoing.enter_context(closing(sqlite_connection.to_read(database)))
            try:
                for table, code in connection.execute("SELECT id, code FROM tables WHERE is_open"):
                    self._take_code(str(table), str(code))
                head_file = HeadFile(folder / data_folder.HEADS, inspection.read_mark(connection))
                undoing.callback(head_file.close)
                heads = LogHeads(connection)
                self._found = inspection.Inspection(connection, heads, head_file.contents)
                inspection.bring_up_to_date(connection, heads, self._found, head_file)
                self._writer = SqliteWriter(
                    connection,
                    self._batch_done,
                    head_file,
                    worker,
                    may_tidy=not self._found.is_row_lost,
                )
            except sqlite3.Error as fault:
                raise sqlite_connection.unusable(database, fault) from None
            undoing.pop_all()  # nothing went wrong

    @property
    def faults(self) -> list[Problem]:
        """The damage that was found when the folder was opened."""
        return self._found.faults

    # Changes

    def append(self, table: str, first: int, entries: list[bytes], durable: Durable) -> None:
        """Write entries; `durable` is called in the running event loop when they cannot be lost, or with a problem.

        After a problem nothing more is taken for that table until it is read again.
        """
        loop = get_running_loop()
        with self._changing:
            if loop is not self._loop:  # what an earlier loop had begun is not waited for
                self._loop = loop
                self._is_waking = False
                self._in_flight = 0
            self._add(Append(table, first, entries, durable))

    def create(self, table: str, code: str, now: int) -> None:
        """Create a table, no later than its first entries are written. A code of another open table is a problem."""
        with self._changing:
            if table in self._open:
                raise errors.taken(table, 1)
            if code in self._codes:
                raise errors.code_taken(code)
            self._add(Create(table, code, now))
            self._take_code(table, code)

    def touch(self, table: str, now: int, *, is_open: bool) -> None:
        """When a player was last there, and whether the table is open. A closed table releases its code."""
        if is_open and table not in self._open:
            self._reopen(table)
        with self._changing:
            self._add(Touch(table, now, is_open=is_open))
            if not is_open:
                self._let_go_of_code(table)

    def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Replace the snapshot of a table."""
        with self._changing:
            self._add(SaveSnapshot(table, snapshot))

    def delete(self, table: str) -> None:
        """Forget a table and everything it holds about people; returns when its rows are gone from the disk.

        Traces that the database may keep of them go when nobody has written for a moment, or at the end.
        """
        self._do(lambda connection: self._writer.delete([table])).result()
        with self._changing:
            self._let_go_of_code(table)

    def expire(self, before: int) -> list[str]:
        """Forget every table that nobody has been at since that time (ms), open or not; which ones."""
        found: list[str] = []

        def job(connection: sqlite3.Connection) -> None:
            old = deletion.touched_before(connection, before)
            found.extend([table for table in old if table not in self._found.unsure])
            self._writer.delete(found)

        self._do(job).result()
        with self._changing:
            for table in found:
                self._let_go_of_code(table)
        return found

    # Reading

    def read(self, table: str, first: int = 1) -> Iterator[bytes]:
        """The entries from that number on. A table that could not be written to is taken up again.

        Damage is a problem that names the table and the first entry that is not whole.
        """
        head = self._head(table)
        if head is None:
            if self._query("SELECT 1 FROM tables NOT INDEXED WHERE id = ?", (table,)):  # the index is damaged
                raise errors.damaged(table, 1, errors.UNREADABLE)
            return iter(())
        if table in self._found.ends:
            raise errors.damaged(table, self._found.ends[table], errors.LOST)
        if head.seq < 0:
            raise errors.damaged(table, len(self.read_whole_part(table)) + 1, errors.MISSING)
        if max(first, 1) > head.seq:
            return iter(())
        try:
            with self._reading:
                return iter(log_reader.read(self._reader, table, head, first))
        except sqlite3.Error as fault:
            if not sqlite_connection.is_damage(fault):
                raise errors.unreadable(fault) from None
            lines = self.read_whole_part(table)
            raise errors.damaged(table, len(lines) + 1, errors.UNREADABLE) from None
        except Problem:
            if not self._query("SELECT 1 FROM tables WHERE no = ?", (head.no,)):
                return iter(())  # deleted in this very moment
            raise

    def read_whole_part(self, table: str) -> list[bytes]:
        """The entries of a damaged log before the first one that is not whole."""
        head = self._head(table)
        if head is None:
            return []
        with self._reading:
            lines, _ = log_reader.read_whole_part(self._reader, table, head.no)
        return lines

    def _head(self, table: str) -> LogHead | None:
        ends: list[LogHead | None] = []
        try:
            self._do(lambda connection: ends.append(self._writer.resume(table))).result()
        except Problem as problem:
            if problem.key != "store-failed":
                raise
            raise errors.damaged(table, 1, errors.UNREADABLE) from None
        return ends[0]

    def tables(self) -> list[TableRow]:
        """Every table, the open ones first, in the order in which they were made."""
        self._finish()
        query = "SELECT id, code, made, touched, is_open FROM tables ORDER BY is_open DESC, made, id"
        return [
            TableRow(str(table), str(code), _number(made), _number(touched), is_open=bool(is_open))
            for table, code, made, touched, is_open in self._query(query, ())
        ]

    def load_snapshot(self, table: str) -> Snapshot | None:
        """The last snapshot. One that is damaged is left out: the log tells the same."""
        self._finish()
        try:
            for seq, rules, data, crc in self._query(SNAPSHOT, (table,)):
                if type(data) is bytes and checksum.of_snapshot(table, seq, rules, data) == crc:
                    return Snapshot(seq, rules, data)
                self.on_damage(errors.snapshot_damaged(table))
        except Problem:
            self.on_damage(errors.snapshot_damaged(table))
        return None

    def base(self, table: str) -> Snapshot | None:
        """Nothing is ever put away here."""
        return None

    def backup(self, file: Path) -> backup.Summary:
        """Copy everything into a file that is not there yet, while tables are played at."""
        self._finish()
        return backup.backup(self.folder, file)

    def _query(self, query: str, args: tuple[str | int, ...]) -> list[Any]:
        with self._reading:
            try:
                return self._reader.execute(query, args).fetchall()
            except sqlite3.Error as fault:
                raise errors.unreadable(fault) from None

    # The end

    async def drained(self) -> None:
        """Wait until everything so far is durable and everybody has been told."""
        await asyncio.wrap_future(self._do(lambda connection: None))

    def close(self) -> None:
        """Write what is still to be written, and let go of the folder. Who is to be told is told by the event loop."""
        with self._changing:
            if self._is_closed:
                return
            self._flush()
            self._is_closed = True
        with self._reading:
            self._reader.close()  # first, because the last one out empties the file of recent changes
        self._writer.stop()
        self._folder_lock.release()

    # Batches

    def _add(self, change: Change) -> None:
        """Put a change into the next batch, which goes to the writer at the end of this turn of the event loop."""
        if self._is_closed:
            raise errors.closed()
        self._pending.append(change)
        if self._in_flight or self._is_waking:
            return
        if self._loop is None or self._loop.is_closed():
            self._flush()
        else:
            self._is_waking = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        """Hand the batch over to the writer."""
        with self._changing:
            self._is_waking = False
            if self._pending and not self._is_closed:
                self._in_flight += 1
                self._writer.put(self._pending)
                self._pending = []

    def _do(self, job: Job) -> Future[object]:
        """Have the writer do something when everything before it is written."""
        with self._changing:
            if self._is_closed:
                raise errors.closed()
            self._flush()
            return self._writer.submit(job)

    def _finish(self) -> None:
        self._do(lambda connection: None).result()

    def _batch_done(self, changes: Sequence[Change], failures: Failures) -> None:
        """A batch is on the disk (in the writer's thread)."""
        loop = self._loop
        if loop is not None:
            try:
                loop.call_soon_threadsafe(self._acknowledge, changes, failures)
                return
            except RuntimeError:  # the loop is closed: nobody is left to be told
                pass
        self._acknowledge((), failures)

    def _acknowledge(self, changes: Sequence[Change], failures: Failures) -> None:
        """Begin the next batch, and tell the tables of these changes that they are durable or failed."""
        with self._changing:
            self._in_flight = max(0, self._in_flight - 1)
            if not self._in_flight:
                self._flush()
            for change in failures:
                if isinstance(change, Create):
                    self._let_go_of_code(change.table)

        for change in changes:
            if isinstance(change, Append):
                try:
                    change.durable(failures.get(change) if failures else None)
                except Exception as fault:
                    get_running_loop().call_exception_handler(
                        {"message": f"telling table {change.table}", "exception": fault}
                    )

    # Codes

    def _take_code(self, table: str, code: str) -> None:
        self._open[table] = code
        self._codes.add(code)

    def _let_go_of_code(self, table: str) -> None:
        self._codes.discard(self._open.pop(table, ""))

    def _reopen(self, table: str) -> None:
        """A closed table is played at again: it needs its code back."""
        self._finish()
        for (code,) in self._query("SELECT code FROM tables WHERE id = ?", (table,)):
            with self._changing:
                if code in self._codes:
                    raise errors.code_taken(code)
                self._take_code(table, code)


def _number(value: Any) -> int:
    """A number of a row; if the row is damaged it may be anything, and that was reported."""
    return value if type(value) is int else 0
