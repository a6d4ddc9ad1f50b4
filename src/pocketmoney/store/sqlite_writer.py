"""The one that writes: batches of changes, and jobs with a result, in the order in which they came."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, Protocol

from pocketmoney.store import deletion, errors
from pocketmoney.store.batch_writer import BatchWriter
from pocketmoney.store.changes import Change, Failures
from pocketmoney.store.head_file import HeadFile
from pocketmoney.store.log_heads import LogHead

SOON: Final = 0.5  # seconds without anything to write, after which there is time to tidy up
LATER: Final = 600.0  # the longest until that is tried again

BatchDone = Callable[[Sequence[Change], Failures], None]
Job = Callable[[sqlite3.Connection], object]
Work = Sequence[Change] | tuple[Job, Future[object]] | None  # None: the end
Do = Callable[[Work], float | None]

IDLE: Final = ()  # no work


class Worker(Protocol):
    """Where a writer works in place of a thread: the steps of a simulation."""

    put: Callable[[Work], None]  # queues a piece of work

    def start(self, do: Do, idle_after: float | None) -> None:
        """Call `do` with each piece of work in its order, and with `IDLE` if none comes for so many seconds; it returns
        after how many the next time."""

    def join(self) -> None:
        """Wait until everything is done, the end included."""


class SqliteWriter:
    """Writes batches, usually in a thread of its own; `batch_done` is called there after every batch."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        batch_done: BatchDone,
        head_file: HeadFile | None,
        worker: Worker | None,
        *,
        may_tidy: bool,
    ) -> None:
        self._batches = BatchWriter(connection, head_file)
        self._connection = connection
        self._head_file = head_file
        self._batch_done = batch_done
        self._queue: SimpleQueue[Work] = SimpleQueue()
        self._runner: Worker | Thread
        self.put: Callable[[Work], None]  # queues changes as one transaction
        self._may_tidy = may_tidy  # not if entries of lost tables would be deleted with it
        self._tidy_after = SOON if may_tidy and deletion.is_untidy(connection) else None
        if worker is None:
            self.put = self._queue.put
            self._runner = Thread(target=self._run, name="pocketmoney-store", daemon=True)
            self._runner.start()
        else:
            self.put = worker.put
            self._runner = worker
            worker.start(self._do, self._tidy_after)

    def submit(self, job: Job) -> Future[object]:
        """Run a job when everything before it is written. A fault of the disk becomes a problem."""
        future: Future[object] = Future()
        self.put((job, future))
        return future

    def stop(self) -> None:
        """Finish what is in the queue, and end."""
        self.put(None)
        self._runner.join()

    def delete(self, tables: Sequence[str]) -> None:
        """Delete tables; to be called by a job."""
        if tables:
            heads = self._batches.heads
            heads.sweep(self._connection)
            if self._head_file is not None:  # first, because a table that it knows and that is not there was lost
                known = heads.learn(self._connection, tables)
                with suppress(OSError):
                    for table in tables:
                        if table in known:
                            self._head_file.forget(known[table].no)
            heads.unlearn(tables)
            self._tidy_after = SOON if self._may_tidy else None
            deletion.forget(self._connection, tables)
            self._batches.broken.difference_update(tables)

    def resume(self, table: str) -> LogHead | None:
        """Return where the log of a table ends; to be called by a job.

        From then on entries are accepted again for a table that could not be written to.
        """
        self._batches.broken.discard(table)
        head = self._batches.heads.learn(self._connection, [table]).get(table)
        return None if head is None else LogHead(head.no, head.seq, head.last, head.crc)

    def _run(self) -> None:
        work: Work = IDLE
        while work is not None:
            try:
                work = self._queue.get(timeout=self._tidy_after)
            except Empty:
                work = IDLE
            if work and not isinstance(work, tuple):  # nearly always: as in `_do`, without a call
                self._batch_done(work, self._batches.write(work))
                if self._batches.heads.last >= self._batches.heads.due:
                    self._sweep()
            else:
                self._do(work)

    def _do(self, work: Work) -> float | None:
        """Do a piece of work; return after how many seconds without another one there is time to tidy up."""
        if work is None:
            self._end()
        elif not work:
            self._tidy_up()
        elif isinstance(work, tuple):
            self._run_job(*work)
        else:
            self._batch_done(work, self._batches.write(work))
            if self._batches.heads.last >= self._batches.heads.due:  # nobody waits for that
                self._sweep()
        return self._tidy_after

    def _end(self) -> None:
        self._sweep()
        self._tidy_up()
        with suppress(sqlite3.Error):
            self._connection.close()
        if self._head_file is not None:
            self._head_file.close()

    def _sweep(self) -> None:
        with suppress(sqlite3.Error):  # what could not be written down is still known, and lies in the database
            self._batches.heads.sweep(self._connection)

    def _tidy_up(self) -> None:
        if self._tidy_after is not None:
            is_done = deletion.tidy_up(self._connection)
            self._tidy_after = None if is_done else min(self._tidy_after * 2, LATER)

    def _run_job(self, job: Job, future: Future[object]) -> None:
        if not future.set_running_or_notify_cancel():
            return  # cancelled
        try:
            future.set_result(job(self._connection))
        except sqlite3.Error as error:
            future.set_exception(errors.failed(error))
        except Exception as error:
            future.set_exception(error)
