"""What keeping a durable log costs a busy event loop, and why batches are written as they are.

Usage: python -m benchmarks.store [--seconds N] [--rounds N]. A second process plays at 200 tables over sockets: it
sends a move, waits until it hears of it, and sends the next. The server works on each move for about as long as rules
and views take, appends an entry, and answers when that is durable. Beside the store as it is stand one that keeps
nothing, which is the measure of the others, ones with a statement a row, with rows handed over as JSON, and with the
rows of each table kept together, and one that hands over every entry at once instead of gathering. Before that, without
sockets: what an entry costs in batches of several sizes, in both threads together. The rounds take turns and the best
of each counts.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import sys
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from selectors import EVENT_READ, DefaultSelector
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, Final, cast
from unittest.mock import patch

import msgspec
import uvloop

from pocketmoney.store.entry_insert import EntryInsert
from pocketmoney.store.memory_log import MemoryLog
from pocketmoney.store.sqlite_log import SqliteLog

TABLES: Final = 200
WORK: Final = 2000  # turns of a loop for each move: about 80 µs
ENTRY: Final = '["moved",1763200000000,3,17,2,"@2: headbutt > @1","take that, you é",""]'.encode()
MOVE: Final = b"m" * 40
ANSWER: Final = b"a" * 300
SWITCH: Final = 0.005  # what Python has unless told otherwise
BATCHES: Final = (10, 50, 100, 200)
ENTRIES: Final = 20_000  # for each of these

Store = Callable[[Path], SqliteLog | MemoryLog]


class Eager(SqliteLog):
    """Hands over every change at once."""

    def _wake(self) -> None:
        self._hand_over()
        self._in_flight = 0


def rows_of(adding: EntryInsert) -> list[tuple[Any, ...]]:
    """Place, table, number, place of the one before, bytes."""
    cells = adding._cells
    return [(adding._first + at // 4, *cells[at : at + 4]) for at in range(0, len(cells), 4)]


def a_statement_a_row(adding: EntryInsert) -> None:
    """The plain way to write a batch."""
    connection = adding._connection
    nested = connection.in_transaction
    if not nested:
        connection.execute("BEGIN")
    connection.executemany("INSERT INTO entry VALUES (?, ?, ?, ?, ?)", rows_of(adding))
    if not nested:
        connection.execute("COMMIT")


def rows_as_json(adding: EntryInsert) -> None:
    """One statement for any number of rows, which takes them out of a list in JSON and a blob."""
    rows: list[tuple[int, ...]] = []
    parts = [b"."]
    at = 2
    for *numbers, line in rows_of(adding):
        rows.append((*numbers, at, len(line)))
        parts.append(line)
        at += len(line)
    cells = [f"json_extract(value, '$[{number}]')" for number in range(6)]
    adding._connection.execute(
        f"INSERT INTO entry SELECT {', '.join(cells[:4])}, substr(?2, {cells[4]}, {cells[5]}) FROM json_each(?1)",
        (msgspec.json.encode(rows).decode(), b"".join(parts)),
    )


def rows_kept_together(adding: EntryInsert) -> None:
    """Rows ordered by table and number: a batch touches a page for each table that it is about."""
    connection = adding._connection
    connection.execute(
        "CREATE TABLE IF NOT EXISTS together (table_no INTEGER NOT NULL, seq INTEGER NOT NULL, line BLOB NOT NULL, "
        "PRIMARY KEY (table_no, seq)) WITHOUT ROWID"
    )
    rows = rows_of(adding)
    cells = [cell for _, no, seq, _, line in rows for cell in (no, seq, line)]
    room = 1 << (len(rows) - 1).bit_length()
    places = ", ".join("(?, ?, ?)" for _ in range(room))
    connection.execute(
        f"INSERT INTO together SELECT * FROM (VALUES {places}) LIMIT ?",
        (*cells, *[0] * (3 * (room - len(rows))), len(rows)),
    )


WRITINGS: Final[dict[str, Callable[[EntryInsert], None]]] = {
    "a statement a row": a_statement_a_row,
    "rows handed over as JSON": rows_as_json,
    "rows kept together by table": rows_kept_together,
}


def print_fault(fault: BaseException | None) -> None:
    """Say what went wrong."""
    if fault is not None:
        print(fault)


async def append_in_batches(log: SqliteLog, size: int) -> float:
    """Processor time of an entry (µs), both threads together, when so many are written at once."""
    for number in range(TABLES):
        log.make(f"table{number:08}", f"{number}", 1)
    names = [f"table{number:08}" for number in range(TABLES)]
    following = [1] * TABLES
    await log.drained()
    loop = asyncio.get_running_loop()
    begun = process_time()
    for batch in range(ENTRIES // size):
        written = loop.create_future()
        for number in range(batch * size, (batch + 1) * size):
            table = number % TABLES
            durable = written.set_result if number % size == size - 1 else print_fault
            log.append(names[table], following[table], [ENTRY], durable)
            following[table] += 1
        assert await written is None
    return (process_time() - begun) / (ENTRIES // size * size) * 1e6


def measure_batches(way: Callable[[EntryInsert], None] | None, size: int) -> float:
    """One round of that."""
    with TemporaryDirectory() as folder, ExitStack() as stack:
        if way is not None:
            stack.enter_context(patch.object(EntryInsert, "write", way))
        log = stack.enter_context(closing(SqliteLog(Path(folder))))
        return uvloop.run(append_in_batches(log, size))


def print_batches(rounds: int) -> None:
    """Print what an entry costs."""
    ways: dict[str, Callable[[EntryInsert], None] | None] = {"as it is": None, **WRITINGS}
    seen: dict[tuple[str, int], list[float]] = {}
    for _ in range(rounds):
        for name, way in ways.items():
            for size in BATCHES:
                seen.setdefault((name, size), []).append(measure_batches(way, size))
    print(f"{'µs of processor an entry, at':28}" + "".join(f"{size:>8}" for size in BATCHES))
    for name in ways:
        print(f"{name:28}" + "".join(f"{min(seen[name, size]):8.2f}" for size in BATCHES))
    print()


class Seat(asyncio.Protocol):
    """One table's socket."""

    def __init__(self, log: SqliteLog | MemoryLog, table: str, waits: list[float]) -> None:
        self._log = log
        self._table = table
        self._waits = waits
        self._seq = 1
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        total = 0
        for number in range(WORK):
            total += number & 3
        asked = perf_counter()

        def durable(fault: BaseException | None) -> None:
            self._waits.append(perf_counter() - asked)
            if self._transport is not None and not self._transport.is_closing():
                self._transport.write(ANSWER)

        self._log.append(self._table, self._seq, [ENTRY], durable)
        self._seq += 1


