"""Stories of games are made in a worker process, and by the server itself when it stops."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Any, cast

import pytest

from pocketmoney.server import storyteller
from pocketmoney.server.worker_pool import WorkerPool
from pocketmoney.table.ports import Log
from tests.server.house import house, play, until
from tests.store.kept import folder


def fail(*_: object) -> bytes:
    raise AssertionError("in this process")


class Workers:
    """A pool that does its work here, in `clock` seconds of waiting; the first processes for each game are killed."""

    def __init__(self, kills: int = 0) -> None:
        self.kills = kills
        self.tried: Counter[str] = Counter()
        self.clock = 0.0

    def submit(self, key: str, call: Callable[[], Any], seconds: float) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        source = cast(Any, call).args[0].source
        game = f"{source.lines[0]!r} {source.number}"
        self.tried[game] += 1
        self.clock += 100
        if self.tried[game] <= self.kills:
            future.set_exception(BrokenExecutor())
        else:
            future.set_result(call())
        return future


class Watched:
    """A log that notes what is used of it."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self.used: set[str] = set()

    def __getattr__(self, name: str) -> object:
        self.used.add(name)
        return getattr(self._log, name)


def told_with(workers: Workers, data: Path, is_done: Callable[[int], bool]) -> tuple[int, int]:
    """Let a server tell stories until enough is done; how many games there were, and how many stories were told."""

    async def evening() -> tuple[int, int]:
        async with house(data) as here:
            registry = here.server.registry
            registry.storyteller.workers = cast(WorkerPool, workers)
            await until(lambda: here.server.service.is_ready)
            live_tables = list(registry.live_tables.values())
            games = registry.storyteller.told + sum(len(live.table.untold) for live in live_tables)
            for live in live_tables * 5:  # as when they play on
                registry.on_game_over(live)
            await until(lambda: is_done(games))
            for live in live_tables * 5:
                registry.on_game_over(live)
            await asyncio.sleep(0.1)
            return games, registry.storyteller.told

    return play(evening())


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


def test_a_running_game_is_compared_with_no_snapshot(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path) as here:
            ann, bob = await here.table_of("Ann", "Bob")
            bob.say(do="ready", n=2)
            await bob.hear("done", n=2)
            ann.say(do="deal", first=0, n=1)
            await bob.hear("play")
            (live,) = here.server.registry.live_tables.values()
            log = Watched(here.server.registry.log)
            here.server.registry.storyteller._log = cast(Log, log)
            await here.server.registry.storyteller.tell(live)
            assert live.story_at == live.table.seq
            assert "read" in log.used and "load_snapshot" not in log.used

    play(evening())


def test_a_story_for_a_table_that_was_evicted_meanwhile_is_not_saved(tmp_path: Path) -> None:
    """The table may have been resumed, and have played on; an entry of its earlier self would break it."""
    data = folder.unpack("rules-1-data-1", tmp_path / "data")

    async def evening() -> None:
        async with house(data) as here:
            registry = here.server.registry
            registry.storyteller.is_on = False
            await until(lambda: here.server.service.is_ready)
            live = next(live for live in registry.live_tables.values() if live.table.untold)
            game, table = live.table.untold[0], live.table.id
            del registry.live_tables[table]
            again = registry.live(table)
            before = live.table.seq
            registry._save_story(live, game, "1", b"a story")
            assert live.table.seq == before and game in again.table.untold
            registry._save_story(again, game, "1", b"a story")
            assert game not in again.table.untold

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


def test_a_story_whose_process_is_killed_is_tried_once_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data, workers = folder.unpack("rules-1-data-1", tmp_path / "data"), Workers(kills=1)
    monkeypatch.setattr(storyteller, "AFTER_KILL", 0.01)
    monkeypatch.setattr(storyteller, "perf_counter", lambda: 0.0)
    games, told = told_with(workers, data, lambda games: workers.tried.total() == 2 * games)
    assert games == told > 1
    assert set(workers.tried.values()) == {2}


def test_a_story_that_kills_every_process_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data, workers = folder.unpack("rules-1-data-1", tmp_path / "data"), Workers(kills=100)
    monkeypatch.setattr(storyteller, "AFTER_KILL", 0.01)
    games, told = told_with(workers, data, lambda games: workers.tried.total() >= 2 * games)
    assert told == 0 and games > 1
    assert set(workers.tried.values()) == {2}


def test_a_story_that_killed_a_process_is_not_tried_again_at_once(tmp_path: Path) -> None:
    data, workers = folder.unpack("rules-1-data-1", tmp_path / "data"), Workers(kills=100)
    games, _ = told_with(workers, data, lambda games: workers.tried.total() == games)
    assert games > 1 and set(workers.tried.values()) == {1}


def test_rests_do_not_grow_with_what_a_story_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data, workers = folder.unpack("rules-1-data-1", tmp_path / "data"), Workers()
    monkeypatch.setattr(storyteller, "perf_counter", lambda: workers.clock)
    games, told = told_with(workers, data, lambda games: workers.tried.total() == games)
    assert games == told > 1
