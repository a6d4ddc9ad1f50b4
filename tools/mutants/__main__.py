"""Change one spot of the engine at a time, run the tests that reach it, and write docs/measured/mutants.md.

Usage: python -m tools.mutants [--part NAME] [--seed N] [--size N] [--only TEXT] [--tests PATH ...] [--again]. The page
is written when all parts have been tried in full. It fails when a part misses its target. The rules that run are the
interpreted ones.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from time import perf_counter

from tools.measured import Page
from tools.mutants import equivalent, warm
from tools.mutants.job import Job, Outcome, run, try_files, try_mutant
from tools.mutants.mutant import ROOT, Mutant, sample, spots
from tools.mutants.reach import Reach, measure

SIZE = 320
SEED = 18
FEWEST = 300
LATE_SECONDS = 900
LAST = ROOT / "build" / "mutants.json"  # the survivors of the last run


@dataclass(frozen=True)
class Part:
    """Packages that are mutated together, the tests that are to notice, and how many of a hundred they must notice.

    `late` are tests that take long: they are run in full on what the others let live, by the place of the mutant.
    """

    name: str
    packages: tuple[str, ...]
    tests: tuple[str, ...]
    late: dict[str, tuple[str, ...]]
    target: int

    def late_for(self, mutant: Mutant) -> list[str]:
        """Return the tests that a mutant has to survive in the end."""
        return [test for place, tests in self.late.items() if place in mutant.file for test in tests]

    def ignored(self) -> list[str]:
        """Return what the first tests leave to the late ones."""
        return [test for tests in self.late.values() for test in tests]


PARTS = [
    Part(
        "core and games",
        ("core", "games"),
        ("tests/core", "tests/records", "tests/games", "tests/text/test_rules_docs.py"),
        {
            "games/brawl": (
                "tests/games/brawl/test_second_model.py",
                "tests/contract",
                "tests/envs",
                "tests/terminal",
            ),
            "games/tietgen": (
                "tests/games/tietgen/test_ledger.py",
                "tests/games/tietgen/test_second_model.py",
                "tests/contract",
                "tests/envs",
                "tests/terminal",
            ),
            "core/": ("tests/contract", "tests/envs", "tests/bots", "tests/cli", "tests/text"),
        },
        90,
    ),
    Part("table", ("table",), ("tests/table",), {"table/": ("tests/leaks", "tests/terminal")}, 88),
]


class Result:
    """What became of the mutants of one part."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.seconds = 0.0
        self.killed: list[tuple[Mutant, str]] = []
        self.equivalent: list[tuple[Mutant, str]] = []
        self.survived: list[Mutant] = []

    @property
    def score(self) -> float:
        """Of a hundred mutants that are not equivalent, so many were killed."""
        return 100 * len(self.killed) / max(1, len(self.killed) + len(self.survived))


def judge(part: Part, mutants: Sequence[Mutant], reach: Reach, tests: Sequence[str], workers: int) -> Result:
    """Try every mutant; print each survivor as it is found."""
    known = equivalent.read()
    result = Result(part)
    result.equivalent = [(mutant, known[mutant.key]) for mutant in mutants if mutant.key in known]
    tried = [mutant for mutant in mutants if mutant.key not in known]
    begun = perf_counter()
    with tempfile.TemporaryDirectory() as scratch:
        for done, (number, outcome) in enumerate(outcomes(part, tried, reach, tests, workers, Path(scratch)), 1):
            mutant = tried[number]
            if outcome["killed"]:
                result.killed.append((mutant, outcome["by"]))
            else:
                result.survived.append(mutant)
                print(f"{mutant.file}:{mutant.line} {mutant.function} {outcome['by']}")
                print(f"  - {mutant.original}\n  + {mutant.mutated}", flush=True)
            if not done % 40:
                print(f"{done} of {len(tried)} tried, {len(result.survived)} survived", flush=True)
    result.seconds = perf_counter() - begun
    result.survived.sort(key=lambda mutant: (mutant.file, mutant.line))
    result.equivalent.sort(key=lambda pair: (pair[0].file, pair[0].line))
    return result


def outcomes(
    part: Part, mutants: Sequence[Mutant], reach: Reach, tests: Sequence[str], workers: int, scratch: Path
) -> Iterator[tuple[int, Outcome]]:
    """Yield what became of each mutant: the quick tests first, then the late ones on what they let live."""
    late: list[int] = []
    for number, outcome in early_outcomes(mutants, reach, tests, workers, scratch):
        if outcome["killed"] or not part.late_for(mutants[number]):
            yield number, outcome
        else:
            late.append(number)
    jobs = [Job(partial(try_files, mutants[number], part.late_for(mutants[number])), LATE_SECONDS) for number in late]
    for at, outcome in run(jobs, workers, scratch):
        yield late[at], outcome


