"""Playing a job: batches in, sums kept, the file written now and then, Ctrl-C heard."""

from __future__ import annotations

import sys
from contextlib import closing
from time import monotonic
from typing import Final, TextIO

from pocketmoney.lab import executors
from pocketmoney.lab.checkpoint import Ledger
from pocketmoney.text.speech import Speech

SAVE_EVERY: Final = 5.0  # seconds
SHOW_EVERY: Final = 0.2
BAR: Final = 24


class Progress:
    """One line on a terminal that is written over; nothing where nobody looks."""

    def __init__(self, whole: int, done: int, speech: Speech, key: str = "lab-progress") -> None:
        self._stream: TextIO | None = sys.stderr if sys.stderr is not None and sys.stderr.isatty() else None
        self._whole = max(1, whole)
        self._done_before = done
        self._speech = speech
        self._key = key
        self._begun = monotonic()
        self._shown = 0.0

    def show(self, done: int) -> None:
        """How far it is, if the last look is some time ago."""
        now = monotonic()
        if self._stream is None or (now - self._shown < SHOW_EVERY and done < self._whole):
            return
        self._shown = now
        spent = now - self._begun
        fresh = done - self._done_before
        left = spent / fresh * (self._whole - done) if fresh else 0.0
        full = BAR * done // self._whole
        args = {"done": done, "whole": self._whole, "spent": round(spent), "left": round(left)}
        line = f"[{'#' * full}{'-' * (BAR - full)}] {self._speech.say(self._key, args)}"
        self._stream.write(f"\r\x1b[K{line}")
        self._stream.flush()

    def close(self) -> None:
        if self._stream is not None and self._shown:
            self._stream.write("\r\x1b[K")
            self._stream.flush()


def run(ledger: Ledger, games: int, jobs: int, engine: str, file: str | None, speech: Speech) -> bool:
    """Play up to that many games; False after Ctrl-C. Finished games are kept either way."""
    progress = Progress(games, ledger.games, speech)
    saved = monotonic()
    is_whole = True
    try:
        with closing(executors.played(ledger.job, ledger.games, games, jobs, engine)) as batches:
            for batch in batches:
                ledger.take(batch)
                progress.show(ledger.games)
                if file is not None and monotonic() - saved > SAVE_EVERY:
                    ledger.save(file)
                    saved = monotonic()
    except KeyboardInterrupt:
        is_whole = False
    finally:
        progress.close()
        if file is not None and ledger.games:
            ledger.save(file)
    return is_whole
