"""A connection to a table: text frames in and out, until one side hangs up."""

from __future__ import annotations

import asyncio
import errno
import os
from collections.abc import Callable
from typing import Final

import msgspec
from picows import WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from pocketmoney.core.problem import Problem
from pocketmoney.table.commands import AnyCommand, Hello
from pocketmoney.terminal.server_address import Address

PATIENCE: Final = 10.0  # seconds for a server to answer at all
SIGN_OF_LIFE: Final = 20.0  # seconds of silence after which it is asked for one
LARGEST: Final = 4 * 1024 * 1024

_encode: Final = msgspec.json.Encoder().encode


class WebSocketConnection(WSListener):
    """One connection."""

    def __init__(self, receive: Callable[[bytes], None]) -> None:
        self._receive = receive
        self._transport: WSTransport | None = None
        self._parts = bytearray()
        self.is_gone = asyncio.Event()

    @classmethod
    async def open(cls, address: Address, receive: Callable[[bytes], None]) -> WebSocketConnection:
        """Connect; a server that cannot be reached is a problem."""
        connection = cls(receive)
        about: dict[str, str | int] = {"server": address.server}
        try:
            async with asyncio.timeout(PATIENCE):
                await ws_connect(
                    lambda: connection,
                    address.socket,
                    enable_auto_ping=True,
                    auto_ping_idle_timeout=SIGN_OF_LIFE,
                    auto_ping_reply_timeout=SIGN_OF_LIFE,
                    max_frame_size=LARGEST,
                )
            if connection._transport is None:  # hung up during the handshake, which picows lets pass
                raise ConnectionResetError(errno.ECONNRESET, os.strerror(errno.ECONNRESET))
        except WSError:
            raise Problem("connect-no-table-server", about) from None
        except TimeoutError:
            raise Problem("connect-silent", about) from None
        except (OSError, ValueError) as fault:
            why = getattr(fault, "strerror", None) or str(fault)
            raise Problem("connect-nobody", {**about, "why": why}) from None
        return connection

    def send(self, message: AnyCommand | Hello) -> None:
        """Send a message; on a connection that is gone it is lost."""
        if self._transport is not None and not self.is_gone.is_set():
            self._transport.send(WSMsgType.TEXT, _encode(message))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.send_close()
            self._transport.disconnect()

    # What picows calls

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.is_gone.set()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if kind in (WSMsgType.TEXT, WSMsgType.CONTINUATION):
            self._parts += frame.get_payload_as_memoryview()
            if frame.fin:
                data, self._parts = bytes(self._parts), bytearray()
                self._receive(data)
        elif kind == WSMsgType.CLOSE:
            transport.send_close(frame.get_close_code())
            transport.disconnect()
