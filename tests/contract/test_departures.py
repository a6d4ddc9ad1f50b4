"""Players leave at every kind of question and in every role, and the game goes on as the rules say."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.contract import brawl_departure, tietgen_departure
from tests.contract.departure import Part, Tally, missing, play

LEAST = 50  # games, and then as many as it takes until somebody has left in every role that is often there
MOST = 600


@pytest.mark.timeout(600)  # on a busy machine
@pytest.mark.parametrize(
    ("parts", "possible"),
    [
        (brawl_departure.PARTS, brawl_departure.POSSIBLE),
        ([tietgen_departure.PART], tietgen_departure.POSSIBLE),
    ],
    ids=["cards", "tietgen"],
)
def test_players_leave_at_every_question_in_every_role(parts: Sequence[Part], possible: dict[str, str]) -> None:
    """A sample; make soak plays twenty thousand games and waits for the rare roles too."""
    tally = Tally()
    for seed in range(MOST):
        if seed >= LEAST and not missing(possible, tally, often=True):
            break
        play(parts[seed % len(parts)], seed, tally, tries=1, one_record_in=4)
    assert not missing(possible, tally, often=True), "nobody has left there: is the question still asked?"
