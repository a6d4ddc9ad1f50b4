"""A simulated network between clients and a server: delays, resets, half-open connections and slow readers.

A link is one WebSocket: frames arrive in order in each direction, after delays that are drawn for each link, so frames
of two links overtake each other. The server sees it as picows would show it; what picows and the socket do otherwise
(frames, pings, the write buffer) is modelled here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import Context
from random import Random
from typing import Final, Protocol

from picows import WSMsgType

from pocketmoney.server.admission import Admission
from pocketmoney.server.connection import PONG, Connection
from pocketmoney.server.connections import Connections
from tools.simulate.loop import Process

FRAME_HEAD: Final = 10  # bytes
APART: Final = 1e-7  # seconds between two frames, which keep their order
FULL_SPEED: Final = 10_000_000.0  # bytes a second

_OUTSIDE: Final = Context()  # of no process


class Client(Protocol):
    """The far end of a link."""

    def on_message(self, link: Link, data: bytes) -> None:
        """A message has come."""

    def on_closed(self, link: Link) -> None:
        """The link is closed."""


class Port:
    """Where a server listens: what a network needs to know of it."""

    def __init__(
        self,
        process: Process,
        admission: Admission,
        connections: Connections,
        make_connection: Callable[[str, str], Connection],
    ) -> None:
        self.make_connection = make_connection
        self.process = process
        self.admission = admission
        self.connections = connections
        self.links: dict[Link, None] = {}
        self.closing = 0  # links that are gone, of which the server is told in its next step
        self.is_open = True

    def stop_accepting(self) -> None:
        """Take no further links."""
        self.is_open = False

    async def close(self) -> None:
        """Close what is still open."""
        self.abandon(is_silent=False)

    def abandon(self, *, is_silent: bool) -> None:
        """End all links as those of a dead server; after a power cut nobody tells the clients."""
        for link in list(self.links):
            if is_silent:
                link.is_half_open = True
            else:
                link.cut()


class Frame:
    """A frame as picows hands it over."""

    __slots__ = ("msg_type", "fin", "_data")

    def __init__(self, kind: WSMsgType, data: bytes, *, fin: bool = True) -> None:
        self.msg_type = kind
        self.fin = fin
        self._data = data

    def get_payload_as_memoryview(self) -> memoryview:
        return memoryview(self._data)

    def get_payload_as_bytes(self) -> bytes:
        return self._data

    def get_close_code(self) -> int:
        return 1000


class _Socket:
    def setsockopt(self, *words: int) -> None:
        """The simulated system takes any size."""


class Transport:
    """The server's end of a link, as `Connection` uses it: a `WSTransport` and the transport below it."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self.high = 0
        self.underlying_transport = self

    def set_write_buffer_limits(self, high: int, low: int) -> None:
        self.high = high

    def get_extra_info(self, name: str) -> _Socket:
        return _Socket()

    def send(self, kind: WSMsgType, data: bytes) -> None:
        self._link.send_down(bytes(data))

    def send_reuse_external_bytearray(self, kind: WSMsgType, data: bytearray, offset: int) -> None:
        self._link.send_down(bytes(data[offset:]))

    def send_ping(self) -> None:
        self._link.send_down(None)

    def send_pong(self, data: bytes) -> None:
        self._link.send_down(None)

    def send_close(self, code: int, reason: str = "") -> None:
        self._link.close_down()

    def disconnect(self, graceful: bool = True) -> None:  # noqa: FBT001, FBT002 # as picows has it
        self._link.cut()


