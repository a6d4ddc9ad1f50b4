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
from pocketmoney.server.live_table import Closing, LiveTable, Outgoing
from pocketmoney.server.metrics import Metrics
from pocketmoney.server.timers import GRAIN, Timers
from pocketmoney.table.bot_request import BotReply
from pocketmoney.table.chair import Subscriber
from pocketmoney.table.commands import Command
from pocketmoney.table.messages import Refused
from pocketmoney.table.ports import Log

# When so many tables wait for one batch of the log, updates of seats that are not asked are held back so long (ms).
BUSY_FROM: Final = 16
COALESCE_MS: Final = 100

# A turn of the event loop runs commands for so many seconds, and of one table so many as cause about so many messages.
TURN: Final = 0.004
MESSAGES_A_TURN: Final = 256

_REFUSED: Final = b'{"is":"refused"'
_decode_refused: Final = msgspec.json.Decoder(Refused).decode


class TableDriver:
    """Runs the commands of tables. A subclass decides what happens to a table that is broken or deleted."""

    def __init__(self, log: Log, now: Callable[[], int], metrics: Metrics, bot_pool: BotPool) -> None:
        self.log = log
        self.now = now
        self.metrics = metrics
        self.bot_pool = bot_pool
        self.is_stopping = False
        self.loop = asyncio.get_running_loop()
        self._timers = Timers(self.loop, now, self._tick)
        self._waiting: deque[LiveTable] = deque()  # rooms with something heard and yet to be done
        self._is_called = False  # whether that will be done when this turn is over
        self._batch = 0.0
        self._in_batch = 0
        self.coalesce_ms = 0  # that is lent to tables, in ms
        self.busy_from = BUSY_FROM

    def fail(self, live: LiveTable, fault: BaseException) -> None:
        """Drop a broken table."""
        raise NotImplementedError

    def delete(self, live: LiveTable) -> None:
        """Delete a table for its host."""
        raise NotImplementedError

    def on_game_over(self, live: LiveTable) -> None:
        """Handle a finished game whose story is not in the log yet."""
        raise NotImplementedError

    def submit(self, live: LiveTable, subscriber: Subscriber, command: Command, now: int) -> None:
        """Queue a command. It runs after everything has been read that came in this turn of the event loop: one kind
        of work at a time, and the work of one table at a time, is faster (ADR 10)."""
        if not live.submitted:
            self._waiting.append(live)
        live.submitted.append((subscriber, command, now, perf_counter()))
        if not self._is_called:
            self._is_called = True
            self.loop.call_soon(self.run_batch)

    def run_batch(self, *, is_called: bool = False) -> None:
        """Run submitted commands, table by table; what one turn of the event loop has no time for is left to the next.

        `is_called` stays as it is: the loop's own call, if another one is still to come.
        """
        self._is_called = is_called
        until = perf_counter() + TURN
        for _ in range(len(self._waiting)):
            live = self._waiting.popleft()
            batch, live.submitted = live.submitted, []
            if live.is_broken or self.is_stopping or not batch:
                continue
            most = max(1, MESSAGES_A_TURN // (1 + len(live.subscribers)))
            if len(batch) > most:
                batch, live.submitted = batch[:most], batch[most:]
                self._waiting.append(live)
            table = live.table
            table.coalesce_ms = self.coalesce_ms
            try:
                outgoing: Outgoing = []
                for subscriber, command, now, _ in batch:
                    if not table.is_deleted:
                        table.handle(subscriber, command, now)
                        outgoing += table.outgoing  # before the next call, which sends deferred updates first
                        table.outgoing = []
                self.drive(live, outgoing, batch[0][3])
            except Exception as fault:
                self.fail(live, fault)
            if perf_counter() > until:
                break
        if self._waiting and not self._is_called:
            self._is_called = True
            self.loop.call_soon(self.run_batch)

    def finish(self, live: LiveTable) -> None:
        """Run all submitted commands of a table; to be called before anything else happens to it."""
        while live.submitted:
            self._waiting.appendleft(live)
            self.run_batch(is_called=self._is_called)

    def call(self, live: LiveTable, method: Callable[..., object], *words: object) -> None:
        """Call a method of a table with these arguments and the time, and drive the table."""
        self.finish(live)
        if live.is_broken or self.is_stopping:
            return
        began = perf_counter()
        live.table.coalesce_ms = self.coalesce_ms
        try:
            method(*words, self.now())
            self.drive(live, live.table.take_outgoing(), began)
        except Exception as fault:
            self.fail(live, fault)

    def drive(self, live: LiveTable, outgoing: Outgoing, began: float) -> None:
        """Take what the last calls have produced: entries to the log, messages to subscribers, requests to bots."""
        table = live.table
        closing = table.take_closing() if table.closing else None
        if table.entries:
            entries, table.entries = table.entries, []
            metrics = self.metrics
            metrics.entries += len(entries)
            metrics.appends += 1
            live.held.append((outgoing, closing, began, perf_counter()))
            self.log.append(table.id, table.seq - len(entries) + 1, entries, live.durable)
        elif live.held:  # what follows from no entry must not overtake what waits for the log
            live.held[-1][0].extend(outgoing)
            if closing is not None:
                self._hold_closing(live, closing)
        else:
            self._count_refusals(outgoing)
            self.metrics.sent += len(outgoing)
            live.send(outgoing, closing)
        if table.asks:
            self.bot_pool.submit(table.take_asks(), live, self._answered, table.bots_due - self.now())
        due = table.due
        if due is not None and (not live.wakes or due <= (live.wakes - 1) * GRAIN):
            self._timers.set(live, due)
        if table.untold:
            self.on_game_over(live)
        if table.is_deleted and not live.held and not live.is_broken:
            self.delete(live)

    def on_durable(self, live: LiveTable, fault: BaseException | None) -> None:
        """Send what waited for the oldest entries that a table has appended; they are durable, or lost."""
        if live.is_broken:
            return
        if fault is not None:
            self.fail(live, fault)
            return
        outgoing, closing, began, appended = live.held.popleft()
        metrics = self.metrics
        metrics.sent += len(outgoing)
        live.send(outgoing, closing)
        done = perf_counter()
        metrics.moves.observe(done - began)
        # The log calls back for a whole batch in one turn of the loop; what waited longest comes first.
        turn = self.loop.time()
        if turn != self._batch:
            self._batch = turn
            self.coalesce_ms = COALESCE_MS if self._in_batch >= self.busy_from else 0
            self._in_batch = 0
            metrics.batches += 1
            metrics.commits.observe(done - appended)
        self._in_batch += 1
        if not live.held:
            if live.settling:
                live.settle()
            if live.table.is_deleted:
                self.delete(live)

    def _hold_closing(self, live: LiveTable, closing: Closing) -> None:
        """Close connections after the messages that were appended last."""
        outgoing, before, began, appended = live.held[-1]
        live.held[-1] = (outgoing, closing if before is None else before + closing, began, appended)

    def _answered(self, live: LiveTable, answer: BotReply) -> None:
        self.call(live, live.table.answer_bot, answer)

    def _tick(self, live: LiveTable) -> None:
        """Tick a table whose timer has fired, or set the timer again if its deadline has moved."""
        due = live.table.due
        if due is None or live.is_broken or self.is_stopping:
            return
        if due > self.now():
            self._timers.set(live, due)
        else:
            self.call(live, live.table.tick)

    # Counting

    def _count_refusals(self, out: Outgoing) -> None:
        for _, data in out:
            if data.startswith(_REFUSED):
                self.metrics.refuse(_decode_refused(data).key)
