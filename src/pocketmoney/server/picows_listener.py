"""One WebSocket, as picows calls it. What it means is the affair of the device behind it."""

from __future__ import annotations

from picows import WSFrame, WSListener, WSTransport

from pocketmoney.server.connection import Connection


class PicowsListener(WSListener):
    """Hands everything on."""

    __slots__ = ("_device",)

    def __init__(self, connection: Connection) -> None:
        self._device = connection

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The socket is open."""
        self._device.open(transport)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """The socket is gone."""
        self._device.gone()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Something comes in."""
        self._device.take(frame)

    def pause_writing(self) -> None:
        """What is sent is not read."""
        self._device.lag()

    def resume_writing(self) -> None:
        """It is read again; but the device was let go."""
