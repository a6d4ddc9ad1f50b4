"""Our games beside their peers, in one run: `make bench`.

Own builds and peers take turns, each in a process of its own on one core, three rounds, and the best round of each
counts. Peers run if they are installed (extra `peers`), or in the interpreter that PEERS_PYTHON names. The compiled
build is measured if build/compiled is there (`make compiled` makes it). What was seen goes to
docs/measured/bench.json and, as ratios, to docs/measured/bench.md.

Usage: python -m benchmarks.run [--seconds N] [--rounds N] [--cores]
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

from benchmarks import own, peers

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
STORE = ROOT / "docs" / "measured"
YARDSTICK = "open_spiel"

Row = dict[str, Any]


def builds() -> dict[str, str]:
    """Where each build is imported from."""
    found = {"pure": str(ROOT / "src")}
    if COMPILED.is_dir():
        found["compiled"] = str(COMPILED)
    return found


def child(module: str, name: str, seconds: float, *, python: str, path: str) -> Row:
    """One measurement in a process of its own, pinned to one core where that can be done."""
    environment = {**os.environ, "PYTHONPATH": f"{path}{os.pathsep}{ROOT}", "PYTHONHASHSEED": "0"}
    pin = ["taskset", "-c", "0"] if sys.platform == "linux" and Path("/usr/bin/taskset").exists() else []
    command = [*pin, python, "-m", module, name, str(seconds)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        return {"peer": name, "build": "", "game": name, "missing": done.stderr.strip()[-300:]}
    row: Row = json.loads(done.stdout.strip().splitlines()[-1])
    return row


def start_up(path: str) -> Row:
    """How long the command takes to say its version, beside a bare interpreter; the best of ten."""

    def best(words: list[str]) -> float:
        environment = {**os.environ, "PYTHONPATH": path}
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
                row = child("benchmarks.own", name, seconds, python=sys.executable, path=path)
                best[key] = better(best.get(key), row)
        for name in peers.PEERS:
            print(f"round {number + 1}: {name}", file=sys.stderr)
            row = child("benchmarks.peers", name, seconds, python=python, path=str(ROOT / "src"))
            best[name] = better(best.get(name), row)
    return list(best.values())


def scaling(seconds: float) -> Row:
    """All cores at once, against one: independent processes of the quickest build."""
    path = list(builds().values())[-1]
    name = own.names()[0]
    one = child("benchmarks.own", name, seconds, python=sys.executable, path=path)["decisions_s"]
    cores = os.cpu_count() or 1
    environment = {**os.environ, "PYTHONPATH": f"{path}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "benchmarks.own", name, str(seconds)]
    started = [
        subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) for _ in range(cores)
    ]
    rates = [json.loads(process.communicate()[0])["decisions_s"] for process in started]
    return {"cores": cores, "one": one, "all": sum(rates), "scaling": sum(rates) / one}


def table(rows: list[Row]) -> list[str]:
    """The figures as ratios to OpenSpiel's crazy_eights in the same run, where it was there."""
    found = [row for row in rows if "missing" not in row]
    measure_of = next((row for row in found if row["peer"] == YARDSTICK), found[0])
    base, base_clone = measure_of["decisions_s"], measure_of.get("clone_us", 1.0)
    lines = [
        f"Ratios to {measure_of['peer']} {measure_of['game']} seen from Python, in the same run; higher is faster for",
        "decisions and whole games, lower is cheaper for clones.",
        "",
        "| | game | decisions | clone | games | bytes a state |",
        "|---|---|---|---|---|---|",
    ]
    for row in found:
        clone = f"{row['clone_us'] / base_clone:.2f}" if "clone_us" in row else "–"
        size = f"{row['state_bytes']:,.0f}" if "state_bytes" in row else "–"
        who = f"{row['peer']} {row['build']}".strip()
        lines.append(
            f"| {who} | {row['game']} | {row['decisions_s'] / base:.2f} | {clone} "
            f"| {row['games_s'] / measure_of['games_s']:.2f} | {size} |"
        )
    return lines + [f"\nNot installed: {row['peer']} ({row['missing'][:80]})" for row in rows if "missing" in row]


def main() -> None:
    """Measure, print, store."""
    words = argparse.ArgumentParser(description="Our games beside their peers")
    words.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    words.add_argument("--rounds", type=int, default=3)
    words.add_argument("--cores", action="store_true", help="also measure all cores at once")
    chosen = words.parse_args()
    rows = measure(chosen.seconds, chosen.rounds)
    extra: Row = {"start_up": start_up(list(builds().values())[-1])}
    if chosen.cores:
        extra["scaling"] = scaling(chosen.seconds)
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    lines = ["# Speed", "", f"Measured by `make bench` on {machine}, best of {chosen.rounds} rounds.", "", *table(rows)]
    started = extra["start_up"]
    lines += ["", f"`pocketmoney --version` takes {started['ratio']:.1f} times a bare interpreter."]
    if "scaling" in extra:
        lines += [
            "",
            f"On {extra['scaling']['cores']} cores at once: {extra['scaling']['scaling']:.2f} times one core.",
        ]
    STORE.mkdir(exist_ok=True)
    stored = {"machine": machine, "rows": rows, **extra}
    (STORE / "bench.json").write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")
    (STORE / "bench.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
