"""Games that were played, over HTTP: who may see them when, records that are sent, and playing on from a moment."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from pocketmoney.server import recent_replays
from pocketmoney.server.api.cached_response import CachedResponse
from pocketmoney.server.recent_replays import MOST, RecentReplays
from tests.server.house import Device, House, house, play, until

RECORD = "game: beer-money\nseats: Ann Bob Cat\nseed: 5\n---\nAnn: pass\nBob: concede\nCat: pass\nAnn: concede\n"
TIETGEN = "game: tietgen\nseats: Ann Bob\nseed: 5\n---\nAnn: roll\n"


async def finished(here: House) -> tuple[str, list[Device]]:
    """A short game of Ann and Bob that is over: where its table is."""
    ann, bob = people = await here.table_of("Ann", "Bob")
    bob.say(do="ready", n=2)
    await bob.hear("done", n=2)
    ann.say(do="deal", first=0, n=1)
    await bob.hear("play")
    path = f"/api/tables/{ann.heard[1]['code']}"
    for what in ("replay", "record"):
        running = await here.web.get(f"{path}/games/1/{what}")
        assert (running.status_code, running.json()["key"]) == (409, "game-not-over")
        assert "hand" not in running.text
    early = await here.web.post(f"{path}/games/1/continue", json={"step": 0, "seat": 0, "bot": "fair"})
    assert (early.status_code, early.json()["key"]) == (409, "game-not-over")
    ann.say(do="move", n=2, move="pass", talk="after you")
    await ann.hear("play", done=2)
    bob.say(do="move", n=3, move="concede")
    await ann.hear("reveal")
    return path, people


def test_hands_are_shown_when_a_game_is_over_and_not_before(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            path, _ = await finished(here)
            answer = await here.web.get(f"{path}/games/1/replay")
            assert answer.headers["cache-control"] == "no-store"
            shown = answer.json()
            first, *rest = shown["steps"]
            assert sorted(first["own"]) == ["0", "1"] and len(first["own"]["0"]["hand"]) == 5
            assert first["changed"]["counters"] == [15, 15] and "events" not in first
            assert (rest[0]["by"], rest[0]["move"], rest[0]["talk"]) == (0, "pass", "after you")
            assert rest[-1]["changed"]["won"] == 0
            assert "counters" not in rest[0]["changed"]  # what has not changed is not told again
            alone = [event for step in rest for event in step["events"] if len(event) > 2]
            assert all(event[2] in (0, 1) for event in alone)
            for game, key in ((2, "no-such-game"), (99, "no-such-game")):
                missing = await here.web.get(f"{path}/games/{game}/replay")
                assert (missing.status_code, missing.json()["key"]) == (404, key)

    play(story())


def test_all_phones_of_one_address_share_the_replay_of_their_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, waiting_replays=1, replays_per_address=5) as here:
            path, _ = await finished(here)  # asks for a replay and a record too early, which count
            answers = await asyncio.gather(*[here.web.get(f"{path}/games/1/replay") for _ in range(10)])
            assert [answer.status_code for answer in answers] == [200] * 10
            assert len({answer.content for answer in answers}) == 1
            missing = [await here.web.get(f"{path}/games/2/replay") for _ in range(2)]
            assert [answer.status_code for answer in missing] == [404, 429]  # and what fails is asked anew, and counts
            assert (await here.web.get(f"{path}/games/1/replay")).status_code == 200

    play(story())


def test_the_replays_of_late_are_few(tmp_path: Path) -> None:
    async def story() -> None:
        made: list[int] = []

        async def make(game: int) -> CachedResponse:
            made.append(game)
            return CachedResponse(b"%d" % game, "application/json")

        replays: RecentReplays[CachedResponse] = RecentReplays()
        for game in range(MOST + 1):
            await replays.get((f"t/{game}", False), lambda game=game: make(game))  # type: ignore[misc]
            await replays.get(("t/0", False), lambda: make(0))
        assert made == list(range(MOST + 1))
        assert ("t/0", False) in replays and ("t/1", False) not in replays

    play(story())


def test_a_replay_is_dropped_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table may be deleted meanwhile, or a drawing removed."""
    monkeypatch.setattr(recent_replays, "KEPT", 0.05)

    async def story() -> None:
        replays: RecentReplays[int] = RecentReplays()
        for number in (1, 2):

            async def make(number: int = number) -> int:
                return number

            assert await replays.get(("t/1", False), make) == number
            await until(lambda: ("t/1", False) not in replays)

    play(story())


