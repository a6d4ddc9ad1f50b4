"""Metrics of the server: plain numbers that cost next to nothing, read by /metrics."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

# Upper bounds in seconds; what is slower falls behind the last.
BOUNDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Histogram:
    """A histogram of durations."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Metrics:
    """All counters and histograms."""

    def __init__(self) -> None:
        self.received = 0  # messages
        self.sent = 0  # messages
        self.entries = 0
        self.appends = 0
        self.batches = 0
        self.made = 0
        self.resumed = 0
        self.deleted = 0
        self.broken = 0
        self.slow = 0  # sockets that were dropped because they did not read
        self.dead = 0  # sockets that no longer answered
        self.refused: dict[str, int] = {}
        self.moves = Histogram()  # from hearing a command to telling of it, the log included
        self.commits = Histogram()  # from handing entries to the log to their being durable, for the first of a batch

    def refuse(self, key: str) -> None:
        """Count a refusal by its reason."""
        self.refused[key] = self.refused.get(key, 0) + 1
