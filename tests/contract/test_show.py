"""What a table tells its seats: nothing beyond their views, and exactly the moves that are on their menus."""

from __future__ import annotations

import pytest

from pocketmoney.core.rng import from_seed
from tests.contract import checks
from tests.contract.brawl_case import CASES as BRAWLS
from tests.contract.case import Case
from tests.contract.telling import MOVES, check_mark, check_told
from tests.contract.tietgen_case import TIETGEN

CASES: list[Case] = [*BRAWLS, TIETGEN]

SEEDS = 3  # of random tables; make soak takes many


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_seat_is_told_what_it_knows_and_what_it_may_do(case: Case, seed: int) -> None:
    check_told(case, seed)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
@pytest.mark.parametrize("seed", range(SEEDS))
def test_the_mark_changes_when_a_secret_comes_out(case: Case, seed: int) -> None:
    check_mark(case, seed)


@pytest.mark.parametrize("case", [*BRAWLS[:3], TIETGEN], ids=lambda case: case.name)
def test_every_kind_of_question_is_asked(case: Case) -> None:
    """No word of the list is idle, so that a table may give each a length."""
    rng = from_seed(5)
    missing = set(case.game.askings())
    if case.name == "lunch-money":
        missing -= {"distracted", "weapon-back"}
    elif case.name == "beer-money":
        missing -= {"series", "pass-on"}
    elif case is TIETGEN:
        missing.discard("place")  # chance seldom leads there; tests/games/tietgen/test_public_view.py does
    for _ in range(600):
        state = case.game.set_up(case.header(rng))
        for _ in range(MOVES):
            missing.discard(state.asking())
            if state.over or not missing:
                break
            state.apply(*checks.random_move(state, rng))
        if not missing:
            return
    assert not missing
