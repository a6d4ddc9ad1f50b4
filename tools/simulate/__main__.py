"""Run the whole server from seeds; the figures of a full run go to docs/measured.

Usage: python -m tools.simulate [--seed N] [--from N] [--seeds N] [--only KIND] [--planted [NAME ...]] [--jobs N]

With --seed, one run is shown with everything that went wrong in it. With --seeds, so many runs are made, and a seed
that fails is printed with the command that replays it. With --planted, faults are put into the server one after the
other, and each has to be found.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter

from tools.measured import Page
from tools.simulate import planted
from tools.simulate.plan import make_plan, runs_cluster
from tools.simulate.run import Outcome, run

SEEDS = 2_000
FIRST = 1
WITHIN = 200  # seeds in which a planted fault has to be found
FASTER = 100.0  # the target: virtual time in real time
SHOWN = 20  # violations of one run
HASHES = "PYTHONHASHSEED"


def command(seed: int, fault: str = "") -> str:
    """Return the command that replays a seed."""
    return f"make simulate SEED={seed}" + (f" PLANTED={fault}" if fault else "")


def show(outcome: Outcome) -> None:
    """Print what a run came to."""
    rate = outcome.virtual / outcome.real
    spent = f"{outcome.real:.2f} s of processor time"
    print(f"seed {outcome.seed}: {outcome.virtual:.0f} s in {spent}, {rate:.0f} x real time")
    print(f"  {make_plan(outcome.seed)}")
    print(f"  {', '.join(f'{count} {what}' for what, count in sorted(outcome.counts.items()))}")
    print(f"  digest {outcome.digest}")
    for violation in outcome.violations[:SHOWN]:
        print(f"  VIOLATION: {violation}")


def run_all(seeds: list[int], jobs: int) -> Iterator[Outcome]:
    """Run all seeds, in their order."""
    if jobs == 1:
        yield from map(run, seeds)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as executor:
        yield from executor.map(run, seeds, chunksize=5)


def run_seeds(seeds: list[int], jobs: int) -> tuple[list[Outcome], float]:
    """Run all seeds, and print those that fail; return what they came to, and how long it took."""
    begun = perf_counter()
    outcomes: list[Outcome] = []
    for outcome in run_all(seeds, jobs):
        outcomes.append(outcome)
        if outcome.violations:
            show(outcome)
            print(f"  replay it: {command(outcome.seed)}", flush=True)
        if len(outcomes) % 100 == 0:
            print(f"{len(outcomes)} of {len(seeds)} seeds, {perf_counter() - begun:.0f} s", flush=True)
    return outcomes, perf_counter() - begun


def by_kind(outcomes: list[Outcome]) -> list[tuple[str, list[Outcome]]]:
    """The runs of a single server, and those of a cluster."""
    kinds = {"a single server": False, "a cluster": True}
    found = {what: [each for each in outcomes if runs_cluster(each.seed) == kind] for what, kind in kinds.items()}
    return [(what, some) for what, some in found.items() if some]


def find_planted(names: list[str], seeds: int) -> list[planted.Found]:
    """Plant each fault, and say which seed finds it."""
    found = []
    for name in names:
        found.append(planted.find(name, seeds))
        print(found[-1].sentence, flush=True)
    return found


def page(outcomes: list[Outcome], seconds: float, jobs: int, found: list[planted.Found]) -> Page:
    """The figures as a page."""
    made = Page(
        "simulate",
        "The whole server from one seed",
        "make soak",
        "Real tables, stores, limits, bots and nodes run on a virtual clock, with a simulated network and disk and a",
        "model of NATS; the seed decides everything, and a violation is shown with the command that replays it",
        "(ADR 16).",
        needs_installed=False,
    )
    virtual = sum([outcome.virtual for outcome in outcomes])
    made.note(f"The seeds took {seconds:.0f} seconds with {jobs} processes.")
    made.at_least("seeds", SEEDS, len(outcomes))
    made.at_least("virtual time, in real time", FASTER, virtual / seconds)
    for what, some in by_kind(outcomes):
        processor = sum([outcome.real for outcome in some])
        made.at_most(
            f"seeds with a violation, of {len(some):,} of {what}", 0, sum([bool(each.violations) for each in some])
        )
        made.at_least(
            f"virtual time, in processor time, {what}", FASTER, sum([each.virtual for each in some]) / processor
        )
    made.at_least("planted faults", 10, len(found))
    made.at_most("planted faults that were not found", 0, sum([each.seed < 0 for each in found]))
    for what, some in by_kind(outcomes):
        counts = sum([Counter(outcome.counts) for outcome in some], Counter[str]())
        rows = [["hours of virtual time", f"{sum([each.virtual for each in some]) / 3600:,.0f}"]]
        rows += [[fact, f"{count:,}"] for fact, count in sorted(counts.items())]
        made.table([f"in all runs of {what}", "count"], rows)
        made.add("")
    made.section("Planted faults")
    made.table(
        ["fault", "seeds of its kind until it was found", "which seed", "as what"],
        [
            [each.name, f"{each.tried}" if each.seed >= 0 else "not found", f"{each.seed}", each.violation]
            for each in found
        ],
    )
    return made


def main() -> int:
    """Run what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tools.simulate", description="Run the whole server from seeds.")
    parser.add_argument("--seed", type=int, help="run this one, and show what went wrong")
    parser.add_argument("--from", type=int, default=FIRST, dest="first", help="the first seed (%(default)s)")
    parser.add_argument("--seeds", type=int, default=SEEDS, help="how many (%(default)s)")
    parser.add_argument(
        "--only", choices=["server", "cluster"], help="run only seeds with a single server, or a cluster"
    )
    parser.add_argument("--within", type=int, default=WITHIN, help="seeds to find a planted fault in (%(default)s)")
    parser.add_argument("--planted", nargs="*", metavar="NAME", help="plant these faults, or all of them")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (%(default)s)")
    asked = parser.parse_args()
    unknown = [name for name in asked.planted or () if name not in planted.FAULTS]
    if unknown:
        parser.error(f"there is no fault {unknown[0]}: it is one of {', '.join(planted.FAULTS)}")
    if os.environ.get(HASHES) != "0":  # so that no order of a set differs from one run to the next
        os.environ[HASHES] = "0"
        os.execv(sys.executable, [sys.executable, "-m", "tools.simulate", *sys.argv[1:]])
    if asked.seed is not None:
        faults = planted.FAULTS[asked.planted[0]]() if asked.planted else None
        outcome = run(asked.seed, patches=faults)
        show(outcome)
        if outcome.violations:
            print(f"  replay it: {command(asked.seed, asked.planted[0] if asked.planted else '')}")
        return 1 if outcome.violations else 0
    if asked.planted is not None:
        found = find_planted(asked.planted or list(planted.FAULTS), asked.within)
        return 1 if any(each.seed < 0 for each in found) else 0
    seeds = [
        seed
        for seed in range(asked.first, asked.first + asked.seeds)
        if asked.only is None or runs_cluster(seed) == (asked.only == "cluster")
    ]
    outcomes, seconds = run_seeds(seeds, asked.jobs)
    is_whole = len(seeds) >= SEEDS and asked.only is None
    found = find_planted(list(planted.FAULTS), asked.within) if is_whole else []
    if not is_whole:
        failed = [outcome.seed for outcome in outcomes if outcome.violations]
        virtual = sum([outcome.virtual for outcome in outcomes])
        print(
            f"{len(outcomes)} seeds, {len(failed)} with a violation, {virtual / seconds:.0f} times as fast as real time"
        )
        return 1 if failed else 0
    return page(outcomes, seconds, asked.jobs, found).store(is_whole=True)


if __name__ == "__main__":
    sys.exit(main())
