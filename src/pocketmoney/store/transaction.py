"""Many things to be written, as one transaction and with as few statements as can be.

The thread that writes lets go of Python's lock at every statement and may wait for it up to a switch interval
afterwards, while the event loop is busy. So a batch is one statement for each kind of thing in it. A batch of entries
alone, which is nearly every batch, is one statement and its own transaction.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from pocketmoney.core.problem import Problem
from pocketmoney.store import errors
from pocketmoney.store.changes import Append, Change, Failures, Keep, Make, Touch
from pocketmoney.store.entry_insert import EntryInsert
from pocketmoney.store.log_heads import Ends


def _cell(number: int) -> str:
    return f"json_extract(value, '$[{number}]')"


# Rows go in as a JSON list, and the bytes of all of them as one blob that the statement cuts up: that keeps them exact.
_MAKE: Final = (
    "INSERT INTO tables (id, code, made, touched, is_open) "
    f"SELECT {_cell(0)}, {_cell(1)}, {_cell(2)}, {_cell(2)}, 1 FROM json_each(?1) RETURNING id, no"
)
_KEEP: Final = (
    "INSERT OR REPLACE INTO snapshot (table_no, seq, rules, data) "
    f"SELECT tables.no, {_cell(1)}, {_cell(4)}, substr(?2, {_cell(2)}, {_cell(3)}) "
    f"FROM json_each(?1) JOIN tables ON tables.id = {_cell(0)}"
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
            change: errors.broken(change.table)
            for change in changes
            if isinstance(change, Append) and change.table in broken
        }
        changes = [change for change in changes if change not in failures]
    try:
        if connection.in_transaction:  # an earlier one that could not even be undone: nothing may join it
            connection.execute("ROLLBACK")
        failures |= _write_together(connection, changes, broken, ends)
    except sqlite3.IntegrityError:
        _undo(connection, changes, ends)
        failures |= _write_one_by_one(connection, changes, broken, ends)
    except Exception as fault:  # whatever it is, the thread that writes goes on
        _undo(connection, changes, ends)
        failures |= {change: errors.failed(fault) for change in changes}
        broken |= {change.table for change in changes if isinstance(change, Append)}
    return failures


def _write_together(
    connection: sqlite3.Connection, changes: Sequence[Change], broken: set[str], ends: Ends
) -> Failures:
    appends = [change for change in changes if isinstance(change, Append)]
    if len(appends) == len(changes):
        adding = _adding(connection, appends, ends)
        if adding.is_one_statement:
            adding.write()
            return adding.done(broken)
    return _transaction(connection, changes, ends).done(broken)


def _transaction(connection: sqlite3.Connection, changes: Iterable[Change], ends: Ends) -> EntryInsert:
    connection.execute("BEGIN IMMEDIATE")
    adding = _write(connection, changes, ends)
    connection.execute("COMMIT")
    return adding


def _write_one_by_one(
    connection: sqlite3.Connection, changes: Sequence[Change], broken: set[str], ends: Ends
) -> Failures:
    """Write what can be written, in its order; each change is a transaction of its own."""
    failures: Failures = {}
    for change in changes:
        if isinstance(change, Append) and change.table in broken:
            failures[change] = errors.broken(change.table)
            continue
        try:
            failures |= _transaction(connection, [change], ends).done(broken)
        except Exception as fault:
            _undo(connection, [change], ends)
            failures[change] = _reason(change, fault)
            if isinstance(change, Append | Make):
                broken.add(change.table)
    return failures


def _reason(change: Change, fault: Exception) -> Problem:
    """What a refusal by the database means for the change that caused it."""
    if isinstance(change, Make) and isinstance(fault, sqlite3.IntegrityError):
        return errors.taken(change.table, 1)
    return errors.failed(fault)


def _undo(connection: sqlite3.Connection, changes: Iterable[Change], ends: Ends) -> None:
    """Nothing of these changes was written."""
    ends.unlearn(change.table for change in changes if isinstance(change, Make))
    with suppress(sqlite3.Error):
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _adding(connection: sqlite3.Connection, appends: Sequence[Append], ends: Ends) -> EntryInsert:
    ends.learn(connection, [append.table for append in appends])
    adding = EntryInsert(connection, ends)
    adding.add(appends)
    return adding


def _write(connection: sqlite3.Connection, changes: Iterable[Change], ends: Ends) -> EntryInsert:
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
        rows = _json([(make.table, make.code, make.now) for make in makes])
        for table, no in connection.execute(_MAKE, (rows,)).fetchall():
            ends.learn_made(table, no)
    adding = _adding(connection, appends, ends)
    adding.write()
    if keeps:
        _keep(connection, keeps)
    if touches:
        touched = _json([(touch.table, touch.now, int(touch.is_open)) for touch in touches.values()])
        connection.execute(_TOUCH, (touched,))
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
