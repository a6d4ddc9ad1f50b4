"""The HTTP API: tables, games, schemas, faults, headers."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pocketmoney import games
from pocketmoney.server.security_headers import SECURITY
from pocketmoney.table import commands, messages
from tests.server.house import house, play

pytestmark = pytest.mark.usefixtures("store")


def test_games_and_bots_are_described_whole(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            shown = (await here.web.get("/api/games")).json()
            assert [game["name"] for game in shown["games"]] == games.names()
            for game in shown["games"]:
                known = games.find(game["name"])
                assert [option["name"] for option in game["options"]] == [option.name for option in known.options()]
                assert all(option["default"] in option["values"] for option in game["options"])
                assert game["least"] <= game["most"]
                assert game["pieces"] == known.pieces()
            assert {bot["kind"] for bot in shown["bots"]} == {"usual", "level", "kind", "character"}
            assert "fair" in [bot["word"] for bot in shown["bots"]]

    play(story())


def test_a_table_is_set_up_as_asked(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            made = await here.make("Ann", "lunch-money", options={"heal-cap": "none"}, speed="relaxed", listed=True)
            ann = await here.hello(made["code"], made["token"])
            table = await ann.hear("table")
            assert (table["game"], table["options"]["heal-cap"], table["speed"]) == ("lunch-money", "none", "relaxed")
            listed = (await here.web.get("/api/tables")).json()["tables"]
            assert [each["code"] for each in listed] == [made["code"]]
            assert made["token"] not in str(listed)
            await here.make("Bob")
            assert len((await here.web.get("/api/tables")).json()["tables"]) == 1

    play(story())


def test_a_lesson_is_set_up_with_its_opponent(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            for name, other in (("Ann", "Max"), ("max", "Mia")):
                made = await here.make(name, "tietgen", lesson=True)
                ann = await here.hello(made["code"], made["token"])
                table = await ann.hear("table")
                assert [chair["name"] for chair in table["chairs"]] == [name, other]
                assert (table["speed"], table["lesson"]["say"]) == ("none", "lesson-tietgen-throw")

    play(story())


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess", "name": "Ann"}, "unknown-game"),
    ({"game": "chess", "name": "Ann", "lesson": True}, "no-lesson"),
    ({"game": "lunch-money", "name": "Ann", "options": {"heal-cap": "7"}}, "unknown-value"),
    ({"game": "lunch-money", "name": "Ann", "decks": ["tarot"]}, "unknown-deck"),
    ({"game": "lunch-money", "name": "Ann", "speed": "warp"}, "unknown-speed"),
    ({"game": "lunch-money", "name": ""}, "bad-body"),
    ({"game": "lunch-money"}, "name-missing"),
    ({"game": "lunch-money", "name": "Ann", "token": "mine"}, "bad-body"),
]


@pytest.mark.parametrize(("body", "key"), WRONG)
def test_a_table_that_cannot_be_is_refused_and_leaves_nothing_behind(
    tmp_path: Path, body: dict[str, Any], key: str
) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            answer = await here.web.post("/api/tables", json=body)
            fault = answer.json()
            assert (answer.status_code, fault["key"]) == (422, key)
            assert fault["text"]
            assert not here.server.registry.live_tables and not here.server.registry.codes

    play(story())


def test_faults_are_typed(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, body=100) as here:
            web = here.web
            answers = [
                (await web.get("/nowhere"), 404, "no-such-path"),
                (await web.delete("/api/tables"), 405, "no-such-method"),
                (await web.get("/api/tables/BCDFG"), 404, "no-such-table"),
                (await web.get("/api/tables/x"), 404, "no-such-table"),
                (await web.post("/api/tables", content=b"{}"), 415, "not-json"),
                (await web.post("/api/tables", json={"game": "x" * 200}), 413, "body-too-large"),
                (
                    await web.post("/api/tables", content=b"{", headers={"content-type": "application/json"}),
                    422,
                    "bad-body",
                ),
            ]
            for answer, status, key in answers:
                assert (answer.status_code, answer.json()["key"]) == (status, key)
                assert answer.json()["text"]

    play(story())


def test_one_address_asks_only_so_often(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, requests_per_second=1, request_burst=3) as here:
            flood = {"X-Forwarded-For": "2001:db8::1"}
            answers = await asyncio.gather(*[here.web.get("/api/tables", headers=flood) for _ in range(5)])
            refused = [answer for answer in answers if answer.status_code != 200]
            assert len(refused) == 2
            for answer in refused:
                assert (answer.status_code, answer.json()["key"]) == (429, "too-many-requests")
                assert answer.json()["text"] and int(answer.headers["retry-after"]) >= 1
            neighbour = {"X-Forwarded-For": "2001:db8:0:1::1"}
            assert (await here.web.get("/api/tables", headers=neighbour)).status_code == 200

    play(story())


def test_one_address_makes_only_so_many_tables(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, tables_per_address=2, tables=3) as here:
            for _ in range(2):
                await here.make()
            body = {"game": "beer-money", "name": "Ann"}
            refused = await here.web.post("/api/tables", json=body)
            assert (refused.status_code, refused.json()["key"]) == (429, "too-many-tables-made")
            assert refused.headers["retry-after"] == "1800"
            elsewhere = {"X-Forwarded-For": "198.51.100.9"}
            assert (await here.web.post("/api/tables", json=body, headers=elsewhere)).status_code == 201
            full = await here.web.post("/api/tables", json=body, headers=elsewhere)
            assert (full.status_code, full.json()["key"]) == (503, "too-many-tables")

    play(story())


KEPT = ("/", "/api/games")  # browsers keep them, and ask whether they are still good


def test_every_answer_has_the_security_headers(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            made = await here.make()
            for path in ("/", "/nowhere", "/api/games", f"/api/tables/{made['code']}/qr.svg", "/metrics"):
                headers = (await here.web.get(path)).headers
                for name, value in SECURITY:
                    if path not in KEPT or name != b"cache-control":
                        assert headers[name.decode()] == value.decode(), path

    play(story())


def test_a_qr_code_leads_to_the_public_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, public_url="https://table.example.org") as here:
            made = await here.make()
            assert made["link"] == f"https://table.example.org/#{made['code']}"
            drawn = await here.web.get(f"/api/tables/{made['code']}/qr.svg")
            assert drawn.headers["content-type"] == "image/svg+xml" and b"<svg" in drawn.content

    play(story())


def test_the_wire_schema_names_every_command_and_message(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            schema = (await here.web.get("/api/schema.json")).json()
            assert schema["version"] == messages.VERSION
            for union, name in ((commands.AnyCommand | commands.Ping, "command"), (messages.AnyMessage, "message")):
                assert len(schema["properties"][name]["anyOf"]) == len(union.__args__)
            move = schema["$defs"]["Move"]
            assert move["properties"]["do"] == {"enum": ["move"]} and "move" in move["required"]

    play(story())


def test_figures_are_counted(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            made = await here.make()
            ann = await here.hello(made["code"], made["token"])
            ann.say(do="fly", n=1)
            await ann.hear("refused")
            lines = (await here.web.get("/metrics")).text.splitlines()
            metrics = {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if line[0] != "#"}
            assert metrics["pocketmoney_tables"] == metrics["pocketmoney_sockets"] == 1
            assert metrics["pocketmoney_heard_total"] == 2
            assert metrics['pocketmoney_refused_total{key="bad-message"}'] == 1
            assert metrics["pocketmoney_entries_total"] >= 2
            assert metrics["pocketmoney_commit_seconds_count"] == metrics["pocketmoney_batches_total"]
            assert made["code"] not in str(lines) and made["token"] not in str(lines)

    play(story())


def test_health_and_readiness(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            assert msgspec.json.decode((await here.web.get("/healthz")).content) == {"status": "ok"}
            assert (await here.web.get("/readyz")).status_code == 200
            here.server.registry.is_stopping = True
            assert (await here.web.get("/readyz")).status_code == 503

    play(story())


def test_one_request_sets_up_a_game_against_bots(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            wanted = {"game": "beer-money", "name": "Ann", "bots": ["fair", "grudge", "fair"], "deal": True}
            made = (await here.web.post("/api/tables", json=wanted)).json()
            ann = await here.hello(made["code"], made["token"])
            table = await ann.hear("table")
            assert (table["phase"], len(table["chairs"])) == ("playing", 4)
            quiet = {**wanted, "game": "tietgen"}  # there is a notice to be read first
            made = (await here.web.post("/api/tables", json=quiet)).json()
            assert (await here.web.get(f"/api/tables/{made['code']}")).json()["phase"] == "lobby"

    play(story())


def test_a_screen_sets_up_a_table_and_the_first_to_sit_down_is_host(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            made = (await here.web.post("/api/tables", json={"game": "lunch-money", "screen": True})).json()
            assert made["token"] == ""
            ann = await here.sit(made["code"], "Ann")
            table = [message for message in ann.heard if message["is"] == "table"][-1]
            assert table["host"] == table["you"]["chair"] == 0

    play(story())


def test_a_ping_is_answered(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            made = (await here.web.post("/api/tables", json={"game": "lunch-money", "name": "Ann"})).json()
            ann = await here.hello(made["code"], made["token"])
            ann.say(do="ping")
            assert await ann.hear("pong") == {"is": "pong"}

    play(story())
