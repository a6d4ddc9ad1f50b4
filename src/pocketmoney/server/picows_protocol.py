"""A connection that asked for a WebSocket: refused, or run by picows.

uvicorn makes one of these for an upgrade (`ws=`), gives it the transport, and then the head of the request as bytes.
"""

from __future__ import annotations

import asyncio
import logging
from base64 import b64decode
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final

from picows import WSAutoPingStrategy, WSListener, WSUpgradeRequest
from picows.picows import WSProtocol  # type: ignore[attr-defined]

from pocketmoney.server import client_address
from pocketmoney.server.admission import Admission, Headers
from pocketmoney.server.http_protocol import refuse

WS_PATH: Final = b"/ws"

READ_BUFFER: Final = 2_048  # grows with what arrives at once
HANDSHAKE: Final = 5.0

# Headers picows needs. The others are dropped to save memory per connection.
HANDSHAKE_HEADERS: Final = frozenset(
    {b"host", b"upgrade", b"connection", b"sec-websocket-key", b"sec-websocket-version"}
)

MakeListener = Callable[[str, str], WSListener]  # given the address of the client, and the one that limits count

_picows_log: Final = logging.LoggerAdapter(logging.getLogger("picows"), {})


class PicowsProtocol(WSProtocol):  # type: ignore[misc]
    """One WebSocket."""

    __slots__ = ("_admission", "_make_listener", "_transport", "_address", "_key", "_wait")

    def __init__(self, admission: Admission, make_listener: MakeListener, **of_uvicorn: Any) -> None:
        super().__init__(
            None,
            None,
            False,  # not the client's side
            self._listener,
            _picows_log,
            True,  # an exception in a listener closes its socket
            HANDSHAKE,
            False,  # one heartbeat of ours serves all sockets: a task for each would cost too much
            admission.limits.quiet,
            admission.limits.quiet,
            WSAutoPingStrategy.PING_WHEN_IDLE,
            False,  # the listener answers pings: they count as messages
            admission.limits.message,
            None,
            READ_BUFFER,
        )
        self._admission = admission
        self._make_listener = make_listener
        self._transport: asyncio.Transport
        self._address = ""
        self._key = ""  # the address for which it counts
        self._wait = 0  # seconds until another attempt, if the limit is reached

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Take a connection over from HTTP, which has counted it."""
        self._transport = transport
        self._key = self._admission.key_of(transport.get_extra_info("peername"))
        super().connection_made(transport)

    def data_received(self, head: bytes) -> None:
        """Read the head of the request; open the socket, or say why not."""
        (method, url), headers = _parse(head)
        refusal = self._refusal(method, url, headers)
        if refusal is not None:
            refuse(self._transport, *refusal, self._wait)
            return
        lines = [b"GET " + WS_PATH + b" HTTP/1.1"]
        lines += [name + b": " + value for name, value in headers.items() if name in HANDSHAKE_HEADERS]
        data = b"\r\n".join(lines) + b"\r\n\r\n"
        while data:
            buffer = self.get_buffer(-1)
            part = min(len(buffer), len(data))
            buffer[:part] = data[:part]
            self.buffer_updated(part)
            data = data[part:]

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        super().connection_lost(exc)
        self._admission.connections.leave(self._key)

    def _refusal(self, method: bytes, url: bytes, headers: Headers) -> tuple[HTTPStatus, str] | None:
        if url.partition(b"?")[0] != WS_PATH:
            return HTTPStatus.NOT_FOUND, "no-such-path"
        if method != b"GET" or not _is_handshake(headers):
            return HTTPStatus.BAD_REQUEST, "bad-handshake"
        if not self._admission.is_own_page(headers):
            return HTTPStatus.FORBIDDEN, "foreign-page"
        proxies, connections = self._admission.proxies, self._admission.connections
        self._address = proxies.address(self._transport.get_extra_info("peername"), headers)
        key = proxies.counted(self._address)
        if key != self._key:  # behind a proxy: count it for the client instead
            self._wait = self._admission.wait_of(key)
            if not self._wait and not connections.enter(key):
                self._wait = self._admission.limits.head_time
            if self._wait:
                return HTTPStatus.TOO_MANY_REQUESTS, "too-many-sockets"
            connections.leave(self._key)
            self._key = key
        return None

    def _listener(self, request: WSUpgradeRequest) -> WSListener:
        return self._make_listener(self._address, self._key)


def _parse(head: bytes) -> tuple[tuple[bytes, bytes], dict[bytes, bytes]]:
    """Return method and target, and the headers; uvicorn has validated them and wrote them again."""
    first, *lines = head.removesuffix(b"\r\n\r\n").split(b"\r\n")
    method, target, _ = first.split(b" ", 2)
    pairs = [line.split(b": ", 1) for line in lines]
    return (method, target), {name.lower(): value for name, value in pairs}


def _is_handshake(headers: Headers) -> bool:
    if client_address.header(headers, b"sec-websocket-version") != "13":
        return False
    try:
        return len(b64decode(client_address.header(headers, b"sec-websocket-key"), validate=True)) == 16
    except ValueError:
        return False
