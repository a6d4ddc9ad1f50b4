"""Driving tables: what comes in one turn of the event loop is done table by table, and told in order."""

from __future__ import annotations

import asyncio
import random
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from pocketmoney.server import table_driver
from pocketmoney.server.api import replay_views
from pocketmoney.server.api.table_creation import ApiSubscriber
from pocketmoney.server.bot_pool import BotPool
from pocketmoney.server.live_table import LiveTable
from pocketmoney.server.metrics import Metrics
from pocketmoney.server.table_driver import COALESCE_MS, MESSAGES_A_TURN
from pocketmoney.server.table_registry import TableRegistry
from pocketmoney.table.commands import AnyCommand, Arrange, Deal, Delete, Hello, Look, Move, Ready, Say, Sit
from pocketmoney.table.messages import VERSION
from tests.server.house import play
from tests.store.memory_log import MemoryLog

Json = dict[str, Any]


class Counting(MemoryLog):
    """A log that remembers how many entries came at once."""

    def __init__(self) -> None:
        super().__init__()
        self.sizes: list[int] = []

    def append(self, table: str, first: int, entries: list[bytes], durable: Any) -> None:
        self.sizes.append(len(entries))
        super().append(table, first, entries, durable)


class Evening:
    """A hub whose time stands still, and people at one table of it."""

    def __init__(self, names: str, kind: type[TableRegistry] = TableRegistry) -> None:
        self.now = 1_000_000
        self.log = Counting()
        bots = BotPool(asyncio.get_running_loop())
        self.registry = kind(self.log, lambda: self.now, Metrics(), bots, 10, replay_views.story)
        self.registry.busy_from = 0  # whoever is not asked always hears later
        self.live: LiveTable = self.registry.create("beer-money")
        self.people = [ApiSubscriber(self.registry.new_key()) for _ in names]
        self.numbers = [0] * len(names)
        for number, (person, name) in enumerate(zip(self.people, names, strict=True)):
            self.registry.attach(self.live, person, Hello(v=VERSION, table=self.live.table.code))
            self.say(number, Sit(name=name))
        self.say(0, Arrange(speed="none"))
        for number in range(len(names)):
            self.say(number, Ready(entropy="00ff"))

    def say(self, person: int, command: AnyCommand) -> None:
        self.numbers[person] += 1
        command.n = self.numbers[person]
        self.registry.submit(self.live, self.people[person], command, self.now)

    def heard(self, person: int) -> list[Json]:
        return [msgspec.json.decode(data) for data in self.people[person].heard]


def test_all_answers_of_a_turn_are_written_at_once_and_told_in_order() -> None:
    async def story() -> None:
        evening = Evening("ABCD")
        registry, chance = evening.registry, random.Random(4)
        evening.say(0, Deal(first=0))
        registry.run_batch()
        together = 0
        for _ in range(400):
            evening.log.sizes.clear()
            said = 0
            for person, caller in enumerate(evening.people):
                plays = [message for message in evening.heard(person) if message["is"] == "play"]
                caller.heard.clear()
                for earlier, later in pairwise(plays):
                    assert earlier["seen"] <= later["seen"]
                choices = plays[-1].get("choices", []) if plays else []
                texts = [
                    f"{choice['text']} > @{chance.choice(choice['at'])}" if "at" in choice else choice["text"]
                    for choice in choices
                    if not choice.get("may") and "some" not in choice
                ]
                if texts:
                    evening.say(person, Move(move=chance.choice(texts)))
                    evening.say(person, Say(text="so there"))
                    said += 1
            registry.run_batch()
            if said:
                assert len(evening.log.sizes) == 1
                together = max(together, said)
            evening.now += COALESCE_MS
            registry.call(evening.live, evening.live.table.tick)
            if evening.live.table.phase != "playing":
                break
        assert together > 1
        assert not registry.metrics.broken

    play(story())


def test_whoever_fails_does_not_stop_the_others() -> None:
    class Rough(TableRegistry):
        def fail(self, live: LiveTable, fault: BaseException) -> None:
            super().fail(live, fault)
            raise RuntimeError("and its end fails, too")

    async def story() -> None:
        first = Evening("AB", Rough)
        first.registry.run_batch()
        second = first.registry.create("beer-money")
        caller = ApiSubscriber(first.registry.new_key())
        first.registry.attach(second, caller, Hello(v=VERSION, table=second.table.code))
        caller.heard.clear()
        first.log.fault = OSError("the disk is full")
        first.say(0, Say(text="one"))
        first.registry.submit(second, caller, Look(n=1), first.now)
        with pytest.raises(RuntimeError):
            first.registry.run_batch()
        assert first.live.is_broken and not second.is_broken
        first.registry.submit(second, caller, Look(n=2), first.now)
        await asyncio.sleep(0)
        assert len(caller.heard) == 2

    play(story())


def test_whatever_is_said_after_a_table_was_deleted_is_not_done() -> None:
    async def story() -> None:
        evening = Evening("AB")
        evening.registry.run_batch()
        evening.say(0, Delete())
        evening.say(1, Say(text="wait"))
        evening.registry.run_batch()
        assert evening.live.is_broken and not evening.registry.live_tables
        assert not any(message["is"] == "talk" for message in evening.heard(0))

    play(story())


def test_a_table_with_many_commands_leaves_room_for_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr(table_driver, "TURN", 1e9)
        evening = Evening("AB")
        registry = evening.registry
        await asyncio.sleep(0)
        assert not evening.live.submitted
        other = registry.create("beer-money")
        caller = ApiSubscriber(registry.new_key())
        registry.attach(other, caller, Hello(v=VERSION, table=other.table.code))
        caller.heard.clear()
        for person in evening.people:
            person.heard.clear()
        most = MESSAGES_A_TURN // 3
        for _ in range(2 * most + 1):
            evening.say(0, Look())
        registry.submit(other, caller, Look(n=1), evening.now)
        await asyncio.sleep(0)
        answers = [message for message in evening.heard(0) if message["is"] == "refused"]
        assert len(answers) == most and len(caller.heard) == 1
        assert len(evening.live.submitted) == most + 1
        registry.finish(evening.live)
        numbers = [message["n"] for message in evening.heard(0) if message["is"] == "refused"]
        assert not evening.live.submitted and len(numbers) == 2 * most + 1 and numbers == sorted(numbers)

    play(story())


def test_what_one_turn_has_no_time_for_is_done_in_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr(table_driver, "TURN", -1.0)
        first = Evening("AB")
        while first.live.submitted:
            await asyncio.sleep(0)
        second = first.registry.create("beer-money")
        caller = ApiSubscriber(first.registry.new_key())
        first.registry.attach(second, caller, Hello(v=VERSION, table=second.table.code))
        caller.heard.clear()
        first.say(0, Look())
        first.registry.submit(second, caller, Look(n=1), first.now)
        await asyncio.sleep(0)
        assert not first.live.submitted and second.submitted and not caller.heard
        await asyncio.sleep(0)
        assert len(caller.heard) == 1

    play(story())
