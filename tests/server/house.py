"""A server on a port of this machine, and devices that connect to it, inside a test."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import uvloop
from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from pocketmoney.server.listen_socket import open_port
from pocketmoney.server.server import Server
from pocketmoney.server.settings import Limits, Settings
from pocketmoney.store.sqlite_log import SqliteLog
from tests.patience import PATIENCE
from tests.server import adapter

T = TypeVar("T")
Json = dict[str, Any]


def play(story: Coroutine[Any, Any, T]) -> T:
    """Run a story on the loop that the server runs on."""
    return uvloop.run(story)


async def until(holds: Callable[[], object]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.005)


class House:
    """A running server."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.url = f"http://127.0.0.1:{port}"
        self.port = port
        self.devices: list[Device] = []
        self.wires: list[Wire] = []
        self.tokens: dict[str, str] = {}
        self.web = httpx.AsyncClient(base_url=self.url, timeout=PATIENCE)

    async def make(self, name: str = "Ann", game: str = "beer-money", **more: object) -> Json:
        """A table, by HTTP: its code, link and the host's token."""
        answer = await self.web.post("/api/tables", json={"game": game, "name": name, **more})
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        self.tokens[name] = made["token"]
        return made

    async def connect(self, headers: dict[str, str] | None = None, *, buffer: int = 0) -> Device:
        """A device that has not said hello yet; with a small buffer, the system takes in little for it."""
        device = Device()

        def narrow(_: object) -> socket.socket | None:
            if not buffer:
                return None
            made = socket.socket()
            made.setblocking(False)
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
            return made

        url = f"ws://127.0.0.1:{self.port}/ws"
        await ws_connect(lambda: device, url, extra_headers=headers, socket_factory=narrow)
        self.devices.append(device)
        return device

    async def wire(self, data: bytes = b"") -> Wire:
        """A bare connection on which something was sent."""
        opened = Wire(*await asyncio.open_connection("127.0.0.1", self.port))
        opened.writer.write(data)
        self.wires.append(opened)
        return opened

    async def hello(self, code: str, token: str = "", **more: int) -> Device:
        """A device at a table."""
        device = await self.connect()
        device.say(do="hello", v=1, table=code, token=token, **more)
        return device

    async def sit(self, code: str, name: str) -> Device:
        """Somebody who takes a chair."""
        device = await self.hello(code)
        device.say(do="sit", n=1, name=name)
        await device.hear("done", n=1)
        return device

    async def table_of(self, *names: str, game: str = "beer-money") -> list[Device]:
        """People at a new table, the host first."""
        made = await self.make(names[0], game)
        return [await self.hello(made["code"], made["token"])] + [
            await self.sit(made["code"], name) for name in names[1:]
        ]


class Device(WSListener):
    """What a person holds in their hand."""

    def __init__(self) -> None:
        self.heard: list[Json] = []
        self.raw: list[bytes] = []
        self.closed: WSCloseCode | None = None
        self.reason = ""
        self.is_gone = asyncio.Event()
        self.transport: WSTransport
        self._news = asyncio.Event()
        self._read = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.raw.append(frame.get_payload_as_bytes())
            self.heard.append(msgspec.json.decode(self.raw[-1]))
            self._news.set()
        elif frame.msg_type == WSMsgType.CLOSE:
            self.closed = frame.get_close_code()
            self.reason = frame.get_close_reason()
            transport.send_close(frame.get_close_code())
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.is_gone.set()
        self._news.set()

    def say(self, **message: object) -> None:
        """Send a message."""
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))

    def shout(self, data: bytes, kind: WSMsgType = WSMsgType.TEXT) -> None:
        """Send bytes as they are."""
        self.transport.send(kind, data)

    async def hear(self, kind: str, **wanted: object) -> Json:
        """Wait for a message of that kind, with those things in it; what comes before it is passed over."""
        async with asyncio.timeout(PATIENCE):
            while True:
                while self._read < len(self.heard):
                    message = self.heard[self._read]
                    self._read += 1
                    if message["is"] == kind and wanted.items() <= message.items():
                        return message
                assert not self.is_gone.is_set(), f"closed with {self.closed} {self.reason}, heard {self.heard[-3:]}"
                self._news.clear()
                await self._news.wait()

    def look_again(self) -> None:
        """The last message that was heard is the next one again."""
        self._read -= 1

    async def hear_any(self) -> Json:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            while self._read == len(self.heard):
                assert not self.is_gone.is_set(), f"closed with {self.closed} {self.reason}, heard {self.heard[-3:]}"
                self._news.clear()
                await self._news.wait()
        self._read += 1
        return self.heard[self._read - 1]

    async def gone(self) -> WSCloseCode | None:
        """Wait until the connection is closed; returns the code."""
        async with asyncio.timeout(PATIENCE):
            await self.is_gone.wait()
        return self.closed

    def leave(self) -> None:
        """Hang up."""
        self.transport.disconnect()


class Wire:
    """A bare connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def answer(self) -> tuple[int, dict[str, str], bytes]:
        """The next answer: status, headers, body."""
        async with asyncio.timeout(PATIENCE):
            head = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = dict(line.split(": ", 1) for line in head[1:] if line)
            body = await self.reader.readexactly(int(headers["content-length"]))
        return int(head[0].split()[1]), headers, body

    async def is_closed(self) -> bool:
        """Whether the other side hangs up."""
        async with asyncio.timeout(PATIENCE):
            return await self.reader.read() == b""

    async def close(self) -> None:
        """Hang up."""
        self.writer.close()
        with contextlib.suppress(OSError):
            await self.writer.wait_closed()


async def _server(settings: Settings) -> Server:
    """A server of one process, or the only node of a cluster: as the suite is run."""
    cluster = adapter.settings(settings.data)
    if cluster is None:
        return Server(settings, SqliteLog(settings.data))
    from pocketmoney.server.cluster.server import ClusterServer
    from pocketmoney.store.nats.cluster import open_cluster

    return ClusterServer(settings, await open_cluster(cluster), settings.data / "archive", "here")


@asynccontextmanager
async def house(data: Path, public_url: str = "", number: int = 0, **limits: int) -> AsyncIterator[House]:
    """A server with these limits on that port, or any; stopped when the story is over."""
    settings = Settings(data, "127.0.0.1", number, public_url, limits=Limits(**limits))
    port = open_port(settings.host, number, is_fixed=True)
    server = await _server(settings)
    await server.start(port)
    opened = House(server, port.getsockname()[1])
    try:
        yield opened
    finally:
        await opened.web.aclose()
        await server.stop()
        for wire in opened.wires:
            await wire.close()
        for device in opened.devices:
            device.transport.disconnect(graceful=False)
            await device.gone()
