"""A guard against slowdowns that a busy machine cannot fool: it counts work, not seconds.

Counted are the calls, of Python and of C functions, that a decision of random play costs in the pure build. The same
code gives the same number on every machine. benchmarks/guard.json holds the numbers that were accepted; a test
fails when one of them has grown by more than a tenth.

Usage: python -m benchmarks.guard [--store]
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from types import FrameType

from benchmarks import own
from pocketmoney import games
from pocketmoney.core import play
from pocketmoney.core.rng import from_seed

STORED = Path(__file__).resolve().parent / "guard.json"
GAMES = 20
BOUNDARIES = 200
ALLOWED = 1.10


def calls_a_decision(name: str) -> float:
    """How many calls a decision costs, over some games of a fixed seed."""
    game = games.find(own.MIXES.get(name, [name])[0])
    tables = [own.table(game, name, seed) for seed in range(GAMES)]
    rng = from_seed(9)
    calls = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        if event in ("call", "c_call"):
            calls += 1

    decisions = 0
    sys.setprofile(count)
    try:
        for state in tables:
            decisions += play.play_randomly(state, rng, own.LIMIT, BOUNDARIES)
    finally:
        sys.setprofile(None)
    return calls / decisions


def stored() -> dict[str, float]:
    """The accepted numbers."""
    numbers: dict[str, float] = json.loads(STORED.read_text(encoding="utf-8"))
    return numbers


def main() -> None:
    """Print the numbers beside the accepted ones; accept them if asked to."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.guard", description="Count the calls of a decision.")
    parser.add_argument("--store", action="store_true", help="accept what is counted now")
    is_accepted = parser.parse_args().store
    seen = {name: round(calls_a_decision(name), 1) for name in own.names()}
    accepted = stored() if STORED.exists() else {}
    for name, number in seen.items():
        print(f"{name:24} {number:8.1f} calls a decision, accepted {accepted.get(name, number):8.1f}")
    if is_accepted:
        STORED.write_text(json.dumps(seen, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
