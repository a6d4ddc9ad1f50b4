"""The front door: by its first bytes a connection becomes one that speaks HTTP, by uvicorn, or a WebSocket, by picows.

What asks for a WebSocket in one piece, as nearly all do, never meets uvicorn: to get ready for a request costs more
than to answer this one. Whatever else comes is read by uvicorn, which may still be asked for a socket.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from email.utils import formatdate
from typing import Any, Final

import httptools
import uvicorn
from picows import WSListener
from uvicorn.server import ServerState

from pocketmoney.server import client_address
from pocketmoney.server.http_protocol import HttpProtocol, refuse
from pocketmoney.server.rate_limit import ConnectionLimit
from pocketmoney.server.settings import Settings
from pocketmoney.server.websocket_upgrade import WS_PATH, upgrade

MakeListener = Callable[[str], WSListener]

_WANTS_SOCKET: Final = b"GET " + WS_PATH


class Door:
    """What all connections share: the web app behind uvicorn's protocol, who is inside, how a socket is made."""

    def __init__(self, app: Any, settings: Settings, make_listener: MakeListener) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.make_listener = make_listener
        self.proxies = client_address.TrustedProxies(settings.proxies)
        self.crowd = ConnectionLimit(self.limits.connections, self.limits.connections_per_address)
        self.knocking: set[Knock] = set()
        self.loop = asyncio.get_running_loop()
        self.state = ServerState()
        self.config = uvicorn.Config(
            app,
            http=HttpProtocol,
            ws=HttpProtocol,  # anything but none: a request for a socket is sent to `handle_websocket_upgrade`
            lifespan="off",
            interface="asgi3",
            log_config=None,
            access_log=False,
            server_header=False,
            forwarded_allow_ips=[str(network) for network in self.proxies.networks],
        )
        self.config.load()

    def __call__(self) -> asyncio.Protocol:
        """The protocol of a new connection."""
        return Knock(self)

    async def tell_date(self) -> None:
        """Let answers carry the time of day; to be called every second."""
        self.state.default_headers = [(b"date", formatdate(usegmt=True).encode())]

    async def close(self, patience: float) -> None:
        """Let running requests finish, for so long; then end them."""
        for knock in list(self.knocking):
            knock.transport.close()
        for connection in list(self.state.connections):
            connection.shutdown()
        running = [task for task in self.state.tasks if task is not asyncio.current_task()]
        if running:
            _, late = await asyncio.wait(running, timeout=patience)
            for task in late:
                task.cancel()


class Knock(asyncio.Protocol):
    """A connection that has said nothing yet. It has some time to say what it wants."""

    __slots__ = ("transport", "_door", "_address", "_timer")

    transport: asyncio.Transport

    def __init__(self, door: Door) -> None:
        self._door = door
        self._address = ""  # as which it counts
        self._timer: asyncio.TimerHandle | None = None  # none: not inside, or no longer our affair

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept a connection."""
        self.transport = transport
        door = self._door
        self._address = door.proxies.counted(door.proxies.address(transport.get_extra_info("peername"), {}))
        if door.crowd.enter(self._address):
            self._timer = door.loop.call_later(door.limits.head_time, transport.close)
            door.knocking.add(self)
        else:
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone without a word."""
        if self._timer is not None:
            self._done(self._timer)
            self._door.crowd.leave(self._address)

    def data_received(self, data: bytes) -> None:
        """The first bytes: what do they want?"""
        if self._timer is None:
            return
        until = self._timer.when()
        self._done(self._timer)
        if data.startswith(_WANTS_SOCKET) and len(data) <= self._door.limits.head:
            head = Head()
            if head.is_read(data):
                refused = upgrade(self._door, self.transport, b"GET", head.url, head.headers, self._address)
                if refused is not None:
                    refuse(self.transport, *refused)
                return
        http = HttpProtocol(self._door, self._address, until)
        http.connection_made(self.transport)
        self.transport.set_protocol(http)
        http.data_received(data)

    def _done(self, timer: asyncio.TimerHandle) -> None:
        timer.cancel()
        self._timer = None
        self._door.knocking.discard(self)


class Head:
    """The head of a request for a WebSocket."""

    __slots__ = ("url", "headers")

    def __init__(self) -> None:
        self.url = b""
        self.headers: dict[bytes, bytes] = {}

    def is_read(self, data: bytes) -> bool:
        """Whether it is all there, and does ask for one."""
        try:
            httptools.HttpRequestParser(self).feed_data(data)
        except httptools.HttpParserUpgrade:
            return client_address.header(self.headers, b"upgrade").lower() == "websocket"
        except httptools.HttpParserError:
            pass  # the protocol that reads requests says so
        return False

    # What the parser calls

    def on_url(self, url: bytes) -> None:
        """A part of where it goes."""
        self.url += url

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header."""
        self.headers[name.lower()] = value
