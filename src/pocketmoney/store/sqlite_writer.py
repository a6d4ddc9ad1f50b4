"""The one thread that writes: batches of changes, and jobs that somebody waits for, in the order in which they came."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

from pocketmoney.store import deletion, errors
from pocketmoney.store.changes import Change, Failures
from pocketmoney.store.log_heads import Ends
from pocketmoney.store.transaction import write

SOON: Final = 0.5  # seconds without anything to write, after which there is time to tidy up
LATER: Final = 600.0  # the longest until that is tried again

Written = Callable[[Sequence[Change], Failures], None]
Job = Callable[[sqlite3.Connection], object]


class Writer:
    """Writes what it is handed; `written` is called in its thread after every batch."""

    def __init__(self, connection: sqlite3.Connection, written: Written) -> None:
        self.broken: set[str] = set()  # tables that have to be read again before they are written to
        self.ends = Ends(connection)
        self._connection = connection
        self._written = written
        self._queue: SimpleQueue[Sequence[Change] | tuple[Job, Future[object]] | None] = SimpleQueue()
        self._patience = SOON if deletion.is_untidy(connection) else None
        self._runs = Thread(target=self._run, name="pocketmoney-store", daemon=True)
        self._runs.start()

    def hand(self, changes: Sequence[Change]) -> None:
        """Write these as one transaction."""
        self._queue.put(changes)

    def submit(self, job: Job) -> Future[object]:
        """Do this when everything before it is written. A fault of the disk is a problem."""
        future: Future[object] = Future()
        self._queue.put((job, future))
        return future

    def stop(self) -> None:
        """Finish what is in the queue, and end."""
        self._queue.put(None)
        self._runs.join()

    def forget(self, tables: Sequence[str]) -> None:
        """Delete tables; to be called by a job."""
        if tables:
            self.ends.sweep(self._connection)
            self.ends.unlearn(tables)
            self._patience = SOON
            deletion.forget(self._connection, tables)
            self.broken.difference_update(tables)

    def take_up(self, table: str) -> tuple[int, int, int] | None:
        """Number of a table, of its last entry and of the place of that; to be called by a job.

        From then on entries are taken again for a table that could not be written to.
        """
        self.ends.learn(self._connection, [table])
        self.broken.discard(table)
        end = self.ends.of(table)
        return None if end is None else (end.no, end.seq, end.last)

    def _run(self) -> None:
        while True:
            try:
                work = self._queue.get(timeout=self._patience)
            except Empty:
                self._tidy_up()
                continue
            if work is None:
                break
            if isinstance(work, tuple):
                self._do(*work)
            else:
                self._written(work, write(self._connection, work, self.broken, self.ends))
                if self.ends.is_due:  # nobody waits for that
                    self._sweep()
        self._sweep()
        self._tidy_up()
        with suppress(sqlite3.Error):
            self._connection.close()

    def _sweep(self) -> None:
        with suppress(sqlite3.Error):  # what could not be written down is still known, and lies in the database
            self.ends.sweep(self._connection)

    def _tidy_up(self) -> None:
        if self._patience is not None:
            is_done = deletion.tidy_up(self._connection)
            self._patience = None if is_done else min(self._patience * 2, LATER)

    def _do(self, job: Job, future: Future[object]) -> None:
        if not future.set_running_or_notify_cancel():
            return  # nobody waits for it any more
        try:
            future.set_result(job(self._connection))
        except sqlite3.Error as fault:
            future.set_exception(errors.failed(fault))
        except Exception as fault:
            future.set_exception(fault)
