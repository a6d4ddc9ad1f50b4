"""Ctrl-C, held back while a move is being made and written down."""

from __future__ import annotations

import signal
from types import FrameType, TracebackType
from typing import Any


class Interrupted(Exception):
    """Ctrl-C was pressed."""


class Interrupts:
    """While this is entered, Ctrl-C only stops a wait for input, or is noticed at the next `check`."""

    def __init__(self) -> None:
        self._is_waiting = False
        self._is_due = False
        self._before: Any = None

    def __enter__(self) -> Interrupts:
        try:
            self._before = signal.signal(signal.SIGINT, self._arrive)
        except ValueError:  # not in the main thread: signals do not come here
            self._before = None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def check(self) -> None:
        """Raise if Ctrl-C came since the last time."""
        if self._is_due:
            self._is_due = False
            raise Interrupted

    def wait(self) -> None:
        """From now on Ctrl-C raises at once."""
        self.check()
        self._is_waiting = True

    def work(self) -> None:
        """From now on Ctrl-C waits."""
        self._is_waiting = False

    def _arrive(self, number: int, frame: FrameType | None) -> None:
        if self._is_waiting:
            self._is_waiting = False
            raise Interrupted
        self._is_due = True
