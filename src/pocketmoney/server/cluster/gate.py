"""A device at a node: its table may be here, at another node, or has to be looked for first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from pocketmoney.core.problem import Problem
from pocketmoney.server.cluster.wire import HELLO, PART, SAY
from pocketmoney.server.codes import read_code
from pocketmoney.server.device import BAD_MESSAGE, PONG, Device
from pocketmoney.server.hub import BROKEN, MOVED, NO_TABLE, STOPPING
from pocketmoney.server.lobby import GUESSING, Lobby
from pocketmoney.server.logs import note
from pocketmoney.server.room import Room
from pocketmoney.table.commands import AnyCommand, Hello, Ping

if TYPE_CHECKING:
    from pocketmoney.server.cluster.node import Node

EARLY_MOST: Final = 40  # messages that wait until the table is found

_decode_hello: Final = msgspec.json.Decoder(Hello).decode
_decode: Final[msgspec.json.Decoder[AnyCommand | Ping]] = msgspec.json.Decoder(AnyCommand | Ping)


class Gate(Device):
    """Somebody's device, wherever their table is."""

    __slots__ = ("owner", "_node", "_early")

    def __init__(self, lobby: Lobby, address: str, node: Node) -> None:
        super().__init__(lobby, address)
        self.owner = ""  # the node that has the table; empty: it is here, or not found yet
        self._node = node
        self._early: list[bytes] | None = None  # what came while the table was looked for

    def _greet(self, data: memoryview) -> None:
        if self._early is not None:
            if len(self._early) >= EARLY_MOST:
                self._refuse(data, "too-fast")
            else:
                self._early.append(bytes(data))
            return
        if self.owner:
            self._forward(bytes(data))
            return
        try:
            hello = _decode_hello(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._turn_away(BAD_MESSAGE)
            return
        if not self._lobby.guesses.may(self.address, self._lobby.hub.now()):
            self._turn_away(GUESSING)
            return
        self._stop_timer()
        self._early = []
        self._node.spawn(self._look_for(hello, bytes(data)))

    async def _look_for(self, hello: Hello, raw: bytes) -> None:
        """Find the node that has the table; what comes meanwhile waits."""
        key, table = "", ""
        place: Room | str = ""
        try:
            table, place = await self._node.find(read_code(hello.table))
        except Problem as problem:
            key = problem.key
        except Exception as fault:
            note("table-unreadable", fault)
            key = BROKEN
        early, self._early = self._early or [], None
        if self._is_closing or not self._lobby.has(self):
            return
        if key or self._lobby.hub.is_stopping:
            if key == NO_TABLE:
                self._lobby.guesses.take(self.address, self._lobby.hub.now())
            self._turn_away(key or STOPPING)
        elif isinstance(place, Room):
            if place.is_broken:  # in this very moment
                self._turn_away(MOVED)
                return
            self._enter(place, hello)
            for data in early:
                if self.room is not None:
                    self._command(self.room, memoryview(data), self._lobby.hub.now())
        else:
            self.owner = place
            self._node.gates[self.guest.key] = self
            self._node.links.send(place, HELLO, self.guest.key, table, raw)
            for data in early:
                self._forward(data)

    def _forward(self, data: bytes) -> None:
        """Say it to the node that has the table, if it can be understood."""
        try:
            command = _decode.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._refuse(memoryview(data), BAD_MESSAGE)
            return
        if isinstance(command, Ping):
            self.send(PONG)
        else:
            self._node.links.send(self.owner, SAY, self.guest.key, "", data)

    def _part(self) -> None:
        super()._part()
        if self.owner:
            self._node.gates.pop(self.guest.key, None)
            self._node.links.send(self.owner, PART, self.guest.key)
            self.owner = ""
