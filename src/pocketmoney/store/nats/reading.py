"""Reading the log of a table out of the stream, and noticing when something is missing from it.

Reading asks whichever server answers, and that one may be behind. Whatever looks wrong is therefore read once more
from the leader, one message at a time, before anybody is told that something was lost.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable

from pocketmoney.store.nats import faults
from pocketmoney.store.nats.bases import Base
from pocketmoney.store.nats.envelope import Chain, Gap, Mark
from pocketmoney.store.nats.jet import Jet, Stored


class Read:
    """A log as it was read: where it ends, and its entries since the base."""

    __slots__ = ("base", "chain", "lines")

    def __init__(self, base: Base | None, chain: Chain, lines: list[bytes]) -> None:
        self.base = base
        self.chain = chain
        self.lines = lines


async def read(jet: Jet, stream: str, subject: str, table: str, base: Base | None, marks: Iterable[Mark]) -> Read:
    """The log of a table. That something is missing which was there once is a problem."""
    marks = list(marks)
    start = base.mark.stream if base is not None else 0
    try:
        return _followed(base, await jet.read(stream, subject, start + 1), marks)
    except Gap:
        pass
    try:
        return _followed(base, [message async for message in _slowly(jet, stream, subject, start + 1)], marks)
    except Gap as gap:
        raise faults.lost(table, str(gap)) from None


async def _slowly(jet: Jet, stream: str, subject: str, seq: int) -> AsyncIterator[Stored]:
    while (message := await jet.next(stream, subject, seq)) is not None:
        yield message
        seq = message.seq + 1


def _followed(base: Base | None, messages: list[Stored], marks: list[Mark]) -> Read:
    chain = Chain() if base is None else Chain(base.mark, base.seq, base.epoch)
    digests = {chain.stream: chain.digest}
    lines: list[bytes] = []
    for message in messages:
        lines += chain.follow(message.seq, message.data)
        digests[message.seq] = chain.digest
    start = 0 if base is None else base.mark.stream
    for mark in marks:
        if mark.stream > start and digests.get(mark.stream) != mark.digest:
            raise Gap(f"message {mark.stream} was there once and is not; the last one is {chain.stream}")
    return Read(base, chain, lines)
