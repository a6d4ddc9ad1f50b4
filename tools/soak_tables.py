"""Do to tables whatever can be done, and play games in two worlds, in full numbers; store the figures in docs/measured.

Usage: python -m tools.soak_tables [--games N] [--runs N]. The tests of tables and leaks do the same in small numbers
and always alike; here chance is new each time. Whatever does not hold stops the run with the seed or the steps that
show it. Figures are stored when all of the games and runs were asked for.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter

from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.leaks.worlds import PLAYED, play_twice
from tests.table.machine import TableMachine
from tools.measured import Page

GAMES = 1_000
RUNS = 2_000
STEPS = 40
BATCH = 25


class Counted(TableMachine):
    """The machine, and what it came to."""

    runs = steps_done = entries = 0

    def teardown(self) -> None:
        super().teardown()
        Counted.runs += 1
        Counted.steps_done += self.steps
        Counted.entries += len(self.party.lines)


def twice(which: int, first: int, count: int) -> tuple[int, int]:
    """Some games in two worlds: how many came so far that there was something to compare, and how many messages."""
    compared = []
    for seed in range(first, first + count):
        try:
            compared.append(play_twice(PLAYED[which], seed))
        except Exception as fault:
            raise RuntimeError(f"{PLAYED[which].name}, seed {seed}") from fault
    return sum(one > 0 for one in compared), sum(compared)


def machine(runs: int) -> tuple[int, int, int]:
    """Runs of the machine: how many, with how many steps, and how many entries they left in logs."""
    chance = settings(
        max_examples=runs,
        stateful_step_count=STEPS,
        deadline=None,
        database=None,
        derandomize=False,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(Counted, settings=chance)
    return Counted.runs, Counted.steps_done, Counted.entries


def machines(runs: int) -> tuple[int, int, int]:
    """The same on all cores."""
    cores = os.cpu_count() or 1
    shares = [runs // cores + (core < runs % cores) for core in range(cores)]
    with ProcessPoolExecutor(cores) as pool:
        parts = list(pool.map(machine, shares))
    return sum(part[0] for part in parts), sum(part[1] for part in parts), sum(part[2] for part in parts)


def in_two_worlds(games: int) -> Iterator[tuple[str, int, int, int, float]]:
    """Games of every kind in two worlds, on all cores."""
    base = int.from_bytes(os.urandom(5), "big")
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for which, case in enumerate(PLAYED):
            begun = perf_counter()
            firsts = range(base, base + games, BATCH)
            sizes = [min(BATCH, base + games - first) for first in firsts]
            parts = list(pool.map(twice, [which] * len(sizes), firsts, sizes))
            yield case.name, games, sum(far for far, _ in parts), sum(said for _, said in parts), perf_counter() - begun
            print(f"{case.name}: {games:,} games in two worlds", flush=True)


def main() -> int:
    """Soak, and store what was seen."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.soak_tables", description="Do to tables whatever can be done."
    )
    parser.add_argument("--games", type=int, default=GAMES, help="of each kind, in two worlds (%(default)s)")
    parser.add_argument("--runs", type=int, default=RUNS, help="of whatever can be done to a table (%(default)s)")
    asked = parser.parse_args()
    worlds = list(in_two_worlds(asked.games))
    begun = perf_counter()
    done, steps, entries = machines(asked.runs)
    page = Page("soak-tables", "Soak of tables", "make soak")
    page.add(
        "Games played twice, in two worlds that differ only in what one seat cannot see, with equal public play: what",
        "that seat and the spectators were sent was the same, byte by byte. A game is left when the difference would",
        "come out.",
        "",
    )
    page.table(
        ["decks", "games", "of these parted in time", "messages compared", "seconds"],
        [[name, f"{all_:,}", f"{far:,}", f"{said:,}", f"{spent:.0f}"] for name, all_, far, said, spent in worlds],
    )
    page.add(
        "",
        "Tables to which anything was done in any order: people who come, go, reconnect and send twice, clocks that",
        "jump, bots, undo, votes, pauses, kicks, rematches, restarts. All that must hold held.",
        "",
    )
    figures = [done, steps, entries, round(perf_counter() - begun)]
    page.table(["runs", "steps", "entries in logs", "seconds"], [[f"{figure:,}" for figure in figures]])
    return page.store(is_whole=asked.games >= GAMES and asked.runs >= RUNS)


if __name__ == "__main__":
    sys.exit(main())
