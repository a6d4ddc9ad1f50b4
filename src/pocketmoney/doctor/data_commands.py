"""`pocketmoney backup`, `check` and `repair`: copies of a data folder, what is damaged in it, and mending it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pocketmoney.core.problem import Problem
from pocketmoney.shell import data_dir
from pocketmoney.shell.arguments import Parser
from pocketmoney.store import backup, repair
from pocketmoney.store.check import Report, check

if TYPE_CHECKING:
    from argparse import Namespace

    from pocketmoney.store.nats.replica_check import ClusterReport
    from pocketmoney.store.nats.settings import ClusterSettings
    from pocketmoney.store.repair import Mended, Plan
    from pocketmoney.text.speech import Speech

WHOLE: Final = 0
DAMAGED: Final = 1
CLUSTER_FLAGS: Final = ("--cluster-name", "--cluster-creds", "--cluster-ca")


def run_backup(words: list[str], speech: Speech) -> int:
    """Copy a data folder into one file, while a server may use it; say what is damaged in it."""
    parser = Parser("backup")
    parser.add_argument("--data")
    read = parser.read(words, most=1)
    if not read.words:
        raise Problem("backup-needs-file")
    file = read.words[0]
    folder = data_dir.chosen_data(read.data)
    copied = backup.backup(folder, Path(file))
    print(speech.say("cli-backup-done", {"file": file, "tables": copied.tables, "entries": copied.entries}), flush=True)
    for fault in copied.faults:
        print(f"{folder}: {speech.complain(fault)}", file=sys.stderr)
    return DAMAGED if copied.faults else WHOLE


def run_check(words: list[str], speech: Speech) -> int:
    """Check a folder, a backup or the servers of a cluster; a line for each finding."""
    parser = Parser("check")
    for flag in CLUSTER_FLAGS:
        parser.add_argument(flag)
    read = parser.read(words, most=1)
    if not read.words:
        raise Problem("check-needs-path")
    path = read.words[0]
    progress = Progress(speech)
    report: Report | ClusterReport
    if "://" in path:
        cluster = _cluster(path, read)
        report, path = _check_cluster(cluster, progress), cluster.shown
    else:
        for flag in CLUSTER_FLAGS:
            if getattr(read, flag[2:].replace("-", "_")) is not None:
                raise Problem("flag-needs-cluster", {"flag": flag})
        report = check(Path(path), progress)
    progress.clear()
    for fault in report.faults:
        print(f"{path}: {speech.complain(fault)}")
    facts = {"path": path, "tables": report.tables, "entries": report.entries, "faults": len(report.faults)}
    print(speech.say("cli-check-damaged" if report.faults else "cli-check-whole", facts))
    if isinstance(report, Report) and not report.has_checksums:
        print(speech.say("cli-check-older", facts))
    return DAMAGED if report.faults else WHOLE


def _cluster(word: str, read: Namespace) -> ClusterSettings:
    """Where the servers of a cluster are, by the flags that a node has."""
    from pocketmoney.store.nats.settings import NAME, ClusterSettings, checked_name, read_urls

    creds, ca = (None if file is None else Path(file) for file in (read.cluster_creds, read.cluster_ca))
    return ClusterSettings(read_urls(word), checked_name(read.cluster_name or NAME), creds, ca)


def _check_cluster(cluster: ClusterSettings, progress: Progress) -> ClusterReport:
    from pocketmoney.store.nats.connection import check_extra

    check_extra()
    from pocketmoney.store.nats import replica_check

    return asyncio.run(replica_check.check(cluster, progress))


class Progress:
    """How much was read, on a terminal."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self._length = 0

    def __call__(self, done: int, whole: int) -> None:
        if sys.stderr is not None and sys.stderr.isatty():
            line = self._speech.say("cli-check-progress", {"percent": 100 * done // max(whole, 1)})
            self._length = max(self._length, len(line))
            print(f"\r{line}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Leave the line empty."""
        if self._length:
            print(f"\r{' ' * self._length}\r", end="", file=sys.stderr, flush=True)


def run_repair(words: list[str], speech: Speech) -> int:
    """Say what is damaged and what will be done about it, and do it."""
    parser = Parser("repair")
    parser.add_argument("--from", dest="source")
    parser.add_argument("--dry-run", action="store_true")
    parser.add_argument("--cut", action="store_true")
    read = parser.read(words, most=1)
    if not read.words:
        raise Problem("repair-needs-folder")
    path = read.words[0]
    planned = repair.plan(Path(path), Path(read.source) if read.source is not None else None)
    if not planned.is_needed:
        print(speech.say("cli-repair-nothing", {"path": path}))
        return WHOLE
    _describe(path, planned, speech, cut=read.cut)
    if read.dry_run:
        print(speech.say("cli-repair-planned"))
        return DAMAGED
    sys.stdout.flush()
    kept = repair.carry_out(Path(path), planned, cut=read.cut)
    print(speech.say("cli-repair-done", {"path": path, "kept": str(kept)}))
    is_whole = read.cut or not (planned.lost or any(mended.missing for mended in planned.tables))
    return WHOLE if is_whole else DAMAGED


def _describe(path: str, planned: Plan, speech: Speech, *, cut: bool) -> None:
    if planned.report is None:
        print(speech.say("cli-repair-unopened", {"path": path}))
    else:
        for fault in planned.report.faults:
            print(f"{path}: {speech.complain(fault)}")
    for mended in planned.tables:
        if mended.is_damaged:
            _describe_table(mended, speech, cut=cut)
    for no in planned.lost:
        print(speech.say("cli-repair-gone", {"no": no}))


def _describe_table(mended: Mended, speech: Speech, *, cut: bool) -> None:
    facts: dict[str, object] = {
        "table": mended.facts.id,
        "entries": len(mended.lines),
        "expected": mended.expected,
        "backup": mended.from_backup,
        "first": len(mended.lines) + 1,
    }
    print(speech.say("cli-repair-mended", facts))
    if mended.missing:
        print(speech.say("cli-repair-cut" if cut else "cli-repair-missing", facts))


COMMANDS: Final[dict[str, Callable[[list[str], Speech], int]]] = {
    "backup": run_backup,
    "check": run_check,
    "repair": run_repair,
}
