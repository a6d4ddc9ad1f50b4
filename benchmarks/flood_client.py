"""Floods for `benchmarks.flood`: one process that does one thing as often as it can, for some seconds, on loopback.

Usage: python -m benchmarks.flood_client PORT FLOOD SECONDS ADDRESSES NETWORK CODE. Each flood comes from so many
addresses of 127.0.NETWORK, which the server takes for strangers; CODE is that of a table that is there. What it did is
printed as JSON: how often, what was refused, and what was cut off.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import struct
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import cache
from itertools import count
from time import monotonic
from typing import Final
from weakref import WeakSet

import msgspec

HOST: Final = "127.0.0.1"
NICE: Final = 5  # so that players, who measure on the same core, are not what waits
RETRY: Final = 0.01  # seconds after a connection that was refused
PATIENCE: Final = 5.0

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]

UPGRADE: Final = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def frame(data: bytes, kind: int = 1, *, fin: bool = True) -> bytes:
    """A frame of a client. Its mask is zero, which changes nothing."""
    first = (0x80 if fin else 0) | kind
    size = bytes([first, 0x80 | len(data)]) if len(data) < 126 else struct.pack("!BBH", first, 0xFE, len(data))
    return size + bytes(4) + data


def command(do: str, **about: object) -> bytes:
    """A frame with a command."""
    return frame(msgspec.json.encode({"do": do, **about}))


def post(path: str, body: bytes) -> bytes:
    """A request with a body."""
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


class Flood:
    """What all connections of a flood share."""

    def __init__(self, port: int, addresses: list[str], seconds: float, code: str) -> None:
        self.port = port
        self.addresses = addresses
        self.code = code  # of a table that is there
        self.until = monotonic() + seconds
        self.counts: Counter[str] = Counter()
        self.tables: dict[str, tuple[str, str]] = {}  # where talk is to be, by address
        self._open: WeakSet[asyncio.StreamWriter] = WeakSet()
        self._turns = count()

    async def prepare(self) -> None:
        """Make a table to talk at, for each address."""
        self.tables = {address: await self.make_table(address) for address in self.addresses}

    def address(self) -> str:
        """The address whose turn it is."""
        return self.addresses[next(self._turns) % len(self.addresses)]

    def close(self) -> None:
        """Hang up everywhere."""
        for writer in list(self._open):
            writer.transport.abort()

    async def connect(self, address: str, buffer: int = 0) -> Stream:
        """A connection from an address; with a small buffer, the system takes in little for it."""
        made = socket.socket()
        made.setblocking(False)
        made.bind((address, 0))
        if buffer:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        try:
            await asyncio.get_running_loop().sock_connect(made, (HOST, self.port))
        except BaseException:
            made.close()
            raise
        self.counts["connections"] += 1
        stream = await asyncio.open_connection(sock=made, limit=1 << 20)
        self._open.add(stream[1])
        return stream

    async def repeat(self, act: Callable[[Flood, str], Awaitable[None]]) -> None:
        """Do something from one address again and again, whatever the server says."""
        address = self.address()
        while monotonic() < self.until:
            try:
                async with asyncio.timeout_at(asyncio.get_running_loop().time() + self.until - monotonic()):
                    await act(self, address)
            except TimeoutError:
                return
            except (OSError, EOFError, ValueError, RuntimeError):  # the last is uvloop's word for a closed connection
                self.counts["cut off"] += 1
                await asyncio.sleep(RETRY)

    async def answer(self, stream: Stream) -> tuple[int, bytes]:
        """Read an answer: its status and body."""
        reader, _ = stream
        head = await reader.readuntil(b"\r\n\r\n")
        status = int(head[9:12])
        length = int(head.lower().partition(b"content-length:")[2].partition(b"\r\n")[0] or 0)
        body = await reader.readexactly(length) if length else b""
        self.counts[str(status)] += 1
        return status, body

    async def open_socket(self, address: str, buffer: int = 0) -> Stream:
        """A WebSocket; one that is refused is an error."""
        stream = await self.connect(address, buffer)
        stream[1].write(UPGRADE)
        head = await stream[0].readuntil(b"\r\n\r\n")
        self.counts[head[9:12].decode()] += 1
        if b" 101 " not in head[:16]:
            stream[1].close()
            raise ValueError("no socket")
        return stream

    async def make_table(self, address: str, **about: object) -> tuple[str, str]:
        """A table of its own: its code, and the token of the host's seat."""
        stream = await self.connect(address)
        body = {"game": "beer-money", "name": "Mallory", "speed": "none", **about}
        stream[1].write(post("/api/tables", msgspec.json.encode(body)))
        status, content = await self.answer(stream)
        stream[1].close()
        if status != 201:
            raise ValueError("no table")
        made = msgspec.json.decode(content)
        return made["code"], made["token"]