def early_outcomes(
    mutants: Sequence[Mutant], reach: Reach, tests: Sequence[str], workers: int, scratch: Path
) -> Iterator[tuple[int, Outcome]]:
    """Yield what the tests say that reach each mutant: in a warm process where that will do, else in a fresh one."""
    chosen = [(mutant, reach.tests(mutant)) for mutant in mutants]
    quick: dict[int, warm.Chosen] = {}
    slow: list[int] = []
    for number, (mutant, reaching) in enumerate(chosen):
        if not reaching:
            yield number, {"killed": False, "by": ""}
        elif reach.is_early(mutant):
            slow.append(number)
        else:
            quick[number] = mutant, reaching
    for number, outcome in warm.try_all(quick, tests, workers, scratch):
        if "is_slow" in outcome:
            slow.append(number)
        else:
            yield number, outcome
    jobs = [Job(partial(try_mutant, *chosen[number]), warm.limit(chosen[number])) for number in slow]
    for at, outcome in run(jobs, workers, scratch):
        yield slow[at], outcome


def change(mutant: Mutant) -> list[str]:
    """Return what stood there and what stands there now, as lines of the page."""
    return ["", "  ```text", f"  - {mutant.original}", f"  + {mutant.mutated}", "  ```", ""]


def page(results: Sequence[Result], seed: int) -> Page:
    """Return the page for docs/measured."""
    made = Page(
        "mutants",
        "Mutants",
        "make mutants",
        "One spot of the engine is changed at a time, by the operators of mutmut with each kind of change in equal",
        "share, and the tests that run this spot must fail. A test that does not end in its time has failed too.",
        "Equivalent mutants change nothing that can be observed; `tools/mutants/equivalent.toml` lists them, and they",
        "do not count.",
        needs_installed=False,
    )
    made.note(f"The sample was drawn with seed {seed}.")
    lines = []
    for result in results:
        made.at_least(f"mutants of {result.part.name} that are killed", result.part.target, result.score, " %")
        counts = [len(each) for each in (result.equivalent, result.killed, result.survived)]
        figures = [f"{count}" for count in [sum(counts), *counts]]
        lines.append([result.part.name, *figures, f"{result.score:.1f} %", f"{result.seconds:.0f}"])
    made.table(["part", "mutants", "equivalent", "killed", "survived", "score", "seconds"], lines)
    for result in results:
        made.section(f"Survivors in {result.part.name}")
        for mutant in result.survived:
            made.add(f"- `{mutant.file}:{mutant.line}` {mutant.function}".rstrip(), *change(mutant))
        made.add(*([] if result.survived else ["None."]))
    for result in results:
        made.section(f"Equivalent in {result.part.name}")
        for mutant, why in result.equivalent:
            made.add(f"- `{mutant.file}:{mutant.line}` {mutant.function}: {why}", *change(mutant))
        made.add(*([] if result.equivalent else ["None."]))
    return made


def main() -> int:
    """Try the samples and write the page."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description="Try mutants of the engine.")
    parser.add_argument("--part", choices=[part.name for part in PARTS], help="only this one; stores nothing")
    parser.add_argument("--seed", type=int, default=SEED, help="of the sample (%(default)s)")
    parser.add_argument("--size", type=int, default=SIZE, help="mutants of each part (%(default)s)")
    parser.add_argument("--only", default="", help="only files whose path contains this; stores nothing")
    parser.add_argument("--tests", nargs="+", default=[], help="run these instead of the part's; stores nothing")
    parser.add_argument("--again", action="store_true", help="only what survived the last run; stores nothing")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="so many side by side (%(default)s)")
    asked = parser.parse_args()
    os.chdir(ROOT)
    last = json.loads(LAST.read_text(encoding="utf-8")) if asked.again else []
    results: list[Result] = []
    for part in PARTS:
        if asked.part not in (None, part.name):
            continue
        mutants = sample([spot for spot in spots(part.packages) if asked.only in spot.file], asked.size, asked.seed)
        if asked.again:
            mutants = [mutant for mutant in mutants if list(mutant.key) in last]
        print(f"{part.name}: {len(mutants)} mutants", flush=True)
        with tempfile.TemporaryDirectory() as scratch:
            part = replace(part, tests=tuple(asked.tests), late={}) if asked.tests else part
            tests = [*part.tests, *[f"--ignore={test}" for test in part.ignored()]]
            reach = measure(part.packages, part.tests, tests[len(part.tests) :], asked.workers, Path(scratch))
            results.append(judge(part, mutants, reach, tests, asked.workers))
        print(f"{part.name}: {len(results[-1].killed)} killed, {len(results[-1].survived)} survived, ", end="")
        print(f"{results[-1].score:.1f} %", flush=True)
    LAST.parent.mkdir(exist_ok=True)
    survived = [mutant.key for result in results for mutant in result.survived]
    LAST.write_text(json.dumps(survived, indent=0), encoding="utf-8")
    is_whole = not (asked.part or asked.only or asked.tests or asked.again) and asked.size >= FEWEST
    return page(results, asked.seed).store(is_whole=is_whole)


if __name__ == "__main__":
    sys.exit(main())
