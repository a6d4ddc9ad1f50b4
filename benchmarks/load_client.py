"""Players at many tables of one server, over real sockets: what the load of `benchmarks.load` is made of.

A player answers as soon as it is asked, with a random choice of what it may do. Only beginning a turn can be held back,
so that a whole server can be driven at a given number of turns a second.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections import deque
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

import msgspec
from picows import WSAutoPingStrategy, WSFrame, WSListener, WSMsgType, WSTransport
from picows.picows import WSProtocol  # type: ignore[attr-defined]

SEATS: Final = 4
ALL: Final = (1 << SEATS) - 1  # a bit for each of them

PATIENCE: Final = 5.0  # seconds for a handshake
MOST: Final = 1_000_000  # bytes of a message
READ_BUFFER: Final = 2_048

_NO_LOG: Final = logging.LoggerAdapter(logging.getLogger("picows.load"), {})

_encode: Final = msgspec.json.Encoder().encode


class Choice(msgspec.Struct):
    """What a player may do, as far as a load needs to know."""

    do: str
    text: str
    at: list[int] = []
    some: list[str] = []
    may: bool = False


class ChairSeen(msgspec.Struct):
    """A chair, as far as a load needs to know."""

    id: int
    ready: bool = False


class YouSeen(msgspec.Struct):
    """Who the receiver is."""

    chair: int


class Heard(msgspec.Struct):
    """Any message, as far as a load needs to know it; everything else in it is skipped."""

    kind: str = msgspec.field(name="is")
    choices: list[Choice] | None = None
    seen: int = 0
    token: str = ""
    last: int = 0
    phase: str = ""
    host: int = -1
    chairs: list[ChairSeen] = []
    you: YouSeen | None = None
    key: str = ""


_decode: Final = msgspec.json.Decoder(Heard).decode


class Load:
    """What all players have done together, and whether turns are held back."""

    def __init__(self, seed: int = 1) -> None:
        self.chance = random.Random(seed)
        self.moves = 0  # entries that are no pass
        self.entries = 0
        self.games = 0
        self.times: list[float] = []  # from sending a move of a turn until all four have heard of it
        self.tables: list[TableOfFour] = []
        self.is_paced = True
        self.is_on = True
        self.waiting: deque[Callable[[], None]] = deque()  # turns that are held back
        self.lines: dict[tuple[str, int], Line] = {}  # to each server

    def unfinished(self) -> list[float]:
        """How long the moves have been under way that not all four have heard of, in seconds."""
        now = perf_counter()
        return [now - begun for table in self.tables for begun, _ in table.under_way]

    def slow(self, ms: float) -> int:
        """How many moves took longer than that, with those that not all four have heard of by now."""
        return sum(took * 1e3 > ms for took in self.times + self.unfinished())


class Player(WSListener):
    """One seat on one socket."""

    def __init__(self, table: TableOfFour, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.n = 0
        self.seen = 0
        self.is_ready = False
        self.seated: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: WSTransport

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Say hello and sit down."""
        self.transport = transport
        table = self.table
        self.send({"do": "hello", "v": 1, "table": table.code, "token": table.token if self.seat == 0 else ""})
        if self.seat:
            self.send({"do": "sit", "n": 1, "name": f"Guest {self.seat}"})
        self.n = 1

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Whatever the server says."""
        if frame.msg_type != WSMsgType.TEXT:
            return
        heard = _decode(frame.get_payload_as_memoryview())
        if heard.kind == "play":
            self.play(heard)
        elif heard.kind == "table":
            self.look(heard)
        elif heard.kind == "welcome":
            self.n = max(self.n, heard.last)
        elif heard.kind in ("refused", "bye"):
            self.table.refused[heard.key] = self.table.refused.get(heard.key, 0) + 1

    def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self.transport.send(WSMsgType.TEXT, _encode(message))

    def command(self, do: str, **about: Any) -> None:
        """Send a numbered command."""
        self.n += 1
        self.send({"do": do, "n": self.n, **about})

    def look(self, heard: Heard) -> None:
        """The table has changed: get ready for the next game, and deal if it is my turn to."""
        you = heard.you
        if you is not None and you.chair >= 0 and not self.seated.done():
            self.seated.set_result(None)
        if heard.phase == "playing":
            self.is_ready = False
            return
        if len(heard.chairs) < SEATS or you is None or not self.table.plays:
            return
        if not self.is_ready:
            self.is_ready = True
            self.command("ready", entropy="00ff")
        elif heard.host == you.chair and all(chair.ready for chair in heard.chairs):
            self.table.load.games += 1
            self.table.load.moves += 1
            self.command("deal")

    def play(self, heard: Heard) -> None:
        """Something has happened; answer if I am asked."""
        if heard.seen != self.seen:
            self.seen = heard.seen
            self.table.informed(self.seat)
        choices = heard.choices
        if not choices:
            return
        asked = [choice for choice in choices if not choice.may]
        if not asked:
            return
        if any(choice.do == "pass" for choice in asked):
            self.begin(asked)
        else:
            self.answer(self.pick(asked))

    def begin(self, asked: list[Choice]) -> None:
        """My turn: never pass if anything else can be done."""
        load = self.table.load
        others = [choice for choice in asked if choice.do != "pass"]
        text = self.pick(others or asked)

        def go() -> None:
            self.table.begins()
            self.answer(text)

        if load.is_paced or not load.is_on:
            load.waiting.append(go)
        else:
            go()

    def answer(self, text: str) -> None:
        """Send a move."""
        load = self.table.load
        load.entries += 1
        if text not in ("pass", "take"):
            load.moves += 1
        self.command("move", move=text)

    def pick(self, asked: list[Choice]) -> str:
        """A random one."""
        chance = self.table.load.chance
        choice = asked[int(chance.random() * len(asked))]
        if choice.at:
            return f"{choice.text} > @{choice.at[int(chance.random() * len(choice.at))]}"
        return f"{choice.text} {choice.some[0]}" if choice.some else choice.text


class TableOfFour:
    """One table with its four players."""

    def __init__(self, load: Load, code: str, token: str) -> None:
        self.load = load
        self.code = code
        self.token = token
        self.players: list[Player] = []
        self.plays = False
        self.refused: dict[str, int] = {}
        self.under_way: list[tuple[float, int]] = []  # when a move was sent, and who has not heard since then, as bits

    async def open(self, host: str, ports: list[int], sockets: int = SEATS) -> None:
        """Connect the four, or as many as there may be, to these servers in turn, and let them sit down."""
        made = [Player(self, seat) for seat in range(sockets)]
        self.players = made
        await asyncio.gather(*[_connect(player, host, ports[player.seat % len(ports)]) for player in made])
        await asyncio.gather(*[player.seated for player in made])

    def start(self) -> None:
        """Let the players play from now on."""
        self.plays = True
        for player in self.players:
            player.is_ready = True
            player.command("ready", entropy="00ff")

    def begins(self) -> None:
        """A turn's move is sent: everybody has to hear of it."""
        self.under_way.append((perf_counter(), ALL))

    def informed(self, seat: int) -> None:
        """One of the four has heard something new: of every move that is under way."""
        if not self.under_way:
            return
        waiting = [(begun, left & ~(1 << seat)) for begun, left in self.under_way]
        now = perf_counter()
        self.load.times += [now - begun for begun, left in waiting if not left]
        self.under_way = [move for move in waiting if move[1]]

    def close(self) -> None:
        """Hang up."""
        for player in self.players:
            player.transport.disconnect()


