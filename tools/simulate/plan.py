"""What one seed stands for: tables, people, and which faults there are. Each seed leaves some kinds of faults out."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Final

from tests.server.evening import THROWS

GAMES: Final = ("lunch-money", "beer-money", "tietgen")
SPEEDS: Final = ("quick", "normal", "none")
BOTS: Final = ("fair", "easy", "random", "greedy", "grudge", "search:4")
LENGTHS: Final = (60.0, 120.0, 300.0)  # seconds of the run before it calms down


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
    kills: int = 0
    power_cuts: int = 0  # between two steps
    torn_writes: int = 0  # power cuts in the middle of a write
    stops: int = 0  # orderly ends of the server
    sync_faults: int = 0
    full_disks: int = 0
    flips: int = 0
    resets: int = 0
    vanishings: int = 0
    rests: int = 0  # long pauses in which all tables leave the memory
    options: dict[str, str] = field(default_factory=dict)

    @property
    def has_disk_faults(self) -> bool:
        """Whether the disk may refuse to write: tables may break off, and come back."""
        return bool(self.sync_faults or self.full_disks)


def make_plan(seed: int) -> Plan:
    """Return what a seed stands for."""
    chance = Random(f"plan {seed}")
    tables = [_plan_table(chance) for _ in range(chance.choice((1, 1, 2, 3)))]
    plan = Plan(seed, chance.choice(LENGTHS), tables)

    def some(share: float, most: int) -> int:
        return 1 + chance.randrange(most) if chance.random() < share else 0

    plan.kills = some(0.5, 4)
    plan.power_cuts = some(0.3, 3)
    plan.torn_writes = some(0.4, 3)
    plan.stops = some(0.3, 2)
    plan.sync_faults = some(0.3, 3)
    plan.full_disks = some(0.15, 2)
    plan.flips = some(0.2, 3)
    if plan.flips:  # damage to the database and to its witness at once is not promised to be noticed (ADR 15)
        plan.power_cuts = plan.torn_writes = 0
    plan.resets = some(0.5, 10)
    plan.vanishings = some(0.5, 4)
    plan.rests = some(0.2, 1)
    return plan


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
