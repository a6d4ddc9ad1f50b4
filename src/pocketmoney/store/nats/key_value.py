"""A key-value bucket: the last value of each key, changed only by a writer that knows the value before it."""

from __future__ import annotations

from collections.abc import Awaitable

from nats.js.errors import KeyValueError, NotFoundError
from nats.js.kv import KV_DEL, KV_OP, KeyValue

from pocketmoney.store.nats.jetstream import JetStream, Stored
from pocketmoney.store.nats.streams import token


class KeyValueBucket:
    """One bucket of nats-py.

    Values are read by subject: `KeyValue.get` does not tell a missing key from a missing bucket.
    """

    def __init__(self, jet: JetStream, name: str) -> None:
        self._jet = jet
        self._stream = f"KV_{name}"
        self._subject = f"$KV.{name}."
        self._bucket = KeyValue(name, self._stream, self._subject, jet.api, direct=False)  # only the leader is sure
        self._seen = 0  # how far changes were read

    async def get(self, key: str) -> Stored | None:
        """The value of a key with its revision, as the leader knows it."""
        found = await self._jet.last(self._stream, self._subject + token(key))
        return None if found is None or found.is_gone else found

    async def near(self, key: str) -> Stored | None:
        """The same as some server knows it: it may be behind, but need not wait until there is a leader."""
        found = await self._jet.near(self._stream, self._subject + token(key))
        return None if found is None or found.is_gone else found

    async def create(self, key: str, value: bytes) -> int:
        """Set a key that is not there; its revision, or 0 if it is there."""
        return await self._change(self._bucket.create(token(key), value))

    async def update(self, key: str, value: bytes, revision: int) -> int:
        """Change a key that has that revision; its new one, or 0 if it has another."""
        return await self._change(self._bucket.update(token(key), value, revision))

    async def _change(self, work: Awaitable[int]) -> int:
        try:
            return await self._jet.confirm(work)
        except KeyValueError:  # another writer was quicker
            return 0

    async def put(self, key: str, value: bytes) -> int:
        """Set a key, whatever was there."""
        return await self._jet.confirm(self._bucket.put(token(key), value))

    async def delete(self, key: str) -> int:
        """Take a key away; the revision of what marks that it is gone, which `KeyValue.delete` does not say."""
        marking = self._jet.api.publish(self._subject + token(key), headers={KV_OP: KV_DEL})
        return (await self._jet.confirm(marking)).seq

    async def forget(self, key: str, revision: int = 0) -> None:
        """Take a key away with every trace of it; who follows changes does not hear of that.

        If a revision is given, everything up to that one: what was set later stays.
        """
        await self._jet.purge(self._stream, self._subject + token(key), revision + 1 if revision else None)

    async def created(self) -> str:
        """When the bucket was made; empty: it is not there."""
        try:
            return (await self._jet.subjects(self._stream)).created
        except NotFoundError:
            return ""

    def begin_anew(self) -> None:
        """Read all changes from the first on."""
        self._seen = 0

    async def changes(self) -> list[Stored]:
        """What was changed since the last time; at first, everything. A subject ends with its key."""
        found = await self._jet.read(self._stream, f"{self._subject}>", self._seen + 1)
        if found:
            self._seen = found[-1].seq
        return found

    async def everything(self) -> list[Stored]:
        """All values there are."""
        return [one for one in await self._jet.read(self._stream, f"{self._subject}>", 1) if not one.is_gone]
