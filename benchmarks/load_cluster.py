"""Tables of Beer Money over one, two and three nodes, beside the embedded server, in one run.

Three NATS servers with three replicas, synced before they acknowledge; every player of a table connects to another
node, as behind a proxy that takes turns. First a steady 500 moves a second, then as fast as it goes. Everything shares
the machine: the servers, the nodes and the players. What was seen goes to docs/measured/load-cluster.md,
if all of it was measured on the installed build (`make load`).

Usage: python -m benchmarks.load_cluster [--tables N] [--seconds N] [--rate N] [--nodes 1,2,3]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from benchmarks.load import HOST, LIMITS, quantile
from benchmarks.load_client import Load, TableOfFour, make_table_at, pace
from tools.installed import builds, import_path
from tools.measured import Page
from tools.nats_servers import NatsServer, file_system, free_ports, start_cluster

TABLES: Final = 100
SECONDS: Final = 10.0
RATE: Final = 500
NODES: Final = "1,2,3"
SLOW: Final = 250.0  # ms; a move at the steady rate that takes longer, or is never heard of, is counted as slow
RATE_SHARE: Final = 0.95  # the target: of the moves a second that are asked for
P99: Final = 100.0  # ms; the target for a cluster at the steady rate
SLOW_SHARE: Final = 0.01
WARM: Final = 2.0

Row = dict[str, Any]


class Serving:
    """Some servers that players connect to: the embedded one, or nodes of a cluster."""

    def __init__(self, folder: Path, path: str, nodes: int, urls: list[str]) -> None:
        self.ports = free_ports(max(1, nodes))
        self.processes: list[subprocess.Popen[bytes]] = []
        for number, port in enumerate(self.ports):
            words = [sys.executable, "-m", "pocketmoney", "serve", "--host", HOST, "--port", str(port), "--quiet"]
            words += ["--data", str(folder / f"{nodes}-{number}")]
            if nodes:
                words += ["--cluster", ",".join(urls), "--cluster-name", f"load{nodes}"]
            for limit in LIMITS:
                words += ["--limit", limit]
            environment = {**os.environ, "PYTHONPATH": import_path(path)}
            self.processes.append(subprocess.Popen(words, env=environment, stdout=subprocess.DEVNULL))
            _wait(port)

    def cpu(self) -> float:
        """Seconds of processor time that they have used."""
        return sum(used(process.pid) for process in self.processes)

    def stop(self) -> None:
        """End them."""
        for process in self.processes:
            process.send_signal(signal.SIGTERM)
        for process in self.processes:
            process.wait(60)


def _wait(port: int) -> None:
    for _ in range(600):
        try:
            with urllib.request.urlopen(f"http://{HOST}:{port}/readyz", timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError(f"nobody is ready on port {port}")


def used(process: int) -> float:
    """Seconds of processor time of a process."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(serving: Serving, servers: list[NatsServer], tables: int, seconds: float, rate: int) -> Row:
    """Everything about one way of serving."""
    load = Load()
    opened: list[TableOfFour] = []
    for number in range(tables):
        ports = [serving.ports[(number + seat) % len(serving.ports)] for seat in range(4)]
        opened.append((await make_table_at(load, HOST, ports))[0])
    for table in opened:
        table.start()
    await asyncio.sleep(1.0)
    row: Row = {"nodes": len(serving.ports)}
    await pace(load, WARM, rate)
    row["calm"] = await _watched(load, serving, servers, pace(load, seconds, rate))
    load.is_paced = False
    while load.waiting:
        load.waiting.popleft()()
    await asyncio.sleep(WARM)
    row["full"] = await _watched(load, serving, servers, asyncio.sleep(seconds))
    load.is_on = False
    for table in opened:
        table.close()
    row["refused"] = sum(sum(table.refused.values()) for table in opened)
    return row


async def _watched(load: Load, serving: Serving, servers: list[NatsServer], work: Any) -> Row:
    load.times.clear()
    begun, moves, entries = perf_counter(), load.moves, load.entries
    cpu, nats, mine = serving.cpu(), _nats_cpu(servers), time.process_time()
    await work
    took = perf_counter() - begun
    return {
        "moves_s": (load.moves - moves) / took,
        "entries_s": (load.entries - entries) / took,
        "p50_ms": quantile(load.times, 0.5),
        "p99_ms": quantile(load.times, 0.99),
        "slow": load.slow(SLOW),
        "timed": len(load.times),
        "cpu_nodes": (serving.cpu() - cpu) / took,
        "cpu_nats": (_nats_cpu(servers) - nats) / took,
        "cpu_load": (time.process_time() - mine) / took,
    }


