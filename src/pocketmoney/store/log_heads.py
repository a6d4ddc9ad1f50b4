"""Where the log of each table ends: its number, its last entry, and where that lies.

Entries of all tables lie one behind the other in the order in which they came, so that a batch touches only the last
page of the database however many tables it is about (measured: half of what it costs to keep each table's entries
together). Each entry knows the one before it, so the last one leads to all of them. That knowledge is kept
here, and written down now and then: after a crash what came later is found by looking through the last few entries.

What is known here is what was committed, never what is only on its way: of a batch that was rolled back nothing is
left but the numbers of tables it would have made, and these are unlearned.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable
from typing import Any, Final
from zlib import crc32

import msgspec

from pocketmoney.store import checksum
from pocketmoney.store.head_file import END, PAGE, PAGE_BITS, SLOT, WHOLE_END, HeadFile, write_at

OFTEN: Final = 4_000  # entries after which it is written down where logs end
MANY: Final = 10_000  # logs of which the ends are remembered; of more they are looked up again

_LAST: Final = "SELECT max(id) FROM entry"
_LATER: Final = "SELECT table_no, seq, max(id), crc FROM entry WHERE id > ? GROUP BY table_no"
_KNOWN: Final = (
    "SELECT tables.id, no, tables.seq, last, entry.crc "
    "FROM tables LEFT JOIN entry ON entry.id = last AND table_no = no AND entry.seq = tables.seq "
    "WHERE tables.id IN (SELECT value FROM json_each(?))"
)
_KEEP: Final = (
    "UPDATE tables SET seq = json_extract(value, '$[1]'), last = json_extract(value, '$[2]') "
    "FROM json_each(?1) WHERE tables.no = json_extract(value, '$[0]')"
)


class LogHead:
    """Where one log ends."""

    __slots__ = ("no", "seq", "last", "crc")

    def __init__(self, no: int, seq: int, last: int, crc: int) -> None:
        self.no = no  # of the table
        self.seq = seq  # number of its last entry; -1: that is damaged
        self.last = last  # where that lies; 0: there is none
        self.crc = crc  # its checksum, which the next one continues


Moved = tuple[LogHead, int, int, int]  # a log, and the number, place and checksum of its last entry by now


class LogHeads:
    """Where the logs end that are being written to."""

    def __init__(self, connection: sqlite3.Connection, head_file: HeadFile | None = None) -> None:
        self._known: dict[str, LogHead] = {}
        self._moved: dict[int, LogHead] = {}  # not written down yet, by number
        self._head_file = head_file
        swept = read_swept(connection)
        self.is_whole = swept is not None  # if not, all entries are looked through
        swept = swept or 0
        (last,) = connection.execute(_LAST).fetchone()
        # Where the last entry of all lies, or lay: no place is given twice, also when what lay there was deleted.
        self.last: int = max(last or 0, swept)
        self.due: int = swept + OFTEN  # the last entry after which it is written down where logs end
        for no, seq, at, crc in connection.execute(_LATER, (swept,)).fetchall():
            self._moved[no] = _checked(no, seq, at, crc)

    def learn(self, connection: sqlite3.Connection, tables: Iterable[str]) -> dict[str, LogHead]:
        """Return where logs end, by table; those not known yet are looked up, all at once.

        A table that does not exist is not among them.
        """
        known = self._known
        strange = {table for table in tables if table not in known}
        if strange:
            asked = msgspec.json.encode(strange).decode()
            for table, no, seq, last, crc in connection.execute(_KNOWN, (asked,)).fetchall():
                is_empty = seq == last == 0
                head = LogHead(no, 0, 0, checksum.start(table)) if is_empty else _checked(no, seq, last, crc)
                known[table] = self._moved.get(no) or head
        return known

    def seq_of(self, no: int, seq: Any) -> int:
        """The number of the last entry of a table of which so many were written down; -1: that is damaged."""
        moved = self._moved.get(no)
        return (seq if type(seq) is int else -1) if moved is None else moved.seq

    def learn_made(self, table: str, no: int) -> None:
        """A table is being made; until that is committed it can be unlearned."""
        self._known[table] = LogHead(no, 0, 0, checksum.start(table))

    def unlearn(self, tables: Iterable[str]) -> None:
        """These tables were not made after all, or are there no longer: look them up again."""
        for table in tables:
            self._known.pop(table, None)

    def move(self, moved: Collection[Moved]) -> None:
        """Entries were committed: these logs end there now. Note it in the head file, too, if that can be written."""
        for head, seq, last, crc in moved:
            head.seq = seq
            head.last = last
            head.crc = crc
            self._moved[head.no] = head
            if last > self.last:
                self.last = last
        file = self._head_file
        if file is None:
            return
        # Names of other modules are looked up once: this is done for every table of every batch.
        pack, pack_with_checksum, checksum_of = END.pack, WHOLE_END.pack_into, crc32
        slot, bits, in_page = SLOT, PAGE_BITS, PAGE - 1
        touched = file.touched
        last_number = -1
        page: bytearray | None = None
        try:
            for head, seq, _, crc in moved:
                no = head.no
                at = no * slot
                number = at >> bits
                if number != last_number or page is None:
                    page = file.pages.get(number)
                    if page is None:
                        page = file.load(number)
                    touched.add(number)
                    last_number = number
                pack_with_checksum(page, at & in_page, seq, crc, checksum_of(pack(seq, crc), no))
            while touched:
                number = touched.pop()
                write_at(file.number, file.pages[number], number << bits)
        except (OSError, OverflowError):  # a full disk: from now on it is behind, which is no harm
            self._head_file = None

    def sweep(self, connection: sqlite3.Connection) -> None:
        """Write down where logs end. When that fails nothing is lost, and it is due again after as many entries."""
        if not self._moved:
            return
        self.due = self.last + OFTEN
        rows = [(head.no, head.seq, head.last) for head in self._moved.values() if head.seq > 0]
        try:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(_KEEP, (msgspec.json.encode(rows).decode(),))
            connection.execute("UPDATE ends SET swept = ?1, crc = checksum(?1, tables, mark)", (self.last,))
            connection.execute("COMMIT")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        self._moved.clear()
        if len(self._known) > MANY:
            self._known.clear()


def _checked(no: int, seq: Any, last: Any, crc: Any) -> LogHead:
    """Where a log ends, if these are numbers of an entry that is there; of a damaged row they may be anything."""
    if type(seq) is not int or type(last) is not int or type(crc) is not int or seq < 1:
        return LogHead(no, -1, 0, 0)
    return LogHead(no, seq, last, crc)


def read_swept(connection: sqlite3.Connection) -> int | None:
    """The last entry up to which it is written down where logs end; None if that note is missing or damaged."""
    row = connection.execute("SELECT swept, tables, mark, crc FROM ends").fetchone()
    if row is None or checksum.of_values(*row[:3]) != row[3]:
        return None
    swept: int = row[0]
    return swept
