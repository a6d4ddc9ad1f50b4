"""Every game through the same suite: random tables, random play, the contract checked at decisions on the way."""

from __future__ import annotations

import pytest

from pocketmoney.core.action import NOBODY
from pocketmoney.core.play import play_randomly
from pocketmoney.core.rng import from_seed
from tests.contract import checks
from tests.contract.brawl_case import CASES as BRAWLS
from tests.contract.case import Case
from tests.contract.tietgen_case import TIETGEN

CASES: list[Case] = [*BRAWLS, TIETGEN]

LIMIT = 200_000
SEEDS = 3  # of random tables; make soak takes many


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
@pytest.mark.parametrize("seed", range(SEEDS))
def test_the_contract_holds_at_decisions_of_random_games(case: Case, seed: int) -> None:
    checks.check_decisions(case, seed)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_random_games_end(case: Case) -> None:
    rng = from_seed(len(case.name))
    for _ in range(case.games):
        header = case.header(rng)
        state = case.game.set_up(header)
        play_randomly(state, rng, LIMIT, case.boundaries)
        case.count_pieces(state)
        assert state.over or 0 < case.boundaries <= state.boundary()
        standing = [seat for seat in range(state.seats) if not state.is_out(seat)]
        assert state.winner in (*standing, NOBODY)
        case.check_end(header, state, len(standing))
