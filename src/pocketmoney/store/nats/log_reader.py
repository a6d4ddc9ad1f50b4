"""Reading the log of one table: quickly from any server first, and where that does not add up, from the leader."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable

from pocketmoney.store.nats import envelope, errors
from pocketmoney.store.nats.envelope import Chain, Gap, Mark, digest_of
from pocketmoney.store.nats.errors import Newer
from pocketmoney.store.nats.jetstream import JetStream, Stored
from pocketmoney.store.nats.stored_snapshot import Base


class Read:
    """A log as it was read: where it ends, and its entries since the base."""

    __slots__ = ("base", "chain", "lines", "_digests")

    def __init__(self, base: Base | None) -> None:
        self.base = base
        self.chain = Chain() if base is None else Chain(base.mark, base.seq, base.epoch)
        self.lines: list[bytes] = []
        self._digests: dict[int, bytes] = {}

    @property
    def next(self) -> int:
        """Where to read on: with the message that the base was taken at, if that was not seen yet."""
        return self.chain.stream + (1 if self._digests or self.base is None else 0)

    def follow(self, message: Stored) -> None:
        """Take the next message in."""
        if self.base is not None and not self._digests:
            self._begin(self.base.mark, message)
            return
        self.lines += self.chain.follow(message.seq, message.data)
        self._digests[message.seq] = self.chain.digest

    def _begin(self, mark: Mark, message: Stored) -> None:
        if message.seq != mark.stream or digest_of(message.data) != mark.digest:
            raise Gap(f"message {mark.stream} was there once and is not")
        self.chain.node = envelope.read(message.data).node
        self._digests[mark.stream] = mark.digest

    def missing(self, marks: Iterable[Mark]) -> str:
        """What is not here and was there once; nothing: the empty word."""
        start = 0 if self.base is None else self.base.mark.stream
        if start and not self._digests:
            return f"message {start} was there once and is not"
        for mark in marks:
            if mark.stream > start and self._digests.get(mark.stream) != mark.digest:
                return f"message {mark.stream} was there once and is not; the last one is {self.chain.stream}"
        return ""


async def read(
    jet: JetStream,
    stream: str,
    subject: str,
    table: str,
    base: Base | None,
    marks: Iterable[Mark],
    *,
    is_sure: bool = False,
) -> Read:
    """The log of a table; if that is to be sure, with its newest messages.

    Something missing is a problem, and so is something that only a newer program can read.
    """
    try:
        return await _read(jet, stream, subject, table, base, list(marks), is_sure=is_sure)
    except Newer as found:
        raise errors.newer(table, found) from None


async def _read(
    jet: JetStream, stream: str, subject: str, table: str, base: Base | None, marks: list[Mark], *, is_sure: bool
) -> Read:
    found = Read(base)
    try:
        for message in await jet.read(stream, subject, found.next):
            found.follow(message)
        if is_sure or found.missing(marks):  # that server is behind: the leader has the rest
            await _follow_leader(jet, stream, subject, found)
        if not found.missing(marks):
            return found
    except Gap:
        pass
    found = Read(base)
    try:
        await _follow_leader(jet, stream, subject, found)
        if found.missing(marks):
            raise Gap(found.missing(marks))
    except Gap as gap:
        raise errors.lost(table, str(gap)) from None
    return found


async def _follow_leader(jet: JetStream, stream: str, subject: str, found: Read) -> None:
    async for message in _slowly(jet, stream, subject, found.next):
        found.follow(message)


async def _slowly(jet: JetStream, stream: str, subject: str, seq: int) -> AsyncIterator[Stored]:
    while (message := await jet.next(stream, subject, seq)) is not None:
        yield message
        seq = message.seq + 1
