"""Tables over real sockets: made, joined, played at, left, come back to, taken up again."""

from __future__ import annotations

from pathlib import Path

from picows import WSCloseCode

from tests.server.house import Device, House, house, play


async def deal(house: House, *names: str) -> list[Device]:
    people = await house.table_of(*names)
    for person in people:
        person.say(do="ready", n=10)
        await person.hear("done", n=10)
    people[0].say(do="deal", n=11)
    for person in people:
        await person.hear("play")
    return people


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


def test_a_hand_is_told_to_its_holder_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            ann, bob = await deal(here, "Ann", "Bob")
            hands = [person.heard[-1] for person in (ann, bob)]
            assert hands

    play(story())


def test_a_server_that_stops_says_so_and_takes_the_table_up_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            made = await here.make("Ann")
            ann = await here.hello(made["code"], made["token"])
            await ann.hear("table")
        assert await ann.gone() == WSCloseCode.SERVICE_RESTART
        assert ann.heard[-1] == {"is": "bye", "key": "server-stops"}
        async with house(tmp_path) as here:
            ann = await here.hello(made["code"], made["token"])
            table = await ann.hear("table")
            assert [chair["name"] for chair in table["chairs"]] == ["Ann"]

    play(story())
