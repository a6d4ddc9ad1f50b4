"""Many tables of Beer Money on one server, over real sockets, beside two well-known JavaScript table servers.

The server runs on the last core, the load on the first. A move is a log entry that is not a pass; windows close as soon
as all have answered; the log is durable. Peers run if PEERS_SERVER names the folder with their bench.mjs; the
page says which were left out. What was seen goes to docs/measured/load.json and load.md, if all of it was measured on
the installed build (`make load`).

Usage: python -m benchmarks.load [--tables N] [--seconds N] [--rounds N] [--idle 10,100,1000,5000] [--no-peers]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter, sleep
from typing import Any, Final

from benchmarks.load_client import SEATS, Load, TableOfFour, make_table, pace
from benchmarks.load_report import PEERS, SLOW, page
from tools.installed import builds, import_path
from tools.measured import machine

TABLES: Final = 200
SECONDS: Final = 4.0
ROUNDS: Final = 5
IDLE: Final = "10,100,1000,5000"
HOST: Final = "127.0.0.1"
SETTLED: Final = 2.0  # seconds without growth
RATE: Final = 500
OTHER_FILES: Final = 128  # that are open and no sockets
LIMITS: Final = (
    "tables-per-address=100000", "connections-per-address=100000", "messages-per-second=1000000",
    "message-burst=1000000", "quiet=3600",
)  # fmt: skip

Row = dict[str, Any]


class Server:
    """`pocketmoney serve` in a process of its own, on the last core."""

    program: tuple[str, ...] = ("-m", "pocketmoney", "serve")
    limits: tuple[str, ...] = LIMITS

    def __init__(self, path: str) -> None:
        self._data = tempfile.TemporaryDirectory(prefix="pocketmoney-load-")
        with socket.socket() as free:
            free.bind((HOST, 0))
            self.port: int = free.getsockname()[1]
        words = [sys.executable, *self.program, "--host", HOST, "--port", str(self.port), "--quiet"]
        words += ["--data", self._data.name]
        for limit in self.limits:
            words += ["--limit", limit]
        environment = {**os.environ, "PYTHONPATH": import_path(path)}
        begun = perf_counter()
        self.process = subprocess.Popen(words, env=environment, stdout=subprocess.DEVNULL)
        self._wait()
        self.start_ms = (perf_counter() - begun) * 1e3
        pin(self.process.pid, -1)

    def _wait(self) -> None:
        for _ in range(3000):
            with socket.socket() as knock:
                if knock.connect_ex((HOST, self.port)) == 0:
                    return
            if self.process.poll() is not None:
                raise RuntimeError("the server ended")
            sleep(0.002)
        raise RuntimeError("the server does not listen")

    def rss_kb(self) -> float:
        """Memory of the server."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e3

    async def settled_kb(self) -> float:
        """Memory once the server has loaded what it loads late, which is not the price of a table."""
        most, grown = self.rss_kb(), perf_counter()
        while perf_counter() - grown < SETTLED:
            await asyncio.sleep(0.1)
            if self.rss_kb() > most:
                most, grown = self.rss_kb(), perf_counter()
        return most

    def cpu(self) -> float:
        """Seconds of processor time that it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """End it."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)
        self._data.cleanup()


def pin(process: int, core: int) -> None:
    """Keep a process with all of its threads on one core, where that can be done."""
    if hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(0)) if core == 0 else list(range(os.cpu_count() or 1))
        for thread in Path(f"/proc/{process or os.getpid()}/task").iterdir():
            os.sched_setaffinity(int(thread.name), {cores[core]})


