"""The callbacks of picows for one WebSocket, handed to a compiled `Connection`."""

from __future__ import annotations

from collections.abc import Callable

from picows import WSFrame, WSListener, WSTransport

from pocketmoney.server.connection import Connection


class PicowsListener(WSListener):
    """Calls the connection; frames go straight to it."""

    __slots__ = ("_connection", "on_ws_frame")

    on_ws_frame: Callable[[WSTransport, WSFrame], None]  # type: ignore[assignment] # picows calls whatever is there

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.on_ws_frame = connection.receive

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._connection.open(transport)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._connection.closed()

    def pause_writing(self) -> None:
        """Drop a connection whose receiver does not read."""
        self._connection.drop_slow()

    def resume_writing(self) -> None:
        """Do nothing: the connection was dropped."""
