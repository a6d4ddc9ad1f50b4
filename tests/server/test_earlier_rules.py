"""A server, stopped and started again as a program with other rules: what was told stays, on either store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from pocketmoney.core.record import RULES_VERSION
from pocketmoney.games.brawl.card import BASIC
from pocketmoney.games.brawl.cards import CARDS
from pocketmoney.server.api import replay_views
from pocketmoney.server.worker_pool import WorkerPool
from tests.patience import PATIENCE
from tests.server.house import Device, House, Json, house, play, until
from tests.server.test_tables import spelled
from tests.table.earlier import EARLIER, other_rulings

assert replay_views.NEVER  # loaded with all that it needs, before anything is patched

pytestmark = pytest.mark.usefixtures("store")

BASIC_ATTACKS = {card.id for card in CARDS if card.type == BASIC}
MODULES = (
    "core.record", "core.recorder", "table.adoption", "table.divergence", "table.reducer", "table.played_game",
    "table.table_messages", "table.state", "table.table", "table.handlers.vote",
)  # fmt: skip


def run_here(self: WorkerPool, key: str, call: Callable[[], object], seconds: float = 0) -> asyncio.Future[object]:
    done: asyncio.Future[object] = asyncio.get_running_loop().create_future()
    done.set_result(call())
    return done


@contextmanager
def earlier_program(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """While this lasts, the program has the earlier rules: another version, and a ruling that is another one."""
    with monkeypatch.context() as patch, other_rulings():
        patch.setattr(WorkerPool, "submit", run_here)  # another process would have the present rules
        for module in MODULES:
            patch.setattr(f"pocketmoney.{module}.RULES_VERSION", EARLIER)
        yield


async def deal(people: list[Device], n: int) -> None:
    """Another game of these people, who take their time."""
    for person in people:
        person.say(do="ready", n=n)
        await person.hear("done", n=n)
    people[0].say(do="arrange", n=n + 1, speed="none")
    people[0].say(do="deal", first=0, n=n + 2)


async def shown(here: House, code: str) -> Json:
    """What is told of the first game of a table."""
    path = f"/api/tables/{code}/games/1"
    replay, record = await here.web.get(f"{path}/replay"), await here.web.get(f"{path}/record")
    assert (replay.status_code, record.status_code) == (200, 200), replay.text
    found: Json = {"replay": replay.json(), "record": record.text}
    return found


async def until_told(here: House, code: str) -> None:
    """Wait until the story of the first game is in the log, or in an archive."""
    [room] = [room for room in here.server.registry.live_tables.values() if room.table.code == code]
    await until(lambda: not room.table.untold)


async def strike(people: list[Device]) -> None:
    """Play on until a Jab or the like has landed: there the rulings differ."""
    n = 1_000
    while not any(event[0] == "hits" and event[1]["card"] in BASIC_ATTACKS for event in _events(people[0])):
        person, choices = await next_play(people)
        basic = [choice for choice in choices if choice["text"] in BASIC_ATTACKS and "at" in choice]
        passes = [choice for choice in choices if choice["do"] in ("take", "pass")]
        discards = [choice for choice in choices if choice["do"] == "discard"]
        n += 1
        person.say(do="move", n=n, move=spelled((basic or discards or passes or choices)[0]))
        await until(lambda: any(n in (m.get("done"), m.get("n")) for m in person.heard))  # noqa: B023


async def next_play(people: list[Device]) -> tuple[Device, list[Json]]:
    """Somebody who is asked, and what they may do."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for person in people:
                last = next((message for message in reversed(person.heard) if message["is"] == "play"), {})
                choices = last.get("choices") or []
                if any(not choice.get("may") for choice in choices):
                    return person, choices
            await asyncio.sleep(0.01)


def test_what_was_told_by_earlier_rules_is_told_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A finished game, replayed and downloaded before and after a change of the rules."""

    async def before() -> tuple[str, Json]:
        async with house(tmp_path) as here:
            people = await here.table_of("Ann", "Bob", game="lunch-money")
            await deal(people, 10)
            await strike(people)
            people[1].say(do="move", n=3_000, move="concede")
            await people[0].hear("reveal")
            code = str(people[0].heard[1]["code"])
            await until_told(here, code)
            return code, await shown(here, code)

    async def after(code: str) -> Json:
        async with house(tmp_path) as here:
            table = await here.web.get(f"/api/tables/{code}")
            assert (table.json()["phase"], table.json()["games"]) == ("over", 1)
            return await shown(here, code)

    with earlier_program(monkeypatch):
        code, then = play(before())
    assert then["replay"]["rules"] == EARLIER and then["replay"]["differs"] is None
    assert play(after(code)) == then


def test_a_running_game_goes_on_from_its_snapshot_if_the_table_agrees(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def before() -> Json:
        async with house(tmp_path) as here:
            ann, bob = people = await here.table_of("Ann", "Bob", game="lunch-money")
            await deal(people, 10)
            await strike(people)
            tokens = {"Ann": here.tokens["Ann"], "Bob": next(m["token"] for m in bob.heard if m.get("token"))}
            events = [event for event in _events(ann) if event[0] != "you-draw"]
            return {"code": ann.heard[1]["code"], **tokens, "public": _last(ann)["public"], "events": events}

    async def after(known: Json) -> Json:
        async with house(tmp_path) as here:
            people = [await here.hello(known["code"], known[name]) for name in ("Ann", "Bob")]
            table = await people[0].hear("table")
            assert table["stuck"] and table["vote"]["option"] == "rules"
            assert (table["differs"]["theirs"], table["differs"]["ours"]) == (EARLIER, RULES_VERSION)
            assert (await people[0].hear("play"))["public"] == known["public"]
            people[0].say(do="move", n=2_000, move="pass")
            assert (await people[0].hear("refused"))["key"] == "rules-vote"
            for person in people:
                person.say(do="answer-vote", n=2_001, yes=True)
            await until(lambda: not _last(people[0], "table").get("stuck"))
            people[0].say(do="move", n=2_002, move="concede")
            await people[0].hear("reveal")
            return await shown(here, known["code"])

    with earlier_program(monkeypatch):
        known = play(before())
    told = play(after(known))
    assert told["replay"]["rules"] == EARLIER and told["replay"]["differs"] is None
    assert f"\nrules: {EARLIER}\n" in told["record"]
    assert f"\n# by version {RULES_VERSION} of the rules from here on\n" in told["record"]
    events = [event for step in told["replay"]["steps"] for event in step.get("events", ()) if len(event) == 2]
    assert events[: len(known["events"])] == known["events"], "what was played before is told as it was"


def test_stories_are_told_before_a_server_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also of games that ended just now: the next program may have other rules."""

    async def before() -> tuple[str, Json]:
        async with house(tmp_path) as here:
            people = await here.table_of("Ann", "Bob", game="lunch-money")
            monkeypatch.setattr(here.server.registry.storyteller, "queue", lambda room: None)
            await deal(people, 10)
            await strike(people)
            people[1].say(do="move", n=3_000, move="concede")
            await people[0].hear("reveal")
            code = str(people[0].heard[1]["code"])
            return code, await shown(here, code)

    async def after(code: str) -> Json:
        async with house(tmp_path) as here:
            return await shown(here, code)

    with earlier_program(monkeypatch):
        code, then = play(before())
    assert play(after(code)) == then


def _last(person: Device, kind: str = "play") -> Json:
    return next((message for message in reversed(person.heard) if message["is"] == kind), {})


def _events(person: Device) -> list[Any]:
    """Every event that somebody has heard."""
    return [event for message in person.heard if message["is"] == "play" for event in message["events"]]
