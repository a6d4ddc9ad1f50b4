"""People who play on whatever happens: they come back when the server is gone, and send again what was not answered.

They note what they sent, what was acknowledged and every event that they were told, so that it can be held against
the log afterwards.
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, Protocol

import msgspec
from picows import WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

Json = dict[str, Any]

RETRY = 0.01  # seconds
LOOKS = 1.0  # seconds between two looks whether the server is still the same
RIGHTS = 0.2  # how often somebody who may do something unasked does


class HasPort(Protocol):
    """What players connect to."""

    @property
    def port(self) -> int:
        """Where it listens; 0: it does not."""


class Noted:
    """What a crowd of players saw together."""

    def __init__(self) -> None:
        self.acknowledged = 0
        self.again = 0  # commands that were sent again
        self.already = 0  # of these, those that had been done: only the answer was lost
        self.refused: dict[str, int] = {}


class Line(WSListener):
    """One connection of a player."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.transport: WSTransport

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.player.connected(self)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.player.hear(msgspec.json.decode(frame.get_payload_as_bytes()))


class Player:
    """Somebody at a table; without a name, somebody who watches."""

    def __init__(self, code: str, name: str, token: str, chance: Random, noted: Noted) -> None:
        self.code = code
        self.name = name
        self.token = token
        self.chance = chance
        self.noted = noted
        self.wishes = Wishes()
        self.chair = -1
        self.table: Json = {}
        self.n = 0
        self.pending: Json | None = None
        self.sent: dict[int, Json] = {}
        self.acknowledged: set[int] = set()
        self.resent: set[int] = set()
        self.told: dict[int, list[Any]] = {}  # events, by game
        self.public: dict[int, Json] = {}  # how things stood at last, by game
        self.reveals: dict[int, Json] = {}
        self.choices: list[Json] = []
        self.faults: list[str] = []
        self.line: Line | None = None

    # The connection

    async def stay(self, process: HasPort) -> None:
        """Be connected, again and again, until cancelled."""
        while True:
            port = process.port
            if port:
                line = Line(self)
                try:
                    transport, _ = await ws_connect(lambda line=line: line, f"ws://127.0.0.1:{port}/ws")
                    # Not told to the listener if it happens during the handshake, and sometimes not at all.
                    gone = asyncio.ensure_future(transport.wait_disconnected())
                    while not gone.done() and process.port == port:
                        await asyncio.wait({gone}, timeout=LOOKS)
                    gone.cancel()
                    await asyncio.gather(gone, return_exceptions=True)
                except (OSError, WSError, TimeoutError):
                    pass
            self.line = None
            await asyncio.sleep(RETRY)

    def connected(self, line: Line) -> None:
        """Say hello, with what was seen."""
        self.line = line
        game = max(self.told, default=0)
        seen = len(self.told.get(game, ()))
        self.send({"do": "hello", "v": 1, "table": self.code, "token": self.token, "game": game, "seen": seen})

    def send(self, message: Json) -> None:
        """Send a message, if there is anybody to send it to."""
        if self.line is not None:
            self.line.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))

    def command(self, do: str, **about: object) -> None:
        """Send a command, and remember it until it is answered."""
        self.n += 1
        self.pending = {"do": do, "n": self.n, **about}
        self.sent[self.n] = self.pending
        self.send(self.pending)

    # What is heard

    def hear(self, message: Json) -> None:
        """Whatever the server says."""
        kind = message["is"]
        if kind == "welcome":
            self._welcome(message)
        elif kind == "table":
            self.table = message
            self.chair = message["you"]["chair"]
        elif kind == "play":
            self._play(message)
        elif kind == "reveal":
            self.reveals[message["game"]] = message
        elif kind == "done":
            self._done(message["n"], is_bare=True)
        elif kind == "refused":
            self._refused(message)
            return
        elif kind == "bye":
            self.faults.append(f"sent away: {message['key']}")
        self.act()

    def _welcome(self, message: Json) -> None:
        self.token = message.get("token") or self.token
        self.n = max(self.n, message.get("last", 0))
        if self.pending is not None and "token" not in message:
            self.resent.add(self.pending["n"])
            self.noted.again += 1
            self.send(self.pending)

    def _play(self, message: Json) -> None:
        game, events, seen = message["game"], message["events"], message["seen"]
        told = self.told.setdefault(game, [])
        if "missed" in message:
            told += [None] * message["missed"]
        if seen - len(events) != len(told):
            self.faults.append(f"game {game}: events up to {seen} are {len(events)}, after {len(told)}")
        told += events
        if "public" in message:
            self.public[game] = message["public"]
            if self.table and message["public"]["asking"] != "over":
                self.table["phase"] = "playing"  # a deal is told before the table is
        self.choices = message.get("choices", [])
        if "done" in message:
            self._done(message["done"], is_bare=False)

    def _done(self, n: int, *, is_bare: bool) -> None:
        if self.pending is None or n != self.pending["n"]:
            self.faults.append(f"{n} is acknowledged, but {self.pending} was sent")
            return
        if is_bare and n in self.resent and self.pending["do"] == "move":
            self.noted.already += 1
        self.pending = None
        self.acknowledged.add(n)
        self.noted.acknowledged += 1

    def _refused(self, message: Json) -> None:
        key = message["key"]
        self.noted.refused[key] = self.noted.refused.get(key, 0) + 1
        pending, self.pending = self.pending, None
        if pending is None or message["n"] != pending["n"]:
            self.faults.append(f"{message} answers {pending}")
        elif key == "name-twice":
            self.faults.append(f"the chair of {self.name} is lost")
        asyncio.get_running_loop().call_later(RETRY, self.act)

    # What is done

    def act(self) -> None:
        """Do the next thing, unless an answer is waited for."""
        if self.pending is not None or self.line is None or not self.table or not self.name:
            return
        if self.chair < 0:
            self.command("sit", name=self.name, token=f"{self.chance.getrandbits(160):040x}")
        elif self.table["phase"] == "playing":
            self._move()
        else:
            self._get_ready()

    def _get_ready(self) -> None:
        table, wishes = self.table, self.wishes
        if table["games"] >= wishes.games:
            return
        people = [chair for chair in table["chairs"] if chair.get("person", True)]
        ready = {chair["id"]: chair.get("ready", False) for chair in people}
        if table.get("notice"):
            self.command("understood")
        elif table["host"] == self.chair and self._seats_bots(people):
            pass
        elif not ready[self.chair]:
            self.command("ready", entropy=f"{self.chance.getrandbits(64):016x}")
        elif table["host"] == self.chair and all(ready.values()) and len(people) == wishes.people:
            self.command("deal")

    def _seats_bots(self, people: list[Json]) -> bool:
        """As the host: seat the bots that are still missing."""
        if len(self.table["chairs"]) - len(people) >= self.wishes.bots:
            return False
        self.command("add-bot", bot="fair")
        return True

    def _move(self) -> None:
        choices = [choice for choice in self.choices if "with" not in choice or "ready" in choice]
        answers = [choice for choice in choices if not choice.get("may")]
        rights = [choice for choice in choices if choice.get("may") and choice["do"] != "concede"]
        if rights and self.chance.random() < RIGHTS:
            answers = rights
        if answers:
            self.command("move", move=spelled(self.chance.choice(answers), self.chance))


class Wishes:
    """What the people of a table want: who they are, and how many games they play."""

    def __init__(self, games: int = 0, people: int = 0, bots: int = 0) -> None:
        self.games = games
        self.people = people
        self.bots = bots
        self.players: list[Player] = []


def spelled(choice: Json, chance: Random) -> str:
    """One of the moves that a choice stands for."""
    text = str(choice["text"])
    if "ready" in choice:
        return str(chance.choice(choice["ready"]))
    if "at" in choice:
        text += f" > @{chance.choice(choice['at'])}"
    if "one" in choice:
        text += f" {chance.choice(choice['one'])}"
    if "some" in choice:
        some = chance.choice(choice["sets"]) if "sets" in choice else [chance.choice(choice["some"])]
        text += "".join([f" {word}" for word in some])
    return text
