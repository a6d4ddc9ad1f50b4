"""Setting up a table for somebody who asks by HTTP: they sit down, choose, and get the token of their seat."""

from __future__ import annotations

from typing import Final

import msgspec

from pocketmoney.core.problem import Problem
from pocketmoney.server.api.faults import Failed, failed
from pocketmoney.server.api.shapes import NewTable
from pocketmoney.server.desk import Desk
from pocketmoney.server.hub import BROKEN, Hub
from pocketmoney.table.chairs import Guest
from pocketmoney.table.commands import AnyCommand, Arrange, Choose, Hello, Sit
from pocketmoney.table.messages import VERSION, AnyMessage, Refused, Welcome

NOT_NOW: Final = ("too-many-tables", "cluster-away")

_decode: Final[msgspec.json.Decoder[AnyMessage]] = msgspec.json.Decoder(AnyMessage)


class Caller:
    """A visitor that is there for one request."""

    def __init__(self, key: int) -> None:
        self.guest = Guest(key)
        self.heard: list[bytes] = []

    def send(self, data: bytes) -> None:
        """Keep what the table says."""
        self.heard.append(data)

    def close(self, key: str) -> None:
        """There is nothing to close."""

    def dismiss(self, key: str) -> None:
        """There is nothing to close."""


async def make(hub: Hub, desk: Desk, wanted: NewTable) -> tuple[str, str]:
    """A new table as somebody wants it: its code, and the token of their seat."""
    if hub.is_stopping:
        raise Failed(503, "server-stops")
    try:
        room = await desk.new(wanted.game)
    except Problem as problem:
        raise failed(503 if problem.key in NOT_NOW else 422, problem) from None
    caller = Caller(hub.new_key())
    hub.greet(room, caller, Hello(v=VERSION, table=room.table.code))
    for command in _commands(wanted):  # without numbers: those are for the device that will sit there
        hub.hear(room, caller, command)
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


def _commands(wanted: NewTable) -> list[AnyCommand]:
    commands: list[AnyCommand] = [Sit(name=wanted.name)]
    if wanted.options or wanted.decks:
        commands.append(Choose(game=wanted.game, options=wanted.options, decks=wanted.decks))
    if wanted.speed or wanted.listed:
        commands.append(Arrange(speed=wanted.speed or None, listed=wanted.listed or None))
    return commands
