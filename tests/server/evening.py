"""An evening with a server that is killed again and again, while people play at many of its tables."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

import httpx

from pocketmoney.store.sqlite_log import SqliteLog
from tests.patience import PATIENCE
from tests.server.accounts import Books, check_record, differences
from tests.server.process import Process
from tests.server.steady import Json, Noted, Player, Wishes

NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"]

THROWS = "40"  # a game of Tietgen ends after so many


class Plan(NamedTuple):
    """One table of the evening."""

    game: str
    people: int = 3
    games: int = 1
    bots: int = 0
    watchers: int = 0
    speed: str = "none"
    decks: tuple[str, ...] = ()


class Outcome(NamedTuple):
    """What an evening came to."""

    games: int
    kills: int
    struck: int  # games that were under way at a kill, at least once
    noted: Noted
    events: int


async def evening(data: Path, plans: list[Plan], chance: Random, *, between: int) -> Outcome:
    """Play as planned, with a kill after up to twice as many acknowledged commands as `between` says.

    Whatever does not add up afterwards is an assertion that fails.
    """
    process = Process(data)
    noted = Noted()
    tables: list[Wishes] = []
    struck: set[tuple[str, int]] = set()
    kills = 0
    with ended(process):
        await process.start()
        async with httpx.AsyncClient(base_url=process.url, timeout=PATIENCE) as web:
            for plan in plans:
                tables.append(await set_up(web, plan, chance, noted))
        players = [player for table in tables for player in table.players]
        staying = [asyncio.create_task(player.stay(process)) for player in players]
        try:
            while not all(is_over(table) for table in tables):
                until = noted.acknowledged + (chance.randrange(2 * between) if chance.random() < 0.9 else 0)
                while noted.acknowledged < until and not all(is_over(table) for table in tables):
                    assert not any(task.done() for task in staying), "somebody has gone home"
                    await asyncio.sleep(0.002)
                await asyncio.sleep(chance.random() * 0.01)
                process.kill()
                kills += 1
                hosts = [table.players[0] for table in tables]
                struck |= {(host.code, max(host.told)) for host in hosts if host.table.get("phase") == "playing"}
                await process.start()
            await _check_records(process, tables)
        finally:
            for task in staying:
                task.cancel()
            await asyncio.gather(*staying, return_exceptions=True)
    complaints = process.complaints()
    assert not complaints, "\n".join(complaints[:5])
    _check_logs(data, tables)
    events = sum(len(told) for player in players for told in player.told.values())
    return Outcome(sum(table.games for table in tables), kills, len(struck), noted, events)


@contextmanager
def ended(process: Process) -> Iterator[None]:
    """However it goes, no server is left behind."""
    try:
        yield
    finally:
        process.kill()


async def set_up(
    web: httpx.AsyncClient, plan: Plan, chance: Random, noted: Noted, kind: type[Player] = Player
) -> Wishes:
    """A table with its people, who have not come yet; the host has a seat."""
    wanted: Json = {"game": plan.game, "name": NAMES[0], "speed": plan.speed, "decks": list(plan.decks)}
    if plan.game == "tietgen":
        wanted["options"] = {"end-rule": "throw-limit", "throw-limit": THROWS}
    answer = await web.post("/api/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    wishes = Wishes(plan.games, plan.people, plan.bots)
    for name in NAMES[: plan.people] + [""] * plan.watchers:
        token = made["token"] if name == NAMES[0] else ""
        player = kind(made["code"], name, token, Random(chance.random()), noted)
        player.wishes = wishes
        wishes.players.append(player)
    return wishes


def is_over(table: Wishes) -> bool:
    """Whether everybody has heard how the last game ended."""
    return all(table.games in player.reveals and player.pending is None for player in table.players)


async def _check_records(process: Process, tables: list[Wishes]) -> None:
    async with httpx.AsyncClient(base_url=process.url, timeout=PATIENCE) as web:
        for table in tables:
            host = table.players[0]
            for game in range(1, table.games + 1):
                answer = await web.get(f"/api/tables/{host.code}/games/{game}/record")
                assert answer.status_code == 200, answer.text
                check_record(answer.text, host.reveals[game])


def _check_logs(data: Path, tables: list[Wishes]) -> None:
    with closing(SqliteLog(data)) as log:
        ids = {row.code: row.id for row in log.tables()}
        assert len(ids) == len(tables)
        for table in tables:
            found = differences(Books(log.read(ids[table.players[0].code])), table.players, table.games)
            assert not found, "\n".join(found[:20])
