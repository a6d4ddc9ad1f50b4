"""Bots at work: quick ones in the event loop, those that search in worker processes."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Final

from pocketmoney.bots.defaults import DEFAULT_LEVEL
from pocketmoney.server.event_log import log_event
from pocketmoney.server.worker_pool import WorkerPool
from pocketmoney.table.bot_cache import BotCache

if TYPE_CHECKING:
    from pocketmoney.server.live_table import LiveTable
    from pocketmoney.table.bot_request import BotReply, BotRequest

TURN: Final = 0.002  # seconds in which quick bots think in one turn of the event loop
IN_TIME: Final = 0.9  # of the time until replies count; the rest is for their way back

Answered = Callable[["LiveTable", "BotReply"], None]


class BotPool:
    """Where bots think. A bot that fails is replaced by the usual one for that answer."""

    def __init__(self, loop: asyncio.AbstractEventLoop, workers: WorkerPool | None = None) -> None:
        self._loop = loop
        self.workers = workers if workers is not None else WorkerPool(loop)
        self._bots = BotCache()
        self._quick: deque[tuple[BotRequest, LiveTable, Answered]] = deque()

    def submit(self, requests: list[BotRequest], live: LiveTable, answered: Answered, wait: int) -> None:
        """Let bots think; their replies come later, never within this call, and count in so many ms.

        Those that search do so one after the other, so each gets an equal share of the time.
        """
        searching = [request for request in requests if not request.is_light]
        for number, request in enumerate(searching, 1):
            request.deadline = perf_counter() + wait / 1_000 * IN_TIME * number / len(searching)
            reply = self.workers.submit(live.table.id, partial(_think, request))
            reply.add_done_callback(partial(self._finish, request, live, answered))
        quick = [(request, live, answered) for request in requests if request.is_light]
        if quick and not self._quick:
            self._loop.call_soon(self._think_in_turn)
        self._quick += quick

    def stop(self) -> None:
        """Give up everything that is under way."""
        self.workers.stop()

    def _think_in_turn(self) -> None:
        """Let quick bots think until this turn of the event loop has lasted long enough."""
        until = perf_counter() + TURN
        try:
            while self._quick and perf_counter() < until:
                self._think_here(*self._quick.popleft())
        finally:
            if self._quick:
                self._loop.call_soon(self._think_in_turn)

    def _think_here(self, request: BotRequest, live: LiveTable, answered: Answered) -> None:
        if self.workers.is_stopped or live.is_broken:
            return
        try:
            reply = request.think(self._bots)
        except Exception as error:
            self._replace(request, live, answered, error)
            return
        answered(live, reply)

    def _finish(
        self, request: BotRequest, live: LiveTable, answered: Answered, future: asyncio.Future[BotReply]
    ) -> None:
        if self.workers.is_stopped or live.is_broken:
            return
        error = asyncio.CancelledError() if future.cancelled() else future.exception()
        if error is None:
            answered(live, future.result())
        else:
            self._replace(request, live, answered, error)

    def _replace(self, request: BotRequest, live: LiveTable, answered: Answered, error: BaseException) -> None:
        log_event("bot-failed", error, bot=request.word)
        if request.word != DEFAULT_LEVEL:
            request.word = DEFAULT_LEVEL
            self._think_here(request, live, answered)


_worker_bots: Final = BotCache()  # the bots that a worker process runs


def _think(request: BotRequest) -> BotReply:
    """Let a bot think in a worker process."""
    return request.think(_worker_bots)
