"""Every game through the same suite: random tables, random play, the contract checked at decisions on the way."""

from __future__ import annotations

import pytest

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.play import play_randomly, submit
from pocketmoney.core.rng import from_seed
from tests.contract import checks
from tests.contract.brawl_case import CASES as BRAWLS
from tests.contract.case import Case
from tests.contract.tietgen_case import TIETGEN

CASES: list[Case] = [*BRAWLS, TIETGEN]

LIMIT = 200_000


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
@pytest.mark.parametrize("seed", range(8))
def test_the_contract_holds_at_decisions_of_random_games(case: Case, seed: int) -> None:
    rng = from_seed(seed * 1000 + len(case.name))
    header = case.header(rng)
    state = case.game.set_up(header)
    moves: list[tuple[int, Action]] = []
    steps = 0
    while not state.over and steps < 250:
        checks.check_asked(case, state)
        case.count_pieces(state)
        checks.check_skipping(case, state)
        checks.check_random_moves(case, state, rng)
        if steps % 23 == 0:
            checks.check_menus(case, state, rng)
        checks.check_clone(case, state, rng)
        checks.check_json(case, state, rng, 10 if steps % 5 == 0 else 0)
        if steps % 10 == 0:
            checks.check_pickle(case, state)
        if steps % 4 == 0:
            checks.check_imagined(case, state, rng)
        if steps % 2 == 0:
            checks.check_two_worlds(case, state, rng)
        move = checks.random_move(state, rng)
        moves.append(move)
        assert submit(state, *move) is None
        steps += 1
    again = case.game.set_up(header)
    for move in moves:
        again.apply(*move)
    assert again.digest() == state.digest()


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
