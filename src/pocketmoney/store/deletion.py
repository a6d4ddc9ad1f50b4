"""Deleting tables so that nothing of them is left on the disk.

That takes three steps. Entries are overwritten where they lie and the rows are deleted, and the connection overwrites
what becomes free. Then the file of recent changes is emptied, where they may still stand. Both happen at once. But
where rows were moved about between pages earlier, because neighbours of theirs were deleted, copies of some may be left
in corners that SQLite never looks at again; these go when the database is packed anew. That takes a tenth of a second
for ten megabytes, so it waits for a moment in which nobody writes. The database remembers that it is due.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

_ENTRIES: Final = """
WITH RECURSIVE chain (id, no, seq, before) AS (
    SELECT entry.id, no, entry.seq, before FROM tables JOIN entry ON entry.id = tables.last AND table_no = no
    WHERE tables.id = ?1
    UNION ALL
    SELECT entry.id, no, entry.seq, entry.before
    FROM chain JOIN entry ON entry.id = chain.before AND table_no = no AND entry.seq < chain.seq
) SELECT id FROM chain"""
_STEPS: Final = (
    f"UPDATE entry SET line = zeroblob(length(line)) WHERE id IN ({_ENTRIES})",
    f"DELETE FROM entry WHERE id IN ({_ENTRIES})",
    "DELETE FROM snapshot WHERE table_no = (SELECT no FROM tables WHERE id = ?1)",
)
_TABLE: Final = "DELETE FROM tables WHERE id = ?1"
_COUNT: Final = "UPDATE ends SET tables = tables - ?1, crc = checksum(swept, tables - ?1, mark)"
# What the log of a deleted table does not lead to, because it was damaged.
_STRAY: Final = "DELETE FROM entry WHERE table_no NOT IN (SELECT no FROM tables)"


def forget(connection: sqlite3.Connection, tables: Sequence[str]) -> None:
    """Delete every row of these tables, and remember to tidy up. It must be written down where their logs end."""
    gone = 0
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in _STEPS:
            connection.executemany(step, [(table,) for table in tables])
        for table in tables:
            gone += connection.execute(_TABLE, (table,)).rowcount
        connection.execute(_COUNT, (gone,))
        connection.execute("INSERT INTO untidy SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM untidy)")
        connection.execute("COMMIT")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    empty_changes(connection)


def touched_before(connection: sqlite3.Connection, before: int) -> list[str]:
    """The tables that nobody has been at since."""
    return [row[0] for row in connection.execute("SELECT id FROM tables WHERE touched < ? ORDER BY id", (before,))]


def is_untidy(connection: sqlite3.Connection) -> bool:
    """Whether traces of deleted tables may be left."""
    return connection.execute("SELECT 1 FROM untidy").fetchone() is not None


def tidy_up(connection: sqlite3.Connection) -> bool:
    """Remove the last traces of deleted tables. False if that has to be tried again."""
    try:
        connection.execute(_STRAY)
        connection.execute("VACUUM")
        if not empty_changes(connection):
            return False
        connection.execute("DELETE FROM untidy")
    except sqlite3.Error:  # no room for a second copy, most likely
        return False
    return True


def empty_changes(connection: sqlite3.Connection) -> bool:
    """Move recent changes into the database and empty their file.

    False if the file is being read (by a backup, say). Nothing waits for that.
    """
    patience: int = connection.execute("PRAGMA busy_timeout").fetchone()[0]
    connection.execute("PRAGMA busy_timeout = 0")
    try:
        is_busy: int = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    except sqlite3.Error:
        return False
    finally:
        connection.execute(f"PRAGMA busy_timeout = {patience}")
    return not is_busy