def test_how_somebody_settles_is_in_no_replay(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            ann, bob = await here.table_of("Ann", "Bob", game="tietgen")
            for person, first in ((ann, 1), (bob, 2)):
                person.say(do="understood", n=first)
                person.say(do="settle", n=first + 1, how="water", cap=40)
                person.say(do="ready", n=first + 2)
                await person.hear("done", n=first + 2)
            ann.say(do="deal", first=0, n=4)
            await bob.hear("play")
            ann.say(do="move", n=5, move="concede")
            await bob.hear("reveal")
            path = f"/api/tables/{ann.heard[1]['code']}/games/1"
            for what in ("replay", "record"):
                told = (await here.web.get(f"{path}/{what}")).text
                assert "Ann" in told and "water" not in told and "settle" not in told

    play(story())


def test_a_record_that_is_sent_is_replayed_and_leaves_nothing_behind(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            shown = (await here.web.post("/api/replays", json={"record": RECORD})).json()
            assert shown["seats"] == ["Ann", "Bob", "Cat"] and not shown["continued"]
            assert [step.get("move", "") for step in shown["steps"]] == ["", "pass", "concede", "pass", "concede"]
            assert shown["steps"][-1]["changed"]["won"] == 2
            assert not here.server.registry.live_tables and not here.server.registry.codes

    play(story())


BAD: list[tuple[str, str, int]] = [
    ("", "empty-record", 1),
    ("game: chess\nseats: A B\n---\n", "unknown-game", 1),
    (RECORD.replace("Cat: pass", "Cat: fly"), "unknown-card", 7),
    (RECORD.replace("Cat: pass", "= Ann 3"), "record-fails", 7),
    (RECORD.replace("Cat: pass", "Bob: pass"), "record-fails", 7),
    ("game: tietgen\nseats: A B\nboard: other.board\n---\n", "named-file", 3),
]


@pytest.mark.parametrize(("text", "key", "line"), BAD)
def test_a_bad_record_is_refused_with_its_line(tmp_path: Path, text: str, key: str, line: int) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            answer = await here.web.post("/api/replays", json={"record": text})
            fault = answer.json()
            assert (answer.status_code, fault["key"], fault["line"]) == (422, key, line)
            assert fault["text"]

    play(story())


def test_a_record_is_bounded(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, record=2_000, replays_per_address=3) as here:
            large = await here.web.post("/api/replays", json={"record": RECORD + "#" * 2_000})
            assert (large.status_code, large.json()["key"]) == (413, "body-too-large")
            answers = [(await here.web.post("/api/replays", json={"record": RECORD})).status_code for _ in range(4)]
            assert answers == [200, 200, 200, 429]

    play(story())


def test_a_record_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, record_time=0) as here:
            answer = await here.web.post("/api/replays", json={"record": RECORD})
            assert (answer.status_code, answer.json()["key"], answer.json()["line"]) == (422, "record-too-long", 5)

    play(story())


def test_somebody_plays_on_from_a_moment_against_bots_and_a_restart_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            path, _ = await finished(here)
            wanted = {"step": 1, "seat": 1, "bot": "greedy"}
            made = (await here.web.post(f"{path}/games/1/continue", json=wanted)).json()
            me = await here.hello(made["code"], made["token"])
            table = await me.hear("table")
            assert table["continued"] and table["phase"] == "playing" and table["you"]["seat"] == 1
            before = await me.hear("play")
            assert before["public"]["turn"] == 1 and len(before["own"]["hand"]) == 5
        async with house(tmp_path) as here:
            me = await here.hello(made["code"], made["token"])
            after = await me.hear("play")
            assert after["public"] == before["public"] and after["own"] == before["own"]
            me.say(do="move", n=1, move="pass")
            passed = await me.hear("play", done=1)
            assert (await me.hear("play"))["seen"] > passed["seen"]  # the bot has made its move

    play(story())


def test_a_moment_that_cannot_be_played_on_from_is_refused_and_makes_no_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            path, _ = await finished(here)
            live_tables = len(here.server.registry.live_tables)
            wrong: list[tuple[dict[str, object], int, str]] = [
                ({"step": 2}, 422, "continue-over"),
                ({"step": 77}, 404, "no-such-moment"),
                ({"seat": 9}, 422, "continue-no-seat"),
                ({"bot": "doctrine:/etc/passwd"}, 422, "unknown-bot"),
                ({"step": -1}, 422, "bad-body"),
            ]
            for change, status, key in wrong:
                wanted = {"step": 1, "seat": 0, "bot": "fair", **change}
                answer = await here.web.post(f"{path}/games/1/continue", json=wanted)
                assert (answer.status_code, answer.json()["key"]) == (status, key)
                assert answer.json()["text"]
            assert len(here.server.registry.live_tables) == live_tables

    play(story())


def test_the_notice_comes_before_a_continued_game_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            wanted = {"record": TIETGEN, "step": 0, "seat": 0, "bot": "fair"}
            unread = await here.web.post("/api/replays/continue", json=wanted)
            assert (unread.status_code, unread.json()["key"]) == (422, "notice-unread")
            made = await here.web.post("/api/replays/continue", json={**wanted, "understood": True})
            assert made.status_code == 201
            me = await here.hello(made.json()["code"], made.json()["token"])
            assert (await me.hear("play"))["public"]["asking"] == "throw"
            assert not [message for message in me.heard if message["is"] == "table" and message.get("notice")]

    play(story())
