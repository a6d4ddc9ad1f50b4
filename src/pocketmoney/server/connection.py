"""One WebSocket: a hello, then commands. Size, rate and format are checked before a table gets a command.

Messages are JSON text of a bounded size. Nobody is waited for: who does not read is dropped, and comes back to where
they were with another hello.
"""

from __future__ import annotations

import asyncio
import socket
from typing import Any, Final

import msgspec
from picows import WSCloseCode, WSMsgType, WSTransport

from pocketmoney.core.mypyc_hints import mypyc_attr
from pocketmoney.server.connections import Connections, OpenSocket
from pocketmoney.server.live_table import LiveTable
from pocketmoney.server.table_registry import BROKEN, LOST, MOVED, NEWER, STOPPING
from pocketmoney.table.commands import AnyCommand, Hello, Ping
from pocketmoney.table.messages import Bye, Newer, Pong, Refused, encode

BAD_MESSAGE: Final = "bad-message"
TOO_FAST: Final = "too-fast"
TOO_LARGE: Final = "too-large"
NOT_TEXT: Final = "not-text"
NO_HELLO: Final = "no-hello"
SLOW: Final = "slow-receiver"

CODES: Final = {
    BAD_MESSAGE: WSCloseCode.POLICY_VIOLATION,
    BROKEN: WSCloseCode.INTERNAL_ERROR,
    LOST: WSCloseCode.INTERNAL_ERROR,
    MOVED: WSCloseCode.SERVICE_RESTART,
    NEWER: WSCloseCode.INTERNAL_ERROR,
    NOT_TEXT: WSCloseCode.UNSUPPORTED_DATA,
    SLOW: WSCloseCode.TRY_AGAIN_LATER,
    STOPPING: WSCloseCode.SERVICE_RESTART,
    TOO_LARGE: WSCloseCode.MESSAGE_TOO_BIG,
}

# picows copies a message into a buffer that stays as large as the largest one; beyond 8 KB it hands the message on
# without a copy of the frame's head, which it then uses again. Longer ones therefore bring room for their head along.
COPIED: Final = 2_048
HEAD_MOST: Final = 14

FAREWELL: Final = 3.0  # seconds for the other side to close, too

_TEXT: Final = WSMsgType.TEXT
_CONTINUATION: Final = WSMsgType.CONTINUATION
_BINARY: Final = WSMsgType.BINARY
_CLOSE: Final = WSMsgType.CLOSE
_PING: Final = WSMsgType.PING

_decode_hello: Final = msgspec.json.Decoder(Hello).decode
_decoder: Final[msgspec.json.Decoder[AnyCommand | Ping]] = msgspec.json.Decoder(AnyCommand | Ping)
PONG: Final = encode(Pong())
_decode: Final = _decoder.decode


class _Numbered(msgspec.Struct):
    """The number of a command that cannot be decoded otherwise."""

    n: int = 0


_decode_number: Final = msgspec.json.Decoder(_Numbered).decode


