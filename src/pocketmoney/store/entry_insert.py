"""Entries on their way to the end of the database, many with one statement.

The statement has room for a power of two of rows and takes as many as it is told. So a few statements, each prepared
once, do for batches of every size. Bytes are handed over as a `bytearray`, because Python's module looks for a way to
adapt every `bytes` first (measured: a third of the cost of a row).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from functools import cache
from typing import Final

from pocketmoney.store import errors
from pocketmoney.store.changes import Append, Failures
from pocketmoney.store.log_heads import End, Ends

MOST: Final = 512  # rows of one statement
_CELLS: Final = 4  # of each row that are handed over


@cache
def _insert(room: int) -> str:
    """Write the first ?1 of so many rows, the first of them at ?2."""
    rows = (
        f"(?2 + {row}, {', '.join(f'?{3 + row * _CELLS + cell}' for cell in range(_CELLS))})" for row in range(room)
    )
    return f"INSERT INTO entry (id, table_no, seq, before, line) SELECT * FROM (VALUES {', '.join(rows)}) LIMIT ?1"


class EntryInsert:
    """Finds the place of every entry, writes them, and says when they are durable where logs end."""

    def __init__(self, connection: sqlite3.Connection, ends: Ends) -> None:
        self._connection = connection
        self._ends = ends
        self._first = ends.last + 1
        self._moved: dict[str, tuple[End, int, int]] = {}  # where each log will end
        self._cells: list[int | bytearray] = []
        self._failures: Failures = {}
        self._refused: set[str] = set()

    @property
    def is_one_statement(self) -> bool:
        """Whether all of it is written by one statement."""
        return len(self._cells) <= MOST * _CELLS

    def add(self, appends: Iterable[Append]) -> None:
        """Find the place of every entry; what does not follow the entry before it has none.

        After the first refusal nothing more is taken for that table.
        """
        cells, moved, of = self._cells, self._moved, self._ends.of
        here = self._first - 1
        for append in appends:
            table = append.table
            place = moved.get(table)
            if place is not None:
                end, seq, last = place
            else:
                known = of(table)
                if known is None:
                    self._refuse(append, -1)
                    continue
                end, seq, last = known, known.seq, known.last
            if append.first != seq + 1 or table in self._refused:
                self._refuse(append, seq)
                continue
            for entry in append.entries:
                here += 1
                seq += 1
                cells += (end.no, seq, last, bytearray(entry))
                last = here
            moved[table] = (end, seq, last)

    def _refuse(self, append: Append, seq: int) -> None:
        table, first = append.table, append.first
        if table in self._refused:
            self._failures[append] = errors.broken(table)
        elif seq < 0:
            self._failures[append] = errors.gone(table)
        else:
            self._failures[append] = (errors.taken if first <= seq else errors.gap)(table, first)
        self._refused.add(table)

    def write(self) -> None:
        """Write them; unless it is one statement, in a transaction that somebody began."""
        cells, here = self._cells, self._first
        for start in range(0, len(cells), MOST * _CELLS):
            part = cells[start : start + MOST * _CELLS]
            count = len(part) // _CELLS
            room = 1 << (count - 1).bit_length()
            empty = (0,) * ((room - count) * _CELLS)
            self._connection.execute(_insert(room), (count, here, *part, *empty))
            here += count

    def done(self, broken: set[str]) -> Failures:
        """They are durable: logs end there now. Returns what was refused."""
        for end, seq, last in self._moved.values():
            self._ends.move(end, seq, last)
        broken |= self._refused
        return self._failures
