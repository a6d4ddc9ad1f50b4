"""Which tables there are in a cluster, by which codes they are found, and which node owns each of them.

Every node has the whole of it in memory and follows its changes; who is about to act on an entry asks the bucket.
The stream has the last word on who owns a table: the directory only says where to knock. All of it can be made again
from the logs (`server/cluster/directory_check.py`), so an entry that is damaged counts as missing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final
from zlib import crc32

import msgspec

from pocketmoney.store import errors
from pocketmoney.store.nats.envelope import Mark
from pocketmoney.store.nats.jetstream import JetStream, Stored, Unavailable
from pocketmoney.store.nats.key_value import KeyValueBucket
from pocketmoney.store.nats.streams import Names, token, word_of
from pocketmoney.table.ports import TableRow

TRIES: Final = 10
TRACES: Final = 60.0  # seconds after which what marks a deleted table goes, too


class Slot(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What everybody knows of one table."""

    table: str
    code: str
    node: str = ""  # that owns it; empty: nobody does
    epoch: int = 0
    made: int = 0
    touched: int = 0
    is_open: bool = True
    stream: int = 0  # how far its log was durable, some time ago
    digest: str = ""
    why: str = ""  # it stands still, because of this


_CRC: Final = b',"crc":'  # the checksum of what stands before it; entries of earlier versions have none
_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(Slot).decode

Judge = Callable[[Slot | None], Awaitable[Slot | None]]


def write_slot(slot: Slot) -> bytes:
    """An entry of the directory as bytes."""
    content = _encode(slot)[:-1]
    return content + _CRC + b"%d}" % crc32(content)


def read_slot(data: bytes) -> Slot | None:
    """The same entry again; None if it is damaged."""
    content, mark, crc = data.rpartition(_CRC)
    if mark and crc != b"%d}" % crc32(content):
        return None
    try:
        return _decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


