"""Honest people play on at a table while garbled messages come from all sides."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from typing import NamedTuple

import httpx

from tests.patience import PATIENCE
from tests.server.evening import Plan, ended, set_up
from tests.server.fuzzing import GUEST, HOST, STRANGER, WATCHER, Fuzzer
from tests.server.process import Process
from tests.server.steady import Noted

ENDLESS = 10**6
# Who sends how many of the messages. A stranger's costs a connection.
SHARES = {HOST: 0.4, GUEST: 0.25, WATCHER: 0.25, STRANGER: 0.1}
MOVES = 20  # of the honest people, at least
LOADED_LATE = ("/", "/api/games", "/metrics", "/api/nothing")  # after the start, and not what memory grows by
WARM = 3_000  # messages that are sent before the memory is looked at: until then the server loads and fills its caches


class Outcome(NamedTuple):
    """What a siege came to."""

    messages: int
    answers: Counter[str]
    moves: int  # that honest people made meanwhile
    before: int  # bytes of memory
    after: int


async def siege(data: Path, messages: int, chance: Random) -> Outcome:
    """Send so many garbled messages to a server. Whatever is not as it should be is an assertion that fails."""
    process = Process(data)
    noted = Noted()
    with ended(process):
        await process.start()
        async with httpx.AsyncClient(base_url=process.url, timeout=PATIENCE) as web:
            for path in LOADED_LATE:
                await web.get(path)
            honest = await set_up(web, Plan("beer-money", people=2, games=ENDLESS), chance, noted)
        code = honest.players[0].code
        sides = [Fuzzer(process, role, code, Random(chance.random())) for role in SHARES]
        host = sides[0]
        sides[1].follows = host
        host.code = ""  # it makes its own
        staying = [asyncio.create_task(player.stay(process)) for player in honest.players]
        try:
            await host.send(1)
            await _round(sides, WARM)
            before, moves = process.memory(), noted.acknowledged
            await _round(sides, messages)
            while noted.acknowledged - moves <= MOVES:  # however slow the machine is: they play on among such messages
                await _round(sides, messages // 4)
            after, moves = process.memory(), noted.acknowledged - moves
        finally:
            for task in staying:
                task.cancel()
            await asyncio.gather(*staying, return_exceptions=True)
    faults = [fault for fuzzer in sides for fault in fuzzer.faults]
    faults += [fault for player in honest.players for fault in player.faults]
    assert not faults, "\n".join(faults[:20])
    assert not process.complaints(), "\n".join(process.complaints()[:5])
    answers = sum([fuzzer.answers for fuzzer in sides], Counter[str]())
    return Outcome(messages + WARM, answers, moves, before, after)


async def _round(sides: list[Fuzzer], messages: int) -> None:
    """Send some messages from each side, all at once."""
    await asyncio.gather(*[fuzzer.send(round(messages * SHARES[fuzzer.role])) for fuzzer in sides])
