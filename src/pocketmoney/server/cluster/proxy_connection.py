"""A connection whose table may be here or at another node: it looks the table up, then forwards frames as they are.

The rate limit holds here. A frame is decoded once, by the node that has the table.
"""

from __future__ import annotations

from typing import Final

import msgspec

from pocketmoney.core.problem import Problem
from pocketmoney.server.cluster.ownership import Ownership
from pocketmoney.server.cluster.peer_links import PeerLinks
from pocketmoney.server.cluster.peer_messages import HELLO, PART, SAY
from pocketmoney.server.connection import BAD_MESSAGE, PONG, Connection
from pocketmoney.server.connections import GUESSING, Connections
from pocketmoney.server.event_log import log_event
from pocketmoney.server.live_table import LiveTable
from pocketmoney.server.table_codes import read_code
from pocketmoney.server.table_registry import BROKEN, MOVED, NO_TABLE, STOPPING
from pocketmoney.table.commands import AnyCommand, Hello, Ping

EARLY_MOST: Final = 40  # messages that wait until the table is found

_decode_hello: Final = msgspec.json.Decoder(Hello).decode
_decode: Final[msgspec.json.Decoder[AnyCommand | Ping]] = msgspec.json.Decoder(AnyCommand | Ping)
PING: Final = msgspec.json.encode(Ping())  # as our clients write it


class ProxyConnection(Connection):
    """A connection whose table may be at another node."""

    __slots__ = ("owner", "_tables", "_links", "_gates", "_early")

    def __init__(
        self,
        connections: Connections,
        address: str,
        counted: str,
        tables: Ownership,
        links: PeerLinks,
        gates: dict[int, ProxyConnection],
    ) -> None:
        super().__init__(connections, address, counted)
        self.owner = ""  # the node that has the table; empty: it is here, or not found yet
        self._tables = tables
        self._links = links
        self._gates = gates  # every socket whose table is at another node
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
        if not self._connections.guesses.may(self.address, self._connections.registry.now()):
            self._turn_away(GUESSING)
            return
        self._stop_timer()
        self._early = []
        self._tables.spawn(self._look_for(hello, bytes(data)))

    async def _look_for(self, hello: Hello, raw: bytes) -> None:
        """Find the node that has the table; what comes meanwhile waits."""
        key, table = "", ""
        place: LiveTable | str = ""
        try:
            table, place = await self._tables.find(read_code(hello.table))
        except Problem as problem:
            key = problem.key
        except Exception as fault:
            log_event("table-unreadable", fault)
            key = BROKEN
        early, self._early = self._early or [], None
        if self._is_closing or not self._connections.has(self):
            return
        if key or self._connections.registry.is_stopping:
            if key == NO_TABLE:
                self._connections.guesses.take(self.address, self._connections.registry.now())
            self._turn_away(key or STOPPING)
        elif isinstance(place, LiveTable):
            if place.is_broken:  # in this very moment
                self._turn_away(MOVED)
                return
            self._enter(place, hello)
            for data in early:
                if self.live is not None:
                    self._submit_early(self.live, data)
        else:
            self.owner = place
            self._gates[self.key] = self
            self._links.send(place, HELLO, self.key, table, raw)
            for data in early:
                self._forward(data)

    def _submit_early(self, live: LiveTable, data: bytes) -> None:
        """Submit a command that came while the table was looked for and is here."""
        command = self._decode(data)
        if command is not None:
            registry = self._connections.registry
            registry.submit(live, self, command, registry.now())

    def _forward(self, data: bytes) -> None:
        """Send a message as it is to the node that has the table; a ping of our clients is answered here."""
        if data == PING:
            self.send(PONG)
        elif self._tables.peers.decodes(self.owner) or self._decode(data) is not None:
            self._links.send(self.owner, SAY, self.key, "", data)

    def _decode(self, data: bytes) -> AnyCommand | None:
        """Return the command; None after answering a ping, or after refusing what is no command."""
        try:
            command = _decode.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.refuse(data)
            return None
        if isinstance(command, Ping):
            self.send(PONG)
            return None
        return command

    def refuse(self, data: bytes) -> None:
        """Refuse a message that is no command, as this node or the owner found."""
        self._refuse(memoryview(data), BAD_MESSAGE)

    def _part(self) -> None:
        super()._part()
        if self.owner:
            self._gates.pop(self.key, None)
            self._links.send(self.owner, PART, self.key)
            self.owner = ""
