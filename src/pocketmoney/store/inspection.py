"""What is found out about a database when it is opened, without reading its logs: which tables are not what they were.

Each row of a table has a checksum; `ends` knows how many rows there are, and the head file how far each log went.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from pocketmoney.core.problem import Problem
from pocketmoney.store import checksum, errors, head_file, schema
from pocketmoney.store.head_file import Contents, HeadFile
from pocketmoney.store.log_heads import LogHeads, read_swept

_ROWS: Final = "SELECT no, id, code, made, touched, is_open, seq, crc FROM tables NOT INDEXED"


class Inspection:
    """What was found. Nothing is changed."""

    def __init__(self, connection: sqlite3.Connection, heads: LogHeads, witness: Contents) -> None:
        self.faults: list[Problem] = []
        self.ends: dict[str, int] = {}  # tables that have lost the end of their log: the first entry that is gone
        self.unsure: set[str] = set()  # tables whose row is damaged: what it says is not acted upon
        self.tables: dict[int, str] = {}  # by number
        self.is_row_lost = False
        for no, table, code, made, touched, is_open, swept_seq, crc in connection.execute(_ROWS):
            table = str(table)
            self.tables[no] = table
            if checksum.of_values(table, code, made, touched, is_open) != crc:
                self.unsure.add(table)
                self.faults.append(errors.row_damaged(table))
                continue
            seq = heads.seq_of(no, swept_seq)
            if seq < 0:
                self.faults.append(errors.row_damaged(table))
                continue
            slot = witness.slots.get(no)
            if slot is None:
                continue
            if slot.seq > seq:
                self.ends[table] = seq + 1
                self.faults.append(errors.damaged(table, seq + 1, errors.LOST))
            if slot.touched > touched:
                self.unsure.add(table)
                self.faults.append(errors.row_damaged(table))
        self._count(connection, witness)
        if witness.faults or witness.is_foreign:
            self.faults.append(errors.heads_damaged())

    def _count(self, connection: sqlite3.Connection, witness: Contents) -> None:
        lost = [no for no in witness.slots if no not in self.tables]
        self.faults += [errors.row_lost(no) for no in lost]
        if read_swept(connection) is None:
            self.faults.append(errors.ends_damaged())
        else:
            (expected,) = connection.execute("SELECT tables FROM ends").fetchone()
            if expected - len(self.tables) != len(lost) and expected != len(self.tables):
                self.faults.append(errors.rows_lost(expected - len(self.tables)))
                self.is_row_lost = True
        self.is_row_lost = self.is_row_lost or bool(lost)


def inspect(connection: sqlite3.Connection, heads: Path) -> list[Problem]:
    """The damage that a database shows beside its head file. Older databases show none."""
    if connection.execute("PRAGMA user_version").fetchone()[0] < schema.CHECKSUMS:
        return []
    witness = head_file.read(heads, read_mark(connection))
    return Inspection(connection, LogHeads(connection), witness).faults


def read_mark(connection: sqlite3.Connection) -> int | None:
    """The mark that tells this database from others; None if it cannot be trusted."""
    if read_swept(connection) is None:
        return None
    mark: int = connection.execute("SELECT mark FROM ends").fetchone()[0]
    return mark


def bring_up_to_date(connection: sqlite3.Connection, heads: LogHeads, found: Inspection, noted: HeadFile) -> None:
    """Note in the head file what it does not know, except of tables that have lost something."""
    slots = noted.contents.slots
    for no, table, touched, is_open, seq in connection.execute("SELECT no, id, touched, is_open, seq FROM tables"):
        if str(table) in found.ends or str(table) in found.unsure:
            continue
        slot = slots.get(no)
        end = heads.seq_of(no, seq)
        if end > 0 and (slot is None or slot.seq < end):
            head = heads.learn(connection, [table]).get(table)
            if head is not None and head.seq > 0:
                noted.note_end(no, head.seq, head.crc)
        if slot is None or slot.touched < touched:
            noted.note_visit(no, touched, is_open=bool(is_open))
