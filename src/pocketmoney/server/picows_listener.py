"""One WebSocket, as picows calls it. What it means is the affair of the device behind it."""

from __future__ import annotations

from picows import WSFrame, WSListener, WSTransport

from pocketmoney.server.connection import Connection


class PicowsListener(WSListener):
    """Hands everything on."""

    __slots__ = ("_connection",)

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The socket is open."""
        self._connection.open(transport)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """The socket is gone."""
        self._connection.gone()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Something comes in."""
        self._connection.receive(frame)

    def pause_writing(self) -> None:
        """What is sent is not read."""
        self._connection.lag()

    def resume_writing(self) -> None:
        """It is read again; but the device was let go."""
