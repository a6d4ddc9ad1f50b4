"""Our games beside their peers, in one run: `make bench`.

Own builds and peers take turns, each in a process of its own on one core, three rounds, and the best round of each
counts. Peers run if they are installed (extra `peers`), or in the interpreter that PEERS_PYTHON names; the page says
which were left out. In the environment of `tools.installed` both builds are measured, else the one that is imported.
What was seen goes to docs/measured/bench.json and, as ratios, to docs/measured/bench.md.

Usage: python -m benchmarks.run [--seconds N] [--rounds N] [--cores] [--memory GAMES]
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

from benchmarks import own, peers, report
from tools.installed import builds, import_path
from tools.measured import ROOT, machine

SECONDS = 2.0
ROUNDS = 3

Row = dict[str, Any]


def child(module: str, name: str, seconds: float, *, python: str, path: str) -> Row:
    """One measurement in a process of its own, pinned to one core where that can be done."""
    environment = {**os.environ, "PYTHONPATH": import_path(path), "PYTHONHASHSEED": "0"}
    pin = ["taskset", "-c", "0"] if sys.platform == "linux" and Path("/usr/bin/taskset").exists() else []
    command = [*pin, python, "-m", module, name, str(seconds)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        return {"peer": name, "build": "", "game": name, "missing": done.stderr.strip().splitlines()[-1]}
    row: Row = json.loads(done.stdout.strip().splitlines()[-1])
    return row


def start_up(path: str) -> Row:
    """How long the command takes to say its version, beside a bare interpreter; the best of ten."""

    def best(words: list[str]) -> float:
        environment = {**os.environ, "PYTHONPATH": import_path(path)}
        times = []
        for _ in range(10):
            begun = perf_counter()
            subprocess.run([sys.executable, *words], env=environment, capture_output=True, check=True)
            times.append(perf_counter() - begun)
        return min(times)

    bare = best(["-c", "pass"])
    command = best(["-m", "pocketmoney", "--version"])
    return {"bare_ms": bare * 1e3, "version_ms": command * 1e3, "ratio": command / bare}


def better(old: Row | None, new: Row) -> Row:
    """The better of two rounds, figure by figure."""
    if old is None or "missing" in new:
        return new if old is None else old
    merged = dict(new)
    for key, value in old.items():
        if isinstance(value, float) and isinstance(new.get(key), float):
            merged[key] = max(value, new[key]) if key.endswith("_s") else min(value, new[key])
    return merged


def measure(seconds: float, rounds: int) -> list[Row]:
    """Everything, in turns."""
    best: dict[str, Row] = {}
    python = os.environ.get("PEERS_PYTHON", sys.executable)
    for number in range(rounds):
        for build, path in builds().items():
            for name in own.names():
                key = f"{build} {name}"
                print(f"round {number + 1}: {key}", file=sys.stderr)
                row: Row = {}
                for module in ("benchmarks.own", "benchmarks.equal"):
                    row |= child(module, name, seconds, python=sys.executable, path=path)
                    if "missing" in row:
                        raise SystemExit(f"{key} failed: {row['missing']}")
                best[key] = better(best.get(key), row)
        for name in peers.PEERS:
            print(f"round {number + 1}: {name}", file=sys.stderr)
            row = child("benchmarks.peers", name, seconds, python=python, path="")
            best[name] = better(best.get(name), row)
    return list(best.values())


def alone(module: str, words: list[str], path: str) -> Row:
    """One measurement that may use all cores."""
    environment = {**os.environ, "PYTHONPATH": import_path(path)}
    command = [sys.executable, "-m", module, *words]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    row: Row = json.loads(done.stdout)
    return row


def main() -> int:
    """Measure, print, store."""
    words = argparse.ArgumentParser(prog="python -m benchmarks.run", description="Our games beside their peers")
    words.add_argument("--seconds", type=float, default=SECONDS, help="for each figure (%(default)s)")
    words.add_argument("--rounds", type=int, default=ROUNDS, help="of which the best counts (%(default)s)")
    words.add_argument("--cores", action="store_true", help="also measure all cores at once")
    words.add_argument("--memory", type=int, default=0, metavar="GAMES", help="also watch memory over so many games")
    chosen = words.parse_args()
    quickest = list(builds().values())[-1]
    seen: Row = {
        "machine": machine(),
        "rounds": chosen.rounds,
        "rows": measure(chosen.seconds, chosen.rounds),
        "start_up": start_up(quickest),
    }
    if chosen.cores:
        seen["cores"] = alone("benchmarks.cores", [str(chosen.seconds)], quickest)
    if chosen.memory:
        seen["memory"] = alone("benchmarks.memory", [str(chosen.memory)], quickest)
    is_whole = chosen.seconds >= SECONDS and chosen.rounds >= ROUNDS and "cores" in seen and "memory" in seen
    return report.page(seen).store(is_whole=is_whole, data=seen)


if __name__ == "__main__":
    sys.exit(main())
