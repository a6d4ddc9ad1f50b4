"""A storm over a cluster: 50 tables in play while 100 faults happen; the figures go to docs/measured.

Usage: python -m tools.soak_cluster [--tables N] [--faults N] [--seed N]

Three NATS servers, three nodes, all real processes. Nodes and one NATS server at a time are killed, paused past the
lease and brought back, and told to stop; files of a NATS server rot. Players note every command that was acknowledged
and every event they were told; a checker holds that against the log of every table. Whatever does not hold stops the
run.

The faults come in rounds, each with tables of its own that are checked at its end. What was seen so far is in
build/soak-cluster.md after each; the figures are stored when all of the tables and faults were asked for. The streams
lie in the folder for temporary files: TMPDIR=/dev/shm takes the disk out.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random

import uvloop

from pocketmoney.store.nats.settings import LEASE
from tests.cluster.storm import AFTER_NATS, ALONE, ANOTHER, KINDS, Outcome, Takeover, storm
from tests.server.evening import Plan
from tests.server.steady import Noted
from tools.measured import ROOT, Page
from tools.nats_servers import file_system

SO_FAR = ROOT / "build" / "soak-cluster.md"
TABLES = 50
FAULTS = 100
SEED = 8
ROUND = 25  # faults, after which everything is checked
BETWEEN = 150  # acknowledged commands from one fault to the next
PATIENCE = 1800.0  # seconds for a round
WITHIN = 10.0  # the target: seconds in which a dead node's tables have to be played on

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
        SO_FAR.write_text(page(together(rounds)).text(), encoding="utf-8")
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
        after_rot=[took for each in rounds for took in each.after_rot],
        rotted=[what for each in rounds for what in each.rotted],
        replaced=sum(each.replaced for each in rounds),
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


def page(outcome: Outcome) -> Page:
    """The figures as a page."""
    noted = outcome.noted
    rows = [
        (f"tables, other ones for every {ROUND} faults", outcome.tables),
        ("games, each to its end", outcome.games),
        *sorted(outcome.faults.items()),
        ("faults in all", sum(outcome.faults.values())),
        ("damaged NATS servers with a log not whole, started with an empty folder", outcome.replaced),
        ("commands acknowledged, each in the log once", noted.acknowledged),
        ("commands sent again", noted.again),
        ("of these, moves that were in the log already", noted.already),
        ("events told to players, each once and in order", outcome.events),
        ("times that a table changed its owner, each in an epoch of its own", outcome.claims - outcome.tables),
    ]
    made = Page(
        "soak-cluster",
        "Soak of the cluster",
        "make soak",
        "Three NATS servers (replicas 3, synced before they acknowledge) and three nodes, all on one machine.",
        "Scripted clients play while nodes and one NATS server at a time are killed, paused and brought back; some of",
        "these servers find a file of theirs with flipped bits, cut short or gone, or all of them gone.",
        "Afterwards the log of every table is held against what its players saw: every acknowledged command is there",
        "exactly once, the log is one chain of digests, every epoch has one owner, its order agrees with the times at",
        "which commands were sent and acknowledged, everybody was told exactly the events that follow from it, and",
        "every game came to its end. Each NATS server alone has all of that, too.",
        needs_installed=False,
    )
    made.note(f"It took {outcome.seconds:.0f} seconds; the streams lay on {file_system(tempfile.gettempdir())}.")
    late = sum(took.seconds > WITHIN for took in outcome.takeovers)
    made.at_most(f"tables of a dead node that were not played on within {WITHIN:.0f} s", 0, late)
    rotten = sum(seconds > WITHIN for seconds in outcome.after_rot)
    made.at_most(f"tables that were not played on within {WITHIN:.0f} s of damage to a NATS server", 0, rotten)
    made.table(["Nothing lost", "count"], [[name, f"{figure:,}"] for name, figure in rows])
    made.section("Taking over")
    made.add(
        "From the SIGKILL of a node to the next acknowledged command at each of its tables in play, as their players",
        f"see it. The lease is {LEASE} s; players look elsewhere at once when their socket breaks. Where NATS has lost",
        "the leader of a stream, it takes its servers four to nine seconds to choose another.",
        "",
    )
    made.table(
        ["while", "tables taken over", "median s", "p90 s", "longest s", f"within {WITHIN:.0f} s"],
        [_row(beside, outcome.takeovers) for beside in (ALONE, AFTER_NATS, ANOTHER, "")],
    )
    if outcome.after_rot:
        half, most, longest = _middle(outcome.after_rot)
        made.add(
            "",
            f"After the death of a NATS server whose files were damaged, {len(outcome.after_rot):,} times a table in",
            f"play: until the next acknowledged command {half:.1f} s (median), {most:.1f} s (p90), {longest:.1f} s (at",
            "most).",
        )
    made.add(
        "",
        f"At {outcome.unwatched} of the kills it was not known which tables the node had; nothing was measured there.",
        "Of that time, as the nodes have logged it (the rest is for players to come back and to think):",
        "",
    )
    stages = [_stage(name, took) for name, took in outcome.stages.items() if took]
    made.table(["stage", "times", "median s", "p90 s", "longest s"], stages)
    return made


def _row(beside: str, takeovers: list[Takeover]) -> list[str]:
    """The times of those that are alike in what else there was; the empty word: of all."""
    took = [one.seconds for one in takeovers if not beside or one.beside == beside]
    if not took:
        return [beside or "all", "0", "", "", "", ""]
    within = sum(seconds <= WITHIN for seconds in took)
    share = f"{within:,} ({within / len(took):.0%})"
    return [beside or "all", f"{len(took):,}", *[f"{time:.1f}" for time in _middle(took)], share]


def _stage(name: str, took: list[float]) -> list[str]:
    return [name, f"{len(took):,}", *[f"{time:.2f}" for time in _middle(took)]]


def _middle(took: list[float]) -> tuple[float, float, float]:
    """Median, 90th percentile and longest."""
    return quantile(took, 0.5), quantile(took, 0.9), max(took)


def main() -> int:
    """Soak, and store what was seen."""
    parser = argparse.ArgumentParser(prog="python -m tools.soak_cluster", description="A storm over a cluster.")
    parser.add_argument("--tables", type=int, default=TABLES, help="in play at once (%(default)s)")
    parser.add_argument("--faults", type=int, default=FAULTS, help="that happen meanwhile, in turns (%(default)s)")
    parser.add_argument("--seed", type=int, default=SEED, help="of what strikes whom, and of the players (%(default)s)")
    asked = parser.parse_args()
    outcome = uvloop.run(run(asked.tables, asked.faults, asked.seed))
    print()
    return page(outcome).store(is_whole=asked.tables >= TABLES and asked.faults >= FAULTS)


if __name__ == "__main__":
    sys.exit(main())
