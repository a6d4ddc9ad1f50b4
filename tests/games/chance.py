"""Random games as text: the same seed gives the same game, move by move and in every build."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

from pocketmoney.core.event import Event
from pocketmoney.core.play import play_randomly
from pocketmoney.core.rng import from_seed
from tests.contract.brawl_case import CASES
from tests.contract.case import Case
from tests.contract.checks import random_move
from tests.contract.tietgen_case import TIETGEN
from tools.written import play

FOLDER = Path(__file__).resolve().parent / "golden"
GOLDEN: list[Case] = [*CASES[:3], TIETGEN]
RECORDED = 2  # games of each case that are written move by move
PLAYED = 12  # of which only the end is written
TOLD = 20  # of which only the events are written
MOVES = 250


def file_of(case: Case) -> Path:
    """Where the games of a case are written."""
    return FOLDER / f"{case.name}.txt"


def recorded(case: Case, seed: int) -> list[str]:
    """A random game with rights and giving up, as a record."""
    rng = from_seed(seed)
    _, recorder, _ = play(case, case.header(rng), rng)
    return [line for line in recorder.text().splitlines() if not line.startswith("rules: ")]


def ended(case: Case, seed: int) -> str:
    """How a random game ends that is played as for training: how many decisions it took, and how things stand."""
    rng = from_seed(1_000 + seed)
    header = case.header(rng)
    state = case.game.set_up(header)
    decisions = play_randomly(state, rng, 100_000, min(case.boundaries, 60))
    return f"{decisions} decisions, @{state.winner} wins: {json.dumps(state.public())}"


def told(case: Case) -> list[str]:
    """Return every kind of event of some random games: how often it was told, and a checksum of all it said."""
    found: dict[str, list[str]] = {}
    for seed in range(TOLD):
        for event in _events(case, 2_000 + seed):
            found.setdefault(event.key, []).append(json.dumps([event.args, event.to, event.mover]))
    return [f"told {key} {len(said)} {crc32(''.join(said).encode()):08x}" for key, said in sorted(found.items())]


def _events(case: Case, seed: int) -> Iterator[Event]:
    rng = from_seed(seed)
    state = case.game.set_up(case.header(rng))
    state.listen()
    for _ in range(MOVES):
        if not state.over:
            state.apply(*random_move(state, rng))
            yield from state.take_events()


def written(case: Case) -> str:
    """All games of a case."""
    lines: list[str] = []
    for seed in range(RECORDED):
        lines += [f"game {seed}", *[f"    {line}".rstrip() for line in recorded(case, seed)]]
    lines += [ended(case, seed) for seed in range(PLAYED)]
    lines += told(case)
    return "\n".join(lines) + "\n"
