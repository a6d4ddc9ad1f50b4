"""Nodes and NATS servers fail while games are played: nothing that was acknowledged is lost, and every game ends."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

from tests.cluster.storm import KINDS, storm
from tests.server.evening import Plan
from tests.server.house import play

ENDLESS = 10**6
PLANS = [
    Plan("beer-money", people=3, games=ENDLESS),
    Plan("lunch-money", people=3, games=ENDLESS),
    Plan("beer-money", people=2, games=ENDLESS, watchers=1),
    Plan("lunch-money", people=2, games=ENDLESS),
    Plan("beer-money", people=3, games=ENDLESS, speed="quick"),
    Plan("tietgen", people=2, games=ENDLESS),
]


# nats-py does not close its connection to a server that accepts it and then says nothing, as a paused one does.
@pytest.mark.filterwarnings("ignore:unclosed <StreamWriter:ResourceWarning")
@pytest.mark.timeout(1_200)
@pytest.mark.skipif(sys.platform == "win32", reason="kills as POSIX does")
@pytest.mark.usefixtures("nats_program")
def test_every_acknowledged_move_is_there_once_whatever_fails(tmp_path: Path) -> None:
    async def story() -> None:
        outcome = await storm(tmp_path, PLANS, list(KINDS), Random(8), between=60)
        assert sum(outcome.faults.values()) == len(KINDS)
        assert outcome.noted.again > 0, "nobody waited for an answer when something failed"
        assert outcome.claims > outcome.tables, "no table was taken over"
        assert outcome.takeovers, "no table of a node that was killed was played on"

    play(story())
