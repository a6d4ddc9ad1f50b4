"""Faults that are planted in the server, to see that the simulation finds them. Each replaces attributes by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import count
from typing import Any, Final, NamedTuple

from pocketmoney.server import table_registry
from pocketmoney.server.connection import Connection
from pocketmoney.server.connections import Connections, OpenSocket
from pocketmoney.server.live_table import Closing, LiveTable, Outgoing
from pocketmoney.server.rate_limit import RateLimit
from pocketmoney.server.timers import Timers
from pocketmoney.store import log_reader, sqlite_connection
from pocketmoney.store.batch_writer import BatchWriter
from pocketmoney.store.changes import Change, Failures
from pocketmoney.store.sqlite_log import SqliteLog
from pocketmoney.table import broadcast, table, table_messages
from pocketmoney.table.chair import Subscriber, hashed
from pocketmoney.table.commands import Command
from pocketmoney.table.handlers import seats
from pocketmoney.table.ports import Durable, Snapshot
from pocketmoney.table.table import Table
from tools.simulate import planted_cluster
from tools.simulate.plan import runs_cluster
from tools.simulate.run import run
from tools.simulate.sources import Patch

EVERY: Final = 40  # messages of which one is dropped
PREFIX: Final = 6  # letters of a token that are compared


class Found(NamedTuple):
    """Which seed has found a fault; -1: none."""

    name: str
    seed: int
    tried: int
    violation: str

    @property
    def sentence(self) -> str:
        """What is printed about it."""
        if self.seed < 0:
            return f"{self.name}: NOT FOUND in {self.tried} seeds"
        return f"{self.name}: found by seed {self.seed}, after {self.tried}: {self.violation}"


def find(name: str, seeds: int, first: int = 1) -> Found:
    """Run seeds with a fault until one finds it: only seeds of the matching kind."""
    is_of_cluster = name in planted_cluster.FAULTS
    tried = 0
    for seed in count(first):
        if runs_cluster(seed) != is_of_cluster:
            continue
        tried += 1
        violations = run(seed, patches=FAULTS[name]()).violations
        if violations:
            return Found(name, seed, tried, violations[0][:150].replace("|", "/").replace("\n", " "))
        if tried == seeds:
            break
    return Found(name, -1, seeds, "")


def lost_sync() -> list[Patch]:
    """A commit does not wait for the disk."""
    pragmas = tuple([pragma.replace("FULL", "OFF") for pragma in sqlite_connection._WRITING])
    return [(sqlite_connection, "_WRITING", pragmas)]


def told_before_durable() -> list[Patch]:
    """Messages are sent when entries are handed to the log, not when they are durable."""
    append = SqliteLog.append

    def append_at_once(self: SqliteLog, table: str, first: int, entries: list[bytes], durable: Durable) -> None:
        append(self, table, first, entries, lambda fault: None)
        assert self._loop is not None
        self._loop.call_soon(durable, None)

    return [(SqliteLog, "append", append_at_once)]


def swallowed_failure() -> list[Patch]:
    """A batch that could not be written counts as written."""
    write = BatchWriter.write

    def write_anyhow(self: BatchWriter, changes: list[Change]) -> Failures:
        write(self, changes)
        return {}

    return [(BatchWriter, "write", write_anyhow)]


def wrong_fence() -> list[Patch]:
    """After a failure entries are still taken for a table, with the numbers that the log would expect."""
    append = SqliteLog.append

    def append_behind(self: SqliteLog, table: str, first: int, entries: list[bytes], durable: Durable) -> None:
        heads = self._writer._batches.heads
        head = heads._known.get(table)
        self._writer._batches.broken.discard(table)
        append(self, table, first if head is None else max(head.seq + 1, 1), entries, durable)

    return [(SqliteLog, "append", append_behind)]


def leaked_card() -> list[Patch]:
    """Watchers are shown what the first seat sees."""
    encode = broadcast.encode_play

    def encode_for_all(table: Any, running: Any, head: bytes, seat: int, *rest: Any) -> bytes:
        return encode(table, running, head, max(seat, 0), *rest)

    return [(broadcast, "encode_play", encode_for_all)]


def leaked_draw() -> list[Patch]:
    """Every seat gets the events of all."""
    return [(broadcast, "_events_of", lambda seat, fresh: [event for _, event in fresh])]


def lost_number() -> list[Patch]:
    """A command that comes again is done again."""
    handle = Table.handle

    def handle_again(self: Table, subscriber: Subscriber, command: Command, now: int) -> None:
        if subscriber.chair is not None:
            subscriber.chair.last = 0
        handle(self, subscriber, command, now)

    return [(Table, "handle", handle_again)]


def unanswered_repetition() -> list[Patch]:
    """A command that comes again gets no answer."""
    return [(Table, "_answer_again", lambda self, subscriber, chair, command: None)]


def missed_event() -> list[Patch]:
    """A client that reconnects misses one event."""
    catch_up = table_messages.catch_up

    def skip_one(table: Any, subscriber: Subscriber, game: int, seen: int, now: int) -> None:
        catch_up(table, subscriber, game, seen + 1 if seen else 0, now)

    return [(table_messages, "catch_up", skip_one)]


def dropped_update() -> list[Patch]:
    """Now and then a message is not sent."""
    sent = 0
    send = LiveTable.send

    def send_most(self: LiveTable, outgoing: Outgoing, closing: Closing | None) -> None:
        nonlocal sent
        sent += len(outgoing)
        send(self, outgoing[1:] if sent % EVERY == 0 else outgoing, closing)

    return [(LiveTable, "send", send_most)]


def entry_applied_twice() -> list[Patch]:
    """After a snapshot its last entry is applied again."""

    class Twice(Table):
        __slots__ = ()

        @classmethod
        def resume(cls, table: str, lines: Iterable[bytes], draw: Any, *more: Any) -> Table:
            lines = list(lines)
            return super().resume(table, lines[:1] + lines if more and more[0] and lines else lines, draw, *more)

    return [(table_registry, "Table", Twice)]


def stale_snapshot() -> list[Patch]:
    """A snapshot is an old one with a new number."""
    first: dict[str, Snapshot] = {}
    snapshot = Table.snapshot

    def snapshot_late(self: Table, story: bytes = b"") -> Snapshot:
        made = snapshot(self, story)
        return Snapshot(made.seq, made.rules, first.setdefault(self.id, made).data)

    return [(Table, "snapshot", snapshot_late)]


def unlimited_rate() -> list[Patch]:
    """No limit on messages, requests or guesses is enforced."""
    return [(RateLimit, "next", lambda self, reached, now: max(reached, now))]


def unchecked_checksum() -> list[Patch]:
    """Entries are read without a look at their checksums."""

    class Fitting(int):
        def __eq__(self, other: object) -> bool:
            return True

        def __ne__(self, other: object) -> bool:
            return False

        __hash__ = int.__hash__

    return [(log_reader, "crc32", lambda line, crc: Fitting())]


def any_token() -> list[Patch]:
    """Only the first letters of a token are compared."""

    def hash_prefix(token: str) -> str:
        return hashed(token[:PREFIX])

    return [(table, "hashed", hash_prefix), (seats, "hashed", hash_prefix)]


def forgotten_timer() -> list[Patch]:
    """Deadlines are noted, but nothing wakes their tables."""
    return [(Timers, "_wind", lambda self: None)]


def forgotten_socket() -> list[Patch]:
    """Sockets that are closed are never removed."""

    def keep(self: Connections, connection: OpenSocket) -> None:
        return None

    return [(Connections, "leave", keep)]


def unlimited_backlog() -> list[Patch]:
    """A receiver that does not read is not dropped."""
    return [(Connection, "drop_slow", lambda self: None)]


FAULTS: Final[dict[str, Callable[[], list[Patch]]]] = {
    make.__name__.replace("_", "-"): make
    for make in (
        lost_sync, told_before_durable, swallowed_failure, wrong_fence, leaked_card, leaked_draw, lost_number,
        unanswered_repetition, missed_event, dropped_update, entry_applied_twice, stale_snapshot, unlimited_rate,
        unchecked_checksum, any_token, forgotten_timer, forgotten_socket, unlimited_backlog,
    )
} | planted_cluster.FAULTS  # fmt: skip
