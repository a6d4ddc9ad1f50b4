"""Bots at work: quick ones in passing, those that search in processes of their own, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pocketmoney.server.room import Room
    from pocketmoney.table.company import BotAnswer, BotAsk

Answered = Callable[["Room", "BotAnswer"], None]


class Thinking:
    """Where bots think."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._pool: ProcessPoolExecutor | None = None
        self._is_stopped = False

    def think(self, ask: BotAsk, room: Room, answered: Answered) -> None:
        """Let a bot think; its answer comes later, never within this call."""
        if ask.is_light:
            self._loop.call_soon(self._in_passing, ask, room, answered)
        else:
            self._submit(ask, room, answered)

    def stop(self) -> None:
        """No more thinking; what is under way is given up."""
        self._is_stopped = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _in_passing(self, ask: BotAsk, room: Room, answered: Answered) -> None:
        if not self._is_stopped and not room.is_broken:
            answered(room, ask.think())

    def _submit(self, ask: BotAsk, room: Room, answered: Answered) -> None:
        if self._pool is None:
            # Not forked: a fork would inherit every socket and the lock of the data folder.
            workers = max(1, (os.cpu_count() or 2) - 1)
            self._pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_begin)
        try:
            future = self._pool.submit(ask.think)
        except BrokenProcessPool:
            self._pool = None
            self._submit(ask, room, answered)
            return
        future.add_done_callback(lambda done: self._loop.call_soon_threadsafe(self._done, done, ask, room, answered))

    def _done(self, done: Future[BotAnswer], ask: BotAsk, room: Room, answered: Answered) -> None:
        if self._is_stopped or room.is_broken or done.cancelled():
            return
        if isinstance(done.exception(), BrokenProcessPool):
            # The worker was killed: the others go on in new ones.
            self._pool = None
            self._submit(ask, room, answered)
            return
        answered(room, done.result())


def _begin() -> None:
    """Ctrl-C is for the server; a worker ends when the server is done with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
