"""Where the log of each table ends: its number, its last entry, and where that lies.

Entries of all tables lie one behind the other in the order in which they came, so that a batch touches only the last
page of the database however many tables it is about (measured: a quarter of what it costs to keep each table's entries
together). Each entry knows the one before it, so whoever knows the last one finds all of them. That knowledge is kept
here, and written down now and then: after a crash what came later is found by looking through the last few entries.
"""

from __future__ import annotations

import sqlite3
from typing import Final

import msgspec

OFTEN: Final = 4_000  # entries after which it is written down where logs end

_SWEPT: Final = "SELECT swept FROM ends"
_LATER: Final = "SELECT table_no, max(seq), max(id) FROM entry WHERE id > ? GROUP BY table_no"
_KNOWN: Final = "SELECT no, seq, last FROM tables WHERE id = ?"
_KEEP: Final = (
    "UPDATE tables SET seq = json_extract(value, '$[1]'), last = json_extract(value, '$[2]') "
    "FROM json_each(?1) WHERE tables.no = json_extract(value, '$[0]')"
)


class End:
    """Where one log ends."""

    __slots__ = ("no", "seq", "last")

    def __init__(self, no: int, seq: int, last: int) -> None:
        self.no = no  # of the table
        self.seq = seq  # number of its last entry
        self.last = last  # where that lies; 0: there is none


class Ends:
    """Where the logs end that are being written to."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._known: dict[str, End] = {}
        self._moved: dict[int, End] = {}  # not written down yet, by number
        (swept,) = connection.execute(_SWEPT).fetchone()
        (last,) = connection.execute("SELECT max(id) FROM entry").fetchone()
        self.last: int = last or swept  # where the last entry of all lies
        self._swept: int = swept
        if self.last > swept:
            for no, seq, at in connection.execute(_LATER, (swept,)).fetchall():
                self._moved[no] = End(no, seq, at)
            self.sweep(connection)

    def of(self, connection: sqlite3.Connection, table: str) -> End | None:
        """Where the log of a table ends; none if there is no such table."""
        end = self._known.get(table)
        if end is None:
            found = connection.execute(_KNOWN, (table,)).fetchone()
            if found is None:
                return None
            end = self._known[table] = self._moved.get(found[0]) or End(*found)
        return end

    def move(self, end: End, seq: int, last: int) -> None:
        """Entries were written: that log ends there now."""
        end.seq = seq
        end.last = last
        self._moved[end.no] = end
        self.last = max(self.last, last)

    @property
    def is_due(self) -> bool:
        """Whether enough was written since it was last written down."""
        return self.last - self._swept >= OFTEN

    def sweep(self, connection: sqlite3.Connection) -> None:
        """Write down where logs end."""
        if self.last == self._swept:
            return
        rows = [(end.no, end.seq, end.last) for end in self._moved.values()]
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.execute(_KEEP, (msgspec.json.encode(rows).decode(),))
            connection.execute("UPDATE ends SET swept = ?", (self.last,))
            connection.execute("COMMIT")
        except sqlite3.Error:
            connection.execute("ROLLBACK")
            raise
        self._swept = self.last
        self._moved.clear()

    def forget(self, table: str) -> None:
        """There is no such table any more."""
        end = self._known.pop(table, None)
        if end is not None:
            self._moved.pop(end.no, None)
