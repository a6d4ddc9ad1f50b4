"""A batch of changes, written as one transaction with one statement for each kind of change.

The writer's thread releases Python's lock at every statement and may wait for it up to a switch interval afterwards,
while the event loop is busy. A batch of entries alone, which is nearly every batch, is one statement and its own
transaction. That statement has room for a power of two of rows and takes as many as it is told, so a few prepared
statements serve batches of every size. Bytes are passed as a `bytearray`, because Python's module looks for an adapter
of every `bytes` first (measured: a third of the cost of a row).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import Final
from zlib import crc32

import msgspec

from pocketmoney.core.problem import Problem
from pocketmoney.store import checksum, errors
from pocketmoney.store.changes import Append, Change, Create, Failures, SaveSnapshot, Touch
from pocketmoney.store.head_file import HeadFile
from pocketmoney.store.log_heads import LogHeads, Moved


def _cell(number: int) -> str:
    return f"json_extract(value, '$[{number}]')"


# Rows go in as a JSON list, and the bytes of all of them as one blob that the statement cuts up: that keeps them exact.
_CREATE: Final = (
    "INSERT INTO tables (id, code, made, touched, is_open, crc) "
    f"SELECT {_cell(0)}, {_cell(1)}, {_cell(2)}, {_cell(2)}, 1, "
    f"checksum({_cell(0)}, {_cell(1)}, {_cell(2)}, {_cell(2)}, 1) FROM json_each(?1) RETURNING id, no, made"
)
_COUNT: Final = "UPDATE ends SET tables = tables + ?1, crc = checksum(swept, tables + ?1, mark)"
_SNAPSHOT: Final = (
    "INSERT OR REPLACE INTO snapshot (table_no, seq, rules, data, crc) "
    f"SELECT tables.no, {_cell(1)}, {_cell(4)}, substr(?2, {_cell(2)}, {_cell(3)}), {_cell(5)} "
    f"FROM json_each(?1) JOIN tables ON tables.id = {_cell(0)}"
)
# A visit is never earlier than the one before, although a clock may be set back: the head file, which a power cut may
# set back as well, must not know of a later one.
_TOUCH: Final = (
    f"UPDATE tables SET touched = max(touched, {_cell(1)}), is_open = {_cell(2)}, "
    f"crc = checksum(tables.id, code, made, max(touched, {_cell(1)}), {_cell(2)}) "
    f"FROM json_each(?1) WHERE tables.id = {_cell(0)} RETURNING no, touched, is_open"
)
_BLOB_START: Final = b"."  # an empty blob cannot be cut up

MAX_ROWS: Final = 512  # of one statement
_CELLS: Final = 5  # of each row that are passed as arguments


@cache
def _insert(room: int) -> str:
    """Return the statement that writes the first ?1 of `room` rows, the first of them at ?2."""
    rows = (
        f"(?2 + {row}, {', '.join(f'?{3 + row * _CELLS + cell}' for cell in range(_CELLS))})" for row in range(room)
    )
    return f"INSERT INTO entry (id, table_no, seq, before, line, crc) SELECT * FROM (VALUES {', '.join(rows)}) LIMIT ?1"


class BatchWriter:
    """Writes batches through one connection, and knows where each log ends.

    A table whose entries were refused is in `broken`: nothing more is taken for it until it is read again. Other tables
    are not affected.
    """

    def __init__(self, connection: sqlite3.Connection, head_file: HeadFile | None = None) -> None:
        self.connection = connection
        self.heads = LogHeads(connection, head_file)
        self._head_file = head_file
        self._visits: list[tuple[int, int, int]] = []  # of the present batch: table, when, whether it is open
        self.broken: set[str] = set()

    def write(self, changes: Sequence[Change]) -> Failures:
        """Write all changes as one transaction; return those that could not be written, each with its reason.

        When the disk fails, nothing is written.
        """
        failures: Failures = {}
        if self.broken:
            for change in changes:
                if isinstance(change, Append) and change.table in self.broken:
                    failures[change] = errors.broken(change.table)
            changes = [change for change in changes if change not in failures]
        try:
            if self.connection.in_transaction:  # one that could not even be rolled back: nothing may join it
                self.connection.execute("ROLLBACK")
            self._write(changes, failures)
        except sqlite3.IntegrityError:
            self._roll_back(changes)
            self._write_one_by_one(changes, failures)
        except Exception as error:  # whatever it is, the writer's thread goes on
            self._roll_back(changes)
            for change in changes:
                failures[change] = errors.failed(error)
                if isinstance(change, Append):
                    self.broken.add(change.table)
        return failures

    def _write(self, changes: Sequence[Change], failures: Failures) -> None:
        appends: list[Append] = []
        created: list[Create] = []
        others: list[Change] = []
        for change in changes:
            if isinstance(change, Append):
                appends.append(change)
            elif isinstance(change, Create):
                created.append(change)
            else:
                others.append(change)
        # A statement of its own is its own transaction.
        is_one_statement = not created and not others and sum([len(append.entries) for append in appends]) <= MAX_ROWS
        if not is_one_statement:
            self.connection.execute("BEGIN IMMEDIATE")
        if created:
            self._write_tables(created)
        refused: Failures = {}
        moved = self._insert_entries(appends, refused)
        if others:
            self._write_others(others)
        if not is_one_statement:
            self.connection.execute("COMMIT")
        # Only now, when it is durable: the heads move, and tables that were refused take no more entries.
        self.heads.move(moved.values())
        if self._visits:
            self._note_visits()
        for change, reason in refused.items():
            self.broken.add(change.table)
            failures[change] = reason

    def _insert_entries(self, appends: list[Append], refused: Failures) -> dict[str, Moved]:
        """Find the place of every entry and insert it; return where each log ends when that is committed.

        An entry that does not follow the one before it is refused, and so is everything after it for that table.
        """
        heads = self.heads
        known_heads = heads.learn(self.connection, [append.table for append in appends])
        moved: dict[str, Moved] = {}
        cells: list[int | bytearray] = []
        stopped: set[str] = set()
        checksum_of, copied = crc32, bytearray  # looked up once
        place = heads.last
        for append in appends:
            table = append.table
            at = moved.get(table)
            if at is not None:
                head, seq, last, crc = at
            else:
                known = known_heads.get(table)
                if known is None:
                    refused[append] = errors.broken(table) if table in stopped else errors.gone(table)
                    stopped.add(table)
                    continue
                head, seq, last, crc = known, known.seq, known.last, known.crc
            if table in stopped:
                refused[append] = errors.broken(table)
                continue
            if append.first != seq + 1:
                refused[append] = (errors.taken if append.first <= seq else errors.gap)(table, append.first)
                stopped.add(table)
                continue
            for entry in append.entries:
                place += 1
                seq += 1
                crc = checksum_of(entry, crc)
                cells += (head.no, seq, last, copied(entry), crc)
                last = place
            moved[table] = (head, seq, last, crc)
        place = heads.last + 1
        for start in range(0, len(cells), MAX_ROWS * _CELLS):
            part = cells[start : start + MAX_ROWS * _CELLS]
            count = len(part) // _CELLS
            room = 1 << (count - 1).bit_length()
            empty = (0,) * ((room - count) * _CELLS)
            self.connection.execute(_insert(room), (count, place, *part, *empty))
            place += count
        return moved

    def _write_tables(self, created: list[Create]) -> None:
        rows = _json([(new.table, new.code, new.now) for new in created])
        for table, no, made in self.connection.execute(_CREATE, (rows,)).fetchall():
            self.heads.learn_made(table, no)
            self._visits.append((no, made, 1))
        self.connection.execute(_COUNT, (len(created),))

    def _write_others(self, changes: list[Change]) -> None:
        """Write snapshots and touches; of several for one table the last wins."""
        snapshots = {change.table: change for change in changes if isinstance(change, SaveSnapshot)}
        if snapshots:
            rows: list[tuple[str, int, int, int, str, int]] = []
            parts = [_BLOB_START]
            at = 1 + len(_BLOB_START)
            for table, change in snapshots.items():
                snapshot = change.snapshot
                crc = checksum.of_snapshot(table, snapshot.seq, snapshot.rules, snapshot.data)
                rows.append((table, snapshot.seq, at, len(snapshot.data), snapshot.rules, crc))
                parts.append(snapshot.data)
                at += len(snapshot.data)
            self.connection.execute(_SNAPSHOT, (_json(rows), b"".join(parts)))
        touches = {change.table: change for change in changes if isinstance(change, Touch)}
        if touches:
            touched = _json([(touch.table, touch.now, int(touch.is_open)) for touch in touches.values()])
            self._visits += self.connection.execute(_TOUCH, (touched,)).fetchall()

    def _note_visits(self) -> None:
        """Note in the head file which tables were made or visited, now that it is committed."""
        visits, self._visits = self._visits, []
        if self._head_file is not None:
            with suppress(OSError):
                self._head_file.note_visits(visits)

    def _write_one_by_one(self, changes: Sequence[Change], failures: Failures) -> None:
        """Write what can be written, in its order; each change is a transaction of its own."""
        for change in changes:
            if isinstance(change, Append) and change.table in self.broken:
                failures[change] = errors.broken(change.table)
                continue
            try:
                self._write([change], failures)
            except Exception as error:
                self._roll_back([change])
                failures[change] = _reason(change, error)
                if isinstance(change, Append | Create):
                    self.broken.add(change.table)

    def _roll_back(self, changes: Sequence[Change]) -> None:
        """Forget that these changes were tried."""
        self._visits.clear()
        self.heads.unlearn([change.table for change in changes if isinstance(change, Create)])
        with suppress(sqlite3.Error):
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")


def _reason(change: Change, error: Exception) -> Problem:
    """Return what a refusal by the database means for the change that caused it."""
    if isinstance(change, Create) and isinstance(error, sqlite3.IntegrityError):
        return errors.taken(change.table, 1)
    return errors.failed(error)


def _json(rows: Sequence[tuple[str | int, ...]]) -> str:
    return msgspec.json.encode(rows).decode()
