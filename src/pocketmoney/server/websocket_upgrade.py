"""From HTTP to a WebSocket: whether a request may have one, and handing its connection over to picows."""

from __future__ import annotations

import asyncio
import logging
from base64 import b64decode
from typing import TYPE_CHECKING, Final

from picows import WSAutoPingStrategy, WSListener, WSUpgradeRequest
from picows.picows import WSProtocol  # type: ignore[attr-defined]

from pocketmoney.server import client_address

if TYPE_CHECKING:
    from pocketmoney.server.connection_sniffer import Door

WS_PATH: Final = b"/ws"

READ_BUFFER: Final = 2_048  # grows for a client that sends more at once
HANDSHAKE: Final = 5.0

# What picows needs to hear of the request; the rest would only lie in memory as long as the socket lives.
HANDSHAKE_HEADERS: Final = frozenset(
    {b"host", b"upgrade", b"connection", b"sec-websocket-key", b"sec-websocket-version"}
)

NO_PATH: Final = (404, "no-such-path")
BAD_HANDSHAKE: Final = (400, "bad-handshake")
FOREIGN: Final = (403, "foreign-page")
TOO_MANY: Final = (429, "too-many-sockets")

Refused = tuple[int, str]  # status and key

_picows_log: Final = logging.LoggerAdapter(logging.getLogger("picows"), {})


def upgrade(
    door: Door, transport: asyncio.Transport, method: bytes, url: bytes, headers: client_address.Headers, inside: str
) -> Refused | None:
    """Hand a connection over to picows, if a socket may be opened there; else, why not.

    Either way it no longer counts as one that is `inside` from that address.
    """
    door.crowd.leave(inside)
    if url.partition(b"?")[0] != WS_PATH:
        return NO_PATH
    if method != b"GET" or not _is_handshake(headers):
        return BAD_HANDSHAKE
    source = client_address.header(headers, b"origin")
    if not client_address.is_welcome(source, client_address.header(headers, b"host"), door.settings.public_url):
        return FOREIGN
    address = door.proxies.address(transport.get_extra_info("peername"), headers)
    counted = door.proxies.counted(address)
    if not door.crowd.enter(counted):
        return TOO_MANY
    protocol = Upgraded(door, address, counted)
    protocol.connection_made(transport)
    transport.set_protocol(protocol)
    protocol.feed(_handshake(headers))
    return None


def _is_handshake(headers: client_address.Headers) -> bool:
    if client_address.header(headers, b"sec-websocket-version") != "13":
        return False
    try:
        return len(b64decode(client_address.header(headers, b"sec-websocket-key"), validate=True)) == 16
    except ValueError:
        return False


def _handshake(headers: client_address.Headers) -> bytes:
    lines = [b"GET " + WS_PATH + b" HTTP/1.1"]
    lines += [name + b": " + value for name, value in headers.items() if name in HANDSHAKE_HEADERS]
    return b"\r\n".join(lines) + b"\r\n\r\n"


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
            live = self.get_buffer(-1)
            part = min(len(live), len(data))
            live[:part] = data[:part]
            self.buffer_updated(part)
            data = data[part:]

    def connection_lost(self, exc: Exception | None) -> None:
        """The socket is closed."""
        super().connection_lost(exc)
        self._door.crowd.leave(self._counted)

    def _listener(self, request: WSUpgradeRequest) -> WSListener:
        return self._door.make_listener(self._address)
