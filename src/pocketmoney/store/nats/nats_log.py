"""The logs of many tables on JetStream, as one node of a cluster sees them.

Everything runs in the event loop of the server. What the port wants at once (`read`, `load_snapshot`) was
fetched before, when the table was taken up; any other thread may ask, too, and waits for the answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from threading import get_ident
from typing import Any, Final, TypeVar

import msgspec

from pocketmoney.core.problem import Problem
from pocketmoney.store import errors as usual
from pocketmoney.store.nats import errors
from pocketmoney.store.nats.directory import Directory
from pocketmoney.store.nats.envelope import Chain, Mark, digest_of, sealed
from pocketmoney.store.nats.envelope import read as read_envelope
from pocketmoney.store.nats.errors import Newer
from pocketmoney.store.nats.jetstream import WRONG_SEQUENCE, JetStream, Refused, Stored, Unavailable
from pocketmoney.store.nats.key_value import KeyValueBucket
from pocketmoney.store.nats.log_appender import Stalled, Writing, append
from pocketmoney.store.nats.log_reader import Read, read
from pocketmoney.store.nats.replicas import BASE, Replicas
from pocketmoney.store.nats.retry import retry
from pocketmoney.store.nats.stored_snapshot import Base, read_base, write_base
from pocketmoney.store.nats.streams import Names
from pocketmoney.table.ports import Durable, Snapshot, TableRow

T = TypeVar("T")
Spared = Callable[[Chain], bool]  # whether a table whose log ends so is left to its owner
Check = Callable[[Read], None]  # raises a problem if a log cannot be continued

NOW: Final = "now"  # snapshots of running games, beside the bases
TRIES: Final = 8


def _nobody(chain: Chain) -> bool:
    return False


def _accept(found: Read) -> None:
    """Accept every log."""


class NatsLog:
    """The `Log` of a node. A table is taken up before it is read or written to."""

    def __init__(self, jet: JetStream, names: Names, directory: Directory, replicas: Replicas) -> None:
        self.directory = directory
        self.owned: dict[str, Writing] = {}
        self.forgetting: set[str] = set()  # tables that are being deleted
        self.ended: set[str] = set()  # tables at which a game came to its end
        self.witnessed: dict[str, Mark] = {}  # what other nodes have said is durable
        self._jet = jet
        self._names = names
        self._replicas = replicas
        self._bases = KeyValueBucket(jet, names.bases)
        self.faults: list[Problem] = []  # a damaged table is found when it is taken up
        self.on_damage: Callable[[Problem], None] = lambda problem: None
        self.stalled: Stalled = lambda table, why: None  # who is told that a log cannot be written just now
        self.forgotten: Callable[[str], None] = lambda table: None  # who is told that a table is no more
        self._fetched: dict[str, tuple[Read, Snapshot | None]] = {}
        self._loop = asyncio.get_running_loop()
        self._thread = get_ident()
        self._background: set[asyncio.Task[None]] = set()

    # Owning

    async def take_up(self, table: str, node: str, spared: Spared = _nobody, check: Check = _accept) -> Read:
        """Own a table from now on: read its log from the last snapshot on, and claim it behind the last message.

        If the chain names an owner that is to be spared, the table stays with that owner. Nothing is written if `check`
        raises a problem.
        """
        self.let_go(table)
        subject = self._names.subject(table)
        for tried in range(TRIES):
            found, kept = await self._latest(table, is_sure=tried > 0)
            chain = found.chain
            if chain.is_ended or spared(chain):
                return found
            check(found)
            payload = sealed(chain.epoch + 1, node, chain.seq + 1, chain.digest, [])
            try:
                chain.stream = await append(
                    self._jet, self._names.log, subject, table, payload, chain, lambda table, why: None
                )
            except Problem as fault:
                if fault.key != errors.MOVED:
                    raise
                continue  # another owner wrote meanwhile
            chain.digest = digest_of(payload)
            chain.epoch += 1
            chain.node = node
            self.owned[table] = Writing(self._jet, self._names.log, subject, table, node, chain, self._say_stalled)
            self._fetched[table] = (found, kept if kept is None or kept.seq <= chain.seq else None)
            return found
        raise errors.moved(table)

    async def _latest(self, table: str, *, is_sure: bool) -> tuple[Read, Snapshot | None]:
        """The log of a table from its last snapshot on, with that snapshot."""
        base, now = await asyncio.gather(self._near(BASE, table), self._near(NOW, table))
        if now is not None and base is not None and now.seq < base.seq:
            now = None
        if now is not None and now.is_placed:
            try:
                return await self._read(table, now, is_sure=is_sure), now.snapshot
            except Problem as fault:  # the whole log has the last word
                if fault.key != errors.LOST:
                    raise
        found = await self._whole(table, base, is_sure=is_sure)
        if now is not None and (found.base is None or now.seq >= found.base.seq):
            return found, now.snapshot
        return found, found.base.snapshot if found.base is not None else None

    async def fetch_whole(self, table: str, is_wanted: Callable[[Snapshot], bool]) -> None:
        """Have the whole log of a table of ours at hand; the last snapshot only if it is wanted all the same."""
        found = await self.peek(table)
        latest = await self.latest(table, found)
        if latest is None or not is_wanted(latest):
            latest = None if found.base is None else found.base.snapshot
        self._fetched[table] = (found, latest)

    async def latest(self, table: str, found: Read) -> Snapshot | None:
        """The last snapshot of a table whose whole log was found; it may be by other rules than the log's end."""
        now = await self._near(NOW, table)
        base = found.base
        if now is not None and (base is None or now.seq > base.seq) and now.seq <= found.chain.seq:
            return now.snapshot
        return None if base is None else base.snapshot

    async def peek(self, table: str) -> Read:
        """The log of a table of any owner; an entry that was there and is missing is a problem."""
        return await self._whole(table, await self._near(BASE, table), is_sure=False)

    async def _whole(self, table: str, base: Base | None, *, is_sure: bool) -> Read:
        try:
            return await self._read(table, base, is_sure=is_sure)
        except Problem as fault:
            if fault.key != errors.LOST:
                raise
            found = await self._bases.get(f"{BASE}.{self._token(table)}")  # was it cut off just now?
            newest = self._read_base(BASE, table, found)
            if newest is None or (base is not None and newest.seq <= base.seq):
                whole = await self._replicas.find(self._jet, self._names.subject(table), self._marks(table))
                if whole is None:
                    raise
                return whole
            return await self._read(table, newest, is_sure=is_sure)

    async def _read(self, table: str, base: Base | None, *, is_sure: bool) -> Read:
        subject = self._names.subject(table)
        return await read(self._jet, self._names.log, subject, table, base, self._marks(table), is_sure=is_sure)

    def _marks(self, table: str) -> list[Mark]:
        """How far a log was durable once."""
        return [mark for mark in (self.directory.mark(table), self.witnessed.get(table)) if mark is not None]

    async def _near(self, kind: str, table: str) -> Base | None:
        """A snapshot of a table, as some server knows it: one that is behind is only longer to read on from."""
        key = f"{kind}.{self._token(table)}"
        try:
            found = await self._bases.near(key)
        except Unavailable:
            found = await self._bases.get(key)
        return self._read_base(kind, table, found)

    def _read_base(self, kind: str, table: str, found: Stored | None) -> Base | None:
        """Return the stored snapshot. A newer format is ignored, except in a base."""
        try:
            return None if found is None else read_base(found.data)
        except Newer as newer:
            if kind == BASE:
                raise errors.newer(table, newer) from None
            return None

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
            owned.give_up(errors.moved(table))

    # The port

    def append(self, table: str, first: int, entries: list[bytes], durable: Durable) -> None:
        """Write entries; `durable` is called when they cannot be lost, or with a problem."""
        owned = self.owned.get(table)
        fault: Problem | None = None
        if owned is None:
            fault = usual.gone(table)
        elif owned.fault is not None:
            fault = owned.fault if owned.fault.key == errors.MOVED else usual.broken(table)
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
            found = self._wait(self.peek(table))
        else:
            fetched = self._fetched.pop(table, None)
            if fetched is None:
                raise usual.unreadable(RuntimeError(f"table {table} was not taken up"))
            found = fetched[0]
        behind = found.base.seq if found.base is not None else 0
        if first <= behind:
            raise usual.damaged(table, first, usual.MISSING)
        return iter(found.lines[first - 1 - behind :])

    def read_whole_part(self, table: str) -> list[bytes]:
        """Nothing: a table whose log is not whole is not taken up at all (`table-lost`)."""
        return []

    def load_snapshot(self, table: str) -> Snapshot | None:
        """The last snapshot."""
        if get_ident() != self._thread:
            return self._wait(self._kept_of(table))
        fetched = self._fetched.get(table)
        return None if fetched is None else fetched[1]

    def base(self, table: str) -> Snapshot | None:
        """The snapshot that the log begins with, if it is at hand."""
        if get_ident() != self._thread:
            found = self._wait(self.peek(table))
        else:
            fetched = self._fetched.get(table)
            if fetched is None:
                return None
            found = fetched[0]
        return None if found.base is None else found.base.snapshot

    async def _kept_of(self, table: str) -> Snapshot | None:
        found = {kind: await self._bases.get(f"{kind}.{self._token(table)}") for kind in (NOW, BASE)}
        read = [self._read_base(kind, table, one) for kind, one in found.items()]
        bases = [base for base in read if base is not None]
        return max(bases, key=lambda base: base.seq).snapshot if bases else None

    def create(self, table: str, code: str, now: int) -> None:
        """A new table; it was made and taken up before."""
        if table not in self.owned:
            raise usual.gone(table)
        self._fetched.pop(table, None)

    def touch(self, table: str, now: int, *, is_open: bool) -> None:
        """When a player was last at the table."""
        self._later(self.directory.touch(table, now, self._mark(table), is_open=is_open))

    def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Keep a snapshot instead of the one before."""
        owned = self.owned.get(table)
        if table not in self.directory.slots or (owned is not None and not owned.is_idle):
            return  # it may hold what will never be durable
        mark, epoch = Mark(), 0
        if owned is not None and owned.chain.seq == snapshot.seq:  # then the log can be read from there on
            mark, epoch = Mark(owned.chain.stream, owned.chain.digest), owned.chain.epoch
        self._later(self._keep(table, Base(snapshot, mark, epoch, 0)))

    async def _keep(self, table: str, base: Base) -> None:
        await self._bases.put(f"{NOW}.{self._token(table)}", write_base(base))

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
            subject = self._names.subject(table)
            await retry(lambda: self._end(subject))
            await retry(lambda: self.directory.delete(table))
            await retry(lambda: self._jet.purge(self._names.log, subject))
            for kind in (NOW, BASE):
                key = f"{kind}.{self._token(table)}"
                await retry(lambda key=key: self._bases.forget(key))
            self.forgotten(table)
        finally:
            self.forgetting.discard(table)

    async def _end(self, subject: str) -> None:
        """Note in a log that its table is being deleted: else the directory would be given it again from there."""
        for _ in range(TRIES):
            last = await self._jet.last(self._names.log, subject)
            if last is None:
                return
            try:
                found = read_envelope(last.data)
            except (msgspec.DecodeError, UnicodeDecodeError):  # damaged: nothing can be made of it anyway
                return
            if found.epoch and not found.node:
                return
            seq = found.first + len(found.entries)
            try:
                await self._jet.append(subject, sealed(found.epoch + 1, "", seq, digest_of(last.data), []), last.seq)
                return
            except Refused as fault:
                if fault.err_code not in WRONG_SEQUENCE:
                    raise

    async def rebase(self, table: str, snapshot: Snapshot, games: int) -> bool:
        """Begin the log of a table at a snapshot of just now; what came before was put away. False: not just now."""
        key = f"{BASE}.{self._token(table)}"
        before = await self._bases.get(key)
        if not await self.is_ours(table):
            return False
        owned = self.owned.get(table)
        if owned is None or not owned.is_idle or owned.chain.seq != snapshot.seq:
            return False
        chain = owned.chain
        base = Base(snapshot, Mark(chain.stream, chain.digest), chain.epoch, games)
        # An owner that stalls here must not put an older base over that of the next owner, which has cut off more.
        if not await self._bases.update(key, write_base(base), 0 if before is None else before.seq):
            return False
        await self._jet.purge(self._names.log, self._names.subject(table), base.mark.stream)
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
        """Nothing to release: the caller that opened the connection closes it."""

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
