"""The quick way to try a mutant: everything is imported and collected once, then each child changes one function.

That is as good as importing the mutant only if nothing has run the changed line before. Lines that run while modules
are imported or tests collected, and changes outside of functions, are for the slow way.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from tools.mutants.job import ARGUMENTS, SHORTEST, Job, Noted, Outcome, run, write
from tools.mutants.mutant import ROOT, Mutant

Chosen = tuple[Mutant, Mapping[str, float]]  # a mutant, the tests that reach it and how long each takes

SLOW: Outcome = {"is_slow": True}


class Warm(Noted):
    """Collects all tests, and then tries mutants instead of running the tests."""

    def __init__(self, chosen: Mapping[int, Chosen], workers: int, scratch: Path) -> None:
        super().__init__()
        self.chosen = chosen
        self.workers = workers
        self.scratch = scratch

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Fork a child for every mutant."""
        items = {item.nodeid: item for item in session.items}
        numbers = list(self.chosen)
        jobs = [
            Job(partial(self.try_one, *self.chosen[number], items), limit(self.chosen[number])) for number in numbers
        ]
        inner = self.scratch / "inner"
        inner.mkdir()
        for at, outcome in run(jobs, self.workers, inner):
            write(self.scratch / f"{numbers[at]}.json", outcome)
        return True

    def try_one(self, mutant: Mutant, tests: Mapping[str, float], items: Mapping[str, pytest.Item]) -> Outcome:
        """Change the function in this process and run tests until one fails."""
        if not swap(mutant):
            return SLOW
        for test in sorted(tests, key=lambda test: (tests[test], test)):
            item = items[test]
            item.add_marker(pytest.mark.timeout(SHORTEST + 10 * tests[test]))
            item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
            if self.killer:
                break
        return {"killed": bool(self.killer), "by": self.killer}


def limit(chosen: Chosen) -> float:
    """Return how many seconds a child may take."""
    return 60 + 5 * sum(chosen[1].values())


def swap(mutant: Mutant) -> bool:
    """Give the changed code to the function that is imported already; whether that was possible."""
    module = sys.modules.get(mutant.module)
    if module is None:
        return False
    names = mutant.function.split(".")
    found: object = module
    codes = [compile(mutant.code, str(ROOT / mutant.file), "exec")]
    for name in names:
        inside = [
            each for code in codes for each in code.co_consts if isinstance(each, CodeType) and each.co_name == name
        ]
        found = vars(found).get(name)
        if len(inside) != 1:
            return False
        codes = inside
        function = _function(found)
        if function is not None:
            changed = inside[0]
            if changed.co_freevars != function.__code__.co_freevars:
                return False
            function.__code__ = changed
            return True
        if not isinstance(found, type):
            return False
    return False


def _function(found: object) -> FunctionType | None:
    """Return the function behind a method, a property or a cache."""
    if isinstance(found, FunctionType):
        return found
    for name in ("fget", "__func__", "__wrapped__"):
        inner: Any = getattr(found, name, None)
        if isinstance(inner, FunctionType):
            return inner
    return None


def try_all(
    chosen: Mapping[int, Chosen], tests: Sequence[str], workers: int, scratch: Path
) -> Iterator[tuple[int, Outcome]]:
    """Try mutants the quick way and yield what came of each; some are only found to be slow."""
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        quiet = os.open(scratch / "warm.log", os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
        for stream in (1, 2):
            os.dup2(quiet, stream)
        pytest.main([*ARGUMENTS, *tests], plugins=[Warm(chosen, workers, scratch)])
        os._exit(0)
    missing = set(chosen)
    is_over = False
    while missing and not is_over:
        is_over = os.waitpid(child, os.WNOHANG)[0] != 0
        for number in sorted(missing):
            written = scratch / f"{number}.json"
            if written.exists():
                missing.discard(number)
                yield number, read(written)
        time.sleep(0.2)
    if not is_over:
        os.waitpid(child, 0)
    for number in sorted(missing):
        yield number, SLOW


def read(written: Path) -> Outcome:
    """Return what was written about a job."""
    outcome: Outcome = json.loads(written.read_text(encoding="utf-8"))
    return outcome
