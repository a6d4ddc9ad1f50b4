"""Jobs: pytest in a forked child, with the engine imported anew and one of its modules replaced if asked.

The parent has imported pytest and what the tests need from others, but nothing of ours, so a child starts within
milliseconds and still imports, parses and remembers everything with the mutant in place.
"""

from __future__ import annotations

import gc
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from coverage import Coverage
from hypothesis import Phase, settings

from tools.mutants.mutant import PACKAGE, ROOT, Mutant

MEMORY = 4 << 30  # a mutant that fills a list without end stops here
SHORTEST = 5  # seconds that any test may take
OURS = ("pocketmoney", "tests", "tools", "benchmarks", "examples")
ARGUMENTS = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-W", "ignore::pytest.PytestAssertRewriteWarning"]

Outcome = dict[str, Any]


class Replacement(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """Imports one module from changed source and leaves the others to Python."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.path = str(ROOT / mutant.file)

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Return where the mutated module comes from, and nothing for any other."""
        if name != self.mutant.module:
            return None
        inside = [str(Path(self.path).parent)] if Path(self.path).name == "__init__.py" else None
        return importlib.util.spec_from_file_location(name, self.path, loader=self, submodule_search_locations=inside)

    def get_source(self, fullname: str) -> str:
        """Return the changed source."""
        return self.mutant.code

    def exec_module(self, module: ModuleType) -> None:
        """Run the changed source."""
        exec(compile(self.mutant.code, self.path, "exec"), module.__dict__)


class Quick:
    """Does not shrink what hypothesis finds: that a test fails is enough."""

    def pytest_collection(self) -> None:
        """Change the profile that conftest.py has loaded."""
        settings.register_profile("quick", settings(), phases=[Phase.explicit, Phase.generate])
        settings.load_profile("quick")


class Noted(Quick):
    """Notes which test failed first."""

    def __init__(self) -> None:
        self.killer = ""

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note a file that cannot be read any more."""
        if report.failed:
            self.killer = self.killer or f"{report.nodeid} (not collected)"

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note the test that failed."""
        if report.failed:
            self.killer = self.killer or report.nodeid


class Trial(Noted):
    """Runs chosen tests, the quick ones first, until one fails or takes much longer than it did without the mutant."""

    def __init__(self, tests: Mapping[str, float]) -> None:
        super().__init__()
        self.tests = tests

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the chosen tests."""
        chosen = [item for item in items if item.nodeid in self.tests]
        items[:] = sorted(chosen, key=lambda item: (self.tests[item.nodeid], item.nodeid))
        for item in items:
            item.add_marker(pytest.mark.timeout(SHORTEST + 10 * self.tests[item.nodeid]))


class Survey(Quick):
    """Notes which test runs which line, how long each takes, and what failed without any mutant."""

    def __init__(self, coverage: Coverage) -> None:
        self.coverage = coverage
        self.seconds: dict[str, float] = {}
        self.failed: list[str] = []

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Note under the test's name what runs meanwhile."""
        self.coverage.switch_context(item.nodeid)
        begun = time.perf_counter()
        result = yield
        self.seconds[item.nodeid] = time.perf_counter() - begun
        self.coverage.switch_context("")
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note what fails."""
        if report.failed:
            self.failed.append(report.nodeid)


class Job:
    """Something that a child does, and until when it may."""

    def __init__(self, work: Callable[[], Outcome], seconds: float) -> None:
        self.work = work
        self.seconds = seconds


def try_mutant(mutant: Mutant, tests: Mapping[str, float]) -> Outcome:
    """Run tests, of which is known how long they take, on a mutant; the outcome names the one that killed it."""
    sys.meta_path.insert(0, Replacement(mutant))
    trial = Trial(tests)
    files = sorted({test.partition("::")[0] for test in tests})
    status = pytest.main([*ARGUMENTS, "-x", *files], plugins=[trial])
    return {"killed": status not in (0, 5), "by": trial.killer}


def try_files(mutant: Mutant, files: Sequence[str]) -> Outcome:
    """Run whole files and folders of tests on a mutant."""
    sys.meta_path.insert(0, Replacement(mutant))
    noted = Noted()
    status = pytest.main([*ARGUMENTS, "-x", *files], plugins=[noted])
    return {"killed": status not in (0, 5), "by": noted.killer}


def survey(tests: Sequence[str], data: Path, packages: Sequence[str]) -> Outcome:
    """Run tests as they are and note which lines of some packages they run."""
    include = [f"{ROOT / PACKAGE / package}/*" for package in packages]
    coverage = Coverage(data_file=str(data), include=include, config_file=False)
    noted = Survey(coverage)
    coverage.start()
    status = pytest.main([*ARGUMENTS, "-o", "timeout=900", *tests], plugins=[noted])
    coverage.stop()
    coverage.save()
    modules = [
        name for name in sys.modules if name.partition(".")[0] not in OURS and not name.startswith(("_", "conftest"))
    ]
    return {"status": int(status), "seconds": noted.seconds, "failed": noted.failed, "modules": modules}


def preload(modules: Sequence[str]) -> None:
    """Import what the tests need from others, so that no child has to."""
    for name in modules:
        with suppress(Exception):
            importlib.import_module(name)


def _child(work: Callable[[], Outcome], written: Path) -> None:
    """Do the work in this process, write what came of it, and end."""
    os.setpgid(0, 0)
    quiet = os.open(written.with_suffix(".log"), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
    for stream in (1, 2):
        os.dup2(quiet, stream)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    try:
        outcome = work()
    except BaseException as fault:
        outcome = {"killed": True, "by": f"{type(fault).__name__} outside of any test", "status": 1}
    write(written, outcome)
    os._exit(0)


def write(written: Path, outcome: Outcome) -> None:
    """Write what came of a job, so that it is there whole or not at all."""
    whole = written.with_suffix(".part")
    whole.write_text(json.dumps(outcome), encoding="utf-8")
    whole.replace(written)


def run(jobs: Sequence[Job], workers: int, scratch: Path) -> Iterator[tuple[int, Outcome]]:
    """Do all jobs, some side by side, and yield the number and the outcome of each as it ends.

    A child that takes too long or dies without a word has been killed by that.
    """
    gc.collect()
    gc.freeze()  # what is here already does not concern the children's collector
    waiting = list(enumerate(jobs))[::-1]
    running: dict[int, tuple[int, float]] = {}
    while waiting or running:
        while waiting and len(running) < workers:
            number, job = waiting.pop()
            written = scratch / f"{number}.json"
            written.unlink(missing_ok=True)
            sys.stdout.flush()
            child = os.fork()
            if child == 0:
                _child(job.work, written)
            running[child] = number, time.monotonic() + job.seconds
        time.sleep(0.02)
        for child, (number, deadline) in list(running.items()):
            ended, _ = os.waitpid(child, os.WNOHANG)
            late = time.monotonic() > deadline
            if not ended and not late:
                continue
            with suppress(ProcessLookupError):
                os.killpg(child, signal.SIGKILL)
            if not ended:
                os.waitpid(child, 0)
            del running[child]
            written = scratch / f"{number}.json"
            if written.exists():
                yield number, json.loads(written.read_text(encoding="utf-8"))
            else:
                yield number, {"killed": True, "by": "time limit" if late else "the interpreter died", "status": 1}
