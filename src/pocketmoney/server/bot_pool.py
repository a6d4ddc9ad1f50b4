"""Where bots think: quick ones in the event loop, searching ones in worker processes."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from pocketmoney.bots.usual import USUAL
from pocketmoney.server.event_log import note
from pocketmoney.table.bot_cache import BotCache

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor

    from pocketmoney.server.live_table import LiveTable
    from pocketmoney.table.bot_request import BotReply, BotRequest

Answered = Callable[["LiveTable", "BotReply"], None]

TRIES: Final = 2  # before a simpler bot answers in its place


class BotPool:
    """Runs the requests to bots, and caches the bots."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._pool: ProcessPoolExecutor | None = None
        self._is_stopped = False
        self._bots = BotCache()

    def think(self, ask: BotRequest, live: LiveTable, answered: Answered) -> None:
        """Run a request; the reply comes later, never within this call."""
        if ask.is_light:
            self._loop.call_soon(self._in_passing, ask, live, answered)
        else:
            self._elsewhere(ask, live, answered, 1)

    def stop(self) -> None:
        """Cancel all requests."""
        self._is_stopped = True
        self._drop_pool()

    def _in_passing(self, ask: BotRequest, live: LiveTable, answered: Answered) -> None:
        if self._is_stopped or live.is_broken:
            return
        try:
            answer = ask.think(self._bots)
        except Exception as fault:
            note("bot-failed", fault, bot=ask.word)
            if ask.word != USUAL:
                ask.word = USUAL
                self._in_passing(ask, live, answered)
            return
        answered(live, answer)

    def _elsewhere(self, ask: BotRequest, live: LiveTable, answered: Answered, tries: int) -> None:
        """Run a request in a worker process. A killed one is replaced; after a second failure a simpler bot replies."""
        from concurrent.futures.process import BrokenProcessPool

        def done(future: Future[BotReply]) -> None:
            self._loop.call_soon_threadsafe(after, future)

        def after(future: Future[BotReply]) -> None:
            if self._is_stopped or live.is_broken or future.cancelled():
                return
            fault = future.exception()
            if fault is None:
                answered(live, future.result())
                return
            if isinstance(fault, BrokenProcessPool):
                self._drop_pool()
            if tries < TRIES:
                self._elsewhere(ask, live, answered, tries + 1)
            else:
                note("bot-failed", fault, bot=ask.word)
                ask.word = USUAL
                self._in_passing(ask, live, answered)

        try:
            self._open_pool().submit(_think, ask).add_done_callback(done)
        except BrokenProcessPool:
            self._drop_pool()
            self._open_pool().submit(_think, ask).add_done_callback(done)

    def _open_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            from concurrent.futures import ProcessPoolExecutor
            from multiprocessing import get_context

            # Not forked: a fork would inherit every socket and the lock of the data folder.
            workers = max(1, (os.cpu_count() or 2) - 1)
            self._pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_begin)
        return self._pool

    def _drop_pool(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


_worker_bots: Final = BotCache()  # the bots that a worker process runs


def _think(ask: BotRequest) -> BotReply:
    """Let a bot think in a worker process."""
    return ask.think(_worker_bots)


def _begin() -> None:
    """Ignore Ctrl-C in a worker: the server handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
