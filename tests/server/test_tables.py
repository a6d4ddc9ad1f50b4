"""Tables over real sockets: made, joined, played at to the end, left, come back to, taken up again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from picows import WSCloseCode

from pocketmoney.server.table_driver import BUSY_FROM
from pocketmoney.store.sqlite_log import SqliteLog
from pocketmoney.table.ports import Durable
from tests.server import adapter
from tests.server.house import Device, House, Json, house, play, until

pytestmark = pytest.mark.usefixtures("store")


async def deal(here: House, *names: str, bots: int = 0) -> list[Device]:
    """People and bots at a table where the cards were just dealt."""
    people = await here.table_of(*names)
    host = people[0]
    for _ in range(bots):
        host.say(do="add-bot", bot="fair")
    host.say(do="arrange", n=9, speed="quick")
    for person in people:
        person.say(do="ready", n=10)
        await person.hear("done", n=10)
    host.say(do="deal", first=0, n=11)
    return people


def spelled(choice: Json) -> str:
    """The first move that a choice stands for."""
    text = str(choice["text"])
    if "at" in choice:
        text += f" > @{choice['at'][0]}"
    for key in ("one", "some"):
        if key in choice:
            text += f" {choice[key][0]}"
    return text


async def plays_on(person: Device) -> Json:
    """Make the first move that is offered until the game is over; returns what is revealed then."""
    number = 100
    while True:
        message = await person.hear_any()
        if message["is"] == "reveal":
            return message
        if message["is"] == "play" and message.get("choices"):
            answers = [choice for choice in message["choices"] if choice["do"] != "concede" and not choice.get("may")]
            if answers:
                number += 1
                person.say(do="move", n=number, move=spelled(answers[0]))


def test_a_table_is_made_and_joined_by_its_code(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            made = await here.make("Ann")
            assert len(made["code"]) == 5
            assert made["link"] == f"{here.url}/#{made['code']}"
            ann = await here.hello(made["code"], made["token"])
            await ann.hear("welcome", v=1)
            await here.sit(made["code"].lower(), "Bob")
            table = await ann.hear("table")
            while len(table["chairs"]) < 2:
                table = await ann.hear("table")
            assert [chair["name"] for chair in table["chairs"]] == ["Ann", "Bob"]
            shown = (await here.web.get(f"/api/tables/{made['code']}")).json()
            assert shown["players"] == ["Ann", "Bob"]

    play(story())


def test_what_somebody_said_before_they_were_gone_is_done(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            ann, bob = await here.table_of("Ann", "Bob")
            for number in range(3):
                bob.say(do="say", n=2 + number, text=f"word {number}")
            bob.say(do="leave", n=5)
            bob.leave()
            told = [(await ann.hear("talk"))["text"] for _ in range(3)]
            assert told == [f"word {number}" for number in range(3)]
            while len((await ann.hear("table"))["chairs"]) > 1:
                pass

    play(story())


def test_it_runs_on_the_loop_of_the_standard_library(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, quiet=1) as here:
            ann, bob = await here.table_of("Ann", "Bob")
            ann.say(do="say", n=1, text="x" * 200)
            assert (await bob.hear("talk"))["text"] == "x" * 200
            bob.shout(b"{}" * 9_000)
            assert await bob.gone() == WSCloseCode.MESSAGE_TOO_BIG
            assert (await here.web.get("/healthz")).status_code == 200

    asyncio.run(story())


@pytest.mark.timeout(180)
@pytest.mark.parametrize("busy_from", [BUSY_FROM, 0])
def test_a_game_is_played_to_its_end_and_can_be_read_again(busy_from: int, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, message_burst=10**6, messages_per_second=10**6) as here:
            here.server.registry.busy_from = busy_from
            people = await deal(here, "Ann", "Bob", "Cy")
            await until(lambda: any(message["is"] == "play" for message in people[0].heard))
            code = people[0].heard[1]["code"]
            path = f"/api/tables/{code}/games/1"
            running = await here.web.get(f"{path}/record")
            assert (running.status_code, running.json()["key"]) == (409, "game-not-over")
            reveals = await asyncio.gather(*[plays_on(person) for person in people])
            assert all(reveal == reveals[0] for reveal in reveals)
            record = (await here.web.get(f"{path}/record")).text
            assert "game: beer-money" in record and "seats: Ann Bob Cy" in record
            replay = (await here.web.get(f"{path}/replay")).json()
            assert replay["seats"] == ["Ann", "Bob", "Cy"] and replay["seed"] == reveals[0]["seed"]
            assert len(replay["steps"]) > 20 and len(replay["steps"][0]["own"]) == 3
            missing = await here.web.get(f"/api/tables/{code}/games/2/replay")
            assert (missing.status_code, missing.json()["key"]) == (404, "no-such-game")

    play(story())


def test_a_server_that_stops_says_so_and_takes_the_table_up_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            ann, bob = await deal(here, "Ann", "Bob")
            before = await ann.hear("play")
            code = ann.heard[1]["code"]
            token = here.tokens["Ann"]
        assert await ann.gone() == WSCloseCode.SERVICE_RESTART
        assert ann.heard[-1] == {"is": "bye", "key": "server-stops"}
        assert await bob.gone() == WSCloseCode.SERVICE_RESTART
        async with house(tmp_path) as here:
            await until(lambda: here.server.registry.live_tables)
            ann = await here.hello(code, token)
            after = await ann.hear("play")
            assert (after["public"], after["own"]) == (before["public"], before["own"])

    play(story())


def test_nobody_hears_of_a_move_before_it_is_durable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[tuple[Durable, BaseException | None]] = []
    is_slow = False
    kind = adapter.log_class()
    write: Any = kind.append

    def slowly(log: object, table: str, first: int, entries: list[bytes], durable: Durable) -> None:
        write(log, table, first, entries, (lambda fault: held.append((durable, fault))) if is_slow else durable)

    monkeypatch.setattr(kind, "append", slowly)

    async def story() -> None:
        nonlocal is_slow
        async with house(tmp_path) as here:
            ann, bob = await here.table_of("Ann", "Bob")
            await ann.hear("table")
            heard = len(bob.heard)
            is_slow = True
            ann.say(do="say", n=1, text="one")
            await until(lambda: len(held) == 1)
            ann.say(do="look", n=2)
            ann.say(do="say", n=3, text="two")
            await until(lambda: len(held) == 2)
            assert len(bob.heard) == heard and ann.heard[-1]["is"] != "talk"
            is_slow = False
            for durable, fault in held:
                durable(fault)
            assert [(await bob.hear("talk"))["text"] for _ in range(2)] == ["one", "two"]
            await ann.hear("done", n=3)
            told = [message["n"] for message in ann.heard if message["is"] in ("done", "refused")]
            assert told[-3:] == [1, 2, 3]

    play(story())


def test_a_table_whose_log_fails_is_taken_up_again_from_what_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_full = False
    kind = adapter.log_class()
    write: Any = kind.append

    def failing(log: object, table: str, first: int, entries: list[bytes], durable: Durable) -> None:
        if is_full:
            durable(OSError("no room on the disk"))
        else:
            write(log, table, first, entries, durable)

    monkeypatch.setattr(kind, "append", failing)

    async def story() -> None:
        nonlocal is_full
        async with house(tmp_path) as here:
            ann, bob = await here.table_of("Ann", "Bob")
            other, _ = await here.table_of("Cy", "Di")
            code = (await ann.hear("table"))["code"]
            is_full = True
            ann.say(do="say", n=1, text="lost")
            for person in (ann, bob):
                assert await person.gone() == WSCloseCode.INTERNAL_ERROR
                assert person.heard[-1] == {"is": "bye", "key": "table-broken"}
            is_full = False
            again = await here.hello(code, here.tokens["Ann"])
            again.say(do="say", n=1, text="once more")
            assert (await again.hear("talk"))["text"] == "once more"
            other.say(do="say", n=1, text="undisturbed")
            await other.hear("talk")
            assert here.server.metrics.broken == 1

    play(story())


def test_a_deleted_table_is_gone_for_everybody(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            ann, bob = await here.table_of("Ann", "Bob")
            code = (await ann.hear("table"))["code"]
            ann.say(do="delete", n=1)
            await ann.gone()
            await bob.gone()
            assert bob.heard[-1]["is"] == "bye"
            assert (await here.web.get(f"/api/tables/{code}")).status_code == 404
            assert not here.server.registry.live_tables
        log = SqliteLog(tmp_path)
        assert log.tables() == []
        log.close()

    play(story())


def test_a_table_that_nobody_visits_rests_and_wakes_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            ann, bob = await here.table_of("Ann", "Bob")
            code = (await ann.hear("table"))["code"]
            here.server.registry.rest(0)
            assert len(here.server.registry.live_tables) == 1
            ann.leave()
            bob.leave()
            await until(
                lambda: not any(room.subscribers or room.held for room in here.server.registry.live_tables.values())
            )
            here.server.registry.rest(0)
            assert not here.server.registry.live_tables
            table = await (await here.hello(code, here.tokens["Ann"])).hear("table")
            assert [chair["name"] for chair in table["chairs"]] == ["Ann", "Bob"]

    play(story())


def test_a_table_that_nobody_has_visited_for_long_is_deleted(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            old = await here.make("Ann")
            visited = await here.make("Bob")
            bob = await here.hello(visited["code"], visited["token"])
            await bob.hear("table")
            later = here.server.registry.now() + 91 * 24 * 3600 * 1000
            here.server.registry.now = lambda: later
            await here.server._expire()
            assert list(here.server.registry.codes) == [visited["code"]]
            assert (await here.web.get(f"/api/tables/{old['code']}")).status_code == 404
            bob.say(do="say", n=1, text="still here")
            await bob.hear("talk")

    play(story())


def test_a_table_with_a_fault_is_dropped_and_the_others_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from pocketmoney.table.handlers import talk

    def broken(*_: object) -> None:
        raise AssertionError("an invariant is broken")

    async def story() -> None:
        async with house(tmp_path) as here:
            ann, _ = await here.table_of("Ann", "Bob")
            other, _ = await here.table_of("Cy", "Di")
            with monkeypatch.context() as patch:
                patch.setattr(talk, "clean", broken)
                ann.say(do="say", n=1, text="boom")
                assert await ann.gone() == WSCloseCode.INTERNAL_ERROR
            other.say(do="say", n=1, text="undisturbed")
            await other.hear("talk")

    play(story())
    assert "an invariant is broken" in capsys.readouterr().err


def test_a_game_goes_on_after_the_rules_have_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that stops in good order keeps a snapshot, which a program with other rules goes on from."""

    async def before() -> dict[str, str]:
        async with house(tmp_path) as here:
            ann, _ = await deal(here, "Ann", "Bob")
            assert (await ann.hear("play"))["public"]["turn_number"] == 1
            ann.say(do="move", n=21, move="pass")
            assert (await ann.hear("play", done=21))["public"]["turn_number"] == 2
            return {"code": ann.heard[1]["code"], "token": here.tokens["Ann"]}

    async def after(known: dict[str, str]) -> None:
        async with house(tmp_path) as here:
            ann = await here.hello(known["code"], known["token"])
            assert not (await ann.hear("table")).get("stuck")
            assert (await ann.hear("play"))["public"]["turn_number"] == 2

    known = play(before())
    for module in ("pocketmoney.table.table", "pocketmoney.table.table_messages"):
        monkeypatch.setattr(f"{module}.RULES_VERSION", "other rules")
    play(after(known))


