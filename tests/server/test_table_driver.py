"""Driving tables: what comes in one turn of the event loop is done table by table, and told in order."""

from __future__ import annotations

import asyncio
import random
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from pocketmoney.server.api.table_creation import Caller
from pocketmoney.server.bot_pool import Thinking
from pocketmoney.server.live_table import Room
from pocketmoney.server.metrics import Figures
from pocketmoney.server.table_driver import PATIENCE
from pocketmoney.server.table_registry import Hub
from pocketmoney.store.memory_log import MemoryLog
from pocketmoney.table.commands import AnyCommand, Arrange, Deal, Delete, Hello, Look, Move, Ready, Say, Sit
from pocketmoney.table.messages import VERSION
from tests.server.house import play

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

    def __init__(self, names: str, kind: type[Hub] = Hub) -> None:
        self.now = 1_000_000
        self.log = Counting()
        self.hub = kind(self.log, lambda: self.now, Figures(), Thinking(asyncio.get_running_loop()), 10)
        self.hub.busy_from = 0  # whoever is not asked always hears later
        self.room: Room = self.hub.make("beer-money")
        self.people = [Caller(self.hub.new_key()) for _ in names]
        self.numbers = [0] * len(names)
        for number, (person, name) in enumerate(zip(self.people, names, strict=True)):
            self.hub.greet(self.room, person, Hello(v=VERSION, table=self.room.table.code))
            self.say(number, Sit(name=name))
        self.say(0, Arrange(speed="none"))
        for number in range(len(names)):
            self.say(number, Ready(entropy="00ff"))

    def say(self, person: int, command: AnyCommand) -> None:
        self.numbers[person] += 1
        command.n = self.numbers[person]
        self.hub.hear(self.room, self.people[person].guest, command, self.now)

    def heard(self, person: int) -> list[Json]:
        return [msgspec.json.decode(data) for data in self.people[person].heard]


def test_all_answers_of_a_turn_are_written_at_once_and_told_in_order() -> None:
    async def story() -> None:
        evening = Evening("ABCD")
        hub, chance = evening.hub, random.Random(4)
        evening.say(0, Deal(first=0))
        hub.do_heard()
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
            hub.do_heard()
            if said:
                assert len(evening.log.sizes) == 1
                together = max(together, said)
            evening.now += PATIENCE
            hub.act(evening.room, evening.room.table.tick)
            if evening.room.table.phase != "playing":
                break
        assert together > 1
        assert not hub.figures.broken

    play(story())


def test_whoever_fails_does_not_stop_the_others() -> None:
    class Rough(Hub):
        def fail(self, room: Room, fault: BaseException) -> None:
            super().fail(room, fault)
            raise RuntimeError("and its end fails, too")

    async def story() -> None:
        first = Evening("AB", Rough)
        first.hub.do_heard()
        second = first.hub.make("beer-money")
        caller = Caller(first.hub.new_key())
        first.hub.greet(second, caller, Hello(v=VERSION, table=second.table.code))
        caller.heard.clear()
        first.log.fault = OSError("the disk is full")
        first.say(0, Say(text="one"))
        first.hub.hear(second, caller.guest, Look(n=1), first.now)
        with pytest.raises(RuntimeError):
            first.hub.do_heard()
        assert first.room.is_broken and not second.is_broken
        first.hub.hear(second, caller.guest, Look(n=2), first.now)
        await asyncio.sleep(0)
        assert len(caller.heard) == 2

    play(story())


def test_whatever_is_said_after_a_table_was_deleted_is_not_done() -> None:
    async def story() -> None:
        evening = Evening("AB")
        evening.hub.do_heard()
        evening.say(0, Delete())
        evening.say(1, Say(text="wait"))
        evening.hub.do_heard()
        assert evening.room.is_broken and not evening.hub.rooms
        assert not any(message["is"] == "talk" for message in evening.heard(0))

    play(story())
