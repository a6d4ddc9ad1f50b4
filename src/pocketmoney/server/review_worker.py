"""Reviews of games: worked out one after the other in a process that gives way to everything else, and kept.

How a game is reviewed is no business of a server: the command that starts it hands that in.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from pocketmoney.server.worker_pool import process_context

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

Json = dict[str, Any]
# A record, the seconds that it may take, and whom to tell how many percent are done.
Reviewer = Callable[[bytes, float, Callable[[int], None]], Json]

KEPT_MOST: Final = 200
WAITING_MOST: Final = 6
LATEST: Final = 3  # times as long as it should take; then it is given up


class ReviewWorker:
    """Where reviews come from."""

    def __init__(self, reviewer: Reviewer | None) -> None:
        self._reviewer = reviewer
        self._kept: OrderedDict[str, Json] = OrderedDict()
        self._askers: dict[str, int] = {}  # by address, how many percent of what it asked for are done
        self._one_at_a_time = asyncio.Lock()
        self._worker: BaseProcess | None = None
        self._is_stopped = False

    def find(self, key: str) -> Json | None:
        """The review of a game, if there is one."""
        return self._kept.get(key)

    def why_not(self, address: str) -> str:
        """The key of why nothing more can be asked for from there; empty: it can."""
        if self._reviewer is None or self._is_stopped:
            return "no-reviews"
        if address in self._askers:
            return "review-at-work"
        return "reviews-busy" if len(self._askers) >= WAITING_MOST else ""

    def done_for(self, address: str) -> int:
        """Return how many percent of the review are done that this address has asked for; 0: none yet."""
        return self._askers.get(address, 0)

    async def review(self, key: str, address: str, record: bytes, seconds: float) -> Json | None:
        """Review a game, unless that was done; nothing if it takes too long or fails."""
        self._askers[address] = 0
        try:
            async with self._one_at_a_time:
                found = self._kept.get(key)
                if found is None and not self._is_stopped:
                    found = await asyncio.to_thread(self._elsewhere, address, record, seconds)
        finally:
            del self._askers[address]
        if found is not None:
            self._kept[key] = found
            self._kept.move_to_end(key)
            if len(self._kept) > KEPT_MOST:
                self._kept.popitem(last=False)
        return found

    def stop(self) -> None:
        """Nothing more is worked out."""
        self._is_stopped = True
        if self._worker is not None:
            self._worker.kill()

    def _elsewhere(self, address: str, record: bytes, seconds: float) -> Json | None:
        context = process_context()
        ours, theirs = context.Pipe(duplex=False)
        worker = context.Process(target=_work, args=(theirs, self._reviewer, record, seconds), daemon=True)
        worker.start()
        theirs.close()
        self._worker = worker
        found: Json | None = None
        with ours, suppress(EOFError, OSError):
            latest = monotonic() + LATEST * seconds
            while found is None and ours.poll(max(0.0, latest - monotonic())):
                heard = ours.recv()
                if isinstance(heard, int):
                    self._askers[address] = heard
                else:
                    found = heard
        self._worker = None
        worker.kill()
        worker.join()
        return found


def _work(answer: Connection, reviewer: Reviewer, record: bytes, seconds: float) -> None:
    """Run the worker process. Ctrl-C is for the server, and games in progress come first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    answer.send(reviewer(record, seconds, answer.send))
