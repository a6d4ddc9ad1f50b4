"""The clock of all tables."""

from __future__ import annotations

import time


class MonotonicClock:
    """Milliseconds since the epoch, by a clock that only goes forward.

    It is set once, when the server starts: a correction of the machine's clock must not let a window lapse.
    """

    def __init__(self) -> None:
        self._behind = time.time_ns() - time.monotonic_ns()

    def __call__(self) -> int:
        return (time.monotonic_ns() + self._behind) // 1_000_000
