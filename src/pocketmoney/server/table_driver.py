"""Driving one table: whatever it is told, its entries go to the log, and its words wait until they are durable.

After every call of a table its new entries are handed to the log. What it has to say is sent when they, and all before
them, are durable; what follows from no entry goes out at once, unless something older still waits.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter
from typing import Final

import msgspec

from pocketmoney.server.bot_pool import Thinking
from pocketmoney.server.live_table import (
    Closing,
    Heard,
    Held,
    Out,
    Room,
)
from pocketmoney.server.metrics import Figures
from pocketmoney.server.timers import GRAIN, Alarms
from pocketmoney.table.bot_requests import BotAnswer
from pocketmoney.table.chair import Guest
from pocketmoney.table.commands import Command
from pocketmoney.table.messages import Refused
from pocketmoney.table.ports import Log

# When so many tables wait for the same batch of the log, news may wait so long (ms) for whoever is not asked.
BUSY_FROM: Final = 16
PATIENCE: Final = 100

_REFUSED: Final = b'{"is":"refused"'
_decode_refused: Final = msgspec.json.Decoder(Refused).decode


class Driver:
    """What drives tables; whoever has them all says what becomes of one that is broken or deleted."""

    def __init__(self, log: Log, now: Callable[[], int], figures: Figures, thinking: Thinking) -> None:
        self.log = log
        self.now = now
        self.figures = figures
        self.thinking = thinking
        self.is_stopping = False
        self.loop = asyncio.get_running_loop()
        self._alarms = Alarms(self.loop, now, self._tick)
        self._waiting: deque[Room] = deque()  # rooms with something heard and yet to be done
        self._is_called = False  # whether that will be done when this turn is over
        self._batch = 0.0
        self._in_batch = 0
        self.patience = 0  # that is lent to tables, in ms
        self.busy_from = BUSY_FROM

    def fail(self, room: Room, fault: BaseException) -> None:
        """A table is broken."""
        raise NotImplementedError

    def delete(self, room: Room) -> None:
        """A table was deleted by its host."""
        raise NotImplementedError

    def told(self, room: Room) -> None:
        """A game is over at a table, and its story is not in the log yet."""
        raise NotImplementedError

    def hear(self, room: Room, guest: Guest, command: Command, now: int) -> None:
        """Somebody sends a command. It is done when everything has been read that came in this turn of the event loop:
        to do one kind of work, and the work of one table, at a time is faster (ADR 10)."""
        if not room.heard:
            self._waiting.append(room)
        room.heard.append(Heard(guest, command, now, perf_counter()))
        if not self._is_called:
            self._is_called = True
            self.loop.call_soon(self.do_heard)

    def do_heard(self) -> None:
        """Do now what was heard; to be called before anything else happens to a table."""
        self._is_called = False
        while self._waiting:
            room = self._waiting.popleft()
            all_heard, room.heard = room.heard, []
            if room.is_broken or self.is_stopping:
                continue
            table = room.table
            table.patience = self.patience
            try:
                out: Out = []
                for heard in all_heard:
                    if not table.is_deleted:
                        table.handle(heard.guest, heard.command, heard.now)
                        out += table.take_out()  # before the next call, which puts news of its own first
                self.drive(room, out, all_heard[0].began)
            except Exception as fault:
                self.fail(room, fault)

    def act(self, room: Room, call: Callable[..., object], *words: object) -> None:
        """Call a table with these words and the time, and take what it makes of them."""
        self.do_heard()
        if room.is_broken or self.is_stopping:
            return
        began = perf_counter()
        room.table.patience = self.patience
        try:
            call(*words, self.now())
            self.drive(room, room.table.take_out(), began)
        except Exception as fault:
            self.fail(room, fault)

    def drive(self, room: Room, out: Out, began: float) -> None:
        """Take what a table has made of the last calls: entries to the log, words to people, work to bots."""
        table = room.table
        closing = table.take_closing() if table.closing else None
        if table.entries:
            entries = table.take_entries()
            figures = self.figures
            figures.entries += len(entries)
            figures.appends += 1
            room.held.append(Held(out, closing, began, perf_counter()))
            self.log.append(table.id, table.seq - len(entries) + 1, entries, room.durable)
        elif room.held:
            last = room.held[-1]
            last.out += out
            if closing is not None:
                last.closing = closing if last.closing is None else last.closing + closing
        else:
            self._count_refusals(out)
            self._tell(room, out, closing)
        if table.asks:
            for ask in table.take_asks():
                self.thinking.think(ask, room, self._answered)
        due = table.due
        if due is not None and (not room.wakes or due <= (room.wakes - 1) * GRAIN):
            self._alarms.set(room, due)
        if table.untold:
            self.told(room)
        if table.is_deleted and not room.held and not room.is_broken:
            self.delete(room)

    def written(self, room: Room, fault: BaseException | None) -> None:
        """The oldest entries that a room waits for are durable, or lost."""
        if room.is_broken:
            return
        if fault is not None:
            self.fail(room, fault)
            return
        held = room.held.popleft()
        self._tell(room, held.out, held.closing)
        self._count_commit(held)
        if not room.held:
            room.settle()
            if room.table.is_deleted:
                self.delete(room)

    def _tell(self, room: Room, out: Out, closing: Closing | None) -> None:
        self.figures.said += len(out)
        room.tell(out)
        if closing is not None:
            room.close(closing)

    def _answered(self, room: Room, answer: BotAnswer) -> None:
        self.act(room, room.table.answer_bot, answer)

    def _tick(self, room: Room) -> None:
        """A room's time has come. It may be early: a deadline that moved away leaves it where it was."""
        due = room.table.due
        if due is None or room.is_broken or self.is_stopping:
            return
        if due > self.now():
            self._alarms.set(room, due)
        else:
            self.act(room, room.table.tick)

    # Counting

    def _count_refusals(self, out: Out) -> None:
        for _, data in out:
            if data.startswith(_REFUSED):
                self.figures.refuse(_decode_refused(data).key)

    def _count_commit(self, held: Held) -> None:
        figures = self.figures
        done = perf_counter()
        figures.moves.add(done - held.began)
        # The log tells of a whole batch in one turn of the loop; whoever waited for it longest comes first.
        turn = self.loop.time()
        if turn != self._batch:
            self._batch = turn
            self.patience = PATIENCE if self._in_batch >= self.busy_from else 0
            self._in_batch = 0
            figures.batches += 1
            figures.commits.add(done - held.handed)
        self._in_batch += 1
