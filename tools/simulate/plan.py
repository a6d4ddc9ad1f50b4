"""What one seed stands for: tables, people, and which faults there are. Each seed leaves some kinds of faults out.

Every fourth seed runs the nodes of a cluster, the others a single server.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from tests.server.evening import THROWS

GAMES: Final = ("lunch-money", "beer-money", "tietgen")
SPEEDS: Final = ("quick", "normal", "none")
BOTS: Final = ("fair", "easy", "random", "greedy", "grudge", "search:4")
LENGTHS: Final = (60.0, 120.0, 300.0)  # seconds of the run before it calms down
CLUSTER_EVERY: Final = 4  # seeds

Some = Callable[[float, int], int]  # how often something happens: in a share of the seeds, and so often at most


@dataclass(slots=True)
class TablePlan:
    """One table."""

    game: str
    people: int
    bots: list[str]
    watchers: int
    rogues: int
    thieves: int
    speed: str


@dataclass(slots=True)
class Plan:
    """One run."""

    seed: int
    length: float
    tables: list[TablePlan]
    resets: int = 0
    vanishings: int = 0
    rests: int = 0  # long pauses in which all tables leave the memory


@dataclass(slots=True)
class ServerPlan(Plan):
    """A run of a single server."""

    kills: int = 0
    power_cuts: int = 0  # between two steps
    torn_writes: int = 0  # power cuts in the middle of a write
    stops: int = 0  # orderly ends of the server
    sync_faults: int = 0
    full_disks: int = 0
    flips: int = 0

    @property
    def has_disk_faults(self) -> bool:
        """Whether the disk may refuse to write: tables may break off, and come back."""
        return bool(self.sync_faults or self.full_disks)


@dataclass(slots=True)
class ClusterPlan(Plan):
    """A run of some nodes with some NATS servers."""

    nodes: int = 2
    servers: int = 3  # of NATS
    lease: float = 4.0  # seconds
    archives: bool = False  # games that are over are cut off from the logs
    is_busy: bool = False  # nodes have so much to do that they let tables go
    node_kills: int = 0
    node_stops: int = 0
    node_sleeps: int = 0
    node_cuts: int = 0  # a node reaches no NATS server
    nats_kills: int = 0
    nats_sleeps: int = 0
    nats_cuts: int = 0  # a NATS server reaches no other
    elections: int = 0  # a stream loses its leader
    storms: int = 0  # messages get lost, and overtake each other
    lags: int = 0  # what one NATS server has is old


def runs_cluster(seed: int) -> bool:
    """Whether a seed runs the nodes of a cluster."""
    return seed % CLUSTER_EVERY == 0


def make_plan(seed: int) -> Plan:
    """Return what a seed stands for."""
    chance = Random(f"plan {seed}")
    tables = [_plan_table(chance) for _ in range(chance.choice((1, 1, 2, 3)))]
    length = chance.choice(LENGTHS)

    def some(share: float, most: int) -> int:
        return 1 + chance.randrange(most) if chance.random() < share else 0

    plan: Plan
    if runs_cluster(seed):
        plan = ClusterPlan(seed, length, tables, nodes=chance.choice((2, 3)), servers=chance.choice((1, 3, 3)))
        _plan_cluster(plan, chance, some)
    else:
        plan = ServerPlan(seed, length, tables)
        _plan_server(plan, some)
    plan.resets = some(0.5, 10)
    plan.vanishings = some(0.5, 4)
    plan.rests = some(0.2, 1)
    return plan


def _plan_server(plan: ServerPlan, some: Some) -> None:
    plan.kills = some(0.5, 4)
    plan.power_cuts = some(0.3, 3)
    plan.torn_writes = some(0.4, 3)
    plan.stops = some(0.3, 2)
    plan.sync_faults = some(0.3, 3)
    plan.full_disks = some(0.15, 2)
    plan.flips = some(0.2, 8)
    if plan.flips:  # damage to the database and to its witness at once is not promised to be noticed (ADR 15)
        plan.power_cuts = plan.torn_writes = 0


def _plan_cluster(plan: ClusterPlan, chance: Random, some: Some) -> None:
    plan.lease = chance.choice((2.0, 4.0))
    plan.archives = chance.random() < 0.3
    plan.is_busy = chance.random() < 0.4
    plan.node_kills = some(0.5, 4)
    plan.node_stops = some(0.3, 2)
    plan.node_sleeps = some(0.5, 4)
    plan.node_cuts = some(0.5, 4)
    plan.nats_kills = some(0.3, 3)
    plan.nats_sleeps = some(0.3, 2)
    plan.nats_cuts = some(0.3, 3)
    plan.elections = some(0.4, 6)
    plan.storms = some(0.4, 4)
    plan.lags = some(0.3, 3)


def _plan_table(chance: Random) -> TablePlan:
    people = chance.choice((1, 2, 2, 3, 4))
    bots = [chance.choice(BOTS) for _ in range(chance.choice((0, 0, 1, 2)) + (1 if people == 1 else 0))]
    return TablePlan(
        game=chance.choice(GAMES),
        people=people,
        bots=bots,
        watchers=chance.choice((0, 0, 1)),
        rogues=1 if people > 1 and chance.random() < 0.25 else 0,
        thieves=chance.choice((0, 0, 1)),
        speed=chance.choice(SPEEDS),
    )


def wishes_of(plan: TablePlan, name: str) -> dict[str, object]:
    """Return the body of the request that makes a table."""
    wanted: dict[str, object] = {"game": plan.game, "name": name, "speed": plan.speed, "bots": plan.bots}
    if plan.game == "tietgen":
        wanted["options"] = {"end-rule": "throw-limit", "throw-limit": THROWS}
    return wanted
