"""Somebody at a table of this node whose socket is at another one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from pocketmoney.server.cluster.peer_messages import CLOSE, DISMISS, TELL
from pocketmoney.server.live_table import Room
from pocketmoney.server.subscriber import Visitor
from pocketmoney.server.table_registry import MOVED
from pocketmoney.table.chair import Guest
from pocketmoney.table.commands import AnyCommand, Hello

if TYPE_CHECKING:
    from pocketmoney.server.cluster.node import Node

_decode_hello: Final = msgspec.json.Decoder(Hello).decode
_decode: Final[msgspec.json.Decoder[AnyCommand]] = msgspec.json.Decoder(AnyCommand)


class FarVisitor(Visitor):
    """Somebody to whom everything is said through their node."""

    __slots__ = ("room", "_node", "_home", "_key", "_early")

    def __init__(self, node: Node, home: str, key: int) -> None:
        super().__init__(Guest(node.hub.new_key()))
        self.room: Room | None = None
        self._node = node
        self._home = home
        self._key = key
        self._early: list[bytes] | None = []  # said before the table was there

    def enter(self, room: Room, hello: bytes) -> None:
        """Come to the table, with everything that was said on the way."""
        node = self._node
        self.room = room
        refused = node.hub.greet(room, self, _decode_hello(hello))
        if refused:
            self.room = None
            self.dismiss(refused)
            return
        early, self._early = self._early or [], None
        for data in early:
            self.say(data)

    def say(self, data: bytes) -> None:
        """They send a command; the node with their socket has looked at it already."""
        if self._early is not None:
            self._early.append(data)
        elif self.room is not None:
            try:
                command = _decode.decode(data)
            except msgspec.DecodeError:  # of another version, then
                self.dismiss(MOVED)
                return
            hub = self._node.hub
            hub.hear(self.room, self.guest, command, hub.now())

    def part(self) -> None:
        """Their socket is gone."""
        self._node.far.pop((self._home, self._key), None)
        room, self.room = self.room, None
        if room is not None:
            self._node.hub.part(room, self)

    # What a room calls

    def send(self, data: bytes) -> None:
        """Send a message."""
        self._node.links.send(self._home, TELL, self._key, "", data)

    def close(self, key: str) -> None:
        """Close the connection."""
        self._node.links.send(self._home, CLOSE, self._key, key)
        self.part()

    def dismiss(self, key: str) -> None:
        """Say why, and close."""
        self._node.links.send(self._home, DISMISS, self._key, key)
        self.part()
