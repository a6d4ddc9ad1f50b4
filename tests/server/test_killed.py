"""A server is killed at random moments while games of every kind are played: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random

import pytest

from tests.patience import PATIENCE
from tests.server.evening import Plan, evening
from tests.server.house import play

PLANS = [
    Plan("beer-money", people=3, games=2, watchers=1),
    Plan("lunch-money", people=4),
    Plan("lunch-money", people=2, games=2, decks=("lunch-money", "beer-money")),
    Plan("beer-money", people=4, speed="quick"),
    Plan("tietgen", people=3),
]


@pytest.mark.skipif(sys.platform == "win32", reason="kills as POSIX does")
def test_every_acknowledged_move_is_there_once_and_every_game_goes_on_to_its_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with asyncio.timeout(3 * PATIENCE):
            outcome = await evening(tmp_path / "data", PLANS, Random(6), between=120)
        assert outcome.games == 7
        assert outcome.kills > 2 and outcome.struck > 2
        assert outcome.noted.again > 0, "nobody waited for an answer when the server was killed"

    play(story())
