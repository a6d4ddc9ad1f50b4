"""What keeping a durable log costs a busy event loop, and why batches are written as they are.

Usage: python -m benchmarks.store [SECONDS [ROUNDS]]. A second process plays at 200 tables over sockets: it sends a
move, waits until it hears of it, and sends the next. The server works on each move for about as long as rules and views
take, appends an entry, and answers when that is durable. Beside the store as it is stand one that keeps nothing, which
is the measure of the others, one with a statement a row, and one that hands over every entry at once instead of
gathering. The rounds take turns and the best of each counts.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from selectors import EVENT_READ, DefaultSelector
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, Final, cast
from unittest.mock import patch

import uvloop

from pocketmoney.store.batch import Append
from pocketmoney.store.memory import MemoryLog
from pocketmoney.store.sqlite import SqliteLog

TABLES: Final = 200
WORK: Final = 2000  # turns of a loop for each move: about 80 µs
ENTRY: Final = '["moved",1763200000000,3,17,2,"@2: headbutt > @1","take that, you é",""]'.encode()
MOVE: Final = b"m" * 40
ANSWER: Final = b"a" * 300
SWITCH: Final = 0.005  # what Python has unless told otherwise


class Eager(SqliteLog):
    """Hands over every change at once."""

    def _add(self, change: Any) -> None:
        self._pending.append(change)
        self._hand_over()


def a_statement_a_row(connection: sqlite3.Connection, appends: list[Append]) -> None:
    """The plain way to write a batch."""
    rows = [(one.table, seq, entry) for one in appends for seq, entry in enumerate(one.entries, one.first)]
    nested = connection.in_transaction
    if not nested:
        connection.execute("BEGIN")
    connection.executemany("INSERT INTO entry VALUES (?, ?, ?)", rows)
    if not nested:
        connection.execute("COMMIT")


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


def measure(make: Callable[[Path], SqliteLog | MemoryLog], switch: float, seconds: float) -> dict[str, float]:
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


def main(seconds: float, rounds: int) -> None:
    """Print the table."""
    ways: dict[str, tuple[Callable[[Path], SqliteLog | MemoryLog], float, bool]] = {
        "nothing kept": (lambda folder: MemoryLog(), SWITCH, False),
        "as it is": (SqliteLog, SWITCH, False),
        "as it is, switch 1 ms": (SqliteLog, 0.001, False),
        "a statement a row": (SqliteLog, SWITCH, True),
        "handed over at once": (Eager, SWITCH, False),
    }
    seen: dict[str, list[dict[str, float]]] = {name: [] for name in ways}
    for _ in range(rounds):
        for name, (make, switch, is_plain) in ways.items():
            with ExitStack() as stack:
                if is_plain:
                    stack.enter_context(patch("pocketmoney.store.batch._append", a_statement_a_row))
                seen[name].append(measure(make, switch, seconds))
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
    main(float(sys.argv[1]) if sys.argv[1:] else 2.0, int(sys.argv[2]) if sys.argv[2:] else 3)
