"""Finished games are put away while things fail: each is in an archive, whole and the same wherever it is."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from pocketmoney.server.cluster.archive import RECORDS, STORIES
from pocketmoney.server.cluster.server import LOOKS
from pocketmoney.server.storyteller import LONGEST
from pocketmoney.store.nats.cluster import Cluster
from pocketmoney.table.ports import Snapshot
from tests.cluster.quarter import SHORT, files_in, onlooker, quarter
from tests.cluster.storm import KILL_NATS, KILL_NODE, PAUSE_NODE, STOP_NODE, Storm
from tests.cluster.test_log import append, lines, made
from tests.cluster.test_nodes import deal, sit_apart
from tests.patience import PATIENCE
from tests.server.accounts import check_record
from tests.server.evening import Plan
from tests.server.house import play, until
from tests.server.test_tables import plays_on

ENDLESS = 10**6
PLANS = [Plan("beer-money", people=2, games=ENDLESS), Plan("lunch-money", people=2, games=ENDLESS)] * 2
FAULTS = [KILL_NODE, PAUSE_NODE, KILL_NATS, STOP_NODE]


def test_a_node_that_dies_over_the_archive_loses_no_game(
    nats_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with quarter(nats_url, tmp_path, lease=SHORT) as houses:
            first = houses[0].server
            written = asyncio.Event()

            async def die(table: str, snapshot: Snapshot, games: int) -> bool:
                written.set()  # the file is there, and the log is not cut off
                await asyncio.Event().wait()
                return False

            monkeypatch.setattr(first.cluster.log, "rebase", die)
            made, people = await sit_apart(houses)
            await deal(people)
            reveals = await asyncio.gather(*[plays_on(person) for person in people])
            await asyncio.wait_for(written.wait(), PATIENCE)
            await houses[0].die()
            await until(lambda: houses[1].codes == {made["code"]})
            again = await houses[1].hello(made["code"], houses[1].tokens["Bob"])
            await again.hear("table")
            again.say(do="say", n=900, text="and on")
            await again.hear("talk", text="and on")
            record = await houses[1].web.get(f"/api/tables/{made['code']}/games/1/record")
            assert record.status_code == 200
            check_record(record.text, reveals[0])
            kinds = {Path(name).name.split(".", 1)[1] for name in files_in(tmp_path / "node0" / "archive")}
            assert kinds == {RECORDS, STORIES}

    play(story())


@pytest.mark.parametrize("kills", [1, 9])
def test_a_game_whose_worker_is_killed_is_tried_once_more(
    nats_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kills: int
) -> None:
    async def story() -> None:
        async with quarter(nats_url, tmp_path, 1) as [house]:
            archiver = house.server.archiver
            jobs: list[float] = []

            def submit(key: str, call: Callable[[], Any], seconds: float = 0) -> asyncio.Future[Any]:
                done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
                jobs.append(seconds)
                if len(jobs) <= kills:
                    done.set_exception(BrokenExecutor())
                else:
                    done.set_result(call())
                return done

            monkeypatch.setattr(archiver._replayers, "submit", submit)
            monkeypatch.setattr("pocketmoney.server.cluster.archiver.AFTER_KILL", 0.01)
            _, people = await sit_apart([house])
            await deal(people)
            await asyncio.gather(*[plays_on(person) for person in people])
            await until(lambda: archiver.archived or len(jobs) == 2)
            await asyncio.sleep(3 * LOOKS)
            assert (archiver.archived, jobs) == (int(kills == 1), [LONGEST] * 2)

    play(story())


def test_an_owner_that_slept_over_the_archive_cuts_nothing_off(nats_url: str, tmp_path: Path) -> None:
    async def rebase(cluster: Cluster, seq: int) -> bool:
        return await cluster.log.rebase("t", Snapshot(seq, "1", b"as it stood"), 1)

    async def story() -> None:
        async with onlooker(nats_url, tmp_path) as asleep, onlooker(nats_url, tmp_path) as awake:
            await made(asleep)
            await append(asleep, "t", 1, b"one")
            bases = asleep.log._bases
            update = bases.update

            async def sleep(key: str, value: bytes, revision: int) -> int:
                """Meanwhile somebody else takes the table over, plays on, and cuts off more."""
                await awake.log.take_up("t", "b")
                assert await append(awake, "t", 2, b"two") == ""
                assert await rebase(awake, 2)
                return await update(key, value, revision)

            bases.update = sleep  # type: ignore[method-assign]
            assert not await rebase(asleep, 1)
            assert await append(awake, "t", 3, b"three") == ""
            assert await lines(awake) == [b"three"] and await lines(asleep) == [b"three"]
            bases.update = update  # type: ignore[method-assign]
            assert not await rebase(asleep, 1)

    play(story())


@pytest.mark.timeout(1_200)
@pytest.mark.skipif(sys.platform == "win32", reason="kills as POSIX does")
@pytest.mark.usefixtures("nats_program")
def test_every_finished_game_is_in_an_archive_whatever_fails(tmp_path: Path) -> None:
    async def story() -> None:
        storm = Storm(tmp_path, Random(8), archives=True)
        try:
            await storm.begin(PLANS)
            for kind in FAULTS:
                await storm.until_played(150)
                await storm.fault(kind)
            await storm.play_out()
            await storm.leave()
            await until_put_away(storm)
            await check_records(storm, tmp_path)
            await storm.watch.close()
        finally:
            await storm.leave()
            storm.end()
        assert not [line for node in storm.nodes for line in node.complaints()]

    play(story())


async def until_put_away(storm: Storm) -> None:
    """Wait until the log of every table begins behind its last game."""
    watch = storm.watch
    async with asyncio.timeout(PATIENCE):
        for table in storm.tables:
            await watch.directory.follow()
            name = watch.directory.codes[table.players[0].code]
            while (base := (await watch.log.peek(name)).base) is None or base.games < table.games:
                await asyncio.sleep(0.2)


async def check_records(storm: Storm, folder: Path) -> None:
    """Every game can be fetched from every node, holds, and lies in an archive; twice only if both are the same."""
    kept: dict[tuple[str, str], set[bytes]] = {}
    for file in folder.glob(f"node*/archive/*/*/*.{RECORDS}"):
        kept.setdefault((file.parent.name, file.name), set()).add(file.read_bytes())
    games = Counter(table for table, _ in kept)
    for node in storm.nodes:
        async with httpx.AsyncClient(base_url=node.url, timeout=PATIENCE) as web:
            for table in storm.tables:
                host = table.players[0]
                for game in range(1, table.games + 1):
                    answer = await web.get(f"/api/tables/{host.code}/games/{game}/record")
                    assert answer.status_code == 200, answer.text
                    check_record(answer.text, host.reveals[game])
    for table in storm.tables:
        assert games[storm.watch.directory.codes[table.players[0].code]] == table.games
    assert all(len(versions) == 1 for versions in kept.values())
