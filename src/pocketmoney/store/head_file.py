"""How far each log was durable, noted outside of the database: a witness for what the database has lost.

SQLite drops the end of its file of recent changes without a word when a bit of it flips or the file is cut short, and
a page can lose its last rows in the same way. So the number and the checksum of the last entry of each table are also
written to a second file, after they are durable, without waiting for the disk. After a power cut this file may be
behind the database, which is fine; if it is ahead, the database has lost something. It holds nothing about people.

The file is a slot of fixed size for each table by its number, and a header in the place of slot 0. A slot has two
parts, each with a checksum of its own: where the log ends, and when the table was last visited. Zeros say nothing. No
slot lies in two sectors of a disk, because a power cut may leave one as it was before a write and the other as it was
after it. In files of the first layout some do; they are rewritten when they are opened.

Slots that change together are written together, a page at a time: Python's lock is released for every write, and the
writer's thread may then wait for it while the event loop is busy.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from io import FileIO
from pathlib import Path
from struct import Struct
from typing import Final, NamedTuple
from zlib import crc32

from pocketmoney.store import data_folder

HEADER: Final = Struct("<8sQ")  # what it is, and the mark of its database
SECTOR: Final = 512  # bytes of the smallest sector of a disk
SLOT: Final = 32  # a power of two, so a sector holds whole slots
END: Final = Struct("<II")  # number and checksum of the last entry; a checksum follows
VISIT: Final = Struct("<Q")  # time in ms, and in the last bit whether the table is open; a checksum follows
VISIT_AT: Final = 12  # in a slot
_USED: Final = 24  # bytes of a slot
CRC: Final = Struct("<I")
WHOLE_END: Final = Struct("<III")  # with its checksum
PAGE_BITS: Final = 12
PAGE: Final = 1 << PAGE_BITS
_PAGES_MOST: Final = 256  # that are remembered
if sys.platform == "win32":

    def write_at(file: int, data: bytes | bytearray, place: int) -> int:
        """Write bytes at a place of an open file."""
        os.lseek(file, place, os.SEEK_SET)
        return os.write(file, data)

    def read_at(file: int, count: int, place: int) -> bytes:
        """Read bytes from a place of an open file."""
        os.lseek(file, place, os.SEEK_SET)
        return os.read(file, count)
else:
    write_at = os.pwrite
    read_at = os.pread


class _Layout(NamedTuple):
    """Where slots lie in a file that begins so."""

    magic: bytes
    start: int
    slot: int


_FIRST: Final = _Layout(b"PoMoHead", HEADER.size, 24)
_SECOND: Final = _Layout(b"PoMoHed2", 0, SLOT)


class Slot(NamedTuple):
    """What is known of one table; -1: nothing."""

    seq: int
    crc: int
    touched: int
    is_open: bool


class Contents(NamedTuple):
    """What a file holds."""

    slots: dict[int, Slot]  # by number of the table
    faults: int = 0  # parts of slots that are damaged
    is_foreign: bool = False  # it belongs to another database, or its header is damaged


class HeadFile:
    """The open file, with what stood in it at the opening."""

    def __init__(self, path: Path, mark: int | None) -> None:
        data_folder.make_file(path)
        content = path.read_bytes()
        self.contents = _parse(content, mark)
        is_new = self.contents.is_foreign or not any(content[:SECTOR])
        if not is_new and content.startswith(_FIRST.magic):
            _rewrite(path, self.contents, HEADER.unpack_from(content)[1])
        self.file = FileIO(path, "r+b")
        self.number = self.file.fileno()
        self.pages: dict[int, bytearray] = {}  # that were touched lately, as they will be in the file
        self.touched: set[int] = set()  # of these, the ones that are to be written
        if is_new:
            self.file.truncate(0)
            self.file.write(HEADER.pack(_SECOND.magic, mark or 0))

    def note_end(self, no: int, seq: int, crc: int) -> None:
        """Note where a log ends. `LogHeads.move` does the same for every batch."""
        self._put(no, 0, _with_checksum(no, END.pack(seq, crc)))
        self.write()

    def note_visit(self, no: int, touched: int, *, is_open: bool) -> None:
        """Note when a table was last visited."""
        self.note_visits([(no, touched, int(is_open))])

    def note_visits(self, visits: Iterable[tuple[int, int, int]]) -> None:
        """Note when tables were last visited, each with its number and whether it is open."""
        for no, touched, is_open in visits:
            self._put(no, VISIT_AT, _with_checksum(no, VISIT.pack(max(touched, 0) << 1 | is_open)))
        self.write()

    def forget(self, no: int) -> None:
        """Note that a table was deleted."""
        self._put(no, 0, bytes(SLOT))
        self.write()

    def _put(self, no: int, offset: int, part: bytes) -> None:
        at = no * SLOT + offset
        number = at >> PAGE_BITS
        page = self.pages.get(number)
        if page is None:
            page = self.load(number)
        page[at % PAGE : at % PAGE + len(part)] = part
        self.touched.add(number)

    def load(self, number: int) -> bytearray:
        """Return a page of the file, to be changed and written."""
        if len(self.pages) >= _PAGES_MOST:
            self.pages = {kept: self.pages[kept] for kept in self.touched}
        page = self.pages[number] = bytearray(PAGE)
        found = read_at(self.number, PAGE, number << PAGE_BITS)
        page[: len(found)] = found
        return page

    def write(self) -> None:
        """Write every page that was touched."""
        while self.touched:
            number = self.touched.pop()
            write_at(self.number, self.pages[number], number << PAGE_BITS)

    def close(self) -> None:
        """Close the file."""
        self.file.close()


def read(path: Path, mark: int | None) -> Contents:
    """Read a file without opening it for writing; a missing one is empty. With no mark given, any mark will do."""
    try:
        data = path.read_bytes()
    except OSError:
        data = b""
    return _parse(data, mark)


def _parse(data: bytes, mark: int | None) -> Contents:
    for layout in (_FIRST, _SECOND):
        if data.startswith(layout.magic if mark is None else HEADER.pack(layout.magic, mark)):
            return _parse_slots(data, layout)
    # Zeros are what a power cut leaves of a file that was never synced; it may keep later sectors.
    return Contents({}, is_foreign=any(data[:SECTOR]))


def _parse_slots(data: bytes, layout: _Layout) -> Contents:
    slots: dict[int, Slot] = {}
    faults = 0
    for no, at in enumerate(range(layout.start + layout.slot, len(data), layout.slot), 1):
        end, visit = data[at : at + VISIT_AT], data[at + VISIT_AT : at + _USED]
        seq, crc, last_visit = -1, 0, -1
        if any(end) and _is_whole(no, end):
            seq, crc = END.unpack_from(end)
        elif any(end):
            faults += 1
        if any(visit) and _is_whole(no, visit):
            (last_visit,) = VISIT.unpack_from(visit)
        elif any(visit):
            faults += 1
        if seq >= 0 or last_visit >= 0:
            slots[no] = Slot(seq, crc, last_visit >> 1, is_open=bool(last_visit & 1))
    return Contents(slots, faults)


def _is_whole(no: int, part: bytes) -> bool:
    return len(part) == VISIT_AT and CRC.unpack_from(part, 8)[0] == crc32(part[:8], no)


def _with_checksum(no: int, part: bytes) -> bytes:
    return part + CRC.pack(crc32(part, no))


def _rewrite(path: Path, contents: Contents, mark: int) -> None:
    """Put what a file of the first layout holds into one of the second, which then takes its place."""
    data = bytearray((max(contents.slots, default=0) + 1) * SLOT)
    HEADER.pack_into(data, 0, _SECOND.magic, mark)
    for no, slot in contents.slots.items():
        at = no * SLOT
        if slot.seq >= 0:
            data[at : at + VISIT_AT] = _with_checksum(no, END.pack(slot.seq, slot.crc))
        if slot.touched >= 0:
            visit = VISIT.pack(slot.touched << 1 | slot.is_open)
            data[at + VISIT_AT : at + _USED] = _with_checksum(no, visit)
    draft = path.with_name(f".{path.name}")
    data_folder.make_file(draft)
    with draft.open("r+b") as opened:
        opened.truncate(0)
        opened.write(data)
        opened.flush()
        os.fsync(opened.fileno())
    draft.replace(path)
