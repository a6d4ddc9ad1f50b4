"""A table and people at their terminals, without sockets: what one types the table hears, what it says they read."""

from __future__ import annotations

import io
from itertools import count

from pocketmoney.table.bot_cache import BotCache
from pocketmoney.table.chair import Subscriber
from pocketmoney.table.commands import AnyCommand
from pocketmoney.table.messages import AnyMessage
from pocketmoney.table.table import Table
from pocketmoney.terminal import wire
from pocketmoney.terminal.client import Client
from pocketmoney.terminal.console import Console
from pocketmoney.terminal.line_input import LineInput
from pocketmoney.text.speech import Speech
from tests.cli.played import drawing

CODE = "BCDFG"
LINK = f"http://here:8765/t/{CODE}"

_ids = count()


class Room:
    """One table and its time."""

    def __init__(self, game: str = "lunch-money") -> None:
        self.table = Table.new(f"table {next(_ids)}", CODE, game, 1000, drawing())
        self.bots = BotCache()
        self.now = 1000
        self.people: list[Person] = []

    def join(self, name: str = "", *, watches: bool = False, language: str = "en") -> Person:
        """Somebody connects."""
        person = Person(self, name, watches=watches, language=language)
        self.people.append(person)
        person.connect()
        return person

    def spread(self) -> None:
        """Let everybody who is connected read what the table has said."""
        while out := self.table.take_outgoing():
            for subscriber, data in out:
                for person in self.people:
                    if person.subscriber is subscriber:
                        person.read(data)
        for subscriber, _ in self.table.take_closing():
            for person in self.people:
                if person.subscriber is subscriber:
                    person.subscriber = None

    def wait(self, ms: int = 0) -> None:
        """Let time pass: so long, or until the next thing is due. Bots think at once."""
        due = self.now + ms if ms else self.table.due
        assert due is not None, "nothing will ever happen"
        self.now = max(self.now, due)
        self.table.tick(self.now)
        for ask in self.table.take_asks():
            self.table.answer_bot(ask.think(self.bots), self.now)
        self.spread()


class Wide(Console):
    """A console on which every paragraph is one line."""

    @property
    def width(self) -> int:
        return 10_000


class Person:
    """Somebody at a terminal."""

    def __init__(self, room: Room, name: str, *, watches: bool, language: str = "en") -> None:
        self.room = room
        self.screen = io.StringIO()
        self.client = Client(Wide(io.StringIO(), self.screen), Speech(language), LINK, name=name, watches=watches)
        self.client.send = self.send
        self.client.keep = self.keep
        self.typing = LineInput(self.client)
        self.token = ""
        self.subscriber: Subscriber | None = None
        self.heard: list[AnyMessage] = []
        self.sent: list[AnyCommand] = []
        self.is_cut_off = False  # whether nothing that is sent arrives any more
        self.is_deaf = False  # whether nothing that the table says arrives any more
        self._read = 0

    def connect(self) -> None:
        """Open a new connection, and say hello."""
        self.is_cut_off = self.is_deaf = False
        self.subscriber = Subscriber(len(self.room.people) * 1000 + len(self.heard))
        self.client.resume()
        refusal = self.room.table.attach(self.subscriber, self.client.hello(CODE, self.token), self.room.now)
        assert refusal is None
        self.room.spread()

    def hang_up(self) -> None:
        """The connection is gone."""
        assert self.subscriber is not None
        self.room.table.detach(self.subscriber, self.room.now)
        self.subscriber = None
        self.room.spread()

    def keep(self, token: str) -> None:
        self.token = token

    def send(self, command: AnyCommand) -> None:
        self.sent.append(command)
        if self.subscriber is not None and not self.is_cut_off:
            self.room.table.handle(self.subscriber, command, self.room.now)

    def read(self, data: bytes) -> None:
        if self.is_deaf:
            return
        message = wire.message(data)
        assert message is not None, data
        self.heard.append(message)
        self.client.receive(message, self.room.now)

    def type(self, *lines: str) -> str:
        """Type lines; returns what is read then."""
        for line in lines:
            self.typing.line(line, self.room.now)
            self.room.spread()
        return self.news()

    def news(self) -> str:
        """What has come on the screen since the last time."""
        everything = self.screen.getvalue()
        new, self._read = everything[self._read :], len(everything)
        return new
