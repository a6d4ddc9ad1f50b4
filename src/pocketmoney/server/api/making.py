"""Setting up a table for somebody who asks by HTTP: they sit down, choose, and get the token of their seat."""

from __future__ import annotations

from typing import Final

import msgspec

from pocketmoney import games
from pocketmoney.core.problem import Problem, unknown
from pocketmoney.server.api.faults import Failed, failed
from pocketmoney.server.api.shapes import Continuing, NewTable
from pocketmoney.server.desk import Desk
from pocketmoney.server.hub import BROKEN, Hub
from pocketmoney.server.room import Room
from pocketmoney.server.visitor import Visitor
from pocketmoney.table import lesson
from pocketmoney.table.chairs import Guest
from pocketmoney.table.clock import NO_CLOCK
from pocketmoney.table.commands import AddBot, AnyCommand, Arrange, Choose, Deal, Hello, Sit
from pocketmoney.table.continuing import Position, may_take
from pocketmoney.table.messages import VERSION, AnyMessage, Refused, Welcome

NOT_NOW: Final = ("too-many-tables", "cluster-away")

_decode: Final[msgspec.json.Decoder[AnyMessage]] = msgspec.json.Decoder(AnyMessage)


class Caller(Visitor):
    """A visitor that is there for one request."""

    def __init__(self, key: int) -> None:
        super().__init__(Guest(key))
        self.heard: list[bytes] = []

    def send(self, data: bytes) -> None:
        """Keep what the table says."""
        self.heard.append(data)

    def close(self, key: str) -> None:
        """There is nothing to close."""

    def dismiss(self, key: str) -> None:
        """There is nothing to close."""


async def make(hub: Hub, desk: Desk, wanted: NewTable) -> tuple[str, str]:
    """A new table as somebody wants it: its code, and the token of their seat (empty: nobody sits there yet)."""
    if not wanted.name and not wanted.screen:
        raise Failed(422, "name-missing")
    room = await _room(hub, desk, wanted.game, is_lesson=wanted.lesson)
    caller = Caller(hub.new_key())
    hub.greet(room, caller, Hello(v=VERSION, table=room.table.code))
    for command in _commands(wanted):  # without numbers: those are for the device that will sit there
        hub.hear(room, caller.guest, command, hub.now())
    hub.do_heard()
    await room.settled()
    if room.is_broken:
        raise Failed(500, BROKEN)
    token = ""
    for message in map(_decode.decode, caller.heard):
        if isinstance(message, Refused):
            hub.delete(room)
            raise Failed(422, message.key, message.args)
        if isinstance(message, Welcome) and message.token:
            token = message.token
    hub.part(room, caller)
    return room.table.code, token


async def make_from(hub: Hub, desk: Desk, position: Position, wanted: Continuing) -> tuple[str, str]:
    """A new table that plays on from a moment of an earlier game: its code, and the token of the seat."""
    game = position.header.game
    if games.find(game).notices() and not wanted.understood:
        raise Failed(422, "notice-unread", {"notice": games.find(game).notices()[0]})
    refusal = may_take(position, wanted.seat)
    if refusal is not None:
        raise Failed(422, refusal.key, refusal.args)
    room = await _room(hub, desk, game)
    token = ""
    why: Problem | None = None

    def begin_there(now: int) -> None:
        nonlocal token, why
        try:
            token = room.table.begin_with(position, wanted.seat, wanted.bot, now)
        except Problem as problem:
            why = problem

    hub.act(room, begin_there)
    await room.settled()
    if why is not None:
        hub.delete(room)
        raise failed(422, why)
    if room.is_broken:
        raise Failed(500, BROKEN)
    return room.table.code, token


async def _room(hub: Hub, desk: Desk, game: str, *, is_lesson: bool = False) -> Room:
    if hub.is_stopping:
        raise Failed(503, "server-stops")
    try:
        if is_lesson and game not in lesson.names():
            raise unknown("no-lesson", game, lesson.names())
        return await desk.new(game, game if is_lesson else "")
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