class Link:
    """One WebSocket between a client and a server."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, chance: Random, client: Client, port: Port, address: str
    ) -> None:
        self.number = chance.getrandbits(32)
        self._loop = loop
        self._chance = chance
        self._client = client
        self._port = port
        self.address = address
        self.delay = chance.uniform(0.002, chance.choice((0.01, 0.05, 0.4)))  # seconds at most, one way
        self.speed = FULL_SPEED  # bytes that the client reads in a second
        self.is_open = False  # for the client
        self.is_half_open = False  # nothing passes any more, and neither side knows
        self.is_gone = False
        self.received: list[bytes] = []  # by the client
        self.unread = 0  # bytes on their way to the client
        self.unread_most = 0
        self.pongs: list[float] = []  # when the server answered a ping
        self._down_at = self._up_at = 0.0
        self._is_paused = False
        self._server: Connection | None = None
        self._transport = Transport(self)

    # The client's side

    def open(self) -> bool:
        """Connect; return whether the server takes the link."""
        port = self._port
        if port.process.is_dead or port.process.is_asleep or not port.is_open:
            return False
        admission = port.admission
        key = admission.key_of((self.address, 1))
        if port.process.run(admission.wait_of, key) or not admission.connections.enter(key):
            return False
        self.is_open = True
        port.links[self] = None
        self._server = port.process.run(port.make_connection, self.address, key)
        port.process.run(self._server.open, self._transport)
        return True

    def send(self, data: bytes, kind: WSMsgType = WSMsgType.TEXT, *, fin: bool = True) -> None:
        """Send a message to the server."""
        if self.is_open and not self.is_half_open:
            self._up_at = max(self._up_at + APART, self._loop.time() + self._chance.random() * self.delay)
            self._later(self._up_at, self._arrive_up, Frame(kind, data, fin=fin))

    def close(self) -> None:
        """The client goes away and says so."""
        if self.is_open:
            self.is_open = False
            self._later(self._loop.time() + self.delay, self.cut)

    def vanish(self) -> None:
        """The client's device is gone; the server is not told."""
        self.is_half_open = True
        self.is_open = False

    # The server's side

    def send_down(self, data: bytes | None) -> None:
        """Send a message to the client; None is a ping, which the client's device answers."""
        if self.is_gone or self._port.process.is_dead:
            return
        if data == PONG:
            self.pongs.append(self._loop.time())
        size = FRAME_HEAD + (0 if data is None else len(data))
        self.unread += size
        self.unread_most = max(self.unread_most, self.unread)
        if not self.is_half_open:
            begins = max(self._down_at + APART, self._loop.time() + self._chance.random() * self.delay)
            self._down_at = begins + size / self.speed
            self._later(self._down_at, self._arrive_down, data, size)
        if self.unread > self._transport.high and not self._is_paused and self._server is not None:
            self._is_paused = True
            self._server.drop_slow()

    def close_down(self) -> None:
        """Send a close frame: the client closes when it has read everything before."""
        if not self.is_gone and not self.is_half_open:
            self._down_at = max(self._down_at + APART, self._loop.time() + self._chance.random() * self.delay)
            self._later(self._down_at, self._closed_down)

    def cut(self) -> None:
        """Both ends find the link closed."""
        if self.is_gone:
            return
        self.is_gone = True
        port = self._port
        del port.links[self]
        if not port.process.is_dead:
            port.admission.connections.leave(port.admission.key_of((self.address, 1)))
            if self._server is not None:
                port.closing += 1
                port.process.run(self._loop.call_soon, self._tell_server)
        if self.is_open:
            self.is_open = False
            self._later(self._loop.time() + self.delay, self._client.on_closed, self)

    def _tell_server(self) -> None:
        assert self._server is not None
        self._port.closing -= 1
        self._server.closed()

    # Arrivals

    def _arrive_up(self, frame: Frame) -> None:
        if not self.is_gone and not self.is_half_open and self._server is not None and not self._port.process.is_dead:
            self._port.process.run(self._port.process.step, self._server.receive, self._transport, frame)

    def _arrive_down(self, data: bytes | None, size: int) -> None:
        self.unread -= size
        if not self.is_open or self.is_half_open:
            return
        if data is None:
            self.send(b"", WSMsgType.PONG)
        else:
            self.received.append(data)
            self._client.on_message(self, data)

    def _closed_down(self) -> None:
        if self.is_open:
            self.cut()

    def _later(self, when: float, call: Callable[..., None], *args: object) -> None:
        """Schedule what happens in the network, which outlives both ends."""
        self._loop.call_at(when, call, *args, context=_OUTSIDE)
