"""A sample of what make soak holds at every decision: choices, numbers, random moves and refusals are the menu's."""

from __future__ import annotations

import pytest

from tests.contract import decisions
from tests.contract.brawl_case import CASES as BRAWLS
from tests.contract.case import Case
from tests.contract.tietgen_case import TIETGEN
from tests.games import moments

CASES: list[Case] = [*BRAWLS, TIETGEN]
ONE_STATE_IN = 80  # of the records; make soak takes all


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_everything_made_from_the_menu_agrees_at_every_decision(case: Case) -> None:
    tally = decisions.Tally()
    for seed in range(3):
        decisions.check_game(case, seed, tally)
    assert tally.games == 3 and tally.decisions > 100


@pytest.mark.parametrize("folder", moments.folders())
def test_the_menu_is_all_that_is_allowed_at_states_of_the_records(folder: str) -> None:
    tally = decisions.Tally()
    decisions.check_records(folder, tally, one_in=ONE_STATE_IN)
    assert tally.decisions and tally.tried > tally.moves
