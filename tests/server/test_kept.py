"""Data folders of earlier versions: every game in them opens, finished and running."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from pocketmoney.text.speech import Speech
from tests.server.house import Device, House, house, play, until
from tests.store.kept import folder

Json = dict[str, Any]


LANGUAGES = ("en", "es", "de", "da")

versions = pytest.mark.parametrize("version", folder.VERSIONS)


def frames(replay: Json) -> list[Json]:
    """Every moment of a replay, whole."""
    public: Json = {}
    own: Json = {}
    found: list[Json] = []
    for step in replay["steps"]:
        gone = step.get("gone", [])
        public = {key: value for key, value in {**public, **step.get("changed", {})}.items() if key not in gone}
        own = {**own, **step.get("own", {})}
        events = step.get("events", [])
        found.append(
            {"by": step.get("by", -1), "move": step.get("move", ""), "events": events, "public": public, "own": own}
        )
    return found


def check_frames(then: list[Json], now: list[Json], where: str) -> None:
    """The same happened and was seen; what is told today may have more to it, or count rounds in another way."""
    for number, (was, shown) in enumerate(zip(then, now, strict=False)):
        for key in ("by", "move", "events", "own"):
            assert shown[key] == was[key], f"{where}, step {number}: {key}"
        common = was["public"].keys() & shown["public"].keys()
        assert {"asking", "turn", "open_to"} <= common
        for key in common - {"effects"}:
            assert shown["public"][key] == was["public"][key], f"{where}, step {number}: {key}"
        assert effects(shown["public"]) == effects(was["public"]), f"{where}, step {number}"


def effects(public: Json) -> list[Json]:
    """Who is affected by what, and by whom, but not for how long."""
    return [{key: value for key, value in each.items() if key != "left"} for each in public.get("effects", [])]


def check_sentence(differs: Json) -> None:
    """Why a game is not whole is one clear sentence, in every language."""
    said = {Speech(language).say(f"problem-{differs['key']}", differs["args"]) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(str(differs["args"]["moves"]) in sentence and "\n" not in sentence for sentence in said)
    assert differs["text"] in said


async def check_finished(web: httpx.AsyncClient, word: str, table: Json, *, differs: bool) -> None:
    """The finished games of a table: list, replay, download, share link, and playing on from a moment."""
    path = f"/api/tables/{table['code']}"
    about = await web.get(path)
    assert about.status_code == 200 and about.json()["game"] == table["game"]
    for game, told in table["games"].items():
        shown = (await web.get(f"{path}/games/{game}/replay")).json()
        record = (await web.get(f"{path}/games/{game}/record")).text
        then, now = frames(told["replay"]), frames(shown)
        assert (shown["differs"] is not None) == differs, f"{word}, game {game}: {shown['differs']}"
        if not differs:
            check_frames(then, now, f"{word}, game {game}")
            assert record == told["record"], word
            assert len(now) == len(then)
        else:  # a log without checksums: only what is not allowed is noticed, and who wins
            assert [step["move"] for step in now] == [step["move"] for step in then[: len(now)]]
            assert 1 < len(now) < len(then)
            check_sentence(shown["differs"])
        for name in ("seats", "options", "decks", "seed", "continued"):
            assert shown[name] == told["replay"][name]
        assert shown["rules"] in record
        wanted = {"step": 1, "seat": 0, "bot": "easy", "understood": True}
        assert (await web.post(f"{path}/games/{game}/continue", json=wanted)).status_code == 201


async def come_back(here: House, table: Json) -> list[Device]:
    """The people of a table, with the tokens that they have had all along."""
    return [await here.hello(table["code"], person["token"]) for person in table["people"]]


async def check_running(here: House, word: str, table: Json, *, differs: bool) -> None:
    """A running game stands as it stood, for everybody; what is told today may have more to it."""
    for person, device in zip(table["people"], await come_back(here, table), strict=True):
        now = await device.hear("table")
        play_now = await device.hear("play")
        assert now.get("stuck", False) == differs, f"{word}: {now.get('differs')}"
        assert not differs or now["vote"]["option"] == "rules"
        assert now["you"]["seat"] == person["seat"]
        assert play_now["seen"] == person["seen"]
        assert play_now["own"] == person["own"]
        for key in (play_now["public"].keys() & person["public"].keys()) - {"effects"}:
            assert play_now["public"][key] == person["public"][key], f"{word}: {key}"
        kept = [event for event in person["events"] if event is not None]
        assert play_now["events"] == kept[len(kept) - len(play_now["events"]) :]
        device.leave()


@versions
@pytest.mark.parametrize("source", [folder.unpack, folder.unpack_backup], ids=["folder", "backup"])
def test_every_game_of_a_kept_folder_opens(version: str, source: Any, tmp_path: Path) -> None:
    data = source(version, tmp_path / "data")

    async def story() -> None:
        async with house(data, replays_per_address=10_000, tables_per_address=10_000) as here:
            for word, table in folder.told(version).items():
                differs = word in folder.differ(version)
                await check_finished(here.web, word, table, differs=differs)
                if table["phase"] == "playing":
                    await check_running(here, word, table, differs=differs)

    play(story())


@versions
def test_a_kept_folder_gets_stories_and_a_second_start_shows_the_same(version: str, tmp_path: Path) -> None:
    """What was only a log is a story afterwards; from then on it does not depend on the rules."""
    data = folder.unpack(version, tmp_path / "data")
    tables = folder.told(version)

    async def first() -> dict[str, Json]:
        async with house(data, replays_per_address=10_000, tables_per_address=10_000) as here:
            await until(lambda: here.server.service.is_ready)
            return {word: await everything(here, table) for word, table in tables.items()}

    async def second() -> dict[str, Json]:
        async with house(data, replays_per_address=10_000, tables_per_address=10_000) as here:
            await until(lambda: here.server.service.is_ready)
            assert not any(room.table.untold for room in here.server.registry.live_tables.values())
            return {word: await everything(here, table) for word, table in tables.items()}

    before = play(first())
    assert play(second()) == before


async def everything(here: House, table: Json) -> Json:
    path = f"/api/tables/{table['code']}/games"
    found: Json = {}
    for game in table["games"]:
        for what in ("record", "replay"):
            found[f"{game}/{what}"] = (await here.web.get(f"{path}/{game}/{what}")).text
    return found
