"""A connection that speaks HTTP, by uvicorn, with a bounded size and time for the head of a request."""

from __future__ import annotations

import asyncio
from collections import deque
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from pocketmoney.server.admission import Admission
from pocketmoney.server.security_headers import SECURITY

END_OF_HEAD: Final = b"\r\n\r\n"

A_TURN: Final = 4  # pieces of data that are read in one turn of the event loop
PIPELINED_MOST: Final = 16  # requests on one connection that wait for the answer to the one before


def refusal(status: HTTPStatus, key: str, retry_after: int = 0) -> bytes:
    """The answer to a request that the web app does not see."""
    body = b'{"key":"%s","args":{}}' % key.encode()
    head = [b"HTTP/1.1 %d %s\r\n" % (status, status.phrase.encode())]
    head += [b"content-type: application/json\r\ncontent-length: %d\r\n" % len(body)]
    head += [name + b": " + value + b"\r\n" for name, value in SECURITY]
    if retry_after:
        head.append(b"retry-after: %d\r\n" % retry_after)
    return b"".join(head) + b"connection: close\r\n\r\n" + body


def refuse(transport: asyncio.Transport, status: HTTPStatus, key: str, retry_after: int = 0) -> None:
    """Refuse a request before the web app has seen it, and close the connection."""
    transport.write(refusal(status, key, retry_after))
    transport.close()


class ReadQueue:
    """Data of connections that waits to be read: only some of it in each turn of the event loop, so that a flood of
    requests delays no move. A connection with data in here reads no more from its socket."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: deque[tuple[HttpProtocol, bytes]] = deque()
        self._left = A_TURN
        self._is_called = False

    def read(self, protocol: HttpProtocol, data: bytes) -> None:
        """Read the data in this turn if there is room, else later."""
        if not self._is_called:
            self._is_called = True
            self._loop.call_soon(self._next_turn)
        if self._left and not self._waiting:
            self._left -= 1
            protocol.read(data)
        else:
            protocol.transport.pause_reading()
            self._waiting.append((protocol, data))

    def _next_turn(self) -> None:
        self._is_called = bool(self._waiting)
        if self._is_called:
            self._loop.call_soon(self._next_turn)
        self._left = A_TURN
        while self._left and self._waiting:
            self._left -= 1
            protocol, data = self._waiting.popleft()
            protocol.read(data)
            protocol.read_on()


class HttpProtocol(HttpToolsProtocol):
    """One connection, until it ends or becomes a WebSocket."""

    def __init__(self, admission: Admission, queue: ReadQueue, **of_uvicorn: Any) -> None:
        super().__init__(**of_uvicorn)
        self._queue = queue
        self._admission = admission
        self._key: str | None = None  # the address for which it counts; none: it does not
        self._in_head = True
        self._has_begun = False
        self._head_size = 0
        self._tail = b""  # of the head so far, where its end may have begun
        self._head_timer: asyncio.TimerHandle | None = None
        self._answer_timer: asyncio.TimerHandle | None = None
        self._answering: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection; close it if there are too many."""
        super().connection_made(transport)
        key = self._admission.key_of(transport.get_extra_info("peername"))
        if self._admission.connections.enter(key):
            self._key = key
            if self.scheme == "http":  # with TLS, uvloop would pause a transport that holds nothing
                transport.set_write_buffer_limits(high=0)  # so that it is known when an answer is read
            self._start_timer()
        else:
            refuse(transport, HTTPStatus.TOO_MANY_REQUESTS, "too-many-sockets", self._admission.limits.head_time)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self._end_head()
        self._stop_answer_timer()
        if self._key is not None:
            self._admission.connections.leave(self._key)
        self._key = None
        self.pipeline.clear()
        if self._answering is not None:  # uvicorn says so to the last request alone
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Queue more of a request."""
        self._queue.read(self, data)

    def read(self, data: bytes) -> None:
        """Read more of a request; refuse a head that grows too large."""
        if self._key is None or self.transport.is_closing():
            return
        if self._in_head:
            end = (self._tail + data).find(END_OF_HEAD) - len(self._tail)
            is_whole = end >= -len(self._tail)
            self._head_size += end if is_whole else len(data)
            self._tail = b"" if is_whole else (self._tail + data)[1 - len(END_OF_HEAD) :]
            if self._head_size > self._admission.limits.head:
                refuse(self.transport, HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "head-too-large")
                return
        super().data_received(data)

    def read_on(self) -> None:
        """Read from the socket again, unless what was read before is too much already."""
        if not (self.flow.read_paused or self.transport.is_closing()):
            self.transport.resume_reading()

    def on_message_begin(self) -> None:
        """Begin to read a request."""
        if len(self.pipeline) >= PIPELINED_MOST:
            raise ValueError("too many requests at once")  # a bad request, to uvicorn
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

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def handle_websocket_upgrade(self) -> None:
        """Leave the connection to the protocol of WebSockets."""
        self._stop_answer_timer()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """Wait for the client to read an answer, but not for ever."""
        super().pause_writing()
        if self._answer_timer is None:
            self._answer_timer = self.loop.call_later(self._admission.limits.answer_time, self.transport.abort)

    def resume_writing(self) -> None:
        """The client has read an answer."""
        self._stop_answer_timer()
        super().resume_writing()

    def _start_timer(self) -> None:
        self._head_timer = self.loop.call_later(self._admission.limits.head_time, self._time_out)

    def _end_head(self) -> None:
        self._in_head = self._has_begun = False
        self._tail = b""
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _stop_answer_timer(self) -> None:
        if self._answer_timer is not None:
            self._answer_timer.cancel()
            self._answer_timer = None

    def _time_out(self) -> None:
        self._head_timer = None
        if self._has_begun:
            refuse(self.transport, HTTPStatus.REQUEST_TIMEOUT, "head-too-slow")
        else:
            self.transport.close()
