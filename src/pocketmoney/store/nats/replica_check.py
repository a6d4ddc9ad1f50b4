"""Reading every log of a cluster from each of its servers alone, to see whether each has it whole. Nothing is changed.

Nodes may be running: only what the leader had before has to be there.
"""

from __future__ import annotations

import asyncio
from typing import Final

from nats.js.errors import NotFoundError

from pocketmoney.core.problem import Problem
from pocketmoney.store.check import Progress
from pocketmoney.store.nats.envelope import Gap
from pocketmoney.store.nats.jetstream import Refused, Unavailable
from pocketmoney.store.nats.replicas import Replica, open_replica
from pocketmoney.store.nats.settings import ClusterSettings, shown
from pocketmoney.store.nats.streams import Names, word_of

TRIES: Final = 5  # a server that is a little behind gets this often
PAUSE: Final = 0.5  # seconds before the next


class ClusterReport:
    """What was read, and which server has what not as it was written."""

    def __init__(self) -> None:
        self.tables = 0
        self.entries = 0
        self.faults: list[Problem] = []


async def check(settings: ClusterSettings, progress: Progress) -> ClusterReport:
    """Read everything from every server that is named. One that cannot be asked at all is a problem."""
    report = ClusterReport()
    log = Names(settings.name).log
    done = 0
    for url in settings.urls:
        replica = await open_replica(settings, url)
        try:
            subjects = sorted((await replica.jet.subjects(log, Names(settings.name).logs)).names)
            report.tables = max(report.tables, len(subjects))
            entries = 0
            for subject in subjects:
                count, why = await _read(replica, log, subject)
                entries += count
                if why:
                    facts = {"server": shown(url), "table": word_of(subject), "why": why}
                    report.faults.append(Problem("replica-damaged", facts))
                done += 1
                progress(done, len(subjects) * len(settings.urls))
            report.entries = max(report.entries, entries)
        except NotFoundError:
            raise Problem("cluster-no-log", {"url": shown(url), "name": settings.name}) from None
        except (Unavailable, Refused) as fault:
            raise Problem("cluster-unreachable", {"url": shown(url), "why": str(fault)}) from None
        finally:
            await replica.close()
    return report


async def _read(replica: Replica, log: str, subject: str) -> tuple[int, str]:
    """Read one log from one server: how many entries it has, and what is wrong with it."""
    why = ""
    for tried in range(TRIES):
        if tried:
            await asyncio.sleep(PAUSE)
        last = await replica.jet.last(log, subject)
        if last is None:  # deleted just now
            return 0, ""
        try:
            found = await replica.read(subject)
        except Gap as gap:
            why = str(gap)
            continue
        if found.chain.stream >= last.seq:
            return found.chain.seq, ""
        why = f"message {last.seq} is missing"
    return 0, why
