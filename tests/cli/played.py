"""A game played to its end at a table, as a record: two people who brought numbers along, and two bots."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import blake2b

from pocketmoney.table.bot_cache import BotCache
from pocketmoney.table.chair import Subscriber
from pocketmoney.table.commands import AddBot, Arrange, Command, Deal, Hello, Move, Ready, Sit, StepOut, Understood
from pocketmoney.table.messages import VERSION
from pocketmoney.table.phase import PLAYING
from pocketmoney.table.played_game import finished
from pocketmoney.table.table import Table

PEOPLE = {"Ann": "0011aabb", "Ben: old": ""}


def drawing() -> Callable[[int], bytes]:
    """Bytes that look random and are the same every time."""
    drawn = 0

    def draw(count: int) -> bytes:
        nonlocal drawn
        drawn += 1
        return (blake2b(str(drawn).encode()).digest() * 4)[:count]

    return draw


@cache
def record(game: str = "lunch-money", bots: int = 2, patience: int = 10_000) -> str:
    """The record of the first game at a new table. Somebody gives up when it takes too long."""
    table = Table.new("t", "BCDFG", game, 0, drawing())
    guests = [Subscriber(key) for key in range(len(PEOPLE))]
    log: list[bytes] = []

    def tell(subscriber: Subscriber, command: Command) -> None:
        table.handle(subscriber, command, 0)

    for subscriber, (name, entropy) in zip(guests, PEOPLE.items(), strict=True):
        table.attach(subscriber, Hello(v=VERSION, table="BCDFG"), 0)
        tell(subscriber, Sit(name=name))
        tell(subscriber, Understood())
        tell(subscriber, Ready(entropy=entropy))
    for _ in range(bots):
        tell(guests[0], AddBot(bot="random"))
    tell(guests[0], Arrange(stand_in="random", speed="quick"))
    tell(guests[0], Deal(first=0))
    for subscriber in guests:
        tell(subscriber, StepOut())
    bots_cache = BotCache()
    now = steps = 0
    while table.phase == PLAYING:
        now = table.due or now
        steps += 1
        if steps == patience:
            table.handle(guests[1], Move(move="concede"), now)
        table.tick(now)
        for ask in table.take_asks():
            table.answer_bot(ask.think(bots_cache), now)
        log += table.take_entries()
        table.take_outgoing()
    return finished(log, 1).record()
