"""Players at a cluster: they come back to any node, and look elsewhere when theirs says nothing."""

from __future__ import annotations

import asyncio
from random import Random
from time import monotonic

from picows import WSError, WSFrame, WSTransport, ws_connect

from tests.server.steady import RETRY, HasPort, Json, Line, Noted, Player

SILENCE = 3.0  # seconds without a word, after which a player looks elsewhere
THINKS = 0.2  # seconds at most before a move

# What people may be told when their table goes elsewhere; they come back.
PASSES = ("table-moved", "cluster-away", "server-stops")


class RoamingLine(Line):
    """A connection that says nothing any more once the player has looked elsewhere."""

    def __init__(self, player: Player) -> None:
        super().__init__(player)
        self.is_given_up = False

    def on_ws_connected(self, transport: WSTransport) -> None:
        if self.is_given_up:
            transport.disconnect(False)
        else:
            super().on_ws_connected(transport)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if self.player.line is self:
            super().on_ws_frame(transport, frame)


class Roamer(Player):
    """Somebody at a table of a cluster, who notes when everything was sent and acknowledged."""

    def __init__(self, code: str, name: str, token: str, chance: Random, noted: Noted) -> None:
        super().__init__(code, name, token, chance, noted)
        self.sent_at: dict[int, float] = {}
        self.acknowledged_at: dict[int, float] = {}
        self.byes: dict[str, int] = {}
        self.notices: dict[str, int] = {}
        self._heard_at = 0.0
        self._is_welcome = False  # on this connection: before that, what is not answered yet will be sent again
        self._thinks: asyncio.TimerHandle | None = None

    async def stay(self, process: HasPort) -> None:
        """Be connected somewhere, again and again, until cancelled."""
        while True:
            port = process.port
            if port:
                line = RoamingLine(self)
                try:
                    async with asyncio.timeout(SILENCE):
                        transport, _ = await ws_connect(lambda line=line: line, f"ws://127.0.0.1:{port}/ws")
                except (OSError, WSError, TimeoutError):
                    line.is_given_up = True
                    await asyncio.sleep(0.05)
                    continue
                self._heard_at = monotonic()
                await self._until_silent(transport)
            self.line = None
            await asyncio.sleep(RETRY)

    async def _until_silent(self, transport: WSTransport) -> None:
        gone = asyncio.ensure_future(transport.wait_disconnected())
        try:
            while not gone.done():
                await asyncio.wait([gone], timeout=0.5)
                if monotonic() - self._heard_at > SILENCE * (1 + self.chance.random()):
                    transport.disconnect(False)
                    self.line = None
                    return
        finally:
            gone.cancel()
            await asyncio.gather(gone, return_exceptions=True)

    def connected(self, line: Line) -> None:
        """Say hello, with what was seen."""
        self._is_welcome = False
        super().connected(line)

    def hear(self, message: Json) -> None:
        """Whatever a node says."""
        self._heard_at = monotonic()
        if message["is"] == "welcome":
            self._is_welcome = True
        if message["is"] == "bye" and message["key"] in PASSES:
            self.byes[message["key"]] = self.byes.get(message["key"], 0) + 1
            if self.line is not None:
                self.line.transport.disconnect(False)
                self.line = None
            return
        if message["is"] == "notice":
            self.notices[message["key"]] = self.notices.get(message["key"], 0) + 1
        before = len(self.acknowledged)
        super().hear(message)
        if len(self.acknowledged) > before:
            self.acknowledged_at[max(self.acknowledged)] = self._heard_at

    def command(self, do: str, **about: object) -> None:
        """Send a command, and note when."""
        self.sent_at[self.n + 1] = monotonic()
        super().command(do, **about)

    def act(self) -> None:
        """Think a little, then do the next thing."""
        if self._thinks is None:
            after = self.chance.random() * THINKS
            self._thinks = asyncio.get_running_loop().call_later(after, self._act)

    def _act(self) -> None:
        self._thinks = None
        if self._is_welcome:
            super().act()