def _nats_cpu(servers: list[NatsServer]) -> float:
    return sum(used(server.process.pid) for server in servers if server.process is not None)


def page(rows: dict[str, Row], tables: int, rate: int, busy: float) -> Page:
    """The figures as a page."""
    made = Page(
        "load-cluster",
        "Load of the cluster",
        "make load",
        f"{tables} tables of four playing Beer Money. Each player of a table sits at another node; every entry is",
        f"on the disks ({file_system(tempfile.gettempdir())}) of two of three NATS servers, synced, before it is",
        "broadcast. A move is an entry that is not a pass; the time of a move is from sending it until all four have",
        "heard of it. The NATS servers, the nodes and the players all share these cores, so more nodes do not mean",
        "more processors here: what the last table shows is what distribution costs on one machine, not what it brings",
        f"on several. Slow is a move that takes longer than {SLOW:.0f} ms, or has not been heard of by all four at the",
        "end.",
    )
    made.note(f"Before the run the load average was {busy:.1f}; above 1 something else was at work.")
    clustered = [row["calm"] for name, row in rows.items() if name != "embedded"]
    if clustered:
        made.at_most(
            f"99 of 100 moves at {rate} a second are heard of within",
            P99,
            max(row["p99_ms"] for row in clustered),
            " ms",
        )
        slow = max(row["slow"] / max(1, row["timed"]) for row in clustered)
        made.at_most("slow moves in 1,000", 1000 * SLOW_SHARE, 1000 * slow)
    made.at_most("commands that were refused", 0, sum(row["refused"] for row in rows.values()))
    head = ["cluster", "moves/s", "p50 ms", "p99 ms", "slow", "cores: nodes", "NATS", "players"]
    made.section(f"{rate} moves a second")
    made.table(head, [_line(name, row["calm"]) for name, row in rows.items()])
    made.section("As fast as it goes")
    one = next((row["full"]["moves_s"] for name, row in rows.items() if name == "1 node"), 0.0)
    lines = []
    for name, row in rows.items():
        full = row["full"]
        each = full["cpu_nodes"] / full["moves_s"] * 1e6 if full["moves_s"] else 0.0
        lines.append([*_line(name, full), f"{full['moves_s'] / one:.2f}" if one else "", f"{each:,.0f}"])
    made.table([*head, "of one node", "µs of the nodes a move"], lines)
    return made


def _least(rows: list[Row]) -> float:
    return min(float(row["moves_s"]) for row in rows)


def _line(name: str, row: Row) -> list[str]:
    return [
        name,
        f"{row['moves_s']:,.0f}",
        f"{row['p50_ms']:.1f}",
        f"{row['p99_ms']:.1f}",
        f"{row['slow']:,}",
        f"{row['cpu_nodes']:.2f}",
        f"{row['cpu_nats']:.2f}",
        f"{row['cpu_load']:.2f}",
    ]


def main(words: list[str]) -> int:
    """Measure in turns, and keep what was seen."""
    import uvloop

    parser = argparse.ArgumentParser(prog="python -m benchmarks.load_cluster", description="Many tables on a cluster.")
    parser.add_argument("--tables", type=int, default=TABLES, help="in play at once (%(default)s)")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each number of nodes (%(default)s)")
    parser.add_argument("--rate", type=int, default=RATE, help="moves a second where load is held steady (%(default)s)")
    parser.add_argument("--nodes", default=NODES, help="how many, one after the other (%(default)s)")
    read = parser.parse_args(words)
    path = list(builds().values())[-1]
    rows: dict[str, Row] = {}
    busy = os.getloadavg()[0]
    for nodes in (0, *[int(word) for word in read.nodes.split(",")]):
        name = "embedded" if not nodes else f"{nodes} node{'s' if nodes > 1 else ''}"
        with tempfile.TemporaryDirectory(prefix="pocketmoney-load-") as folder:
            servers = start_cluster(Path(folder) / "nats") if nodes else []
            try:
                serving = Serving(Path(folder), path, nodes, [server.url for server in servers])
                try:
                    rows[name] = uvloop.run(measure(serving, servers, read.tables, read.seconds, read.rate))
                finally:
                    serving.stop()
            finally:
                for server in servers:
                    server.stop()
        print(name, rows[name], flush=True)
    is_whole = read.tables >= TABLES and read.seconds >= SECONDS and read.rate == RATE and read.nodes == NODES
    return page(rows, read.tables, read.rate, busy).store(is_whole=is_whole)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