def test_a_guest_who_was_not_told_of_the_chair_before_the_server_was_killed_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The entry is on the disk, and nobody ever heard of it: the token that the guest chose proves whose it is."""
    kind = adapter.log_class()
    append: Any = kind.append
    sits = {"do": "sit", "n": 1, "name": "Bob", "token": "b" * 40}

    def durable_but_dead(log: object, table: str, first: int, entries: list[bytes], durable: Durable) -> None:
        append(log, table, first, entries, lambda *_: None if b"Bob" in b"".join(entries) else durable(*_))

    async def before() -> str:
        async with house(tmp_path) as here:
            code = str((await here.make("Ann"))["code"])
            monkeypatch.setattr(kind, "append", durable_but_dead)
            bob = await here.hello(code)
            await bob.hear("table")
            bob.say(**sits)
            await until(lambda: here.server.registry.find(code).table.seq >= 3)  # type: ignore[union-attr]
            await asyncio.sleep(0.1)
            assert not [message for message in bob.heard if message["is"] == "done"]
            monkeypatch.setattr(kind, "append", append)
            return code

    async def after(code: str) -> None:
        async with house(tmp_path) as here:
            bob = await here.hello(code)
            bob.say(**sits)
            await bob.hear("welcome", token=sits["token"])
            table = await bob.hear("table")
            assert [chair["name"] for chair in table["chairs"]] == ["Ann", "Bob"]
            assert table["you"]["chair"] == table["chairs"][1]["id"]
            await bob.hear("done", n=1)

    monkeypatch.setattr("pocketmoney.server.server.PATIENCE", 0.2)
    code = play(before())
    play(after(code))


def test_a_page_of_another_build_hears_that_there_is_a_newer_one_and_keeps_its_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            here.server.connections.build = "new"
            made = await here.make("Ann")
            for build, first in (("old", "newer"), ("new", "welcome"), ("", "welcome")):
                page = await here.connect()
                page.say(do="hello", v=1, table=made["code"], token=made["token"], build=build)
                assert (await page.hear_any())["is"] == first
                assert (await page.hear("table"))["you"]["chair"] >= 0
            page = await here.connect()
            page.say(do="hello", v=2, table=made["code"], token=made["token"], build="old")
            await page.hear("newer", build="new")
            await page.hear("bye", key="wire-version")

    play(story())
