"""What a process that plays game after game takes up.

Usage: python -m benchmarks.memory GAMES. Plays so many random games of Lunch Money at four seats and prints, as one
JSON object, the resident memory after a tenth of them and after all of them. It must not grow.
"""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path

from benchmarks import own
from pocketmoney import games
from pocketmoney.core import play
from pocketmoney.core.rng import from_seed

NAME = "lunch-money"


def resident() -> int:
    """The memory of this process that lies in RAM, in bytes."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def measure(count: int) -> dict[str, float]:
    """Play that many games and look twice."""
    game = games.find(own.MIXES[NAME][0])
    rng = from_seed(1)
    early = 0
    for seed in range(count):
        if seed == count // 10:
            early = resident()
        play.play_randomly(own.table(game, NAME, seed), rng, own.LIMIT)
    late = resident()
    return {"games": count, "early_bytes": early, "late_bytes": late, "growth": late / early}


def main() -> None:
    """Measure, and print what was seen."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.memory", description="Does memory grow with the games?")
    parser.add_argument("games", type=int, help="so many in one process")
    print(json.dumps(measure(parser.parse_args().games)))


if __name__ == "__main__":
    main()
