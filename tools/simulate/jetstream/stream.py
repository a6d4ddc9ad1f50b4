"""A stream of the model: one order of changes that were confirmed, and each server with as much of it as it has seen.

A leader takes changes, checks them and gives them their numbers; a change is confirmed when most servers can be
reached. If the leader is lost meanwhile, the first few of the unconfirmed ones may survive, and nobody is told.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import deque
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

Json = dict[str, Any]

SECOND: Final = 1_000_000_000  # ns
DEFAULTS: Final[Json] = {
    "max_bytes": -1, "max_msgs_per_subject": -1, "max_age": 0, "deny_delete": False, "allow_rollup_hdrs": False,
    "allow_msg_ttl": False, "allow_direct": False, "num_replicas": 1, "discard": "old", "subjects": [],
    "duplicate_window": 120 * SECOND,
}  # fmt: skip
HEAD: Final = 22  # bytes of a message beside its subject and its data, about as the server counts


class Message(NamedTuple):
    """A message as it lies in a stream."""

    seq: int
    subject: str
    data: bytes
    headers: dict[str, str]
    at: float  # seconds

    @property
    def size(self) -> int:
        """Bytes that it takes."""
        return HEAD + len(self.subject) + len(self.data)


class Purge(NamedTuple):
    """Messages of a subject are removed, or those before a sequence."""

    subject: str
    before: int


class Removal(NamedTuple):
    """One message is removed."""

    seq: int


Change = Message | Purge | Removal


class Contents:
    """What one server has of a stream."""

    def __init__(self, config: Json) -> None:
        self.config = config
        self.messages: dict[int, Message] = {}
        self.last = 0  # the highest sequence there ever was
        self.size = 0  # bytes
        self._order: list[int] = []
        self._by_subject: dict[str, list[int]] = {}

    def apply(self, change: Change) -> None:
        """Take a change in."""
        if isinstance(change, Message):
            self._put(change)
        elif isinstance(change, Removal):
            self._drop(change.seq)
        else:
            for seq in list(self._by_subject.get(change.subject, ())):
                if not change.before or seq < change.before:
                    self._drop(seq)

    def _put(self, message: Message) -> None:
        self.messages[message.seq] = message
        self._order.append(message.seq)
        self.last = message.seq
        self.size += message.size
        found = self._by_subject.setdefault(message.subject, [])
        found.append(message.seq)
        most: int = self.config["max_msgs_per_subject"]
        if 0 < most < len(found):
            self._drop(found[0])

    def _drop(self, seq: int) -> None:
        message = self.messages.pop(seq, None)
        if message is None:
            return
        self.size -= message.size
        found = self._by_subject[message.subject]
        found.remove(seq)
        if not found:
            del self._by_subject[message.subject]

    def expire(self, now: float) -> None:
        """Remove what is too old. Every server sees to that by itself."""
        age: int = self.config["max_age"]
        if age:
            limit = now - age / SECOND
            for message in list(self.messages.values()):
                if message.at > limit:
                    break
                self._drop(message.seq)

    def last_of(self, subject: str) -> Message | None:
        """The last message of a subject."""
        found = self._by_subject.get(subject)
        return self.messages[found[-1]] if found else None

    def following(self, subject: str, seq: int) -> Iterator[Message]:
        """The messages of a subject, or of all that a pattern stands for, from that sequence on."""
        order = self._order if subject.endswith((">", "*")) else self._by_subject.get(subject, [])
        for number in order[bisect_left(order, seq) :]:
            message = self.messages.get(number)
            if message is not None and matches(subject, message.subject):
                yield message

    @property
    def subjects(self) -> dict[str, int]:
        """How many messages each subject has."""
        return {subject: len(found) for subject, found in self._by_subject.items()}


class Replica:
    """A stream on one server, which may be behind."""

    def __init__(self, stream: Stream) -> None:
        self.contents = Contents(stream.config)
        self._stream = stream
        self._applied = 0  # changes
        self._due: deque[tuple[float, int]] = deque()  # when so many changes have come

    def promise(self, when: float) -> None:
        """Everything that was confirmed up to now will have come at that time."""
        self._due.append((when, len(self._stream.confirmed)))

    def stop(self) -> None:
        """Nothing comes any more."""
        self._due.clear()

    def catch_up(self) -> None:
        """Have everything."""
        self._advance(len(self._stream.confirmed))

    def at(self, now: float) -> Contents:
        """What has come by now."""
        while self._due and self._due[0][0] <= now:
            self._advance(self._due.popleft()[1])
        self.contents.expire(now)
        return self.contents

    def _advance(self, count: int) -> None:
        for change in self._stream.confirmed[self._applied : count]:
            self.contents.apply(change)
        self._applied = max(self._applied, count)


class Proposal(NamedTuple):
    """A change that is not confirmed yet, and where its answer goes."""

    change: Change
    reply: str
    term: int
    is_shared: bool  # whether other servers may have it, so that it can survive its leader


class Stream:
    """One stream."""

    def __init__(self, config: Json, created: str, servers: int) -> None:
        self.config = {**DEFAULTS, **{key: value for key, value in config.items() if value or key not in DEFAULTS}}
        self.name: str = config["name"]
        self.created = created
        self.confirmed: list[Change] = []
        self.leader = -1  # number of a server; -1: there is none
        self.term = 0
        self.deposed = -1  # a server that leads no more, and does not know it
        self.deposed_until = 0.0
        self.proposals: deque[Proposal] = deque()
        self.ready_at = 0.0  # when the last proposal is confirmed
        self.replicas = [Replica(self) for _ in range(servers)]

    def takes(self, subject: str) -> bool:
        """Whether messages of a subject lie in this stream."""
        return any(matches(pattern, subject) for pattern in self.config["subjects"])

    def next_seq(self, contents: Contents) -> int:
        """The number of the next message."""
        waiting = [each.change.seq for each in self.proposals if isinstance(each.change, Message)]
        return (waiting[-1] if waiting else contents.last) + 1

    def confirm(self, change: Change) -> None:
        """Most servers have a change."""
        self.confirmed.append(change)

    @property
    def history(self) -> list[Message]:
        """Every message that ever was in this stream."""
        return [change for change in self.confirmed if isinstance(change, Message)]


def matches(pattern: str, subject: str) -> bool:
    """Whether a pattern stands for a subject; its wildcard is at its end."""
    if pattern.endswith(">"):
        return subject.startswith(pattern[:-1])
    if pattern.endswith("*"):
        head = pattern[:-1]
        return subject.startswith(head) and "." not in subject[len(head) :]
    return pattern == subject
