"""Garbled messages on an open table: each is refused in words or with a close code, and the table plays on."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random

import pytest

from tests.patience import PATIENCE
from tests.server.house import play
from tests.server.siege import siege

pytestmark = pytest.mark.usefixtures("store")

MESSAGES = 500
GROWTH = 1.05


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks at memory as Linux shows it")
def test_garbled_messages_are_refused_and_the_table_plays_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with asyncio.timeout(3 * PATIENCE):
            outcome = await siege(tmp_path / "data", MESSAGES, Random(6))
        assert outcome.answers["bad-message"] > outcome.messages // 4
        assert outcome.answers["done"] > outcome.messages // 50
        assert outcome.after < outcome.before * GROWTH

    play(story())