class Directory:
    """All tables of a cluster."""

    def __init__(self, jet: JetStream, names: Names) -> None:
        self.slots: dict[str, Slot] = {}
        self.codes: dict[str, str] = {}
        self._tables = KeyValueBucket(jet, names.tables)
        self._codes = KeyValueBucket(jet, names.codes)
        self._keys: dict[str, str] = {}
        self._revisions: dict[str, int] = {}  # by key
        self._forgetting: set[asyncio.Task[None]] = set()

    async def follow(self) -> None:
        """Learn what has changed since the last time."""
        for change in await self._tables.changes():
            self._learn(change)

    def _learn(self, change: Stored) -> Slot | None:
        key = change.subject.rpartition(".")[2]
        if change.seq <= self._revisions.get(key, 0):  # a reply of a server that is behind
            return self.slots.get(self._keys.get(key, ""))
        self._revisions[key] = change.seq
        if change.is_gone:
            del self._revisions[key]
            table = self._keys.pop(key, "")
            gone = self.slots.pop(table, None)
            if gone is not None and self.codes.get(gone.code) == table:
                del self.codes[gone.code]
            return None
        slot = read_slot(change.data)
        if slot is None or token(slot.table) != key:
            self._revisions[key] = 0  # as if there were none: it is made again from the log
            return self.slots.get(self._keys.get(key, ""))
        self._keys[key] = slot.table
        known = self.slots.get(slot.table)
        if known is not None and known.code != slot.code and self.codes.get(known.code) == slot.table:
            del self.codes[known.code]
        self.slots[slot.table] = slot
        if slot.is_open:
            self.codes[slot.code] = slot.table
        elif self.codes.get(slot.code) == slot.table:
            del self.codes[slot.code]
        return slot

    async def find(self, code: str) -> Slot | None:
        """The table of a code: as it is known here, else as the bucket has it."""
        table = self.codes.get(code)
        if table is None:
            found = await self._codes.get(code)
            if found is None:
                return None
            table = found.data.decode(errors="replace")
        slot = self.slots.get(table) or await self.fresh(table)
        return slot if slot is not None and slot.code == code else None

    async def fresh(self, table: str) -> Slot | None:
        """What the bucket has about a table now."""
        found = await self._tables.get(table)
        if found is None:
            gone = self.slots.pop(table, None)
            if gone is not None and self.codes.get(gone.code) == table:
                del self.codes[gone.code]
            return None
        return self._learn(found)

    async def near(self, table: str) -> Slot | None:
        """What some server has about a table: it may be behind, but need not wait until the bucket has a leader."""
        try:
            found = await self._tables.near(table)
        except Unavailable:
            found = None
        return await self.fresh(table) if found is None else self._learn(found)

    # Made again from the logs

    def is_listed(self, table: str) -> bool:
        """Whether the bucket has a whole entry of a table among the changes that were read."""
        return self._revisions.get(token(table), 0) > 0

    @property
    def count(self) -> int:
        """How many entries the bucket has among the changes that were read."""
        return len(self._revisions)

    async def created(self) -> list[str]:
        """When each bucket was made; an empty word for one that is not there."""
        return [await bucket.created() for bucket in (self._tables, self._codes)]

    def begin_anew(self) -> None:
        """The bucket was made anew: everything in it is news, and what is known from before is in use until then."""
        self._revisions.clear()
        self._tables.begin_anew()

    async def settle(self, table: str, judge: Judge) -> bool:
        """Let the log decide about an entry: put there what `judge` returns, unless it was changed meanwhile."""
        found = await self._tables.get(table)
        slot = await judge(None if found is None else read_slot(found.data))
        if slot is None:
            return False
        written = write_slot(slot)
        if found is None:
            revision = await self._tables.create(table, written)
        elif written == found.data:
            revision = found.seq
        else:
            revision = await self._tables.update(table, written, found.seq)
        if revision:
            self._learn(Stored(revision, f".{token(table)}", written))
            await self.settle_code(slot)
        return bool(revision)

    async def settle_code(self, slot: Slot) -> bool:
        """Let a code lead to its table; false if another open table has it."""
        if not slot.is_open:
            return True
        found = await self._codes.get(slot.code)
        if found is None:
            return bool(await self._codes.create(slot.code, slot.table.encode()))
        if found.data == slot.table.encode():
            return True
        other = self.slots.get(found.data.decode(errors="replace"))
        if other is not None and other.is_open and other.code == slot.code:
            return False
        return bool(await self._codes.update(slot.code, slot.table.encode(), found.seq))

    async def listed_codes(self) -> dict[str, str]:
        """The code and the table of everything that the bucket of codes has."""
        found = await self._codes.everything()
        return {word_of(one.subject): one.data.decode(errors="replace") for one in found}

    async def release_code(self, code: str) -> None:
        """Free a code that leads to no table."""
        await self._codes.delete(code)

    def note_owner(self, table: str, node: str, epoch: int) -> None:
        """A node says that it has taken a table over; the bucket may not know yet."""
        slot = self.slots.get(table)
        if slot is not None and slot.epoch < epoch:
            slot.node, slot.epoch = node, epoch

    async def register(self, table: str, code: str, node: str, now: int) -> None:
        """A new table. A code of another open table is a problem."""
        if await self._tables.get(table) is not None:
            raise errors.taken(table, 1)
        if not await self._codes.create(code, table.encode()):
            found = await self._codes.get(code)
            if found is None or found.data != table.encode():  # else its answer was lost
                raise errors.code_taken(code)
        await self._change(table, Slot(table=table, code=code, node=node, made=now, touched=now), lambda slot: True)

    async def own(self, table: str, node: str, epoch: int, mark: Mark) -> None:
        """A table has another owner; nobody: it is free."""

        def change(slot: Slot) -> bool:
            if slot.epoch > epoch:
                return False
            slot.node, slot.epoch, slot.why = node, epoch, ""
            slot.stream, slot.digest = mark.stream, mark.digest.hex()
            return True

        await self._change(table, None, change)

    async def pause(self, table: str, why: str, mark: Mark | None) -> None:
        """A table stands still: its log is not whole."""

        def change(slot: Slot) -> bool:
            if slot.why == why and not slot.node:
                return False
            slot.why, slot.node = why, ""
            if mark is not None and mark.stream > slot.stream:
                slot.stream, slot.digest = mark.stream, mark.digest.hex()
            return True

        await self._change(table, None, change)

    async def touch(self, table: str, now: int, mark: Mark | None, *, is_open: bool) -> None:
        """When a player was last there. A closed table releases its code."""
        known = await self.fresh(table)
        if known is None:
            return
        if is_open and not known.is_open and not await self._codes.create(known.code, table.encode()):
            raise errors.code_taken(known.code)
        if not is_open and known.is_open:
            await self._codes.delete(known.code)

        def change(slot: Slot) -> bool:
            slot.touched, slot.is_open = max(now, slot.touched), is_open  # one of two at once may be older
            if mark is not None and mark.stream > slot.stream:
                slot.stream, slot.digest = mark.stream, mark.digest.hex()
            return True

        await self._change(table, None, change)

    async def delete(self, table: str) -> None:
        """Forget a table."""
        known = await self.fresh(table)
        if known is None:
            return
        traces = [(self._codes, known.code, await self._codes.delete(known.code))] if known.is_open else []
        traces.append((self._tables, table, await self._tables.delete(table)))
        asyncio.get_running_loop().call_later(TRACES, self._forget, traces)
        self.slots.pop(table, None)
        if self.codes.get(known.code) == table:
            del self.codes[known.code]

    def _forget(self, traces: list[tuple[KeyValueBucket, str, int]]) -> None:
        """Everybody has heard that these are gone: nothing needs to tell of them any more."""
        for bucket, key, revision in traces:
            task = asyncio.get_running_loop().create_task(bucket.forget(key, revision))
            self._forgetting.add(task)
            task.add_done_callback(self._forgotten)

    def _forgotten(self, task: asyncio.Task[None]) -> None:
        self._forgetting.discard(task)
        if not task.cancelled():
            task.exception()  # then a trace is left: an id or a code, and nothing else

    async def _change(self, table: str, new: Slot | None, change: Callable[[Slot], bool]) -> None:
        """Change the bucket's entry of a table, retrying when another node changes it too."""
        for tried in range(TRIES):
            found = await self._tables.get(table)
            slot = new if found is None else read_slot(found.data)
            if slot is None or not change(slot):
                return
            written = write_slot(slot)
            if found is not None and written == found.data:
                self._learn(found)
                return
            if found is None:
                revision = await self._tables.create(table, written)
            else:
                revision = await self._tables.update(table, written, found.seq)
            if revision:
                self._learn(Stored(revision, f".{token(table)}", written))
                return
            await asyncio.sleep(0.02 * (1 + tried))
        raise Unavailable("too many changes at once")

    def mark(self, table: str) -> Mark | None:
        """How far the log of a table was durable, some time ago."""
        slot = self.slots.get(table)
        return None if slot is None or not slot.stream else Mark(slot.stream, bytes.fromhex(slot.digest))

    def rows(self) -> list[TableRow]:
        """Every table, the open ones first, in the order in which they were made."""
        slots = sorted(self.slots.values(), key=lambda slot: (not slot.is_open, slot.made, slot.table))
        return [TableRow(slot.table, slot.code, slot.made, slot.touched, is_open=slot.is_open) for slot in slots]
