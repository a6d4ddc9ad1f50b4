"""Phones at a table that follows a fixed record: what each seat gets is what the program itself sends it."""

from __future__ import annotations

from typing import Final

from msgspec import json
from playwright.sync_api import Page, WebSocketRoute

from pocketmoney import games
from pocketmoney.core.record import parse
from pocketmoney.table import messages
from pocketmoney.table.chair import Subscriber
from pocketmoney.table.commands import AnyCommand, Hello, Move, Ready
from pocketmoney.table.played_game import recorded
from pocketmoney.table.table import Table
from pocketmoney.terminal.local_table import CODE as HERE
from pocketmoney.terminal.local_table import first_entries, token
from pocketmoney.terminal.seat_list import Seating
from tests.browser.broadcast import CODE, Broadcast

NAME: Final = "record"
PONG: Final = '{"is":"pong"}'


class RecordTable:
    """A table of people that stands at a step of a record, and plays on along it when it is told to."""

    def __init__(self, record: str, before: int) -> None:
        played = recorded(parse(record, games.find), lambda: False)
        self._counts = [step.moves for step in played.steps()]
        self._moves = played.position(len(self._counts) - 1).moves
        self._made = self._counts[before]
        self._now = 0
        self._sent = 0
        seating = Seating(played.header.seats, {})
        lines = first_entries(NAME, played.header, seating, self._moves[: self._made])
        lines[0] = lines[0].replace(HERE.encode(), CODE.encode())  # the code that the TV shows
        self._table = Table.resume(NAME, lines, lambda count: bytes(count))
        self.names = played.header.seats
        self._people = [Subscriber(seat) for seat in range(len(played.header.seats))]
        self.screens: dict[int, WebSocketRoute] = {}
        for seat, person in enumerate(self._people):
            self._attach(person, token(NAME, seat))
        self._attach(Subscriber(len(self._people)), "", is_screen=True)
        self._table.take_outgoing()

    def greet(self, seat: int, socket: WebSocketRoute) -> None:
        """Tell a phone how things stand at its seat, and whatever happens from now on."""
        self.screens[seat] = socket
        self._table.detach(self._people[seat], self._now)
        self._table.take_outgoing()
        self._attach(self._people[seat], token(NAME, seat))
        self._deliver()

    def obey(self, seat: int, command: AnyCommand) -> None:
        """Do what a phone asks for by itself, as to be ready for the next game."""
        self._now += 1
        self._table.handle(self._people[seat], command, self._now)
        self._deliver()

    def be_ready(self) -> None:
        """Let those without a phone want another game, too."""
        for seat in range(len(self._people)):
            if seat not in self.screens:
                self._sent += 1
                self.obey(seat, Ready(n=self._sent, on=True, entropy="00"))

    def play(self, step: int) -> None:
        """Make the moves up to that step."""
        for seat, move in self._moves[self._made : self._counts[step]]:
            self._sent += 1
            self._now += 1
            self._table.handle(self._people[seat], Move(n=self._sent, move=move), self._now)
            self._deliver()
        self._made = self._counts[step]

    def _attach(self, who: Subscriber, held: str, *, is_screen: bool = False) -> None:
        hello = Hello(v=messages.VERSION, table=HERE, token=held, screen=is_screen)
        refusal = self._table.attach(who, hello, self._now)
        assert refusal is None, refusal

    def _deliver(self) -> None:
        self._table.take_entries()
        for subscriber, data in self._table.take_outgoing():
            seat = self._people.index(subscriber) if subscriber in self._people else -1
            if seat in self.screens:
                self.screens[seat].send(data.decode())


class Seated(Broadcast):
    """The phone of one seat of such a table."""

    def __init__(self, page: Page, url: str, record: str, table: RecordTable, seat: int) -> None:
        self._at = table
        self._seat = seat
        super().__init__(page, url, record, path="")

    def _greet(self, message: str | bytes) -> None:
        assert self.socket is not None
        if '"hello"' in str(message):
            self._at.greet(self._seat, self.socket)
        elif '"ping"' in str(message):
            self.socket.send(PONG)
        else:
            self._at.obey(self._seat, json.decode(message, type=AnyCommand))
