"""A storm over a cluster: 50 tables in play while 100 faults happen; the figures go to docs/measured.

Usage: python -m tools.soak_cluster [--tables N] [--faults N] [--seed N]

Three NATS servers, three nodes, all real processes. Nodes and one NATS server at a time are killed, paused past the
lease and brought back, and told to stop. Players note every command that was acknowledged and every event they were
told; a checker holds that against the log of every table. Whatever does not hold stops the run.

The faults come in rounds, each with tables of its own that are checked at its end. What was seen so far is in
build/soak-cluster.md after each; the figures are stored when all of the tables and faults were asked for. The streams
lie in the folder for temporary files: TMPDIR=/dev/shm takes the disk out.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import tempfile
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import uvloop

from benchmarks.own import build
from pocketmoney.store.nats.settings import LEASE
from tests.cluster.storm import AFTER_NATS, ALONE, ANOTHER, KINDS, Outcome, Takeover, storm
from tests.server.evening import Plan
from tests.server.steady import Noted
from tools.nats_servers import file_system

ROOT = Path(__file__).resolve().parent.parent
SO_FAR = ROOT / "build" / "soak-cluster.md"
TABLES = 50
FAULTS = 100
SEED = 8
ROUND = 25  # faults, after which everything is checked
BETWEEN = 150  # acknowledged commands from one fault to the next
PATIENCE = 1800.0  # seconds for a round
WITHIN = 10.0  # seconds in which a dead node's tables have to be played on

ENDLESS = 10**6
PLANS = [
    Plan("beer-money", people=3, games=ENDLESS),
    Plan("lunch-money", people=3, games=ENDLESS),
    Plan("beer-money", people=2, games=ENDLESS, watchers=1),
    Plan("lunch-money", people=2, games=ENDLESS, decks=("lunch-money", "beer-money")),
    Plan("beer-money", people=2, games=ENDLESS, bots=1, speed="quick"),
    Plan("lunch-money", people=4, games=ENDLESS),
    Plan("tietgen", people=2, games=ENDLESS),
]


async def run(tables: int, faults: int, seed: int) -> Outcome:
    """The storm, in rounds; in a folder that is gone afterwards."""
    plans = [PLANS[number % len(PLANS)] for number in range(tables)]
    kinds = [KINDS[number % len(KINDS)] for number in range(faults)]
    rounds: list[Outcome] = []
    for first in range(0, faults, ROUND):
        with tempfile.TemporaryDirectory(prefix="pocketmoney-storm-") as folder:
            async with asyncio.timeout(PATIENCE):
                some = kinds[first : first + ROUND]
                rounds.append(await storm(Path(folder), plans, some, Random(seed + first), between=BETWEEN, told=_told))
        print()
        SO_FAR.parent.mkdir(exist_ok=True)
        SO_FAR.write_text(page(together(rounds)), encoding="utf-8")
    return together(rounds)


def together(rounds: list[Outcome]) -> Outcome:
    """What some rounds came to."""
    noted = Noted()
    for each in rounds:
        noted.acknowledged += each.noted.acknowledged
        noted.again += each.noted.again
        noted.already += each.noted.already
    return Outcome(
        tables=sum(each.tables for each in rounds),
        games=sum(each.games for each in rounds),
        faults=sum([each.faults for each in rounds], Counter[str]()),
        noted=noted,
        events=sum(each.events for each in rounds),
        claims=sum(each.claims for each in rounds),
        takeovers=[took for each in rounds for took in each.takeovers],
        unwatched=sum(each.unwatched for each in rounds),
        stages={name: [took for each in rounds for took in each.stages[name]] for name in rounds[0].stages},
        byes=sum([each.byes for each in rounds], Counter[str]()),
        notices=sum([each.notices for each in rounds], Counter[str]()),
        seconds=sum(each.seconds for each in rounds),
    )


def _told(done: int, acknowledged: int) -> None:
    print(f"\r{done} faults, {acknowledged:,} commands acknowledged ", end="", flush=True)


def quantile(values: list[float], q: float) -> float:
    """That quantile."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * q))]


