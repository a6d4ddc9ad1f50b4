"""Many things to be written, as one transaction and with as few statements as can be.

The thread that writes lets go of Python's lock at every statement and may wait for it up to a switch interval
afterwards, while the event loop is busy. So a batch is one statement for each kind of thing in it: the rows go in as a
JSON list, and the bytes of all of them as one blob that the statement cuts up, which keeps them exact. A batch of
entries alone, which is nearly every batch, is one statement and its own transaction.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from pocketmoney.core.problem import Problem
from pocketmoney.store import faults
from pocketmoney.store.ends import End, Ends
from pocketmoney.table.ports import Durable, Snapshot


class Append:
    """Entries of a table, and whom to tell."""

    __slots__ = ("table", "first", "entries", "durable")

    def __init__(self, table: str, first: int, entries: list[bytes], durable: Durable) -> None:
        self.table = table
        self.first = first
        self.entries = entries
        self.durable = durable


class Make:
    """A new table."""

    __slots__ = ("table", "code", "now")

    def __init__(self, table: str, code: str, now: int) -> None:
        self.table = table
        self.code = code
        self.now = now


class Touch:
    """When somebody was last at a table, and whether it is still open."""

    __slots__ = ("table", "now", "is_open")

    def __init__(self, table: str, now: int, *, is_open: bool) -> None:
        self.table = table
        self.now = now
        self.is_open = is_open


class Keep:
    """A snapshot of a table."""

    __slots__ = ("table", "snapshot")

    def __init__(self, table: str, snapshot: Snapshot) -> None:
        self.table = table
        self.snapshot = snapshot


Change = Append | Make | Touch | Keep
Failures = dict[Change, Problem]


def _cell(number: int) -> str:
    return f"json_extract(value, '$[{number}]')"


_MAKE: Final = (
    "INSERT INTO tables (id, code, made, touched, is_open) "
    f"SELECT {_cell(0)}, {_cell(1)}, {_cell(2)}, {_cell(2)}, 1 FROM json_each(?1)"
)
_APPEND: Final = (
    "INSERT INTO entry (id, table_no, seq, before, line) "
    f"SELECT {_cell(0)}, {_cell(1)}, {_cell(2)}, {_cell(3)}, substr(?2, {_cell(4)}, {_cell(5)}) FROM json_each(?1)"
)
_KEEP: Final = (
    "INSERT OR REPLACE INTO snapshot (table_no, seq, rules, data) "
    f"SELECT (SELECT no FROM tables WHERE id = {_cell(0)}), {_cell(1)}, {_cell(4)}, "
    f"substr(?2, {_cell(2)}, {_cell(3)}) FROM json_each(?1)"
)
_TOUCH: Final = (
    f"UPDATE tables SET touched = {_cell(1)}, is_open = {_cell(2)} FROM json_each(?1) WHERE tables.id = {_cell(0)}"
)


_FIRST: Final = b"."  # a blob of no bytes at all cannot be cut up


def write(connection: sqlite3.Connection, changes: Sequence[Change], broken: set[str], ends: Ends) -> Failures:
    """Write all changes as one transaction. What could not be written is returned, with the reason.

    A table whose entries are refused is `broken`: of what it is sent later nothing is taken. Other tables are not
    concerned. When the disk fails, nothing of all this is written.
    """
    failures: Failures = {}
    if broken:
        failures = {
            change: faults.broken(change.table)
            for change in changes
            if isinstance(change, Append) and change.table in broken
        }
        changes = [change for change in changes if change not in failures]
    try:
        try:
            failures |= _write_together(connection, changes, broken, ends)
        except sqlite3.IntegrityError:
            _roll_back(connection)
            _unmake(changes, ends)
            failures |= _write_one_by_one(connection, changes, broken, ends)
        if ends.is_due:
            ends.sweep(connection)
    except Exception as fault:  # whatever it is, the thread that writes goes on
        _roll_back(connection)
        _unmake(changes, ends)
        failures |= {change: faults.failed(fault) for change in changes}
        broken |= {change.table for change in changes if isinstance(change, Append)}
    return failures


def _write_together(
    connection: sqlite3.Connection, changes: Sequence[Change], broken: set[str], ends: Ends
) -> Failures:
    appends = [change for change in changes if isinstance(change, Append)]
    if len(appends) == len(changes):
        adding = Adding(connection, ends)
        adding.add(appends)
        adding.write()
        return adding.done(broken)
    connection.execute("BEGIN IMMEDIATE")
    adding = _write(connection, changes, ends)
    connection.execute("COMMIT")
    return adding.done(broken)


def _write_one_by_one(
    connection: sqlite3.Connection, changes: Sequence[Change], broken: set[str], ends: Ends
) -> Failures:
    """Write what can be written, in its order; each change is a transaction of its own."""
    failures: Failures = {}
    for change in changes:
        if isinstance(change, Append) and change.table in broken:
            failures[change] = faults.broken(change.table)
            continue
        connection.execute("BEGIN IMMEDIATE")
        try:
            adding = _write(connection, [change], ends)
            connection.execute("COMMIT")
        except sqlite3.IntegrityError as fault:
            _roll_back(connection)
            failures[change] = _reason(connection, change, fault)
        else:
            failures |= adding.done(broken)
    return failures


def _reason(connection: sqlite3.Connection, change: Change, fault: sqlite3.IntegrityError) -> Problem:
    """What a refusal by the database means for the change that caused it."""
    if isinstance(change, Make):
        return faults.taken(change.table, 1)
    if connection.execute("SELECT 1 FROM tables WHERE id = ?", (change.table,)).fetchone() is None:
        return faults.gone(change.table)
    return faults.failed(fault)


def _unmake(changes: Iterable[Change], ends: Ends) -> None:
    """Tables that were to be made are not there: nothing may be remembered of them."""
    for change in changes:
        if isinstance(change, Make):
            ends.forget(change.table)


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")


class Adding:
    """Entries on their way to the end of the database."""

    def __init__(self, connection: sqlite3.Connection, ends: Ends) -> None:
        self._connection = connection
        self._ends = ends
        self._moved: dict[str, tuple[End, int, int]] = {}  # where each log will end
        self._failures: Failures = {}
        self._rows: list[tuple[int, ...]] = []
        self._parts = [_FIRST]

    def add(self, appends: Iterable[Append]) -> None:
        """Find the place of every entry; what does not follow the entry before it has none."""
        rows = self._rows
        at = 1 + len(_FIRST)
        here = self._ends.last
        for append in appends:
            place = self._moved.get(append.table)
            if place is None:
                end = self._ends.of(self._connection, append.table)
                if end is None:
                    self._failures[append] = faults.gone(append.table)
                    continue
                seq, last = end.seq, end.last
            else:
                end, seq, last = place
            if append.first != seq + 1:
                is_taken = append.first <= seq
                refusal = faults.taken if is_taken else faults.gap
                self._failures[append] = refusal(append.table, append.first)
                continue
            for entry in append.entries:
                here += 1
                seq += 1
                rows.append((here, end.no, seq, last, at, len(entry)))
                last = here
                self._parts.append(entry)
                at += len(entry)
            self._moved[append.table] = (end, seq, last)

    def write(self) -> None:
        """Write them, all with one statement."""
        if self._rows:
            self._connection.execute(_APPEND, (_json(self._rows), b"".join(self._parts)))

    def done(self, broken: set[str]) -> Failures:
        """They are durable: logs end there now. Returns what was refused."""
        for end, seq, last in self._moved.values():
            self._ends.move(end, seq, last)
        broken |= {change.table for change in self._failures}
        return self._failures


def _write(connection: sqlite3.Connection, changes: Iterable[Change], ends: Ends) -> Adding:
    """One statement for each kind, in the order in which they may depend on each other; later ones win."""
    makes: list[Make] = []
    appends: list[Append] = []
    keeps: dict[str, Keep] = {}
    touches: dict[str, Touch] = {}
    for change in changes:
        if isinstance(change, Append):
            appends.append(change)
        elif isinstance(change, Touch):
            touches[change.table] = change
        elif isinstance(change, Keep):
            keeps[change.table] = change
        else:
            makes.append(change)
    if makes:
        connection.execute(_MAKE, (_json([(make.table, make.code, make.now) for make in makes]),))
    adding = Adding(connection, ends)
    adding.add(appends)
    adding.write()
    if keeps:
        _keep(connection, keeps)
    if touches:
        rows = [(touch.table, touch.now, int(touch.is_open)) for touch in touches.values()]
        connection.execute(_TOUCH, (_json(rows),))
    return adding


def _keep(connection: sqlite3.Connection, keeps: dict[str, Keep]) -> None:
    rows: list[tuple[str, int, int, int, str]] = []
    parts = [_FIRST]
    at = 1 + len(_FIRST)
    for table, keep in keeps.items():
        snapshot = keep.snapshot
        rows.append((table, snapshot.seq, at, len(snapshot.data), snapshot.rules))
        parts.append(snapshot.data)
        at += len(snapshot.data)
    connection.execute(_KEEP, (_json(rows), b"".join(parts)))


def _json(rows: Sequence[tuple[str | int, ...]]) -> str:
    return msgspec.json.encode(rows).decode()
