"""The file of recent changes that SQLite keeps beside a database (its WAL), made readable behind a damaged frame.

Each frame is a page with a checksum that continues the one before it. SQLite takes the first frame that does not fit
for the end of the file, so one flipped bit hides everything that follows. Here all frames of the file get new
checksums. What is in them is checked afterwards by our own: a damaged page has rows that do not fit, and often a later
frame has the same page again. The format is described in https://sqlite.org/fileformat2.html#walformat.
"""

from __future__ import annotations

import struct
from typing import Final

HEADER: Final = 32
FRAME: Final = 24
_MAGIC: Final = 0x377F0682  # the last bit says whether checksums are made of big-endian words
_VERSION: Final = 3007000
_MASK: Final = 0xFFFFFFFF

Sums = tuple[int, int]


def with_new_checksums(data: bytes, page: int) -> bytes:
    """The same file for pages of that size, with checksums that fit; no bytes if there is nothing in it."""
    size = FRAME + page
    frames = [data[at : at + size] for at in range(HEADER, len(data) - size + 1, size)]
    if not frames:
        return b""
    salts = _salts_of(data, frames)
    of_this = [number for number, frame in enumerate(frames) if frame[8:16] == salts]
    if not of_this:
        return b""
    order = ">" if len(data) > 3 and data[3] & 1 and data[:3] == struct.pack(">I", _MAGIC)[:3] else "<"
    head = struct.pack(">IIII", _MAGIC | (order == ">"), _VERSION, page, 0) + salts
    sums = _add(head, (0, 0), order)
    mended = [head + struct.pack(">II", *sums)]
    before: Sums | None = None  # as the file has it
    for frame in frames[: of_this[-1] + 1]:
        place = frame[:8]
        stored: Sums = struct.unpack(">II", frame[16:FRAME])
        if before is not None and _add(place + frame[FRAME:], before, order) != stored:
            place = _place_with_one_bit_flipped(frame, before, stored, order)
        before = stored
        sums = _add(place + frame[FRAME:], sums, order)
        mended.append(place + salts + struct.pack(">II", *sums) + frame[FRAME:])
    return b"".join(mended)


def _salts_of(data: bytes, frames: list[bytes]) -> bytes:
    """The number that all frames since the file was last begun anew have in common."""
    named = data[16:24]
    return named if any(frame[8:16] == named for frame in frames) else frames[0][8:16]


def _place_with_one_bit_flipped(frame: bytes, before: Sums, stored: Sums, order: str) -> bytes:
    """Which page a frame is, if one bit of that has flipped; else as it stands there, for then its content has."""
    number = int.from_bytes(frame[:8], "big")
    for bit in range(64):
        place = (number ^ 1 << bit).to_bytes(8, "big")
        if _add(place + frame[FRAME:], before, order) == stored:
            return place
    return frame[:8]


def _add(data: bytes, sums: Sums, order: str) -> Sums:
    """Continue a checksum, as SQLite does it."""
    first, second = sums
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for at in range(0, len(words), 2):
        first = (first + words[at] + second) & _MASK
        second = (second + words[at + 1] + first) & _MASK
    return first, second
