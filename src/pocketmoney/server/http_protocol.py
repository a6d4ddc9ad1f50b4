"""A connection that speaks HTTP, by uvicorn.

uvicorn reads a request head for as long as it takes; here a head has a bounded size and time.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from pocketmoney.server.security_headers import SECURITY
from pocketmoney.server.websocket_upgrade import upgrade

if TYPE_CHECKING:
    from pocketmoney.server.connection_sniffer import Door


def refuse(transport: asyncio.Transport, status: int, key: str) -> None:
    """Refuse before the web app has seen anything, and hang up."""
    body = b'{"key":"%s","args":{}}' % key.encode()
    head = [STATUS_LINE[status], b"content-type: application/json\r\ncontent-length: %d\r\n" % len(body)]
    head += [name + b": " + value + b"\r\n" for name, value in SECURITY]
    transport.write(b"".join(head) + b"connection: close\r\n\r\n" + body)
    transport.close()


class HttpProtocol(HttpToolsProtocol):
    """One connection that counts as inside, from the time its first bytes came until it becomes a WebSocket or ends."""

    def __init__(self, door: Door, inside: str, until: float) -> None:
        super().__init__(config=door.config, server_state=door.state, app_state={})
        self._door = door
        self._inside: str | None = inside  # from which address
        self._in_head = True
        self._has_begun = False
        self._head_size = 0
        self._head_timer: asyncio.TimerHandle | None = self.loop.call_at(until, self._too_slow)

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._head_done()
        if self._inside is not None:
            self._door.crowd.leave(self._inside)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """More of a request."""
        if self._in_head:
            self._head_size += len(data)
            if self._head_size > self._door.limits.head:
                # What is behind the head in the same piece counts too, so a head may fail a little early.
                refuse(self.transport, 431, "head-too-large")
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._has_begun = True
        if not self._in_head:
            self._in_head = True
            self._head_size = 0
            self._head_timer = self.loop.call_later(self._door.limits.head_time, self._too_slow)

    def on_headers_complete(self) -> None:
        """The head is here; the web app takes over."""
        self._head_done()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """They want a socket."""
        if self._inside is None:
            return
        inside, self._inside = self._inside, None
        refused = upgrade(self._door, self.transport, self.parser.get_method(), self.url, dict(self.headers), inside)
        if refused is None:
            self.connections.discard(self)
        else:
            refuse(self.transport, *refused)

    def _head_done(self) -> None:
        self._in_head = self._has_begun = False
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _too_slow(self) -> None:
        self._head_timer = None
        if self._has_begun:
            refuse(self.transport, 408, "head-too-slow")
        else:
            self.transport.close()