def play(sockets: list[socket.socket]) -> None:
    """The other process: a move for every answer."""
    selector = DefaultSelector()
    for one in sockets:
        selector.register(one, EVENT_READ, one)
        one.send(MOVE)
    while True:
        for key, _ in selector.select():
            if not key.data.recv(4096):
                return
            key.data.send(MOVE)


async def serve(log: SqliteLog | MemoryLog, sockets: list[socket.socket], seconds: float) -> dict[str, float]:
    """Moves a second, waiting times and processor time of this process."""
    loop = asyncio.get_running_loop()
    waits: list[float] = []
    transports = []
    for number, one in enumerate(sockets):
        log.make(f"table{number:08}", f"{number}", 1)
        one.setblocking(False)
        seat = Seat(log, f"table{number:08}", waits)
        transports.append((await loop.create_connection(lambda seat=seat: seat, sock=one))[0])  # type: ignore[misc]
    await asyncio.sleep(0.2)
    waits.clear()
    spent, begun = process_time(), perf_counter()
    await asyncio.sleep(seconds)
    spent, took, seen = process_time() - spent, perf_counter() - begun, sorted(waits)
    for transport in transports:
        transport.abort()
    await log.drained()
    return {
        "rate": len(seen) / took,
        "p50": seen[len(seen) // 2] * 1e3,
        "p99": seen[len(seen) * 99 // 100] * 1e3,
        "cpu": spent / len(seen) * 1e6,
    }


def measure(make: Store, switch: float, seconds: float) -> dict[str, float]:
    """One round with a store."""
    pairs = [socket.socketpair() for _ in range(TABLES)]
    child = os.fork()
    if child == 0:
        try:
            for ours, _ in pairs:
                ours.close()
            play([theirs for _, theirs in pairs])
        finally:
            os._exit(0)
    for _, theirs in pairs:
        theirs.close()
    sys.setswitchinterval(switch)
    with TemporaryDirectory() as folder:
        log = make(Path(folder))
        try:
            return uvloop.run(serve(log, [ours for ours, _ in pairs], seconds))
        finally:
            log.close()
            os.kill(child, 9)
            os.waitpid(child, 0)


def main() -> None:
    """Print both tables."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.store", description="What keeping a durable log costs.")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each way, in each round (%(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="of which the best counts (%(default)s)")
    asked = parser.parse_args()
    print_batches(asked.rounds)
    ways: dict[str, tuple[Store, float]] = {
        "nothing kept": (lambda folder: MemoryLog(), SWITCH),
        "as it is": (SqliteLog, SWITCH),
        "as it is, switch 1 ms": (SqliteLog, 0.001),
        **dict.fromkeys(WRITINGS, (SqliteLog, SWITCH)),
        "handed over at once": (Eager, SWITCH),
    }
    seen: dict[str, list[dict[str, float]]] = {name: [] for name in ways}
    for _ in range(asked.rounds):
        for name, (make, switch) in ways.items():
            with ExitStack() as stack:
                if name in WRITINGS:
                    stack.enter_context(patch.object(EntryInsert, "write", WRITINGS[name]))
                seen[name].append(measure(make, switch, asked.seconds))
    best = {
        name: {
            "rate": max(row["rate"] for row in rows),
            **{key: min(row[key] for row in rows) for key in rows[0] if key != "rate"},
        }
        for name, rows in seen.items()
    }
    base = best["nothing kept"]
    print(f"{'':28}{'moves/s':>9}{'ratio':>7}{'p50 ms':>8}{'p99 ms':>8}{'µs of processor a move more':>29}")
    for name, row in best.items():
        print(
            f"{name:28}{row['rate']:9.0f}{row['rate'] / base['rate']:7.2f}{row['p50']:8.2f}{row['p99']:8.2f}"
            f"{row['cpu'] - base['cpu']:29.1f}"
        )


if __name__ == "__main__":
    main()
