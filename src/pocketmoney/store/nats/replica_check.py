"""Reading every log of a cluster from each of its servers alone, to see whether each has it whole. Nothing is changed.

Nodes may be running: only what the leader had before has to be there.
"""

from __future__ import annotations

import asyncio
from typing import Final

from nats.js.errors import NotFoundError

from pocketmoney.core.problem import Problem
from pocketmoney.store.check import Progress
from pocketmoney.store.nats import errors
from pocketmoney.store.nats.envelope import Gap
from pocketmoney.store.nats.errors import Newer
from pocketmoney.store.nats.jetstream import Refused, Unavailable
from pocketmoney.store.nats.replicas import Replica, open_replica
from pocketmoney.store.nats.settings import ClusterSettings, shown
from pocketmoney.store.nats.streams import Names, word_of

TRIES: Final = 5  # a server that is a little behind gets this often
GAPS: Final = 2  # a log may have been cut off between two requests, but not twice
PAUSE: Final = 0.5  # seconds before the next


class ClusterReport:
    """What was read, and which server has what not as it was written."""

    def __init__(self) -> None:
        self.tables = 0
        self.entries = 0
        self.faults: list[Problem] = []


async def check(settings: ClusterSettings, progress: Progress) -> ClusterReport:
    """Read everything from every server that is named. If none of them can be asked, that is a problem."""
    report = ClusterReport()
    silent: list[Problem] = []
    for number, url in enumerate(settings.urls):
        try:
            await _check_server(settings, number, report, progress)
        except (Unavailable, Refused) as fault:
            silent.append(Problem("cluster-unreachable", {"url": shown(url), "why": str(fault)}))
        except Problem as problem:
            silent.append(problem)
    if len(silent) == len(settings.urls):
        raise silent[0]
    report.faults += silent
    return report


async def _check_server(settings: ClusterSettings, number: int, report: ClusterReport, progress: Progress) -> None:
    names, url = Names(settings.name), settings.urls[number]
    replica = await open_replica(settings, url)
    try:
        subjects = sorted((await replica.jet.subjects(names.log, names.logs)).names)
        report.tables = max(report.tables, len(subjects))
        entries = 0
        for done, subject in enumerate(subjects, 1):
            try:
                count, why = await _read(replica, names.log, subject)
            except Newer as newer:
                _add_once(report, errors.newer(word_of(subject), newer))
                count, why = newer.entry - 1, ""
            entries += count
            if why:
                details: dict[str, str | int] = {"server": shown(url), "table": word_of(subject), "why": why}
                report.faults.append(Problem("replica-damaged", details))
            progress(number * len(subjects) + done, len(subjects) * len(settings.urls))
        report.entries = max(report.entries, entries)
    except NotFoundError:
        raise Problem("cluster-no-log", {"url": shown(url), "name": settings.name}) from None
    finally:
        await replica.close()


def _add_once(report: ClusterReport, fault: Problem) -> None:
    """Take down what every server has as well."""
    if str(fault.details["table"]) not in [found.details["table"] for found in report.faults if found.key == fault.key]:
        report.faults.append(fault)


async def _read(replica: Replica, log: str, subject: str) -> tuple[int, str]:
    """Read one log from one server: how many entries it has, and what is wrong with it."""
    why = ""
    gaps = 0
    for _ in range(TRIES):
        last = await replica.jet.last(log, subject)
        if last is None:  # deleted just now
            return 0, ""
        try:
            found = await replica.read(subject)
        except Gap as gap:
            why, gaps = str(gap), gaps + 1
            if gaps == GAPS:
                break
            continue
        if found.chain.stream >= last.seq:
            return found.chain.seq, ""
        why = f"message {last.seq} is missing"
        await asyncio.sleep(PAUSE)
    return 0, why
