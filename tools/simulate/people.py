"""Clients of a simulation: honest players that come back whatever happens, and cheaters.

An honest player is the one of the kill tests (`tests/server/steady.py`) on a simulated link. It thinks before it moves,
pings, reconnects when no answer comes, loses its device now and then, and sends again what was not answered.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
from picows import WSMsgType

from tests.server.garbling import Garbler
from tests.server.steady import Json, Line, Noted, Player
from tools.simulate.network import Link, Port
from tools.simulate.server import Machine

PING_EVERY: Final = 7.0  # seconds
SILENCE: Final = 12.0  # seconds without a message, after which a client looks for another connection
RETRIES: Final = (0.05, 0.5, 2.0)  # seconds before the next attempt to connect
SLOW: Final = 20.0  # bytes that a slow receiver reads in a second: it is dropped when too much waits
LAPSE: Final = 0.02  # how often a person thinks longer than the clock allows
LONGEST_THOUGHT: Final = 70.0

# Reasons for a close that an honest client may get when nothing is wrong with it.
USUAL_BYES: Final = frozenset({"server-stops", "no-hello"})
# The same when the disk fails, or what it holds is damaged.
BYES_OF_FAULTS: Final = frozenset({"table-broken", "table-lost", "store-damaged", "no-such-table"})


class Network(ABC):
    """Makes links to what is tested, and remembers all of them."""

    def __init__(self, loop: asyncio.AbstractEventLoop, chance: Random) -> None:
        self.loop = loop
        self.links: list[tuple[Link, Client]] = []
        self.is_calm = False
        self.chance = chance

    @abstractmethod
    def find_port(self) -> Port | None:
        """Where a client connects to now; None if nothing is there."""

    def connect(self, client: Client) -> Link | None:
        """Return an open link for a client; None if the server takes none now."""
        port = self.find_port()
        if port is None:
            return None
        link = Link(self.loop, Random(self.chance.getrandbits(64)), client, port, client.address)
        if self.is_calm:
            link.delay = 0.02
        if not link.open():
            return None
        self.links.append((link, client))
        return link


class MachineNetwork(Network):
    """Makes links to one machine."""

    def __init__(self, loop: asyncio.AbstractEventLoop, chance: Random, machine: Machine) -> None:
        super().__init__(loop, chance)
        self._machine = machine

    def find_port(self) -> Port | None:
        """The port of its server."""
        return None if self._machine.server is None else self._machine.server.port


class Client:
    """What all clients have in common: an address, and a link that they make again and again."""

    def __init__(self, network: Network, chance: Random, address: str) -> None:
        self.network = network
        self.chance = chance
        self.address = address
        self.link: Link | None = None
        self.is_home = False  # does not come any more

    def later(self, seconds: float, call: Callable[..., Any], *args: object) -> asyncio.TimerHandle:
        """Do something after so many seconds."""
        return self.network.loop.call_later(seconds, call, *args)

    def come(self) -> None:
        """Connect, or try again soon."""
        if self.is_home or self.link is not None:
            return
        self.link = self.network.connect(self)
        if self.link is None:
            self.later(self.chance.choice(RETRIES) * (0.5 + self.chance.random()), self.come)
        else:
            self.on_open(self.link)

    def leave(self, *, seconds: float, silent: bool) -> None:
        """Lose the connection, and come back after so many seconds."""
        link, self.link = self.link, None
        if link is not None:
            if silent:
                link.vanish()
            else:
                link.close()
            self.on_gone()
            self.later(seconds, self.come)

    def on_open(self, link: Link) -> None:
        """The link is open."""

    def on_gone(self) -> None:
        """The link is no longer used."""

    def on_message(self, link: Link, data: bytes) -> None:
        """A message has come."""

    def on_closed(self, link: Link) -> None:
        """The link was closed by the server or the network."""
        if self.link is link:
            self.link = None
            self.on_gone()
            self.later(self.chance.choice(RETRIES) * (0.5 + self.chance.random()), self.come)


class Shown(NamedTuple):
    """How far a player was shown a game."""

    when: float
    game: int
    seen: int  # events
    asked: float  # when the player had said hello, if this was the first answer to that; below zero: it was not


class _Sender:
    """What a `Player` calls its transport."""

    def __init__(self, link: Link) -> None:
        self._link = link

    def send(self, kind: WSMsgType, data: bytes) -> None:
        self._link.send(data, kind)


class _Line(Line):
    def __init__(self, player: Player, link: Link) -> None:
        super().__init__(player)
        self.transport = _Sender(link)  # type: ignore[assignment]


class Guest(Client, Player):
    """An honest player; without a name, a watcher."""

    def __init__(self, network: Network, chance: Random, address: str, code: str, name: str, token: str) -> None:
        Client.__init__(self, network, chance, address)
        Player.__init__(self, code, name, token, chance, Noted())
        self.own: dict[int, Any] = {}  # the last private part, by game
        self.byes: list[str] = []
        self.refusals: dict[int, str] = {}  # by number of the command
        self.is_welcome = False  # on this link
        self.is_done = False  # makes no further moves
        self.shown: list[Shown] = []
        self._asked_at = -1.0  # when it said hello on this link, until it is shown a game
        self.pace = chance.choice((0.3, 1.0, 3.0))  # seconds that a thought takes at most
        self._heard_at = 0.0
        self._thinks: asyncio.TimerHandle | None = None
        self._pings: asyncio.TimerHandle | None = None

    @property
    def is_settled(self) -> bool:
        """Whether the server knows this client, and has answered everything."""
        link = self.link
        is_there = link is not None and not link.is_half_open and not link.is_gone
        return is_there and self.is_welcome and self.pending is None and bool(self.table)

    def on_open(self, link: Link) -> None:
        self._heard_at = self.network.loop.time()
        self.is_welcome = False
        self._asked_at = self._heard_at
        self.connected(_Line(self, link))
        self._ping()

    def on_gone(self) -> None:
        self.line = None
        self.is_welcome = False
        if self._pings is not None:
            self._pings.cancel()

    def on_message(self, link: Link, data: bytes) -> None:
        if self.link is link:
            self._heard_at = self.network.loop.time()
            self.hear(msgspec.json.decode(data))

    def hear(self, message: Json) -> None:
        """Take in what the server says."""
        kind = message["is"]
        if kind == "bye":
            self.byes.append(message["key"])
            return
        if kind == "welcome":
            self.is_welcome = True
        if kind == "refused":
            self.refusals[message["n"]] = message["key"]
        if kind == "play":
            self.own[message["game"]] = message.get("own")
            self.shown.append(Shown(self._heard_at, message["game"], message["seen"], self._asked_at))
            self._asked_at = -1.0
        super().hear(message)

    def act(self) -> None:
        """Think, then do the next thing."""
        if self._thinks is None:
            seconds = self.chance.random() * self.pace
            if self.chance.random() < LAPSE and not self.network.is_calm:
                seconds = self.chance.random() * LONGEST_THOUGHT
            self._thinks = self.later(seconds, self._act)

    def _act(self) -> None:
        self._thinks = None
        if self.is_welcome and not self.is_done:
            self.do_next()

    def do_next(self) -> None:
        """Do what is next to do at the table."""
        mine = next((chair for chair in self.table.get("chairs", ()) if chair["id"] == self.chair), None)
        if self.name and self.pending is None and self.table.get("phase") == "playing" and mine and mine.get("bot"):
            self.command("come-back")  # a bot has filled in
        else:
            Player.act(self)

    def _ping(self) -> None:
        link = self.link
        if link is None:
            return
        if self.network.loop.time() - self._heard_at > SILENCE:
            self.leave(seconds=self.chance.random(), silent=False)
            return
        link.send(b'{"do":"ping"}')
        self._pings = self.later(PING_EVERY, self._ping)


class Rogue(Guest):
    """A player with a seat who also sends what nobody should."""

    def __init__(self, *words: Any) -> None:
        super().__init__(*words)
        self._garbler = Garbler(self.chance)

    def do_next(self) -> None:
        """Cheat now and then, else play."""
        link = self.link
        if link is not None and self.chance.random() < 0.4:
            for _ in range(self.chance.choice((1, 1, 3))):
                self._garbler.moves = [str(choice["text"]) for choice in self.choices]
                link.send(self._garbler.message())
            self.later(1.0, self.act)
        if self.chance.random() < 0.2:
            self.pending = None  # what was sent is forgotten, and its number used again
        Player.act(self)


class Thief(Client):
    """A stranger who knows the code: garbles, floods, guesses tokens and codes, and reads nothing."""

    def __init__(self, network: Network, chance: Random, address: str, code: str) -> None:
        super().__init__(network, chance, address)
        self.code = code
        self.tokens: list[str] = []  # of others, as they might be guessed: nearly right
        self._garbler = Garbler(chance)

    def on_open(self, link: Link) -> None:
        chance = self.chance
        hello: Json = {"do": "hello", "v": 1, "table": self.code, "game": chance.randrange(3), "seen": 0}
        if self.tokens and chance.random() < 0.4:
            token = list(chance.choice(self.tokens))
            at = chance.randrange(len(token))
            token[at] = chance.choice([letter for letter in "0123456789abcdef" if letter != token[at]])
            hello["token"] = "".join(token)
        if chance.random() < 0.2:
            hello["table"] = "".join([chance.choice("BCDFGHJKLMNPQRSTVWXZ") for _ in range(5)])
        if chance.random() < 0.3:
            link.speed = SLOW
            link.send(b'{"do":"hello","v":1,"table":"%b"}' % self.code.encode())
            self._stay(link)
            return
        roll = chance.random()
        link.send(self._garbler.hello(self.code) if roll < 0.3 else msgspec.json.encode(hello))
        self.later(0.5 + chance.random(), self._attack, link)

    def _stay(self, link: Link) -> None:
        """Show signs of life, and read next to nothing."""
        if self.link is link and link.is_open:
            link.send(b'{"do":"ping"}')
            self.later(2.0, self._stay, link)

    def _attack(self, link: Link) -> None:
        if self.link is not link or not link.is_open:
            return
        flood = self.chance.random() < 0.1
        for _ in range(120 if flood else self.chance.randrange(4)):
            link.send(b'{"do":"ping"}' if flood else self._garbler.message())
        if self.chance.random() < 0.1:
            link.send(b'{"do":', WSMsgType.TEXT, fin=False)
        if self.chance.random() < 0.1:
            self.leave(seconds=self.chance.random() * 5, silent=self.chance.random() < 0.5)
        else:
            self.later(self.chance.random() * 3, self._attack, link)
