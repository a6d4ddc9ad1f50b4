"""Rate limits: a steady rate with room for a burst, and limits on open connections."""

from __future__ import annotations

from math import ceil
from typing import Final

SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE

SWEEP_AT: Final = 10_000


class RateLimit:
    """A number of events in a period, with a burst (GCRA). Times are in ms."""

    __slots__ = ("step", "slack")

    def __init__(self, times: int, period: int, burst: int | None = None) -> None:
        self.step = period / times
        self.slack = self.step * (times if burst is None else burst) - self.step

    def next(self, reached: float, now: float) -> float:
        """Return the time up to which the limit is used after one more event; negative if it exceeds the limit."""
        reached = max(reached, now)
        return reached + self.step if reached - now <= self.slack else -1.0


class AddressRateLimit:
    """A rate limit for each address; unused addresses are dropped."""

    def __init__(self, rate: RateLimit) -> None:
        self._rate = rate
        self._reached: dict[str, float] = {}
        self._sweep_at = SWEEP_AT

    def may(self, address: str, now: float) -> bool:
        """Return whether an address is below its limit, without counting an event."""
        return self._rate.next(self._reached.get(address, 0.0), now) >= 0

    def seconds_left(self, address: str, now: float) -> int:
        """Return in how many whole seconds an address is below its limit again."""
        return max(1, ceil((self._reached.get(address, 0.0) - self._rate.slack - now) / SECOND))

    def take(self, address: str, now: float) -> bool:
        """Count an event of an address; False if it exceeds the limit."""
        reached = self._rate.next(self._reached.get(address, 0.0), now)
        if reached < 0:
            return False
        self._reached[address] = reached
        if len(self._reached) > self._sweep_at:
            self._reached = {known: until for known, until in self._reached.items() if until > now}
            self._sweep_at = max(SWEEP_AT, 2 * len(self._reached))
        return True


class ConnectionLimit:
    """A limit on open connections, in all and for each address. The empty address counts for the total only."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self._most = most
        self._most_per_address = most_per_address
        self._from: dict[str, int] = {}
        self.count = 0

    def enter(self, address: str) -> bool:
        """Count a new connection; False if the limit is reached."""
        here = self._from.get(address, 0)
        if self.count >= self._most or (address and here >= self._most_per_address):
            return False
        self._from[address] = here + 1
        self.count += 1
        return True

    def leave(self, address: str) -> None:
        """Count a closed connection."""
        self.count -= 1
        here = self._from[address] - 1
        if here:
            self._from[address] = here
        else:
            del self._from[address]