def page(outcome: Outcome) -> str:
    """The figures as a page."""
    noted = outcome.noted
    rows = [
        (f"tables, other ones for every {ROUND} faults", outcome.tables),
        ("games, each to its end", outcome.games),
        *sorted(outcome.faults.items()),
        ("faults in all", sum(outcome.faults.values())),
        ("commands acknowledged, each in the log once", noted.acknowledged),
        ("commands sent again", noted.again),
        ("of these, moves that were in the log already", noted.already),
        ("events told to players, each once and in order", outcome.events),
        ("times that a table changed its owner, each in an epoch of its own", outcome.claims - outcome.tables),
    ]
    lines = [
        "# Soak of the cluster",
        "",
        "Three NATS servers (replicas 3, synced before they acknowledge) and three nodes, all on one machine.",
        "Scripted clients play while nodes and one NATS server at a time are killed, paused and brought back.",
        "Afterwards the log of every table is held against what its players saw: every acknowledged command is there",
        "exactly once, the log is one chain of digests, every epoch has one owner, its order agrees with the times at",
        "which commands were sent and acknowledged, everybody was told exactly the events that follow from it, and",
        "every game came to its end.",
        f"Measured {datetime.now(UTC).date().isoformat()} by `make soak`: {os.cpu_count()} cores, "
        f"Python {platform.python_version()}, {build()} rules, {outcome.seconds:.0f} seconds; "
        f"the streams lay on {file_system(tempfile.gettempdir())}.",
        "",
        "| Nothing lost | |",
        "|---|---|",
        *[f"| {name} | {figure:,} |" for name, figure in rows],
        "",
        "## Taking over",
        "",
        "From the SIGKILL of a node to the next acknowledged command at each of its tables in play, as their players",
        f"see it. The lease is {LEASE} s; players look elsewhere at once when their socket breaks. Where NATS has lost",
        "the leader of a stream, it takes its servers four to nine seconds to choose another.",
        "",
        "| while | tables taken over | median s | p90 s | longest s | within 10 s |",
        "|---|---|---|---|---|---|",
        *[_row(beside, outcome.takeovers) for beside in (ALONE, AFTER_NATS, ANOTHER)],
        _row("", outcome.takeovers),
        "",
        f"At {outcome.unwatched} of the kills it was not known which tables the node had; nothing was measured there.",
        "Of that time, as the nodes have logged it (the rest is for players to come back and to think):",
        "",
        "| stage | times | median s | p90 s | longest s |",
        "|---|---|---|---|---|",
        *[_stage(name, took) for name, took in outcome.stages.items() if took],
    ]
    return "\n".join(lines) + "\n"


def _row(beside: str, takeovers: list[Takeover]) -> str:
    """The times of those that are alike in what else there was; the empty word: of all."""
    took = [one.seconds for one in takeovers if not beside or one.beside == beside]
    if not took:
        return f"| {beside} | 0 | | | | |"
    within = sum(seconds <= WITHIN for seconds in took)
    return (
        f"| {beside or 'all'} | {len(took):,} | {quantile(took, 0.5):.1f} | {quantile(took, 0.9):.1f} | "
        f"{max(took):.1f} | {within:,} ({within / len(took):.0%}) |"
    )


def _stage(name: str, took: list[float]) -> str:
    return f"| {name} | {len(took):,} | {quantile(took, 0.5):.2f} | {quantile(took, 0.9):.2f} | {max(took):.2f} |"


def main() -> None:
    """Soak, and store what was seen."""
    parser = argparse.ArgumentParser(prog="python -m tools.soak_cluster", description="A storm over a cluster.")
    parser.add_argument("--tables", type=int, default=TABLES, help="in play at once (%(default)s)")
    parser.add_argument("--faults", type=int, default=FAULTS, help="that happen meanwhile, in turns (%(default)s)")
    parser.add_argument("--seed", type=int, default=SEED, help="of what strikes whom, and of the players (%(default)s)")
    asked = parser.parse_args()
    outcome = uvloop.run(run(asked.tables, asked.faults, asked.seed))
    print()
    print(page(outcome))
    if asked.tables >= TABLES and asked.faults >= FAULTS:
        (ROOT / "docs" / "measured" / "soak-cluster.md").write_text(page(outcome), encoding="utf-8")


if __name__ == "__main__":
    main()
