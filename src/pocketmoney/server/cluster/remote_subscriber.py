"""Somebody at a table of this node whose socket is at another one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from pocketmoney.server.cluster.peer_messages import CLOSE, DISMISS, TELL
from pocketmoney.server.live_table import LiveTable
from pocketmoney.server.subscriber import Visitor
from pocketmoney.server.table_registry import MOVED
from pocketmoney.table.chair import Guest
from pocketmoney.table.commands import AnyCommand, Hello

if TYPE_CHECKING:
    from pocketmoney.server.cluster.node import Node

_decode_hello: Final = msgspec.json.Decoder(Hello).decode
_decode: Final[msgspec.json.Decoder[AnyCommand]] = msgspec.json.Decoder(AnyCommand)


class RemoteSubscriber(Visitor):
    """Somebody to whom everything is said through their node."""

    __slots__ = ("live", "_node", "_home", "_key", "_early")

    def __init__(self, node: Node, home: str, key: int) -> None:
        super().__init__(Guest(node.registry.new_key()))
        self.live: LiveTable | None = None
        self._node = node
        self._home = home
        self._key = key
        self._early: list[bytes] | None = []  # said before the table was there

    def enter(self, live: LiveTable, hello: bytes) -> None:
        """Come to the table, with everything that was said on the way."""
        node = self._node
        self.live = live
        refused = node.registry.greet(live, self, _decode_hello(hello))
        if refused:
            self.live = None
            self.dismiss(refused)
            return
        early, self._early = self._early or [], None
        for data in early:
            self.say(data)

    def say(self, data: bytes) -> None:
        """They send a command; the node with their socket has looked at it already."""
        if self._early is not None:
            self._early.append(data)
        elif self.live is not None:
            try:
                command = _decode.decode(data)
            except msgspec.DecodeError:  # of another version, then
                self.dismiss(MOVED)
                return
            registry = self._node.registry
            registry.hear(self.live, self.guest, command, registry.now())

    def part(self) -> None:
        """Their socket is gone."""
        self._node.far.pop((self._home, self._key), None)
        live, self.live = self.live, None
        if live is not None:
            self._node.registry.part(live, self)

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
