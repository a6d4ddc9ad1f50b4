"""A port that speaks TLS, and redirects plain HTTP to https."""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Callable
from typing import Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE

from pocketmoney.server import client_address
from pocketmoney.server.rate_limit import ConnectionLimit
from pocketmoney.server.security_headers import SECURITY
from pocketmoney.server.settings import Limits

PLAIN: Final = "speaks-tls"
HANDSHAKE: Final = b"\x16"  # how TLS begins, and no request does
OUT_OF_FILES: Final = 0.1  # seconds to wait when the system has no room for a connection

_FIRST_LINE: Final = re.compile(rb"[A-Z]{3,10} (/[!-~]*) HTTP/1\.[01]\r\n")
_HOST_LINE: Final = re.compile(rb"\r\nhost:[ \t]*([!-~]+)[ \t]*\r\n", re.IGNORECASE)


class TlsPort:
    """Takes connections in, and hands those that speak TLS to the door."""

    def __init__(
        self,
        door: Callable[[], asyncio.Protocol],
        context: ssl.SSLContext,
        limits: Limits,
        proxies: client_address.TrustedProxies,
    ) -> None:
        self._door = door
        self._proxies = proxies
        self._context = context
        self._limits = limits
        self._loop = asyncio.get_running_loop()
        self._knocking = ConnectionLimit(limits.connections, limits.connections_per_address)
        self._tasks: set[asyncio.Task[None]] = set()

    def listen(self, port: socket.socket, backlog: int) -> None:
        """Begin to take connections in on a port that is open already."""
        port.listen(backlog)
        self._spawn(self._accept(port))

    def close(self) -> None:
        """Take nobody in any more."""
        for task in self._tasks:
            task.cancel()

    def _spawn(self, work: asyncio._CoroutineLike[None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _accept(self, port: socket.socket) -> None:
        while True:
            try:
                knocks, peer = await self._loop.sock_accept(port)
            except OSError:
                await asyncio.sleep(OUT_OF_FILES)
                continue
            counted = self._proxies.counted(self._proxies.address(peer, {}))
            if self._knocking.enter(counted):
                self._spawn(self._take_in(knocks, counted))
            else:
                knocks.close()

    async def _take_in(self, knocks: socket.socket, counted: str) -> None:
        is_taken = False
        try:
            knocks.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            patience = self._limits.head_time
            first = await self._first_byte(knocks, patience)
            if first == HANDSHAKE:
                is_taken = True
                await self._loop.connect_accepted_socket(
                    self._door, knocks, ssl=self._context, ssl_handshake_timeout=patience
                )
            elif first:
                is_taken = True
                await self._loop.connect_accepted_socket(lambda: _Plain(self._limits), knocks)
        except (OSError, TimeoutError):  # they hung up, do not like our certificate, or said nothing
            pass
        finally:
            self._knocking.leave(counted)
            if not is_taken:
                knocks.close()

    async def _first_byte(self, knocks: socket.socket, patience: float) -> bytes:
        """What they say first, left where it is."""
        speaks: asyncio.Future[None] = self._loop.create_future()
        self._loop.add_reader(knocks, lambda: None if speaks.done() else speaks.set_result(None))
        try:
            async with asyncio.timeout(patience):
                await speaks
        finally:
            self._loop.remove_reader(knocks)
        return knocks.recv(1, socket.MSG_PEEK)


class _Plain(asyncio.Protocol):
    """One connection in plain HTTP: it hears where to go, and that is all."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._head = b""
        self._transport: asyncio.Transport
        self._timer: asyncio.TimerHandle

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept a connection, whose first bytes must come in time."""
        self._transport = transport
        self._timer = asyncio.get_running_loop().call_later(self._limits.head_time, transport.close)

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._timer.cancel()

    def data_received(self, data: bytes) -> None:
        """More of a request."""
        self._head += data
        if b"\r\n\r\n" in self._head or len(self._head) > self._limits.head:
            self._transport.write(answer(self._head))
            self._transport.close()


def answer(head: bytes) -> bytes:
    """What a request in plain HTTP hears: the same address with https, if it says which one that is."""
    line, host = _FIRST_LINE.match(head), _HOST_LINE.search(head)
    is_clear = line is not None and host is not None and client_address.is_host(host[1].decode())
    body = b'{"key":"%s","args":{}}' % PLAIN.encode()
    lines = [STATUS_LINE[308 if is_clear else 400]]
    if line is not None and host is not None and is_clear:
        lines.append(b"location: https://" + host[1] + line[1] + b"\r\n")
    lines.append(b"content-type: application/json\r\ncontent-length: %d\r\n" % len(body))
    lines += [name + b": " + value + b"\r\n" for name, value in SECURITY]
    return b"".join(lines) + b"connection: close\r\n\r\n" + body
