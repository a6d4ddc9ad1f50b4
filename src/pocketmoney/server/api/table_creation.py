"""Creation of tables by HTTP: sit down, choose the game, and return the token of the seat."""

from __future__ import annotations

from typing import Final

import msgspec

from pocketmoney import games
from pocketmoney.core.problem import Problem, unknown
from pocketmoney.server.api.errors import Failed, failed
from pocketmoney.server.api.models import Continuing, NewTable
from pocketmoney.server.live_table import LiveTable
from pocketmoney.server.table_queries import TableQueries
from pocketmoney.server.table_registry import BROKEN, TableRegistry
from pocketmoney.table import lesson
from pocketmoney.table.chair import Subscriber
from pocketmoney.table.clock import NO_CLOCK
from pocketmoney.table.commands import AddBot, AnyCommand, Arrange, Choose, Deal, Hello, Sit
from pocketmoney.table.continuation import Position, may_take
from pocketmoney.table.messages import VERSION, AnyMessage, Refused, Welcome

NOT_NOW: Final = ("too-many-tables", "cluster-away")

_decode: Final[msgspec.json.Decoder[AnyMessage]] = msgspec.json.Decoder(AnyMessage)


class ApiSubscriber(Subscriber):
    """A subscriber that is there for one request."""

    def __init__(self, key: int) -> None:
        super().__init__(key)
        self.heard: list[bytes] = []

    def send(self, data: bytes) -> None:
        """Keep what the table says."""
        self.heard.append(data)

    def close(self, key: str) -> None:
        """There is nothing to close."""

    def dismiss(self, key: str) -> None:
        """There is nothing to close."""


async def make(registry: TableRegistry, queries: TableQueries, wanted: NewTable) -> tuple[str, str]:
    """Create the requested table; return its code and the token of the host's seat, empty if nobody sits there yet."""
    if not wanted.name and not wanted.screen:
        raise Failed(422, "name-missing")
    live = await _room(registry, queries, wanted.game, is_lesson=wanted.lesson)
    caller = ApiSubscriber(registry.new_key())
    registry.attach(live, caller, Hello(v=VERSION, table=live.table.code))
    for command in _commands(wanted):  # without numbers: those are for the device that will sit there
        registry.submit(live, caller, command, registry.now())
    registry.finish(live)
    await live.settled()
    if live.is_broken:
        raise Failed(500, BROKEN)
    token = ""
    for message in map(_decode.decode, caller.heard):
        if isinstance(message, Refused):
            registry.delete(live)
            raise Failed(422, message.key, message.args)
        if isinstance(message, Welcome) and message.token:
            token = message.token
    registry.detach(live, caller)
    return live.table.code, token


async def make_from(
    registry: TableRegistry, queries: TableQueries, position: Position, wanted: Continuing
) -> tuple[str, str]:
    """A new table that plays on from a moment of an earlier game: its code, and the token of the seat."""
    game = position.header.game
    if games.find(game).notices() and not wanted.understood:
        raise Failed(422, "notice-unread", {"notice": games.find(game).notices()[0]})
    refusal = may_take(position, wanted.seat)
    if refusal is not None:
        raise Failed(422, refusal.key, refusal.args)
    live = await _room(registry, queries, game)
    token = ""
    why: Problem | None = None

    def begin_there(now: int) -> None:
        nonlocal token, why
        try:
            token = live.table.begin_with(position, wanted.seat, wanted.bot, now)
        except Problem as problem:
            why = problem

    registry.call(live, begin_there)
    await live.settled()
    if why is not None:
        registry.delete(live)
        raise failed(422, why)
    if live.is_broken:
        raise Failed(500, BROKEN)
    return live.table.code, token


async def _room(registry: TableRegistry, queries: TableQueries, game: str, *, is_lesson: bool = False) -> LiveTable:
    if registry.is_stopping:
        raise Failed(503, "server-stops")
    try:
        if is_lesson and game not in lesson.names():
            raise unknown("no-lesson", game, lesson.names())
        return await queries.new(game, game if is_lesson else "")
    except Problem as problem:
        raise failed(503 if problem.key in NOT_NOW else 422, problem) from None


def _commands(wanted: NewTable) -> list[AnyCommand]:
    if wanted.screen:
        return []
    commands: list[AnyCommand] = [Sit(name=wanted.name)]
    if wanted.lesson:
        taken = wanted.name.strip().casefold()
        other = next(name for name in lesson.NAMES if name.casefold() != taken)
        return [*commands, Arrange(speed=NO_CLOCK), AddBot(bot=lesson.BOT, name=other)]
    if wanted.options or wanted.decks:
        commands.append(Choose(game=wanted.game, options=wanted.options, decks=wanted.decks))
    if wanted.speed or wanted.listed:
        commands.append(Arrange(speed=wanted.speed or None, listed=wanted.listed or None))
    commands += [AddBot(bot=word) for word in wanted.bots]
    if wanted.deal and not games.find(wanted.game).notices():
        commands.append(Deal())
    return commands
