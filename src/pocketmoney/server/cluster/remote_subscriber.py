"""A subscriber of a table here whose socket is at another node."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from pocketmoney.server.cluster.peer_links import PeerLinks
from pocketmoney.server.cluster.peer_messages import CLOSE, DISMISS, REFUSE, TELL
from pocketmoney.server.connection import PONG
from pocketmoney.server.live_table import LiveTable
from pocketmoney.server.table_registry import TableRegistry
from pocketmoney.table.chair import Subscriber
from pocketmoney.table.commands import AnyCommand, Hello, Ping

_decode_hello: Final = msgspec.json.Decoder(Hello).decode
_decode: Final[msgspec.json.Decoder[AnyCommand | Ping]] = msgspec.json.Decoder(AnyCommand | Ping)


class RemoteSubscriber(Subscriber):
    """A subscriber that gets its messages through its own node."""

    __slots__ = ("live", "_registry", "_links", "_forget", "_home", "_key", "_early")

    def __init__(
        self, registry: TableRegistry, links: PeerLinks, home: str, key: int, forget: Callable[[str, int], None]
    ) -> None:
        super().__init__(registry.new_key())
        self.live: LiveTable | None = None
        self._registry = registry
        self._links = links
        self._forget = forget
        self._home = home
        self._key = key
        self._early: list[bytes] | None = []  # said before the table was there

    def enter(self, live: LiveTable, hello: bytes) -> None:
        """Come to the table, with everything that was said on the way."""
        self.live = live
        refused = self._registry.attach(live, self, _decode_hello(hello))
        if refused:
            self.live = None
            self.dismiss(refused)
            return
        early, self._early = self._early or [], None
        for data in early:
            self.say(data)

    def say(self, data: bytes) -> None:
        """Handle a message as their socket received it; their node refuses what is no command."""
        if self._early is not None:
            self._early.append(data)
        elif self.live is not None:
            try:
                command = _decode.decode(data)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                self._links.send(self._home, REFUSE, self._key, "", data)
                return
            if isinstance(command, Ping):
                self.send(PONG)
            else:
                self._registry.submit(self.live, self, command, self._registry.now())

    def part(self) -> None:
        """Their socket is gone."""
        self._forget(self._home, self._key)
        live, self.live = self.live, None
        if live is not None:
            self._registry.detach(live, self)

    # What a room calls

    def send(self, data: bytes) -> None:
        self._links.send(self._home, TELL, self._key, "", data)

    def close(self, key: str) -> None:
        self._links.send(self._home, CLOSE, self._key, key)
        self.part()

    def dismiss(self, key: str) -> None:
        """Say why, and close."""
        self._links.send(self._home, DISMISS, self._key, key)
        self.part()
