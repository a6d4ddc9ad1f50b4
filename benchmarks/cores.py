"""All cores at once: a pool of processes as the lab uses it, beside as many processes that know nothing of each other.

Usage: python -m benchmarks.cores SECONDS. Prints one JSON object. Both ways play the same game for that long, in turns,
three rounds each; the best round of each counts.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from time import perf_counter

from benchmarks import own
from pocketmoney import games
from pocketmoney.core import play
from pocketmoney.core.rng import from_seed

NAME = "lunch-money"
BATCH = 400
ROUNDS = 3


def batch(first: int) -> int:
    """Play some games; returns how many decisions they had."""
    game = games.find(own.MIXES[NAME][0])
    rng = from_seed(first)
    return sum(
        play.play_randomly(own.table(game, NAME, seed), rng, own.LIMIT, own.BOUNDARIES)
        for seed in range(first, first + BATCH)
    )


def alone(seconds: float) -> int:
    """Decisions a second of batch after batch in this process."""
    decisions = 0
    first = 0
    begun = perf_counter()
    while perf_counter() - begun < seconds:
        decisions += batch(first)
        first += BATCH
    return round(decisions / (perf_counter() - begun))


def independent(cores: int, seconds: float) -> int:
    """Decisions a second of as many processes as there are cores."""
    command = [sys.executable, "-m", "benchmarks.cores", "--alone", str(seconds)]
    started = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(cores)]
    return sum(int(process.communicate()[0]) for process in started)


def pooled(cores: int, seconds: float) -> float:
    """Decisions a second of a pool, with a queue of batches that never runs dry."""
    decisions = 0
    first = 0
    with ProcessPoolExecutor(cores) as pool:
        list(pool.map(batch, range(0, cores * BATCH, BATCH)))  # everybody is there
        begun = perf_counter()
        running: set[Future[int]] = set()
        while perf_counter() - begun < seconds:
            while len(running) < 2 * cores:
                running.add(pool.submit(batch, first))
                first += BATCH
            done, running = wait(running, return_when=FIRST_COMPLETED)
            decisions += sum(future.result() for future in done)
        spent = perf_counter() - begun
        pool.shutdown(cancel_futures=True)
    return decisions / spent


def measure(seconds: float) -> dict[str, float]:
    """Both ways, and one process, in turns."""
    cores = os.cpu_count() or 1
    one = many = pool = 0.0
    for _ in range(ROUNDS):
        one = max(one, independent(1, seconds))
        many = max(many, independent(cores, seconds))
        pool = max(pool, pooled(cores, seconds))
    return {"cores": cores, "one": one, "independent": many, "pool": pool, "ratio": pool / many, "scaling": pool / one}


def main() -> None:
    """Measure, and print what was seen."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cores", description="All cores at once.")
    parser.add_argument("seconds", type=float, help="for each way, in each round")
    parser.add_argument("--alone", action="store_true", help="be one of the processes that know nothing of each other")
    asked = parser.parse_args()
    print(alone(asked.seconds) if asked.alone else json.dumps(measure(asked.seconds)))


if __name__ == "__main__":
    main()
