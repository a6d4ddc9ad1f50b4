"""Which test runs which line, and how long it takes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from coverage import CoverageData

from tools.mutants.job import Job, preload, run, survey
from tools.mutants.mutant import ROOT, Mutant

SURVEY_SECONDS = 1200


class Reach:
    """The tests of some folders as they ran without any mutant."""

    def __init__(self, data: Sequence[Path], seconds: dict[str, float]) -> None:
        self.data = [CoverageData(basename=str(path)) for path in data if path.exists()]
        for part in self.data:
            part.read()
        self.seconds = seconds
        self.lines: dict[str, dict[int, set[str]]] = {}

    def tests(self, mutant: Mutant) -> dict[str, float]:
        """Return the tests that run the mutated line, and how long each takes.

        What runs while modules are imported and tests collected matters to all of them.
        """
        if mutant.file not in self.lines:
            lines = self.lines[mutant.file] = {}
            for part in self.data:
                for line, tests in part.contexts_by_lineno(str(ROOT / mutant.file)).items():
                    lines.setdefault(line, set()).update(tests)
        found: set[str] = set()
        for line in mutant.statement:
            found |= self.lines[mutant.file].get(line, set())
        if "" in found or not mutant.function:
            found = set(self.seconds)
        return {test: self.seconds[test] for test in found}

    def is_early(self, mutant: Mutant) -> bool:
        """Whether the mutated line runs before any test does."""
        lines = self.lines[mutant.file]
        return not mutant.function or any("" in lines.get(line, set()) for line in mutant.statement)


def measure(
    packages: Sequence[str], tests: Sequence[str], options: Sequence[str], workers: int, scratch: Path
) -> Reach:
    """Run tests once without any mutant; they must pass then."""
    files = [scratch / f"coverage-{test.replace('/', '-')}" for test in tests]
    jobs = [
        Job(partial(survey, [test, *options], file, packages), SURVEY_SECONDS)
        for test, file in zip(tests, files, strict=True)
    ]
    seconds: dict[str, float] = {}
    modules: list[str] = []
    for number, outcome in run(jobs, workers, scratch):
        if outcome["status"]:
            failed = outcome.get("failed") or [outcome.get("by", "")]
            raise SystemExit(f"{tests[number]} fails without any mutant: {' '.join(failed)}")
        seconds.update(outcome["seconds"])
        modules += outcome["modules"]
        whole = sum(outcome["seconds"].values())
        print(f"{tests[number]}: {len(outcome['seconds']):,} tests in {whole:.0f} s", flush=True)
    preload(list(dict.fromkeys(modules)))
    return Reach(files, seconds)
