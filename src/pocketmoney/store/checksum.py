"""The checksums of everything that is stored: a chain over the entries of each log, and one over every other row.

The checksum of an entry continues that of the entry before it, and the first continues that of the table's id. So it
covers the content of the entry, its place, and the table: an entry that was changed, lost, doubled, swapped or moved
to another table does not fit. `zlib.crc32(line, before)` is that step; callers on the path of a move call it directly.
It is CRC-32: it notices every change of up to 32 neighbouring bits, and misses one in 2^32 of all others. It protects
against faults of disks and memory, not against people.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from zlib import crc32

import msgspec

_encode: Final = msgspec.json.Encoder().encode


def start(table: str) -> int:
    """The checksum that the first entry of a table continues."""
    return crc32(table.encode())


def chain(table: str, lines: Iterable[bytes]) -> list[int]:
    """The checksums of a whole log."""
    crc = start(table)
    return [crc := crc32(line, crc) for line in lines]


def of_values(*values: int | str | None) -> int:
    """The checksum of a row without bytes; SQL knows it as `checksum`."""
    return crc32(_encode(values))


def of_snapshot(table: str, seq: int, rules: str, data: bytes) -> int:
    """The checksum of a snapshot, with what it is a snapshot of."""
    return crc32(data, of_values(table, seq, rules))
