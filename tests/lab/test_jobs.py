"""A job's games depend on its seed and their number, and on nothing else."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from pocketmoney.core.header import Header
from pocketmoney.lab import executors
from pocketmoney.lab.checkpoint import Ledger
from pocketmoney.lab.compare import Comparison
from pocketmoney.lab.executors import Planner
from pocketmoney.lab.job import Job
from pocketmoney.lab.tournament import Standings, Tournament

NAMES = ["S1", "S2", "S3"]
LUNCH = Header("lunch-money", NAMES)
SIM = Job(LUNCH, ("random", "random", "greedy"), 7, is_rotated=True)
COMPARISON = Comparison(
    LUNCH, ("random",) * 3, 7, is_rotated=True, other=Header("lunch-money", NAMES, {"heal-cap": "none"})
)
TOURNAMENT = Tournament(LUNCH, ("random", "greedy", "easy", "fair"), 7, is_rotated=True)


def ledger_of(job: Job) -> Ledger:
    return Standings(job) if isinstance(job, Tournament) else Ledger(job)


def whole(job: Job, games: int, jobs: int = 1, engine: str = executors.PROCESSES) -> str:
    ledger = ledger_of(job)
    for batch in executors.played(job, 0, games, jobs, engine):
        ledger.take(batch)
    assert ledger.games == games
    return json.dumps(ledger.to_json())


@pytest.mark.parametrize("job", [SIM, COMPARISON, TOURNAMENT], ids=["sim", "compare", "tournament"])
def test_how_games_are_cut_makes_no_difference(job: Job) -> None:
    ledger = ledger_of(job)
    for first, count in [(0, 1), (1, 10), (11, 3), (14, 10)]:
        ledger.take(job.play(first, count))
    assert json.dumps(ledger.to_json()) == whole(job, 24)


def test_processes_make_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "WARMING_UP", 0.0)
    assert whole(TOURNAMENT, 40, jobs=2) == whole(TOURNAMENT, 40)


def test_ray_makes_no_difference() -> None:
    pytest.importorskip("ray", reason="ray is not installed; pip install ray runs this test")
    assert whole(SIM, 12, engine=executors.RAY) == whole(SIM, 12)


def test_other_seeds_are_other_games() -> None:
    assert SIM.play(0, 5).sums != replace(SIM, seed=8).play(0, 5).sums
    assert SIM.play(0, 5).sums != SIM.play(5, 5).sums


def test_a_rotated_player_sits_everywhere() -> None:
    seated = [SIM.players(number) for number in range(3)]
    assert [sorted(players) for players in seated] == [[0, 1, 2]] * 3
    assert [sorted(seats) for seats in zip(*seated, strict=True)] == [[0, 1, 2]] * 3


def test_everybody_in_a_tournament_sits_everywhere_and_meets_everybody() -> None:
    cycle = 4 * 3  # selections of three of four, from three seats
    seats = [[0] * 3 for _ in TOURNAMENT.bots]
    for number in range(cycle):
        for seat, bot in enumerate(TOURNAMENT.players(number)):
            seats[bot][seat] += 1
    assert seats == [[3, 3, 3]] * 4
    assert TOURNAMENT.deal_seed(0) == TOURNAMENT.deal_seed(2) != TOURNAMENT.deal_seed(3)


@pytest.mark.parametrize(("games", "jobs"), [(1, 1), (1, 4), (7, 2), (1_000, 3)])
def test_a_plan_covers_every_game_once(games: int, jobs: int) -> None:
    planner = Planner(5, 5 + games, jobs)
    covered: list[int] = []
    while (span := planner.next()) is not None:
        covered += range(span[0], span[0] + span[1])
        planner.took(SIM.play(0, 0))
    assert covered == list(range(5, 5 + games))


def test_a_game_without_end_is_left() -> None:
    job = Job(Header("tietgen", NAMES), ("random",) * 3, 1, longest=20)
    sums = job.play(0, 2).sums
    assert sums["unfinished"][0] == 2 and sums["turns"][0] <= 2 * 22
