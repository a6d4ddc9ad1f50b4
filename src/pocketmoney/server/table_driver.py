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

from pocketmoney.server.bot_pool import BotPool
from pocketmoney.server.live_table import (
    Closing,
    Heard,
    Held,
    LiveTable,
    Outgoing,
)
from pocketmoney.server.metrics import Metrics
from pocketmoney.server.timers import GRAIN, Timers
from pocketmoney.table.bot_request import BotReply
from pocketmoney.table.chair import Subscriber
from pocketmoney.table.commands import Command
from pocketmoney.table.messages import Refused
from pocketmoney.table.ports import Log

# When so many tables wait for the same batch of the log, news may wait so long (ms) for whoever is not asked.
BUSY_FROM: Final = 16
PATIENCE: Final = 100

_REFUSED: Final = b'{"is":"refused"'
_decode_refused: Final = msgspec.json.Decoder(Refused).decode


class TableDriver:
    """What drives tables; whoever has them all says what becomes of one that is broken or deleted."""

    def __init__(self, log: Log, now: Callable[[], int], metrics: Metrics, bot_pool: BotPool) -> None:
        self.log = log
        self.now = now
        self.metrics = metrics
        self.bot_pool = bot_pool
        self.is_stopping = False
        self.loop = asyncio.get_running_loop()
        self._alarms = Timers(self.loop, now, self._tick)
        self._waiting: deque[LiveTable] = deque()  # rooms with something heard and yet to be done
        self._is_called = False  # whether that will be done when this turn is over
        self._batch = 0.0
        self._in_batch = 0
        self.patience = 0  # that is lent to tables, in ms
        self.busy_from = BUSY_FROM

    def fail(self, live: LiveTable, fault: BaseException) -> None:
        """A table is broken."""
        raise NotImplementedError

    def delete(self, live: LiveTable) -> None:
        """A table was deleted by its host."""
        raise NotImplementedError

    def told(self, live: LiveTable) -> None:
        """A game is over at a table, and its story is not in the log yet."""
        raise NotImplementedError

    def hear(self, live: LiveTable, subscriber: Subscriber, command: Command, now: int) -> None:
        """Somebody sends a command. It is done when everything has been read that came in this turn of the event loop:
        to do one kind of work, and the work of one table, at a time is faster (ADR 10)."""
        if not live.heard:
            self._waiting.append(live)
        live.heard.append(Heard(subscriber, command, now, perf_counter()))
        if not self._is_called:
            self._is_called = True
            self.loop.call_soon(self.do_heard)

    def do_heard(self) -> None:
        """Do now what was heard; to be called before anything else happens to a table."""
        self._is_called = False
        while self._waiting:
            live = self._waiting.popleft()
            all_heard, live.heard = live.heard, []
            if live.is_broken or self.is_stopping:
                continue
            table = live.table
            table.patience = self.patience
            try:
                out: Outgoing = []
                for heard in all_heard:
                    if not table.is_deleted:
                        table.handle(heard.subscriber, heard.command, heard.now)
                        out += table.take_out()  # before the next call, which puts news of its own first
                self.drive(live, out, all_heard[0].began)
            except Exception as fault:
                self.fail(live, fault)

    def act(self, live: LiveTable, call: Callable[..., object], *words: object) -> None:
        """Call a table with these words and the time, and take what it makes of them."""
        self.do_heard()
        if live.is_broken or self.is_stopping:
            return
        began = perf_counter()
        live.table.patience = self.patience
        try:
            call(*words, self.now())
            self.drive(live, live.table.take_out(), began)
        except Exception as fault:
            self.fail(live, fault)

    def drive(self, live: LiveTable, out: Outgoing, began: float) -> None:
        """Take what a table has made of the last calls: entries to the log, words to people, work to bots."""
        table = live.table
        closing = table.take_closing() if table.closing else None
        if table.entries:
            entries = table.take_entries()
            metrics = self.metrics
            metrics.entries += len(entries)
            metrics.appends += 1
            live.held.append(Held(out, closing, began, perf_counter()))
            self.log.append(table.id, table.seq - len(entries) + 1, entries, live.durable)
        elif live.held:
            last = live.held[-1]
            last.out += out
            if closing is not None:
                last.closing = closing if last.closing is None else last.closing + closing
        else:
            self._count_refusals(out)
            self._tell(live, out, closing)
        if table.asks:
            for ask in table.take_asks():
                self.bot_pool.think(ask, live, self._answered)
        due = table.due
        if due is not None and (not live.wakes or due <= (live.wakes - 1) * GRAIN):
            self._alarms.set(live, due)
        if table.untold:
            self.told(live)
        if table.is_deleted and not live.held and not live.is_broken:
            self.delete(live)

    def written(self, live: LiveTable, fault: BaseException | None) -> None:
        """The oldest entries that a room waits for are durable, or lost."""
        if live.is_broken:
            return
        if fault is not None:
            self.fail(live, fault)
            return
        held = live.held.popleft()
        self._tell(live, held.out, held.closing)
        self._count_commit(held)
        if not live.held:
            live.settle()
            if live.table.is_deleted:
                self.delete(live)

    def _tell(self, live: LiveTable, out: Outgoing, closing: Closing | None) -> None:
        self.metrics.said += len(out)
        live.send(out, closing)

    def _answered(self, live: LiveTable, answer: BotReply) -> None:
        self.act(live, live.table.answer_bot, answer)

    def _tick(self, live: LiveTable) -> None:
        """A room's time has come. It may be early: a deadline that moved away leaves it where it was."""
        due = live.table.due
        if due is None or live.is_broken or self.is_stopping:
            return
        if due > self.now():
            self._alarms.set(live, due)
        else:
            self.act(live, live.table.tick)

    # Counting

    def _count_refusals(self, out: Outgoing) -> None:
        for _, data in out:
            if data.startswith(_REFUSED):
                self.metrics.refuse(_decode_refused(data).key)

    def _count_commit(self, held: Held) -> None:
        metrics = self.metrics
        done = perf_counter()
        metrics.moves.add(done - held.began)
        # The log tells of a whole batch in one turn of the loop; whoever waited for it longest comes first.
        turn = self.loop.time()
        if turn != self._batch:
            self._batch = turn
            self.patience = PATIENCE if self._in_batch >= self.busy_from else 0
            self._in_batch = 0
            metrics.batches += 1
            metrics.commits.add(done - held.handed)
        self._in_batch += 1
