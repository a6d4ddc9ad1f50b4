"""Where the log of a table can be read from: a snapshot, and the place it was taken at.

What lies before a base was put away; what lies before any other snapshot is still there.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from pocketmoney.store import checksum
from pocketmoney.store.nats.envelope import Mark
from pocketmoney.store.nats.errors import Newer
from pocketmoney.table.ports import Snapshot

NO_CRC: Final = -1  # written by an earlier version


class _Kept(msgspec.Struct, array_like=True):
    seq: int
    rules: str
    data: bytes
    stream: int = 0
    digest: bytes = b""
    epoch: int = 0
    games: int = 0
    crc: int = NO_CRC


_encode: Final = msgspec.msgpack.Encoder().encode
_decode: Final = msgspec.msgpack.Decoder(_Kept).decode
_decode_any: Final = msgspec.msgpack.Decoder(list[Any]).decode
_LATER: Final = range(0x99, 0xA0)  # in MessagePack: a list of more than eight


class Base:
    """A snapshot that entries before it are not needed for."""

    __slots__ = ("snapshot", "mark", "epoch", "games")

    def __init__(self, snapshot: Snapshot, mark: Mark, epoch: int, games: int) -> None:
        self.snapshot = snapshot
        self.mark = mark
        self.epoch = epoch
        self.games = games  # that were put away

    @property
    def is_placed(self) -> bool:
        """Whether it says where in the stream it was taken."""
        return self.mark.stream > 0

    @property
    def seq(self) -> int:
        """Number of the last entry that is in the snapshot."""
        return self.snapshot.seq


def write_base(base: Base) -> bytes:
    """A base as bytes."""
    snapshot, mark = base.snapshot, base.mark
    kept = _Kept(snapshot.seq, snapshot.rules, snapshot.data, mark.stream, mark.digest, base.epoch, base.games)
    kept.crc = _checksum(kept)
    return _encode(kept)


def _checksum(kept: _Kept) -> int:
    place = checksum.of_values(kept.stream, kept.digest.hex(), kept.epoch, kept.games)
    return place ^ checksum.of_snapshot("", kept.seq, kept.rules, kept.data)


def read_base(data: bytes) -> Base | None:
    """The same base again; None if it is damaged. One of a later version, which has more elements, is `Newer`."""
    try:
        if data and data[0] in _LATER:
            seq = _decode_any(data)[0]  # a flipped bit makes no list of more elements
            raise Newer(seq if type(seq) is int else 0, "the snapshot there has a later format")
        kept = _decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    if kept.crc != NO_CRC and kept.crc != _checksum(kept):
        return None
    return Base(Snapshot(kept.seq, kept.rules, kept.data), Mark(kept.stream, kept.digest), kept.epoch, kept.games)