def quantile(values: list[float], q: float) -> float:
    """That quantile of some seconds, in ms."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * q))] * 1e3 if ordered else 0.0


async def open_tables(
    load: Load, port: int, count: int, allowed: int | None = None
) -> tuple[list[TableOfFour], list[float]]:
    """Tables with four sockets each, one after the other; with one socket each when so many are not allowed."""
    tables: list[TableOfFour] = []
    times: list[float] = []
    left = count * SEATS if allowed is None else allowed
    for more in range(count, 0, -1):
        sockets = SEATS if left - SEATS >= more - 1 else 1
        left -= sockets
        table, took = await make_table(load, (HOST, port), sockets)
        tables.append(table)
        times.append(took)
    return tables, times


async def calm(load: Load, server: Server, seconds: float) -> Row:
    """Turns at a steady rate."""
    await pace(load, 1.0, RATE)
    load.times.clear()
    begun, cpu, moves, mine = perf_counter(), server.cpu(), load.moves, _own_cpu()
    await pace(load, seconds, RATE)
    took = perf_counter() - begun
    return {
        "moves_s": (load.moves - moves) / took,
        "p50_ms": quantile(load.times, 0.5),
        "p99_ms": quantile(load.times, 0.99),
        "max_ms": quantile(load.times, 1.0),
        "slow": load.slow(SLOW),
        "timed": len(load.times),
        "cpu_server": (server.cpu() - cpu) / took,
        "cpu_client": (_own_cpu() - mine) / took,
    }


async def saturated(load: Load, server: Server, seconds: float) -> Row:
    """Every table always has a move under way."""
    load.is_paced = False
    while load.waiting:
        load.waiting.popleft()()
    await asyncio.sleep(1.0)
    load.times.clear()
    begun, cpu, mine = perf_counter(), server.cpu(), _own_cpu()
    moves, entries = load.moves, load.entries
    await asyncio.sleep(seconds)
    took = perf_counter() - begun
    row = {
        "moves_s": (load.moves - moves) / took,
        "entries_s": (load.entries - entries) / took,
        "p50_ms": quantile(load.times, 0.5),
        "p99_ms": quantile(load.times, 0.99),
        "cpu_server": (server.cpu() - cpu) / took,
        "cpu_client": (_own_cpu() - mine) / took,
    }
    row["us_a_move"] = row["cpu_server"] / row["moves_s"] * 1e6 if row["moves_s"] else 0.0
    load.is_paced = True
    await asyncio.sleep(0.5)
    return row


def _own_cpu() -> float:
    times = os.times()
    return times.user + times.system


async def measure(path: str, tables: int, seconds: float) -> Row:
    """Everything about one build, on a server of its own."""
    server = Server(path)
    pin(0, 0)
    try:
        warm = Load()
        first, _ = await open_tables(warm, server.port, 5)
        await _play_a_little(warm, first)
        for table in first:
            table.close()
        empty = await server.settled_kb()
        load = Load()
        opened, times = await open_tables(load, server.port, tables)
        row: Row = {"start_ms": server.start_ms, "ready_p50_ms": quantile(times, 0.5), "tables": tables}
        row["ready_p99_ms"] = quantile(times, 0.99)
        row["lobby_kb"] = (server.rss_kb() - empty) / tables
        for table in opened:
            table.start()
        await asyncio.sleep(1.0)
        row["idle_kb"] = (server.rss_kb() - empty) / tables
        row["calm"] = await calm(load, server, seconds)
        row["saturated"] = await saturated(load, server, seconds)
        row["after_kb"] = (server.rss_kb() - empty) / tables
        row["games"] = load.games
        row["refused"] = _refused(opened)
        return row
    finally:
        server.stop()


async def growth(path: str, active: int, idle: list[int], seconds: float) -> list[Row]:
    """What a move costs while more and more tables sit idle."""
    server = Server(path)
    pin(0, 0)
    try:
        load = Load()
        opened, _ = await open_tables(load, server.port, active)
        for table in opened:
            table.start()
        await asyncio.sleep(1.0)
        resting = Load()
        there: list[TableOfFour] = []
        rows: list[Row] = []
        for count in idle:
            open_now = SEATS * active + sum(len(table.players) for table in there)
            allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[0] - OTHER_FILES - open_now
            more, times = await open_tables(resting, server.port, count - len(there), allowed)
            there += more
            row = await saturated(load, server, seconds)
            row |= {
                "idle": count,
                "sockets": sum(len(table.players) for table in there),
                "ready_p50_ms": quantile(times, 0.5),
                "rss_mb": server.rss_kb() / 1e3,
            }
            rows.append(row)
        return rows
    finally:
        server.stop()


async def _play_a_little(load: Load, tables: list[TableOfFour]) -> None:
    for table in tables:
        table.start()
    load.is_paced = False
    await asyncio.sleep(1.0)
    load.is_on = False


def _refused(tables: list[TableOfFour]) -> dict[str, int]:
    found: dict[str, int] = {}
    for table in tables:
        for key, count in table.refused.items():
            found[key] = found.get(key, 0) + count
    return found


def peer(name: str, tables: int, seconds: float) -> Row | None:
    """One of the peers, driven by its own load."""
    folder = os.environ.get("PEERS_SERVER", "")
    if not folder:
        return None
    words = ["node", "bench.mjs", "--peer", name, "--payload", "table", "--rooms", str(tables)]
    words += ["--seconds", str(int(seconds)), "--json"]
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    try:
        (row,) = json.loads(done.stdout)["results"]
    except (ValueError, KeyError):
        return None
    if "failed" in row:
        return None
    return {
        "moves_s": row["saturated"]["acts_s"],
        "saturated_p99_ms": row["saturated"]["latency_ms"]["p99"],
        "p50_ms": row["calm"]["latency_ms"]["p50"],
        "p99_ms": row["calm"]["latency_ms"]["p99"],
        "kb": row["kb_per_room"]["rss"],
        "ready_p50_ms": row["ready_ms"]["p50"],
        "start_ms": row["cold_start_ms"],
        "us_a_move": row["saturated"]["cpu"]["server"] / row["saturated"]["acts_s"] * 1e6,
    }


def arguments(words: list[str]) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description="Many tables on one server.")
    parser.add_argument("--tables", type=int, default=TABLES, help="in play at once (%(default)s)")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each server, in each round (%(default)s)")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="in which servers take turns (%(default)s)")
    parser.add_argument("--idle", default=IDLE, help="tables that wait while others play (%(default)s)")
    parser.add_argument("--no-peers", action="store_true", help="leave other people's servers out")
    parser.add_argument("--no-growth", action="store_true", help="leave the tables that wait out")
    parser.add_argument("--only", choices=["pure", "compiled"], help="this build of ours alone")
    return parser.parse_args(words)


def run(read: argparse.Namespace) -> Row:
    """Measure, in turns."""
    ours = {name: path for name, path in builds().items() if read.only in (None, name)}
    if not ours:
        raise SystemExit(f"there is no {read.only} build here; `make load` makes one")
    seen: Row = {"machine": machine(), "tables": read.tables, "rounds": [], "growth": []}
    for _ in range(read.rounds):
        row: Row = {}
        for name in ("colyseus", "compiled", "boardgame", "pure"):  # neighbours in time are best compared
            if name in ours:
                row[name] = _runner()(measure(ours[name], read.tables, read.seconds))
            elif name in PEERS and not read.no_peers:
                row[name] = peer(name, read.tables, read.seconds)
            else:
                continue
            print(name, json.dumps(row[name]), flush=True)
        seen["rounds"].append(row)
    if not read.no_growth:
        path = list(ours.values())[-1]
        seen["growth"] = _runner()(growth(path, read.tables, [int(n) for n in read.idle.split(",")], read.seconds))
    return seen


def _runner() -> Any:
    import uvloop

    return uvloop.run


def main(words: list[str]) -> int:
    """Measure, and keep what was seen."""
    read = arguments(words)
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    seen = run(read)
    is_large = read.tables >= TABLES and read.seconds >= SECONDS and read.rounds >= ROUNDS and read.idle == IDLE
    is_whole = is_large and not (read.no_growth or read.no_peers or read.only)
    return page(seen).store(is_whole=is_whole, data=seen)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
