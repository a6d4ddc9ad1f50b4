"""An honest table beside floods: what its players wait for a move while strangers keep the server busy.

The server runs on the last core. The players, and each flood in a process of its own, run on the first; the flood gives
way to the players, so that what they wait for is the server. In each round every flood has its turn, alone, and then
all of them together, with a stretch without any before each. What was seen goes to docs/measured/floods.md, if all
of it was measured on the installed build (`make load`).

Usage: python -m benchmarks.flood [--seconds N] [--rounds N] [--only FLOOD]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import subprocess
import sys
from statistics import median
from typing import Any, Final

from benchmarks.flood_client import FLOODS
from benchmarks.load import HOST, Server, pin, quantile
from benchmarks.load_client import Load, TableOfFour, make_table, pace
from tools.installed import import_path
from tools.measured import Page

SECONDS: Final = 3.0
ROUNDS: Final = 6
TABLES: Final = 8
RATE: Final = 100  # moves a second, at all of them together: less than what a player may send
WARM: Final = 1.0  # seconds of a flood before it is measured
SETTLE: Final = 1.0  # seconds after a flood
TIMES: Final = 2.0
SLACK: Final = 20.0  # ms
MANY: Final = 20  # addresses
ALL: Final = "all"
FROM_MANY: Final = f"all, from {MANY} addresses each"

Row = dict[str, Any]


class FloodedServer(Server):
    """A server with the limits that everybody has."""

    program = ("-m", "benchmarks.flood_server", "serve")
    limits = ()


async def stretch(load: Load, seconds: float) -> list[float]:
    """Play for some seconds; return how long moves took, in seconds; a move that is under way counts, too."""
    load.times.clear()
    await pace(load, seconds, RATE)
    await asyncio.sleep(0.5)
    return [*load.times, *load.unfinished()]


def begin_flood(port: int, name: str, seconds: float, addresses: int, network: int, code: str) -> subprocess.Popen[str]:
    """Start a flood in a process of its own."""
    words = [sys.executable, "-m", "benchmarks.flood_client", str(port), name, str(seconds), str(addresses)]
    environment = {**os.environ, "PYTHONPATH": import_path("")}
    return subprocess.Popen([*words, str(network), code], env=environment, stdout=subprocess.PIPE, text=True)


async def flooded(load: Load, server: Server, name: str, seconds: float, network: int, code: str) -> Row:
    """What players waited without a flood, and then with it."""
    calm = await stretch(load, seconds)
    flood, addresses = (ALL, MANY) if name == FROM_MANY else (name, 1)
    process = begin_flood(server.port, flood, seconds + WARM, addresses, network, code)
    try:
        await stretch(load, WARM)
        cpu = server.cpu()
        busy = await stretch(load, seconds)
        cpu = (server.cpu() - cpu) / seconds
        said = await asyncio.to_thread(process.communicate, timeout=60)
    finally:
        process.kill()
    await asyncio.sleep(SETTLE)
    return {
        "calm_ms": quantile(calm, 0.99), "flood_ms": quantile(busy, 0.99), "worst_ms": quantile(busy, 1.0),
        "calm_moves": len(calm), "moves": len(busy), "cpu": cpu, "rss_mb": server.rss_kb() / 1e3,
        "did": json.loads(said[0] or "{}"),
    }  # fmt: skip


async def one_round(names: list[str], seconds: float, number: int) -> Row:
    """Every flood in turn, on a server of its own."""
    server = FloodedServer("")
    pin(0, 0)
    try:
        load = Load(number)
        tables: list[TableOfFour] = []
        for _ in range(TABLES):
            table, _ = await make_table(load, (HOST, server.port))
            tables.append(table)
            table.start()
        await stretch(load, WARM)
        found: Row = {}
        for place, name in enumerate(names):
            found[name] = await flooded(load, server, name, seconds, 10 + place, tables[0].code)
            print(name, json.dumps(found[name]), flush=True)
        found["refused"] = sum(sum(table.refused.values()) for table in tables)
        return found
    finally:
        server.stop()


def page(rounds: list[Row], names: list[str], seconds: float) -> Page:
    """The whole page."""
    made = Page(
        "floods",
        "Floods",
        "make load",
        f"{TABLES} tables of four play Beer Money at {RATE} turns a second, over real sockets, while strangers flood",
        "the server. The time of a move is from sending it until all four have been told; what counts is the 99th of",
        "100. The server has one core and the limits that everybody has. Players and floods share the other core,",
        "where floods give way to players. Each flood comes from one address and does what it can: uploads replay long",
        "records; GETs come six at once on a hundred connections; tables are made with games under way; sockets are",
        "opened, greeted and closed; talk is sent far too fast, with pings and parts of messages; bots are nine that",
        "search at each of five tables; slow readers ask and do not read; slow writers send two letters at a time.",
    )
    made.note(
        f"The middle of {len(rounds)} rounds of {seconds:g} s for each flood, and as much without it just before."
    )
    rows: list[list[str]] = []
    for name in names:
        calm = median(each[name]["calm_ms"] for each in rounds)
        busy = median(each[name]["flood_ms"] for each in rounds)
        if name != FROM_MANY:
            made.at_most(f"99 of 100 moves, {name}", max(TIMES * calm, calm + SLACK), busy, " ms")
        last = rounds[-1][name]
        did = ", ".join(f"{key} {number:,}" for key, number in sorted(last["did"].items()))
        rows.append(
            [
                name, f"{calm:.1f}", f"{busy:.1f}", f"{median(each[name]['worst_ms'] for each in rounds):.0f}",
                f"{median(each[name]['moves'] / each[name]['calm_moves'] for each in rounds):.2f}",
                f"{median(each[name]['cpu'] for each in rounds):.0%}", f"{last['rss_mb']:.0f}", did,
            ]
        )  # fmt: skip
    made.at_most("messages of players that were refused", 0, sum(each["refused"] for each in rounds))
    made.section("What players waited")
    made.table(
        [
            "flood",
            "p99 without it, ms",
            "p99, ms",
            "longest, ms",
            "moves, of those without",
            "server",
            "MB",
            "last round",
        ],
        rows,
    )
    made.add(
        "", "The last column counts what the flood did: connections, answers by status (429: refused by a limit), and",
        "connections that the server cut off. Many addresses together can overload any server; the last row says how",
        "it fares, without a target.",
    )  # fmt: skip
    return made


def main(words: list[str]) -> int:
    """Measure, and keep what was seen."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.flood", description="An honest table beside floods.")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each flood (%(default)s)")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="in which floods take turns (%(default)s)")
    parser.add_argument("--only", help="this flood alone")
    read = parser.parse_args(words)
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    import uvloop

    names = [read.only] if read.only else [*FLOODS, ALL, FROM_MANY]
    rounds = [uvloop.run(one_round(names, read.seconds, number)) for number in range(1, read.rounds + 1)]
    is_whole = not read.only and read.rounds >= ROUNDS and read.seconds >= SECONDS
    return page(rounds, names, read.seconds).store(is_whole=is_whole, data=rounds)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
