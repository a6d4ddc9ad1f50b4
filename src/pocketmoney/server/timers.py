"""Deadlines of tables: one timer of the event loop for all of them.

A timer for each room costs more than what it wakes the room for, where hundreds of tables wait a moment at the same
time. So rooms that are due within the same hundredth of a second are woken together, never early.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from heapq import heappop, heappush
from typing import Final

from pocketmoney.server.live_table import LiveTable

GRAIN: Final = 10  # ms that are woken together


class Timers:
    """Calls `wake` with every table whose deadline has come."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, now: Callable[[], int], wake: Callable[[LiveTable], None]
    ) -> None:
        self._loop = loop
        self._now = now
        self._wake = wake
        self._rooms: dict[int, list[LiveTable]] = {}  # by the moment at which they are woken, in grains
        self._moments: list[int] = []  # of these, as a heap
        self._timer: asyncio.TimerHandle | None = None
        self._rings = 0  # the moment that the timer is set to

    def set(self, live: LiveTable, due: int) -> None:
        """Wake a table at that time, and no longer at an earlier set one."""
        live.wakes = moment = -(-due // GRAIN)
        live_tables = self._rooms.get(moment)
        if live_tables is not None:
            live_tables.append(live)
            return
        self._rooms[moment] = [live]
        heappush(self._moments, moment)
        if self._timer is None or moment < self._rings:
            self._wind()

    def _wind(self) -> None:
        """Set the timer of the loop to the first deadline."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._moments:
            self._rings = self._moments[0]
            self._timer = self._loop.call_later(max(0, self._rings * GRAIN - self._now()) / 1000, self._ring)

    def _ring(self) -> None:
        self._timer = None
        now = self._now()
        try:
            while self._moments and self._moments[0] * GRAIN <= now:
                moment = heappop(self._moments)
                for live in self._rooms.pop(moment):
                    if live.wakes == moment:
                        live.wakes = 0
                        self._wake(live)
        finally:
            self._wind()
