"""Bots that search think elsewhere; when that fails, somebody simpler answers in their place."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from pocketmoney.server.bot_pool import BotPool
from pocketmoney.server.live_table import LiveTable
from pocketmoney.table.bot_cache import BotCache
from pocketmoney.table.bot_request import BotReply, BotRequest
from tests.patience import PATIENCE
from tests.server.house import house, play, until


class Ask:
    """A question to a bot that does something strange."""

    def __init__(self, word: str, *, is_light: bool = False) -> None:
        self.word = word
        self.is_light = is_light
        self.deadline = 0.0

    def think(self, bots: BotCache) -> str:
        if self.word == "dies":
            os.kill(os.getpid(), signal.SIGKILL)
        if self.word == "fails":
            raise ValueError("no idea")
        return f"{self.word} in {os.getpid()}"


class Quiet:
    """A live table where nothing is broken."""

    is_broken = False
    table = SimpleNamespace(id="t")


@pytest.mark.parametrize(("word", "answers"), [("well", "well"), ("fails", "fair"), ("dies", "fair")])
def test_there_is_always_an_answer(word: str, answers: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> tuple[str, bool]:
        bot_pool = BotPool(asyncio.get_running_loop())
        heard: list[str] = []

        def answered(live: LiveTable, answer: BotReply) -> None:
            heard.append(str(answer))

        bot_pool.submit([cast("BotRequest", Ask(word))], cast("Any", Quiet()), answered, 400)
        await until(lambda: heard)
        bot_pool.stop()
        return heard[0].split()[0], heard[0].endswith(f" {os.getpid()}")

    assert play(story()) == (answers, answers == "fair")


def test_a_job_that_is_cancelled_is_replaced_unless_the_server_stops() -> None:
    async def story() -> list[list[str]]:
        found = []
        for is_stopped in (False, True):
            heard: list[str] = []
            bot_pool = BotPool(asyncio.get_running_loop())

            def answered(live: LiveTable, answer: BotReply, heard: list[str] = heard) -> None:
                heard.append(str(answer).split()[0])

            reply: asyncio.Future[BotReply] = asyncio.get_running_loop().create_future()
            reply.cancel()
            bot_pool.workers.is_stopped = is_stopped
            bot_pool._finish(cast("BotRequest", Ask("well")), cast("Any", Quiet()), answered, reply)
            found.append(heard)
            bot_pool.stop()
        return found

    assert play(story()) == [["fair"], []]


def test_bots_that_search_share_the_time_until_their_replies_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pocketmoney.server.bot_pool.perf_counter", lambda: 7.0)

    async def story() -> list[float]:
        bot_pool = BotPool(asyncio.get_running_loop())
        bot_pool.stop()
        asks = [Ask("well"), Ask("quick", is_light=True), Ask("well")]
        bot_pool.submit(cast("list[BotRequest]", asks), cast("Any", Quiet()), lambda live, answer: None, 1_000_000)
        return [ask.deadline for ask in (asks[0], asks[2])]

    assert play(story()) == pytest.approx([7 + 450, 7 + 900])


def test_a_light_bot_that_fails_is_replaced_in_passing() -> None:
    async def story() -> str:
        bot_pool = BotPool(asyncio.get_running_loop())
        heard: list[object] = []
        ask = cast("BotRequest", Ask("fails", is_light=True))
        bot_pool.submit([ask], cast("Any", Quiet()), lambda live, answer: heard.append(answer), 400)
        assert not heard
        await until(lambda: heard)
        return str(heard[0])

    assert play(story()).startswith("fair")


def test_a_search_bot_thinks_in_a_process_of_its_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            (ann,) = await here.table_of("Ann")
            ann.say(do="add-bot", bot="search:20")
            ann.say(do="arrange", speed="quick")
            ann.say(do="ready", n=1)
            await ann.hear("done", n=1)
            ann.say(do="deal", first=0, n=2)
            async with asyncio.timeout(PATIENCE):
                while True:
                    message = await ann.hear("play")
                    if any(event[1].get("by") == 1 for event in message["events"]):
                        break
                    passes = [each["text"] for each in message.get("choices") or [] if each["do"] in ("pass", "take")]
                    if passes:
                        ann.say(do="move", move=passes[0])
            assert here.server.registry.bot_pool.workers.is_started

    play(story())