async def pace(load: Load, seconds: float, rate: int) -> None:
    """Let turns begin so that about so many moves a second are made."""
    load.is_paced = True
    begun = perf_counter()
    moves = load.moves
    while (elapsed := perf_counter() - begun) < seconds:
        while load.waiting and load.moves - moves < elapsed * rate:
            load.waiting.popleft()()
        await asyncio.sleep(0.001)  # less would be nothing to uvloop, and take a whole core


async def make_table(load: Load, address: tuple[str, int], sockets: int = SEATS) -> tuple[TableOfFour, float]:
    """A table made over HTTP with four sockets seated at it, and how long that took in seconds."""
    return await make_table_at(load, address[0], [address[1]], sockets)


async def make_table_at(load: Load, host: str, ports: list[int], sockets: int = SEATS) -> tuple[TableOfFour, float]:
    """The same, made at the first of some servers, with the sockets at each of them in turn."""
    begun = perf_counter()
    line = load.lines.setdefault((host, ports[0]), Line(host, ports[0]))
    code, token = await line.make()
    table = TableOfFour(load, code, token)
    load.tables.append(table)
    await table.open(host, ports, sockets)
    return table, perf_counter() - begun


async def _connect(player: Player, host: str, port: int) -> None:
    """A socket by picows, without what `ws_connect` does about it: that costs this one process more than all else that
    it does for a table, and four phones would share it."""

    def protocol() -> Any:
        return WSProtocol(
            f"{host}:{port}", "/ws", True, lambda *_: player, _NO_LOG, True, PATIENCE, False, PATIENCE, PATIENCE,
            WSAutoPingStrategy.PING_WHEN_IDLE, True, MOST, None, READ_BUFFER,
        )  # fmt: skip

    _, made = await asyncio.get_running_loop().create_connection(protocol, host, port)
    await made.wait_until_handshake_complete()


class Line:
    """A connection to a server for requests, which stays open between them as a browser's does."""

    def __init__(self, host: str, port: int) -> None:
        self._host = host
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._hosts = 0

    async def make(self) -> tuple[str, str]:
        """A new table: its code, and the token of the host's seat."""
        if self._streams is None or self._streams[0].at_eof():
            self._streams = await asyncio.open_connection(self._host, self._port)
        reader, writer = self._streams
        body = _encode({"game": "beer-money", "name": "Host", "speed": "none"})
        # Every table has a host of its own, as behind a proxy: limits count for each address.
        self._hosts += 1
        forwarded = f"X-Forwarded-For: 10.0.{self._hosts >> 8 & 255}.{self._hosts & 255}\r\n"
        head = f"POST /api/tables HTTP/1.1\r\nHost: {self._host}\r\nContent-Type: application/json\r\n{forwarded}"
        writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        answer = await reader.readuntil(b"\r\n\r\n")
        length = answer.lower().partition(b"content-length:")[2].partition(b"\r\n")[0]
        content = await reader.readexactly(int(length))
        status = answer.partition(b"\r\n")[0]
        if b" 201 " not in status:
            raise RuntimeError(f"no table: {status.decode()} {content[-300:].decode()}")
        made = msgspec.json.decode(content)
        return made["code"], made["token"]
