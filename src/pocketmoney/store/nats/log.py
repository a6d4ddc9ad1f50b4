"""The logs of many tables on JetStream, as one node of a cluster sees them.

Everything runs in the event loop of the server. What the port wants at once (`read`, `kept`) was fetched before, when
the table was taken up; any other thread may ask, too, and waits for the answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from threading import get_ident
from typing import Any, Final, TypeVar

from pocketmoney.core.problem import Problem
from pocketmoney.store import faults as usual
from pocketmoney.store.nats import faults
from pocketmoney.store.nats.bases import Base, read_base, read_snapshot, write_base, write_snapshot
from pocketmoney.store.nats.bucket import Bucket
from pocketmoney.store.nats.directory import Directory
from pocketmoney.store.nats.envelope import Mark, digest_of, sealed
from pocketmoney.store.nats.envelope import read as read_envelope
from pocketmoney.store.nats.jet import Jet, Unavailable
from pocketmoney.store.nats.reading import Read, read
from pocketmoney.store.nats.streams import Names
from pocketmoney.store.nats.writing import Stalled, Writing, append
from pocketmoney.table.ports import Durable, Snapshot, TableRow

T = TypeVar("T")

NOW: Final = "now"  # snapshots of running games, beside the bases
BASE: Final = "base"
TRIES: Final = 8


class NatsLog:
    """The `Log` of a node. A table is taken up before it is read or written to."""

    def __init__(self, jet: Jet, names: Names, directory: Directory) -> None:
        self.directory = directory
        self.owned: dict[str, Writing] = {}
        self.forgetting: set[str] = set()  # tables that are being deleted
        self.ended: set[str] = set()  # tables at which a game came to its end
        self.witnessed: dict[str, Mark] = {}  # what other nodes have said is durable
        self._jet = jet
        self._names = names
        self._bases = Bucket(jet, names.bases)
        self.stalled: Stalled = lambda table, why: None  # who is told that a log cannot be written just now
        self.forgotten: Callable[[str], None] = lambda table: None  # who is told that a table is no more
        self._fetched: dict[str, tuple[Read, Snapshot | None]] = {}
        self._loop = asyncio.get_running_loop()
        self._thread = get_ident()
        self._background: set[asyncio.Task[None]] = set()

    # Owning

    async def take_up(self, table: str, node: str) -> Read:
        """Own a table from now on: read its log, and claim it behind the last message."""
        self.let_go(table)
        subject = self._names.subject(table)
        for _ in range(TRIES):
            found = await self.look(table)
            kept = await self._kept(table, found.base)
            chain = found.chain
            payload = sealed(chain.epoch + 1, node, chain.seq + 1, chain.digest, [])
            try:
                chain.stream = await append(
                    self._jet, self._names.log, subject, table, payload, chain, lambda table, why: None
                )
            except Problem as fault:
                if fault.key != faults.MOVED:
                    raise
                continue  # somebody wrote meanwhile
            chain.digest = digest_of(payload)
            chain.epoch += 1
            chain.node = node
            self.owned[table] = Writing(self._jet, self._names.log, subject, table, node, chain, self._say_stalled)
            self._fetched[table] = (found, kept if kept is None or kept.seq <= chain.seq else None)
            return found
        raise faults.moved(table)

    async def look(self, table: str) -> Read:
        """The log of a table, whoever owns it. That something is missing which was there once is a problem."""
        kept = await self._bases.get(f"{BASE}.{self._token(table)}")
        base = read_base(kept.data) if kept is not None else None
        marks = [mark for mark in (self.directory.mark(table), self.witnessed.get(table)) if mark is not None]
        return await read(self._jet, self._names.log, self._names.subject(table), table, base, marks)

    async def is_ours(self, table: str) -> bool:
        """Whether nobody has taken a table over: the last message is of our epoch, as the leader knows it."""
        owned = self.owned.get(table)
        if owned is None:
            return False
        last = await self._jet.last(self._names.log, self._names.subject(table))
        return last is not None and read_envelope(last.data).epoch == owned.chain.epoch

    def let_go(self, table: str) -> None:
        """No longer write to a table."""
        owned = self.owned.pop(table, None)
        self._fetched.pop(table, None)
        if owned is not None:
            self.witnessed[table] = Mark(owned.chain.stream, owned.chain.digest)
            owned.give_up(faults.moved(table))

    async def _kept(self, table: str, base: Base | None) -> Snapshot | None:
        found = await self._bases.get(f"{NOW}.{self._token(table)}")
        now = read_snapshot(found.data) if found is not None else None
        if base is not None and (now is None or now.seq < base.seq):
            return base.snapshot
        return now

    # The port

    def append(self, table: str, first: int, entries: list[bytes], durable: Durable) -> None:
        """Write entries; `durable` is called when they cannot be lost, or with a problem."""
        owned = self.owned.get(table)
        fault: Problem | None = None
        if owned is None:
            fault = usual.gone(table)
        elif owned.fault is not None:
            fault = owned.fault if owned.fault.key == faults.MOVED else usual.broken(table)
        elif first != owned.queued + 1:
            fault = owned.fault = (usual.taken if first <= owned.queued else usual.gap)(table, first)
        if fault is not None:
            self._loop.call_soon(durable, fault)
            return
        assert owned is not None
        owned.add(entries, durable)
        for entry in entries:
            if entry.startswith(b'["ended"'):
                self.ended.add(table)

    def read(self, table: str, first: int = 1) -> Iterator[bytes]:
        """The entries from that number on."""
        if get_ident() != self._thread:
            found = self._wait(self.look(table))
        else:
            fetched = self._fetched.pop(table, None)
            if fetched is None:
                raise usual.unreadable(RuntimeError(f"table {table} was not taken up"))
            found = fetched[0]
        behind = found.base.seq if found.base is not None else 0
        if first <= behind:
            raise usual.damaged(table, first)
        return iter(found.lines[first - 1 - behind :])

    def kept(self, table: str) -> Snapshot | None:
        """The last snapshot."""
        if get_ident() != self._thread:
            return self._wait(self._kept_of(table))
        fetched = self._fetched.get(table)
        return None if fetched is None else fetched[1]

    async def _kept_of(self, table: str) -> Snapshot | None:
        kept = await self._bases.get(f"{BASE}.{self._token(table)}")
        return await self._kept(table, read_base(kept.data) if kept is not None else None)

    def make(self, table: str, code: str, now: int) -> None:
        """A new table; it was made and taken up before."""
        if table not in self.owned:
            raise usual.gone(table)
        self._fetched.pop(table, None)

    def touch(self, table: str, now: int, *, is_open: bool) -> None:
        """When somebody was last there."""
        self._later(self.directory.touch(table, now, self._mark(table), is_open=is_open))

    def keep(self, table: str, snapshot: Snapshot) -> None:
        """Keep a snapshot instead of the one before."""
        if table in self.directory.slots:
            self._later(self.keep_now(table, snapshot))

    async def keep_now(self, table: str, snapshot: Snapshot) -> None:
        """The same, and wait for it."""
        await self._bases.put(f"{NOW}.{self._token(table)}", write_snapshot(snapshot))

    def tables(self) -> list[TableRow]:
        """Every table of the cluster that is known here, the open ones first."""
        return self.directory.rows()

    def delete(self, table: str) -> None:
        """Forget a table and everything it holds about people (not in the event loop's thread)."""
        self._wait(self.forget(table))

    async def forget(self, table: str) -> None:
        """Forget a table and everything it holds about people."""
        self.forgetting.add(table)
        try:
            self.let_go(table)
            self.witnessed.pop(table, None)
            await patiently(lambda: self.directory.delete(table))
            subject = self._names.subject(table)
            await patiently(lambda: self._jet.call(f"STREAM.PURGE.{self._names.log}", {"filter": subject}))
            for kind in (NOW, BASE):
                key = f"{kind}.{self._token(table)}"
                await patiently(lambda key=key: self._bases.forget(key))
            self.forgotten(table)
        finally:
            self.forgetting.discard(table)

    async def rebase(self, table: str, snapshot: Snapshot, games: int) -> bool:
        """Begin the log of a table at a snapshot of just now; what came before was put away. False: not just now."""
        owned = self.owned.get(table)
        if owned is None or not owned.is_idle or owned.chain.seq != snapshot.seq:
            return False
        chain = owned.chain
        base = Base(snapshot, Mark(chain.stream, chain.digest), chain.epoch, games)
        await self._bases.put(f"{BASE}.{self._token(table)}", write_base(base))
        wanted: dict[str, object] = {"filter": self._names.subject(table), "seq": base.mark.stream}
        await self._jet.call(f"STREAM.PURGE.{self._names.log}", wanted)
        return True

    def marks(self) -> dict[str, Mark]:
        """How far each log of ours is durable."""
        return {table: Mark(owned.chain.stream, owned.chain.digest) for table, owned in self.owned.items()}

    def _say_stalled(self, table: str, why: str) -> None:
        self.stalled(table, why)

    def _mark(self, table: str) -> Mark | None:
        owned = self.owned.get(table)
        return None if owned is None else Mark(owned.chain.stream, owned.chain.digest)

    # The end

    def expire(self, before: int) -> list[str]:
        """Forget every table that nobody has been at since that time (ms); which ones."""
        return self._wait(self.forget_old(before))

    async def forget_old(self, before: int, node: str = "") -> list[str]:
        """The same in the event loop; if a node is given, only what that one owns."""
        slots = [slot for slot in self.directory.slots.values() if not node or slot.node == node]
        found = sorted(slot.table for slot in slots if slot.touched < before)
        for table in found:
            await self.forget(table)
        return found

    async def drained(self) -> None:
        """Wait until everything so far is durable."""
        for owned in list(self.owned.values()):
            await owned.drained()
        await self.touched()
        await asyncio.sleep(0)

    async def touched(self) -> None:
        """Wait until the directory knows everything that it was told."""
        if self._background:
            await asyncio.wait(list(self._background))

    def close(self) -> None:
        """Nothing to let go of: the connection is closed by whoever opened it."""

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if not task.cancelled() and task.exception() is not None and not isinstance(task.exception(), Unavailable):
            self._loop.call_exception_handler({"message": "work of the store", "exception": task.exception()})

    def _wait(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def _token(self, table: str) -> str:
        return self._names.subject(table).rpartition(".")[2]


async def patiently(work: Any, tries: int = 40) -> Any:
    """Try again while nobody answers, for about ten seconds."""
    for left in range(tries, 0, -1):
        try:
            waiting: Awaitable[Any] = work()
            return await waiting
        except Unavailable:
            if left == 1:
                raise
            await asyncio.sleep(0.25)
