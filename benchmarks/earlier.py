"""The build of this tree beside that of an earlier commit: how much of its speed is there, in processor time.

Usage: python -m benchmarks.earlier [COMMIT] [--rounds N] [--seconds N] [--no-server] [--only-server].
Run it by `python -m tools.installed`: that is what users get. The earlier build is compiled from a git worktree into
build/earlier and kept. Both take turns, and the median of the ratios of all rounds counts: 1 is as quick as before,
more is quicker, or smaller. A figure below its target makes the exit code one. Nothing is stored.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Final

from benchmarks import load, own, targets
from benchmarks.run import child
from tools import native, site

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "build" / "earlier"
ROUNDS: Final = 11
SECONDS: Final = 2.0
TABLES: Final = 50
FASTER: Final = ("decisions_s",)  # more of these is better, of the others less
SLOWER: Final = ("view_us", "json_us", "clone_us", "menu_us", "state_bytes")

Figures = dict[str, float]


def built(commit: str) -> Path:
    """Return a folder from which the compiled package of a commit can be imported; make it if it is not there."""
    named = subprocess.run(
        ["git", "rev-parse", f"{commit}^{{commit}}"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if named.returncode:
        raise SystemExit(f"{commit} is not a commit of this repository")
    folder = FOLDER / named.stdout.strip()[:12]
    if not folder.is_dir():
        source, wheels = FOLDER / "source", FOLDER / "wheels"
        for old in (source, wheels):
            shutil.rmtree(old, ignore_errors=True)
        _git("worktree", "prune")
        _git("worktree", "add", "--quiet", "--detach", str(source), commit)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet", "--no-deps"]
        pip += ["--no-build-isolation", "--wheel-dir", str(wheels), str(source)]
        subprocess.run(pip, env={**os.environ, native.SWITCH: "on", site.SWITCH: "off"}, check=True)
        (wheel,) = wheels.glob("*.whl")
        with zipfile.ZipFile(wheel) as file:
            file.extractall(FOLDER / "half")
        (FOLDER / "half").rename(folder)
        shutil.rmtree(wheels)
        _git("worktree", "remove", "--force", str(source))
    return folder


def _git(*words: str) -> None:
    subprocess.run(["git", *words], cwd=ROOT, check=True)


def played(name: str, seconds: float) -> Callable[[str], Figures]:
    """Return the measurement of one game for the build at a path."""

    def measure(path: str) -> Figures:
        row = child("benchmarks.own", name, seconds, python=sys.executable, path=path)
        if "missing" in row:
            raise SystemExit(f"{name} failed: {row['missing']}")
        return {key: row[key] for key in (*FASTER, *SLOWER)}

    return measure


def served(path: str) -> Figures:
    """Measure what a move costs a server whose tables always have one under way."""
    row = asyncio.run(load.measure(path, TABLES, SECONDS))
    return {"us_a_move": row["saturated"]["us_a_move"]}


def ratios(measure: Callable[[str], Figures], before: str, rounds: int) -> dict[str, list[float]]:
    """Measure in turns; return for each figure how much of the earlier speed was there, round by round."""
    found: dict[str, list[float]] = {}
    for number in range(rounds):
        order = (before, "") if number % 2 else ("", before)
        seen = {path: measure(path) for path in order}
        for key, figure in seen[""].items():
            earlier = seen[before][key]
            found.setdefault(key, []).append(figure / earlier if key in FASTER else earlier / figure)
    return found


def main() -> int:
    """Measure and print."""
    words = argparse.ArgumentParser(prog="python -m benchmarks.earlier", description="Our build beside an earlier one")
    words.add_argument(
        "commit", nargs="?", default=targets.EARLIER, help="of this repository; its rules are compiled (%(default)s)"
    )
    words.add_argument("--rounds", type=int, default=ROUNDS, help="of which the median counts (%(default)s)")
    words.add_argument("--seconds", type=float, default=SECONDS, help="for each figure (%(default)s)")
    parts = words.add_mutually_exclusive_group()
    parts.add_argument("--no-server", action="store_true", help="leave the server out")
    parts.add_argument("--only-server", action="store_true", help="leave everything else out")
    asked = words.parse_args()
    before = str(built(asked.commit))
    measures = {} if asked.only_server else {name: played(name, asked.seconds) for name in own.names()}
    if not asked.no_server:
        measures["server"] = served
    missed = 0
    for name, measure in measures.items():
        for key, found in ratios(measure, before, asked.rounds).items():
            middle = median(found)
            target = targets.OF_EARLIER.get(key, 0.0)
            missed += middle < target
            wanted = f", at least {target:.2f} wanted" if target else ""
            spread = f"{min(found):.2f} to {max(found):.2f}{wanted}"
            print(f"{name:24} {key:12} {middle:.3f} ({spread}){' MISSED' if middle < target else ''}", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
