"""The front door: every connection begins as HTTP by uvicorn; what asks for a WebSocket goes over to picows.

uvicorn reads a request head for as long as it takes; here a head has a bounded size and time.
"""

from __future__ import annotations

import asyncio
import logging
from base64 import b64decode
from collections.abc import Callable
from email.utils import formatdate
from typing import Any, Final

import uvicorn
from picows import WSAutoPingStrategy, WSListener, WSUpgradeRequest
from picows.picows import WSProtocol  # type: ignore[attr-defined]
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.server import ServerState

from pocketmoney.server import origin
from pocketmoney.server.headers import SECURITY
from pocketmoney.server.limits import Crowd
from pocketmoney.server.settings import Settings

WS_PATH: Final = b"/ws"

READ_BUFFER: Final = 2_048  # grows for whoever sends more at once
HANDSHAKE: Final = 5.0

# What picows needs to hear of the request; the rest would only lie in memory as long as the socket lives.
HANDSHAKE_HEADERS: Final = frozenset(
    {b"host", b"upgrade", b"connection", b"sec-websocket-key", b"sec-websocket-version"}
)

_picows_log: Final = logging.LoggerAdapter(logging.getLogger("picows"), {})

MakeListener = Callable[[str], WSListener]


class Door:
    """What all connections share: the web app behind uvicorn's protocol, who is inside, how a socket is made."""

    def __init__(self, app: Any, settings: Settings, make_listener: MakeListener) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.make_listener = make_listener
        self.crowd = Crowd(self.limits.connections, self.limits.connections_per_address)
        self.state = ServerState()
        self.config = uvicorn.Config(
            app,
            http=Front,
            ws=Front,  # anything but none: whoever asks for a socket is sent to `handle_websocket_upgrade`
            lifespan="off",
            interface="asgi3",
            log_config=None,
            access_log=False,
            server_header=False,
            forwarded_allow_ips="127.0.0.1,::1",
        )
        self.config.load()

    def __call__(self) -> asyncio.Protocol:
        """The protocol of a new connection."""
        return Front(self)

    async def tell_date(self) -> None:
        """Let answers carry the time of day; to be called every second."""
        self.state.default_headers = [(b"date", formatdate(usegmt=True).encode())]

    async def close(self, patience: float) -> None:
        """Let running requests finish, for so long; then end them."""
        for connection in list(self.state.connections):
            connection.shutdown()
        running = [task for task in self.state.tasks if task is not asyncio.current_task()]
        if running:
            _, late = await asyncio.wait(running, timeout=patience)
            for task in late:
                task.cancel()


class Front(HttpToolsProtocol):
    """One connection, as long as it speaks HTTP."""

    def __init__(self, door: Door) -> None:
        super().__init__(config=door.config, server_state=door.state, app_state={})
        self._door = door
        self._in_head = True
        self._has_begun = False
        self._head_size = 0
        self._head_timer: asyncio.TimerHandle | None = None
        self._address = ""  # none: this machine, perhaps a proxy for many
        self._is_inside = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there, and has some time to say what they want."""
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        address = origin.address(peer, ())
        self._address = "" if origin.is_loopback(address) else address
        self._is_inside = self._door.crowd.enter(self._address)
        if self._is_inside:
            self._give_time()
        else:
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._head_done()
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """More of a request."""
        if self._in_head:
            self._head_size += len(data)
            if self._head_size > self._door.limits.head:
                # What is behind the head in the same piece counts too, so a head may fail a little early.
                self._answer(431, "head-too-large")
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._has_begun = True
        if not self._in_head:
            self._in_head = True
            self._head_size = 0
            self._give_time()

    def on_headers_complete(self) -> None:
        """The head is here; the web app takes over."""
        self._head_done()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to picows, if a socket may be opened here."""
        door = self._door
        if self.url.partition(b"?")[0] != WS_PATH:
            return self._answer(404, "no-such-path")
        if not self._is_handshake():
            return self._answer(400, "bad-handshake")
        source = origin.header(self.headers, b"origin")
        if not origin.is_welcome(source, origin.header(self.headers, b"host"), door.settings.public_url):
            return self._answer(403, "foreign-page")
        address = origin.address(self.transport.get_extra_info("peername"), self.headers)
        self._leave()
        counted = "" if origin.is_loopback(address) else address
        if not door.crowd.enter(counted):
            return self._answer(429, "too-many-sockets")
        self.connections.discard(self)
        protocol = Upgraded(door, address, counted)
        protocol.connection_made(self.transport)
        self.transport.set_protocol(protocol)
        protocol.feed(self._handshake())
        return None

    def _leave(self) -> None:
        if self._is_inside:
            self._is_inside = False
            self._door.crowd.leave(self._address)

    def _is_handshake(self) -> bool:
        if self.parser.get_method() != b"GET" or origin.header(self.headers, b"sec-websocket-version") != "13":
            return False
        try:
            return len(b64decode(origin.header(self.headers, b"sec-websocket-key"), validate=True)) == 16
        except ValueError:
            return False

    def _handshake(self) -> bytes:
        lines = [b"GET " + WS_PATH + b" HTTP/1.1"]
        lines += [name + b": " + value for name, value in self.headers if name in HANDSHAKE_HEADERS]
        return b"\r\n".join(lines) + b"\r\n\r\n"

    def _give_time(self) -> None:
        self._head_timer = self.loop.call_later(self._door.limits.head_time, self._too_slow)

    def _head_done(self) -> None:
        self._in_head = self._has_begun = False
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _too_slow(self) -> None:
        self._head_timer = None
        if self._has_begun:
            self._answer(408, "head-too-slow")
        else:
            self.transport.close()

    def _answer(self, status: int, key: str) -> None:
        """Refuse before the web app has seen anything, and hang up."""
        body = b'{"key":"%s","args":{}}' % key.encode()
        head = [STATUS_LINE[status], b"content-type: application/json\r\ncontent-length: %d\r\n" % len(body)]
        head += [name + b": " + value + b"\r\n" for name, value in SECURITY]
        self.transport.write(b"".join(head) + b"connection: close\r\n\r\n" + body)
        self.transport.close()


class Upgraded(WSProtocol):  # type: ignore[misc]
    """One connection that has become a WebSocket."""

    __slots__ = ("_door", "_address", "_counted")

    def __init__(self, door: Door, address: str, counted: str) -> None:
        super().__init__(
            None,
            None,
            False,  # not the client's side
            self._listener,
            _picows_log,
            True,  # a fault in a listener closes its socket
            HANDSHAKE,
            False,  # silent sockets are asked by a round of our own: a task for each would cost too much
            door.limits.quiet,
            door.limits.quiet,
            WSAutoPingStrategy.PING_WHEN_IDLE,
            True,  # pings are answered
            door.limits.message,
            None,
            READ_BUFFER,
        )
        self._door = door
        self._address = address
        self._counted = counted

    def feed(self, data: bytes) -> None:
        """Take bytes that were read before."""
        while data:
            room = self.get_buffer(-1)
            part = min(len(room), len(data))
            room[:part] = data[:part]
            self.buffer_updated(part)
            data = data[part:]

    def connection_lost(self, exc: Exception | None) -> None:
        """The socket is closed."""
        super().connection_lost(exc)
        self._door.crowd.leave(self._counted)

    def _listener(self, request: WSUpgradeRequest) -> WSListener:
        return self._door.make_listener(self._address)
