"""Where the log of a table can be read from: a snapshot, and the place it was taken at.

What lies before a base was put away; what lies before any other snapshot is still there.
"""

from __future__ import annotations

from typing import Final

import msgspec

from pocketmoney.store.nats.envelope import Mark
from pocketmoney.table.ports import Snapshot


class _Kept(msgspec.Struct, array_like=True):
    seq: int
    rules: str
    data: bytes
    stream: int = 0
    digest: bytes = b""
    epoch: int = 0
    games: int = 0


_encode: Final = msgspec.msgpack.Encoder().encode
_decode: Final = msgspec.msgpack.Decoder(_Kept).decode


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
    kept, mark = base.snapshot, base.mark
    return _encode(_Kept(kept.seq, kept.rules, kept.data, mark.stream, mark.digest, base.epoch, base.games))


def read_base(data: bytes) -> Base:
    """The same base again."""
    kept = _decode(data)
    return Base(Snapshot(kept.seq, kept.rules, kept.data), Mark(kept.stream, kept.digest), kept.epoch, kept.games)
