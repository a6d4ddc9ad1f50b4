"""Rooms are woken when their time has come: never early, many by one timer."""

from __future__ import annotations

import asyncio
import secrets

from pocketmoney.server.live_table import LiveTable
from pocketmoney.server.monotonic_clock import MonotonicClock
from pocketmoney.server.timers import GRAIN, Timers
from pocketmoney.table.table import Table
from tests.patience import PATIENCE


class Evening:
    """Some rooms, and when each of them was woken."""

    def __init__(self) -> None:
        self.now = MonotonicClock()
        self.woken: list[tuple[LiveTable, int]] = []
        self.timers = Timers(asyncio.get_running_loop(), self.now, self.wake)

    def wake(self, live: LiveTable) -> None:
        self.woken.append((live, self.now()))

    def live(self) -> LiveTable:
        return LiveTable(Table.new("t", "CODE", "beer-money", 0, secrets.token_bytes), 0)

    async def until(self, count: int) -> None:
        """Wait until so many were woken, and see whether more are."""
        async with asyncio.timeout(PATIENCE):
            while len(self.woken) < count:
                await asyncio.sleep(0.005)
        await asyncio.sleep(0.05)


def test_everybody_is_woken_in_order_and_never_early() -> None:
    async def story() -> None:
        evening = Evening()
        begun = evening.now()
        dues = [(evening.live(), begun + after) for after in (90, 3, 41, 0, 40, 38, 90)]
        for live, due in dues:
            evening.timers.set(live, due)
        await evening.until(len(dues))
        assert sorted(id(live) for live, _ in evening.woken) == sorted(id(live) for live, _ in dues)
        due_of = {id(live): due for live, due in dues}
        assert all(at >= due_of[id(live)] for live, at in evening.woken)
        moments = [-(-due_of[id(live)] // GRAIN) for live, _ in evening.woken]
        assert moments == sorted(moments)
        assert all(live.wakes == 0 for live, _ in dues)

    asyncio.run(story())


def test_the_last_time_counts_and_a_room_that_is_put_away_sleeps() -> None:
    async def story() -> None:
        evening = Evening()
        begun = evening.now()
        sooner, later, gone = evening.live(), evening.live(), evening.live()
        evening.timers.set(sooner, begun + 600_000)
        evening.timers.set(sooner, begun + 20)
        evening.timers.set(later, begun + 1)
        evening.timers.set(later, begun + 60)
        evening.timers.set(gone, begun + 5)
        gone.wakes = 0
        await evening.until(2)
        assert [live for live, _ in evening.woken] == [sooner, later]
        assert evening.woken[1][1] >= begun + 60

    asyncio.run(story())


def test_a_room_that_fails_does_not_stop_the_others() -> None:
    async def story() -> None:
        evening = Evening()
        told: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, about: told.append(about["exception"]))
        bad, good = evening.live(), evening.live()

        def wake(live: LiveTable) -> None:
            evening.wake(live)
            if live is bad:
                raise ValueError

        timers = Timers(asyncio.get_running_loop(), evening.now, wake)
        timers.set(bad, evening.now() + 1)
        timers.set(good, evening.now() + 30)
        await evening.until(2)
        assert len(told) == 1

    asyncio.run(story())