async def hang_up(stream: Stream) -> None:
    """Close a connection."""
    stream[1].close()
    await asyncio.sleep(0)


@cache
def record() -> bytes:
    """The request to replay a long game, as a record of nearly the allowed size and number of moves."""
    seats = ["Ann", "Bob", "Cat", "Dan"]
    lines = ["game: beer-money", f"seats: {' '.join(seats)}", "seed: 5", "---"]
    lines += [f"{seat}: pass" for _ in range(2_400) for seat in seats]
    return post("/api/replays", msgspec.json.encode({"record": "\n".join(lines)}))


async def uploads(flood: Flood, address: str) -> None:
    """Send a record to be replayed."""
    upload = record()
    stream = await flood.connect(address)
    while True:
        stream[1].write(upload)
        await stream[1].drain()
        await flood.answer(stream)


async def requests(flood: Flood, address: str) -> None:
    """Ask for pages, lists and drawings, several on each connection at once."""
    stream = await flood.connect(address)
    paths = [
        "/",
        "/api/games",
        "/api/tables",
        f"/api/tables/{flood.code}/qr.svg",
        f"/api/tables/{flood.code}",
        "/metrics",
    ]
    while True:
        for path in paths:
            stream[1].write(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        for _ in paths:
            await flood.answer(stream)


async def tables(flood: Flood, address: str) -> None:
    """Make tables, each with a game under way."""
    await flood.make_table(address, bots=["fair"] * 5, deal=True)


async def sockets(flood: Flood, address: str) -> None:
    """Open a socket, say hello to a table, and hang up."""
    stream = await flood.open_socket(address)
    stream[1].write(command("hello", v=1, table=flood.code, token=""))
    await asyncio.wait_for(stream[0].read(100), PATIENCE)
    flood.counts["hellos"] += 1
    await hang_up(stream)


async def talk(flood: Flood, address: str) -> None:
    """Talk, ask, ping and send parts of messages on one socket, far too fast."""
    code, token = flood.tables[address]
    stream = await flood.open_socket(address)
    stream[1].write(command("hello", v=1, table=code, token=token))
    reading = asyncio.create_task(_drain(stream[0]))
    try:
        for n in count(1):
            words = command("say", n=0, text="x" * 100) + command("look", n=0) + frame(b"?", 9)
            stream[1].write(words * 10 + (frame(b"{", 1, fin=False) if n % 20 == 0 else b""))
            flood.counts["messages"] += 30
            await stream[1].drain()
            await asyncio.sleep(0)
            if reading.done():
                raise EOFError
    finally:
        reading.cancel()
        await hang_up(stream)


async def _drain(reader: asyncio.StreamReader) -> None:
    while await reader.read(1 << 16):
        pass


async def bots(flood: Flood, address: str) -> None:
    """Make a table at which ten bots search, and have them play game after game."""
    wanted = {"bots": ["search:400"] * 8 + ["brutal"], "speed": "quick", "deal": True}
    try:
        code, token = await flood.make_table(address, **wanted)
    except ValueError:
        await asyncio.sleep(PATIENCE)
        raise
    stream = await flood.open_socket(address)
    stream[1].write(command("hello", v=1, table=code, token=token))
    for n in count(1):
        again = command("concede", n=0) + command("move", n=0, move="concede") + command("ready", n=0)
        stream[1].write(again + (command("deal", n=0) if n > 1 else b""))
        flood.counts["messages"] += 4
        async with asyncio.timeout(PATIENCE * 4):
            while b'"reveal"' not in await stream[0].read(1 << 16):
                pass
        flood.counts["games"] += 1


async def slow_readers(flood: Flood, address: str) -> None:
    """Ask for much, and read none of it."""
    if next(flood._turns) % 2:
        stream = await flood.connect(address, 4_096)
        stream[1].write(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 8)
    else:
        stream = await flood.open_socket(address, 4_096)
        stream[1].write(command("hello", v=1, table=flood.code, token=""))
        stream[0]._transport.pause_reading()  # type: ignore[attr-defined]
        for _ in range(200):
            stream[1].write(command("why", n=0, move="x" * 400))
            await asyncio.sleep(0.06)
    stream[0]._transport.pause_reading()  # type: ignore[attr-defined]
    flood.counts["held"] += 1
    await asyncio.sleep(PATIENCE)
    await hang_up(stream)


async def slow_writers(flood: Flood, address: str) -> None:
    """Send a head, a body or a message, a few letters at a time."""
    kind = next(flood._turns) % 3
    if kind == 0:
        stream, data = await flood.connect(address), b"GET / HTTP/1.1\r\nX-Long: " + b"x" * 4_000
    elif kind == 1:
        stream, data = await flood.connect(address), post("/api/tables", b" " * 4_000)
    else:
        stream, data = await flood.open_socket(address), frame(b" " * 4_000)
    for at in range(0, len(data), 2):
        stream[1].write(data[at : at + 2])
        flood.counts["pieces"] += 1
        await asyncio.sleep(0.02)
    await hang_up(stream)


FLOODS: Final[dict[str, tuple[Callable[[Flood, str], Awaitable[None]], int]]] = {
    "uploads": (uploads, 40),
    "GETs": (requests, 100),
    "tables": (tables, 20),
    "sockets": (sockets, 50),
    "talk": (talk, 50),
    "bots": (bots, 5),
    "slow readers": (slow_readers, 200),
    "slow writers": (slow_writers, 300),
}  # with how many connections each does it at once


async def run(port: int, names: list[str], seconds: float, addresses: list[str], code: str) -> Counter[str]:
    """Flood a server; return what was done."""
    flood = Flood(port, addresses, seconds, code)
    if "talk" in names:
        await flood.prepare()
    tasks = [flood.repeat(act) for act, at_once in map(FLOODS.__getitem__, names) for _ in range(at_once)]
    await asyncio.gather(*tasks)
    flood.close()
    return flood.counts


def main() -> int:
    """Run one flood, or all of them, and print what was done."""
    import uvloop

    words = argparse.ArgumentParser(prog="python -m benchmarks.flood_client", description="A flood of requests.")
    words.add_argument("port", type=int, help="of the server on this machine")
    words.add_argument("flood", choices=[*FLOODS, "all"], help="what it does")
    words.add_argument("seconds", type=float, help="how long")
    words.add_argument("addresses", type=int, help="from how many addresses")
    words.add_argument("network", type=int, help="of 127.0.NETWORK")
    words.add_argument("code", help="of a table that is there")
    asked = words.parse_args()
    if hasattr(os, "nice"):
        os.nice(NICE)
    addresses = [f"127.0.{asked.network}.{number}" for number in range(1, asked.addresses + 1)]
    names = list(FLOODS) if asked.flood == "all" else [asked.flood]
    print(json.dumps(uvloop.run(run(asked.port, names, asked.seconds, addresses, asked.code))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
