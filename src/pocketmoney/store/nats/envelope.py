"""What one message of the stream holds: some entries of a table, who wrote them, and the digest of what came before.

Every message names the digest of the one before it, so a log from which something is missing does not read as if it
were whole. A message also ends with a checksum of its own bytes, so the last one is checked, too; messages of earlier
versions have none. One of a later version has more elements, and the same checksum at its end, which tells it from
damage. A message without entries is a claim: from there on the table belongs to another node. A claim by
nobody is the end: the table is being deleted.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final
from zlib import crc32

import msgspec

from pocketmoney.store.nats.errors import Newer

NOTHING: Final = bytes(16)  # the digest before the first message


class Envelope(msgspec.Struct, array_like=True, frozen=True):
    """Entries on their way, or as they lie in the stream."""

    epoch: int  # rises by one with every claim
    node: str  # that owns the table in this epoch
    first: int  # number of the first entry
    before: bytes  # digest of the message before
    entries: list[bytes]


_encode: Final = msgspec.msgpack.Encoder().encode
_decode: Final = msgspec.msgpack.Decoder(Envelope).decode
_decode_any: Final = msgspec.msgpack.Decoder(list[Any]).decode


# In MessagePack: a list of five, of which earlier versions made their messages, and the same with a number behind it,
# which they skip.
_PLAIN: Final = b"\x95"
_CHECKED: Final = b"\x96"
FORMATS: Final = (_PLAIN, _CHECKED)  # the first byte of a message, by version
_NUMBER: Final = b"\xce"
_LATER: Final = range(0x97, 0xA0)  # a list of more than six


def sealed(epoch: int, node: str, first: int, before: bytes, entries: list[bytes]) -> bytes:
    """The bytes of a message, with their checksum at the end."""
    content = _encode(Envelope(epoch, node, first, before, entries))[1:]
    return _CHECKED + content + _NUMBER + crc32(content).to_bytes(4, "big")


def is_whole(payload: bytes) -> bool:
    """Return whether a message has the checksum that it names, or is of a version that names none."""
    if payload.startswith(_PLAIN):
        return True
    return payload.startswith(_CHECKED) and _ends_with_checksum(payload)


def is_newer(payload: bytes) -> bool:
    """Return whether a message is whole, and of a version that only a newer program knows."""
    if not payload or payload[0] not in _LATER or not _ends_with_checksum(payload):
        return False
    try:
        return len(_decode_any(payload)) == payload[0] & 0xF
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False


def _ends_with_checksum(payload: bytes) -> bool:
    return payload[-5:] == _NUMBER + crc32(payload[1:-5]).to_bytes(4, "big")


def digest_of(payload: bytes) -> bytes:
    """What the next message will name."""
    return blake2b(payload, digest_size=16).digest()


class Gap(Exception):
    """A message does not follow the one before it."""


class Mark:
    """A place in a log that was durable once: its sequence in the stream, and its digest."""

    __slots__ = ("stream", "digest")

    def __init__(self, stream: int = 0, digest: bytes = NOTHING) -> None:
        self.stream = stream
        self.digest = digest


class Chain:
    """The last entry of a log that was read."""

    __slots__ = ("stream", "digest", "seq", "epoch", "node")

    def __init__(self, mark: Mark | None = None, seq: int = 0, epoch: int = 0) -> None:
        self.stream = mark.stream if mark is not None else 0
        self.digest = mark.digest if mark is not None else NOTHING
        self.seq = seq  # number of the last entry
        self.epoch = epoch
        self.node = ""

    @property
    def is_ended(self) -> bool:
        """Whether the table was to be deleted."""
        return self.epoch > 0 and not self.node and self.stream > 0

    def follow(self, stream: int, payload: bytes) -> list[bytes]:
        """Take the next message in; returns its entries."""
        if not is_whole(payload):
            if is_newer(payload):
                raise Newer(self.seq + 1, f"message {stream} has a later format")
            raise Gap(f"message {stream} is not what was written, after entry {self.seq}")
        try:
            envelope = _decode(payload)
        except (msgspec.DecodeError, UnicodeDecodeError) as fault:
            raise Gap(f"message {stream} cannot be read: {fault}") from None
        claims = 0 if envelope.entries else 1
        if self.node and not claims and envelope.node != self.node:
            raise Gap(f"message {stream} is of {envelope.node}, but {self.node} owns epoch {self.epoch}")
        if envelope.before != self.digest or envelope.first != self.seq + 1 or envelope.epoch != self.epoch + claims:
            raise Gap(f"message {stream} does not follow entry {self.seq}")
        self.stream = stream
        self.digest = digest_of(payload)
        self.seq += len(envelope.entries)
        self.epoch = envelope.epoch
        self.node = envelope.node
        return envelope.entries


def read(payload: bytes) -> Envelope:
    """A message of the stream."""
    return _decode(payload)
