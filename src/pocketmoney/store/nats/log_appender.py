"""Writing to the log of one table: one message at a time, and what comes meanwhile goes into the next.

A message names the sequence of the one before it, and the stream refuses it if another lies there: that is the fence
against an owner who slept. An answer that does not come may have been lost on its way, so the message is sent again,
and when it is refused because of itself it counts as done.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from pocketmoney.core.problem import Problem
from pocketmoney.store.nats import errors
from pocketmoney.store.nats.envelope import Chain, digest_of, sealed
from pocketmoney.store.nats.jetstream import (
    WRONG_SEQUENCE,
    JetStream,
    Refused,
    Unavailable,
)
from pocketmoney.table.ports import Durable

STALLED_AFTER: Final = 2.0  # seconds until people are told that the log cannot be written
PAUSES: Final = (0.05, 0.1, 0.2, 0.4, 0.8)
MOST: Final = 512 * 1024  # bytes of a message, give or take an entry

Stalled = Callable[[str, str], None]  # table, why; the empty word: it is well again


class Writing:
    """The end of one log, owned by this node in one epoch."""

    __slots__ = (
        "table",
        "chain",
        "queued",
        "fault",
        "_jet",
        "_stream",
        "_subject",
        "_node",
        "_queue",
        "_task",
        "_stalled",
    )

    def __init__(
        self, jet: JetStream, stream: str, subject: str, table: str, node: str, chain: Chain, stalled: Stalled
    ) -> None:
        self.table = table
        self.chain = chain
        self.queued = chain.seq  # number of the last entry that waits
        self.fault: Problem | None = None
        self._jet = jet
        self._stream = stream
        self._subject = subject
        self._node = node
        self._queue: list[tuple[list[bytes], Durable]] = []
        self._task: asyncio.Task[None] | None = None
        self._stalled = stalled

    @property
    def is_idle(self) -> bool:
        """Whether everything is durable."""
        return self._task is None and not self._queue

    def add(self, entries: list[bytes], durable: Durable) -> None:
        """Write entries behind those that wait."""
        self._queue.append((entries, durable))
        self.queued += len(entries)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._write())

    async def drained(self) -> None:
        """Wait until everything is durable, or lost."""
        while self._task is not None:
            await asyncio.wait([self._task])

    def give_up(self, fault: Problem) -> None:
        """Write nothing more; who waits is told why."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
        self._fail(fault)

    async def _write(self) -> None:
        try:
            while self._queue:
                size = count = 0
                for entries, _ in self._queue:
                    size += sum(map(len, entries))
                    if count and size > MOST:
                        break
                    count += 1
                taken, self._queue = self._queue[:count], self._queue[count:]
                entries = [entry for some, _ in taken for entry in some]
                try:
                    if entries:
                        await self._append(entries)
                except Problem as fault:
                    self._queue = taken + self._queue
                    self._fail(fault)
                    return
                for _, durable in taken:
                    durable(None)
        finally:
            self._task = None

    def _fail(self, fault: Problem) -> None:
        self.fault = fault
        taken, self._queue = self._queue, []
        for _, durable in taken:
            durable(fault)

    async def _append(self, entries: list[bytes]) -> None:
        chain = self.chain
        payload = sealed(chain.epoch, self._node, chain.seq + 1, chain.digest, entries)
        chain.stream = await append(self._jet, self._stream, self._subject, self.table, payload, chain, self._stalled)
        chain.digest = digest_of(payload)
        chain.seq += len(entries)


async def append(
    jet: JetStream, stream: str, subject: str, table: str, payload: bytes, chain: Chain, stalled: Stalled
) -> int:
    """Append a message behind the end of a log, however long it takes; its sequence. Being refused is a problem."""
    loop = asyncio.get_running_loop()
    begun = loop.time()
    tries = 0
    is_stalled = False
    while True:
        try:
            try:
                seq = await jet.append(subject, payload, chain.stream)
            except Refused as fault:
                if fault.err_code not in WRONG_SEQUENCE:
                    raise
                seq = await _settled(jet, stream, subject, table, payload, chain)
            if seq:
                if is_stalled:
                    stalled(table, "")
                return seq
            why = "the stream has changed its leader"
        except (Unavailable, Refused) as fault:
            why = fault.description or "" if isinstance(fault, Refused) else str(fault)
        if not is_stalled and loop.time() - begun >= STALLED_AFTER:
            is_stalled = True
            stalled(table, why)
        await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
        tries += 1


async def _settled(jet: JetStream, stream: str, subject: str, table: str, payload: bytes, chain: Chain) -> int:
    """A message was refused: by itself, which is there already, then its sequence; 0 if it is to be sent again."""
    last = await jet.last(stream, subject)
    if last is None:
        if chain.stream == 0:
            return 0
        raise errors.lost(table, f"message {chain.stream} was there once and is not; there is none")
    if last.data == payload:
        return last.seq
    if last.seq > chain.stream:
        raise errors.moved(table)
    if last.seq < chain.stream or digest_of(last.data) != chain.digest:
        raise errors.lost(table, f"message {chain.stream} was there once and is not; the last one is {last.seq}")
    return 0
