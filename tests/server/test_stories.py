"""Stories of games are made in a worker process, and by the server itself when it stops."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.house import house, play, until
from tests.store.kept import folder


def fail(*_: object) -> bytes:
    raise AssertionError("in this process")


def test_stories_are_made_in_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = folder.unpack("rules-1-data-1", tmp_path / "data")

    async def evening() -> None:
        async with house(data) as here:
            registry = here.server.registry
            with monkeypatch.context() as patched:
                patched.setattr("pocketmoney.server.api.replay_views.story", fail)
                patched.setattr("pocketmoney.server.storyteller.RESTS", 0)
                await until(lambda: here.server.service.is_ready and registry.storyteller.told)
            assert here.server.service.replayers.is_started

    play(evening())


def test_a_server_that_stops_makes_the_last_stories_without_a_worker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = folder.unpack("rules-1-data-1", tmp_path / "data")

    async def first() -> int:
        async with house(data) as here:
            monkeypatch.setattr(here.server.registry.storyteller, "queue", lambda room: None)
            await until(lambda: here.server.service.is_ready)
            assert any(room.table.untold for room in here.server.registry.live_tables.values())
        assert not here.server.service.replayers.is_started
        return here.server.registry.storyteller.told

    async def second() -> None:
        async with house(data) as here:
            await until(lambda: here.server.service.is_ready)
            assert not any(room.table.untold for room in here.server.registry.live_tables.values())

    assert play(first()) > 0
    play(second())
