"""Reading the log of one table from the database, with every checksum: whole, or as much of it as is whole."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any, Final
from zlib import crc32

from pocketmoney.store import checksum, errors
from pocketmoney.store.log_heads import LogHead

# The entries of table ?1 from the last one, which is number ?2 and lies at ?3, back to number ?4, while each is the
# one before. All at once, so that no reader keeps the file of recent changes from being emptied.
_CHAIN: Final = """
WITH RECURSIVE chain (seq, before, line, crc) AS (
    SELECT seq, before, line, crc FROM entry WHERE id = ?3 AND table_no = ?1 AND seq = ?2
    UNION ALL
    SELECT entry.seq, entry.before, entry.line, entry.crc
    FROM chain JOIN entry ON entry.id = chain.before AND table_no = ?1 AND entry.seq = chain.seq - 1
    WHERE chain.seq > ?4
) SELECT line, crc FROM chain"""
# What SQLite says about a damaged schema may be no text.
FAULTS: Final = (sqlite3.Error, UnicodeDecodeError)
_FORWARD: Final = "SELECT id, seq, before, line, crc FROM entry WHERE id > ? AND table_no = ? ORDER BY id"


def read(connection: sqlite3.Connection, table: str, head: LogHead, first: int) -> list[bytes]:
    """The entries of a log from that number on. Damage is a problem that names the first entry with it."""
    first = max(first, 1)
    rows: list[tuple[bytes, int | None]] = connection.execute(
        _CHAIN, (head.no, head.seq, head.last, max(first - 1, 1))
    ).fetchall()
    rows.reverse()
    seq = head.seq - len(rows) + 1  # of the first row
    if seq > first:
        raise errors.damaged(table, seq - 1, errors.MISSING)
    crc: int | None = checksum.start(table) if seq == 1 else None
    lines: list[bytes] = []
    for line, expected in rows:
        # Of the entry before the first one only the checksum is wanted, if that entry can be found at all.
        if seq >= first:
            is_row = type(line) is bytes and type(expected) is int
            if not is_row or (crc is not None and crc32(line, crc) != expected):
                raise errors.damaged(table, seq, errors.CHANGED)
            lines.append(line)
        crc = expected if type(expected) is int else None
        seq += 1
    return lines


def read_whole_part(connection: sqlite3.Connection, table: str, no: int) -> tuple[list[bytes], str]:
    """The entries of a log before the first damaged one, and what was found there; nothing: it ends there."""
    lines: list[bytes] = []
    crc = checksum.start(table)
    last = 0
    for place, seq, before, line, expected in scan(connection, no):
        if place is None:
            return lines, errors.UNREADABLE
        if seq != len(lines) + 1 or before != last:
            return lines, errors.MISSING
        if type(line) is not bytes or crc32(line, crc) != expected:
            return lines, errors.CHANGED
        lines.append(line)
        crc, last = expected, place
    return lines, ""


def scan(connection: sqlite3.Connection, no: int) -> Iterator[tuple[Any, ...]]:
    """Every row of a log in the order in which it was written. What cannot be read of the database is skipped.

    If the log may go on in what was skipped, a row of nothing but None stands for that at the end.
    """
    after, step = 0, 1
    is_broken = False
    while True:
        try:
            with closing(connection.execute(_FORWARD, (after, no))) as rows:  # also when no more of it is wanted
                for row in rows:
                    yield row
                    after, step = row[0], 1
            break
        except FAULTS:
            is_broken = True
            after += step
            step *= 2
            if step > 1 << 40:
                break
    if is_broken:
        yield (None,) * 5
