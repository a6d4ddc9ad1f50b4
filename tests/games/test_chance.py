"""A seed gives the same random game for ever; `python -m tools.transcripts` writes the games anew."""

from __future__ import annotations

import pytest

from tests.contract.case import Case
from tests.games import chance


@pytest.mark.parametrize("case", chance.GOLDEN, ids=lambda case: case.name)
def test_random_games_are_as_they_were_written(case: Case) -> None:
    assert chance.written(case).splitlines() == chance.file_of(case).read_text(encoding="utf-8").splitlines()
