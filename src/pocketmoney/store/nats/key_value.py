"""A key-value bucket: the last value of each key, changed only by a writer that knows the value before it."""

from __future__ import annotations

from pocketmoney.store.nats.jetstream import (
    WRONG_SEQUENCE,
    JetStream,
    Refused,
    Stored,
)
from pocketmoney.store.nats.streams import token


class KeyValueBucket:
    """One bucket."""

    def __init__(self, jet: JetStream, name: str) -> None:
        self._jet = jet
        self._stream = f"KV_{name}"
        self._subject = f"$KV.{name}."
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
        found = await self._jet.last(self._stream, self._subject + token(key))
        if found is not None and not found.is_gone:
            return 0
        return await self.update(key, value, 0 if found is None else found.seq)

    async def update(self, key: str, value: bytes, revision: int) -> int:
        """Change a key that has that revision; its new one, or 0 if it has another."""
        try:
            return await self._jet.publish(self._subject + token(key), value, revision)
        except Refused as fault:
            if fault.number in WRONG_SEQUENCE:
                return 0
            raise

    async def put(self, key: str, value: bytes) -> int:
        """Set a key, whatever was there."""
        return await self._jet.publish(self._subject + token(key), value)

    async def delete(self, key: str) -> int:
        """Take a key away; the revision of what marks that it is gone."""
        return await self._jet.publish(self._subject + token(key), b"", operation="DEL")

    async def forget(self, key: str, revision: int = 0) -> None:
        """Take a key away with every trace of it; who follows changes does not hear of that.

        If a revision is given, everything up to that one: what was set later stays.
        """
        wanted: dict[str, object] = {"filter": self._subject + token(key)}
        if revision:
            wanted["seq"] = revision + 1
        await self._jet.call(f"STREAM.PURGE.{self._stream}", wanted)

    async def changes(self) -> list[Stored]:
        """What was changed since the last time; at first, everything. A subject ends with its key."""
        found = await self._jet.read(self._stream, f"{self._subject}>", self._seen + 1)
        if found:
            self._seen = found[-1].seq
        return found

    async def everything(self) -> list[Stored]:
        """All values there are."""
        return [one for one in await self._jet.read(self._stream, f"{self._subject}>", 1) if not one.is_gone]