@mypyc_attr(allow_interpreted_subclasses=True)
class Connection(OpenSocket):
    """A subscriber with a WebSocket."""

    __slots__ = (
        "live", "address", "is_quiet", "_counted", "_connections", "_transport", "_reached", "_strikes", "_parts",
        "_timer", "_is_closing", "_ignored",
    )  # fmt: skip

    def __init__(self, connections: Connections, address: str, counted: str) -> None:
        super().__init__(connections.registry.new_key())
        self.live: LiveTable | None = None
        self.address = address
        self.is_quiet = False
        self._counted = counted  # the address for which limits count its messages; empty: a proxy, for none
        self._connections = connections
        self._transport: WSTransport
        self._reached = 0.0
        self._strikes = 0
        self._parts: bytearray | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._is_closing = False
        self._ignored = 0  # frames that came after it was closed

    # What its socket calls

    def open(self, transport: WSTransport) -> None:
        """Set the limits of an open socket, and wait for a hello."""
        self._transport = transport
        unread = self._connections.limits.unread
        below = transport.underlying_transport
        below.set_write_buffer_limits(high=unread, low=0)
        # By default the system buffers megabytes for a receiver that does not read.
        below.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, unread // 2)
        self._connections.enter(self)
        self._timer = self._connections.later(self._connections.limits.hello, self._no_hello)

    def closed(self) -> None:
        """Detach after the socket has closed."""
        self._stop_timer()
        self._connections.leave(self)
        self._part()

    def receive(self, transport: object, frame: Any) -> None:
        """Handle a `WSFrame`: check the rate limit, decode a command, and submit it to the table.

        The first message is a hello. The flags of a frame are numbers, though its types say that they are not.
        """
        self.is_quiet = False
        connections = self._connections
        registry = connections.registry
        now = registry.now()
        is_whole = frame.msg_type is _TEXT and frame.fin and self._parts is None
        reached = connections.rate.next(self._reached, now)
        if reached < 0 or (self._counted and not connections.shared_rate.take(self._counted, now)):
            self._receive_too_fast(frame, is_whole)
            return
        self._reached = reached
        data = frame.get_payload_as_memoryview() if is_whole else self._assemble(frame)
        if self._is_closing:
            self._ignore()
            return
        if data is None:
            return
        connections.metrics.received += 1
        live = self.live
        if live is None:
            self._greet(data)
            return
        try:
            command = _decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._refuse(data, BAD_MESSAGE)
            return
        if isinstance(command, Ping):
            self.send(PONG)
        else:
            registry.submit(live, self, command, now)

    def drop_slow(self) -> None:
        """Apply backpressure: drop a receiver that does not read. It reconnects with a hello."""
        self._connections.metrics.slow += 1
        self.close(SLOW)

    # What a room calls

    def send(self, data: bytes) -> None:
        if len(data) <= COPIED:
            self._transport.send(_TEXT, data)
        else:
            self._transport.send_reuse_external_bytearray(_TEXT, bytearray(HEAD_MOST) + data, HEAD_MOST)

    def dismiss(self, key: str) -> None:
        """Send the reason, and close."""
        if not self._is_closing:
            self.send(encode(Bye(key=key)))
            self.close(key)

    def close(self, key: str) -> None:
        """Close; the key is the reason that the close frame carries."""
        if self._is_closing:
            return
        self._is_closing = True
        self._stop_timer()
        self._transport.send_close(CODES.get(key, WSCloseCode.POLICY_VIOLATION), key)
        self._timer = self._connections.later(FAREWELL, self.hang_up)
        self._part()

    def check_alive(self) -> None:
        """Send a ping to a silent socket; hang up if it did not answer the last one."""
        if self.is_quiet:
            self._connections.metrics.dead += 1
            self._transport.disconnect(False)
        else:
            self.is_quiet = True
            self._transport.send_ping()

    # Reading

    def _receive_too_fast(self, frame: Any, is_whole: bool) -> None:  # noqa: FBT001
        """Refuse a message that comes too soon; a part of one, or a ping, closes the socket."""
        if frame.msg_type is _CLOSE:
            self._assemble(frame)
        elif self._is_closing:
            self._ignore()
        elif is_whole:
            self._connections.metrics.received += 1
            self._refuse(frame.get_payload_as_memoryview(), TOO_FAST)
        else:
            self.dismiss(TOO_FAST)

    def _ignore(self) -> None:
        """Hang up if the other side, which was told to close, goes on sending."""
        self._ignored += 1
        if self._ignored == self._connections.limits.message_burst:
            self._transport.disconnect(False)

    def _assemble(self, frame: Any) -> memoryview | None:
        """Return a message that is complete with this frame; None for parts of one and for control frames."""
        kind = frame.msg_type
        if kind is _CLOSE:
            self._transport.send_close(frame.get_close_code())
            self._transport.disconnect()
            return None
        if kind is _PING and not self._is_closing:
            self._transport.send_pong(frame.get_payload_as_bytes())
        if kind is _BINARY:
            self.dismiss(NOT_TEXT)
        if self._is_closing or not (kind is _TEXT or kind is _CONTINUATION):
            return None
        is_first = kind is _TEXT
        if is_first != (self._parts is None):
            self.dismiss(BAD_MESSAGE)
            return None
        parts = self._parts = bytearray() if self._parts is None else self._parts
        parts += frame.get_payload_as_memoryview()
        if len(parts) > self._connections.limits.message:
            self.dismiss(TOO_LARGE)
        elif frame.fin:
            self._parts = None
            return memoryview(parts)
        return None

    def _greet(self, data: memoryview) -> None:
        try:
            hello = _decode_hello(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._connections.metrics.refuse(BAD_MESSAGE)
            self.dismiss(BAD_MESSAGE)
            return
        live = self._connections.find_table(hello.table, self.address)
        if not isinstance(live, LiveTable):
            self._turn_away(live)
            return
        self._enter(live, hello)

    def _enter(self, live: LiveTable, hello: Hello) -> None:
        """Attach to a table of this process."""
        self._stop_timer()
        if hello.build and hello.build != self._connections.build:
            self.send(encode(Newer(build=self._connections.build)))
        self.live = live
        refused = self._connections.registry.attach(live, self, hello)
        if refused:
            self.live = None
            self._turn_away(refused)

    def _turn_away(self, key: str) -> None:
        self._connections.metrics.refuse(key)
        self.dismiss(key)

    def _refuse(self, data: memoryview, key: str) -> None:
        """Refuse a message; after several bad ones, close."""
        self._connections.metrics.refuse(key)
        self._strikes += 1
        if self._strikes > self._connections.limits.bad_messages:
            self.dismiss(key)
            return
        try:
            number = _decode_number(data).n
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            number = 0
        self.send(encode(Refused(n=number, key=key)))

    # Ending

    def _part(self) -> None:
        """Detach from the table."""
        live, self.live = self.live, None
        if live is not None:
            self._connections.registry.detach(live, self)

    def _no_hello(self) -> None:
        self._timer = None
        self.dismiss(NO_HELLO)

    def hang_up(self) -> None:
        """Cut the connection."""
        self._timer = None
        self._transport.disconnect(False)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
