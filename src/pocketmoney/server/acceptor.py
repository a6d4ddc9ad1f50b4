"""The port: connections are taken from it a few at a time, and not too many of one address.

The accept loop of uvloop takes all that wait in one turn of the event loop, and tables wait for that.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
from collections.abc import Callable
from http import HTTPStatus
from typing import Final

from pocketmoney.server.admission import Admission
from pocketmoney.server.event_log import log_event
from pocketmoney.server.http_protocol import refusal

A_TURN: Final = 4  # connections that are taken in one turn of the event loop
REST: Final = 0.2  # seconds without new connections when the system has no room for more
FIRST_BYTES: Final = 65_536


class Acceptor:
    """Makes a protocol for each connection; closed and waited for by uvicorn like a server of asyncio."""

    def __init__(
        self,
        port: socket.socket,
        admission: Admission,
        make_protocol: Callable[[], asyncio.BaseProtocol],
        context: ssl.SSLContext | None,
    ) -> None:
        self._port = port
        self._admission = admission
        self._make_protocol = make_protocol
        self._context = context
        self._loop = asyncio.get_running_loop()
        self._opening: set[asyncio.Task[object]] = set()
        self._accepting = self._loop.create_task(self._accept())

    def close(self) -> None:
        """Accept no more connections."""
        self._accepting.cancel()
        self._accepting.add_done_callback(lambda _: self._port.close())

    async def wait_closed(self) -> None:
        """Wait for handshakes that have begun."""
        await asyncio.gather(self._accepting, *self._opening, return_exceptions=True)

    async def _accept(self) -> None:
        while True:
            try:
                for _ in range(A_TURN):
                    self._take(*await self._loop.sock_accept(self._port))
                await asyncio.sleep(0)
            except ConnectionError:  # it was closed before it was taken
                continue
            except OSError as fault:
                log_event("not-accepted", fault)
                await asyncio.sleep(REST)

    def _take(self, taken: socket.socket, peer: object) -> None:
        wait = self._admission.wait_of(self._admission.key_of(peer))
        if wait:
            self._refuse(taken, wait)
            return
        opening = self._loop.create_task(self._open(taken))
        self._opening.add(opening)
        opening.add_done_callback(self._opening.discard)

    async def _open(self, taken: socket.socket) -> None:
        context, patience = self._context, self._admission.limits.head_time
        try:
            await self._loop.connect_accepted_socket(
                self._make_protocol, taken, ssl=context, ssl_handshake_timeout=None if context is None else patience
            )
        except (OSError, ssl.SSLError):  # the other side is gone, or does not speak TLS
            taken.close()

    def _refuse(self, taken: socket.socket, wait: int) -> None:
        """Answer without waiting for a request; nothing is spent on a connection that may not be."""
        with taken, contextlib.suppress(OSError):
            if self._context is None:
                taken.setblocking(False)
                taken.send(refusal(HTTPStatus.TOO_MANY_REQUESTS, "too-many-sockets", wait))
                taken.recv(FIRST_BYTES)  # what is left unread would make the system take the answer back
