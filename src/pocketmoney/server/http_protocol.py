"""A connection that speaks HTTP, by uvicorn, with a bounded size and time for the head of a request."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from pocketmoney.server.admission import Admission
from pocketmoney.server.security_headers import SECURITY

END_OF_HEAD = b"\r\n\r\n"


def refuse(transport: asyncio.Transport, status: HTTPStatus, key: str) -> None:
    """Refuse a request before the web app has seen it, and close the connection."""
    body = b'{"key":"%s","args":{}}' % key.encode()
    head = [b"HTTP/1.1 %d %s\r\n" % (status, status.phrase.encode())]
    head += [b"content-type: application/json\r\ncontent-length: %d\r\n" % len(body)]
    head += [name + b": " + value + b"\r\n" for name, value in SECURITY]
    transport.write(b"".join(head) + b"connection: close\r\n\r\n" + body)
    transport.close()


class HttpProtocol(HttpToolsProtocol):
    """One connection, until it ends or becomes a WebSocket."""

    def __init__(self, admission: Admission, **of_uvicorn: Any) -> None:
        super().__init__(**of_uvicorn)
        self._admission = admission
        self._key: str | None = None  # the address for which it counts; none: it does not
        self._in_head = True
        self._has_begun = False
        self._head_size = 0
        self._head_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection; close it if there are too many."""
        super().connection_made(transport)
        key = self._admission.key_of(transport.get_extra_info("peername"))
        if self._admission.connections.enter(key):
            self._key = key
            self._start_timer()
        else:
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self._end_head()
        if self._key is not None:
            self._admission.connections.leave(self._key)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read more of a request; refuse a head that grows too large."""
        if self._key is None:
            return  # being closed
        if self._in_head:
            end = data.find(END_OF_HEAD)
            self._head_size += len(data) if end < 0 else end
            if self._head_size > self._admission.limits.head:
                refuse(self.transport, HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "head-too-large")
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        """Begin to read a request."""
        super().on_message_begin()
        self._has_begun = True
        if not self._in_head:
            self._in_head = True
            self._head_size = 0
            self._start_timer()

    def on_headers_complete(self) -> None:
        """Hand the request to the web app."""
        self._end_head()
        super().on_headers_complete()

    def _start_timer(self) -> None:
        self._head_timer = self.loop.call_later(self._admission.limits.head_time, self._time_out)

    def _end_head(self) -> None:
        self._in_head = self._has_begun = False
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _time_out(self) -> None:
        self._head_timer = None
        if self._has_begun:
            refuse(self.transport, HTTPStatus.REQUEST_TIMEOUT, "head-too-slow")
        else:
            self.transport.close()
