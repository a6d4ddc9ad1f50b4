"""Worker processes for everything that would hold up the event loop: a pool for searching bots, and one for replays.

Jobs are shared out fairly by key, which is a table or a client's address: keys take turns, and each has one job running
at a time. So a table with ten searching bots does not slow the table with one.

Starting a process stops the whole interpreter until the new one runs. So a small process, which forks workers when they
are needed, is started with the server, before the first client; a separate thread requests workers.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import import_module
from threading import Thread
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor
    from multiprocessing.context import ForkServerContext, SpawnContext

T = TypeVar("T")

_OF_TRACKER: Final = "ignore:resource_tracker:UserWarning"

TRIES: Final = 2  # of a job whose process was killed

# How much worker processes give way to the server.
BOTS: Final = 10
REPLAYS: Final = 15


class _Job:
    __slots__ = ("key", "call", "result", "tries", "executor")

    def __init__(self, key: str, call: Callable[[], Any], result: asyncio.Future[Any], tries: int) -> None:
        self.key = key
        self.call = call
        self.result = result
        self.tries = tries  # that are left
        self.executor: ProcessPoolExecutor | None = None  # that it was handed to


class WorkerPool:
    """Runs jobs in other processes, which are started with the first job."""

    def __init__(self, loop: asyncio.AbstractEventLoop, workers: int = 0, niceness: int = BOTS) -> None:
        self._loop = loop
        self._niceness = niceness
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._waiting: dict[str, deque[_Job]] = {}  # the key whose turn is next comes first
        self._running: dict[str, _Job] = {}
        self._executor: ProcessPoolExecutor | None = None  # for the starter's thread alone
        self._starter = ThreadPoolExecutor(1, "pocketmoney-workers")
        self.is_stopped = False

    @property
    def is_started(self) -> bool:
        return self._executor is not None

    @property
    def count(self) -> int:
        """The number of jobs that wait or run."""
        return len(self._running) + sum([len(jobs) for jobs in self._waiting.values()])

    def count_of(self, key: str) -> int:
        """The number of jobs of a key that wait or run."""
        return (key in self._running) + len(self._waiting.get(key, ()))

    def submit(self, key: str, call: Callable[[], T], seconds: float = 0) -> asyncio.Future[T]:
        """Run a function that can be pickled; return its result, or its exception, as a future.

        A job that takes longer than so many seconds, if there is a limit, is killed and not tried again.
        """
        result: asyncio.Future[T] = self._loop.create_future()
        if self.is_stopped:
            result.cancel()
            return result
        job = _Job(key, partial(_within, seconds, call), result, 1) if seconds else _Job(key, call, result, TRIES)
        self._waiting.setdefault(key, deque()).append(job)
        self._start_jobs()
        return result

    def stop(self) -> None:
        """Give up everything that waits or runs."""
        if self.is_stopped:
            return
        self.is_stopped = True
        for job in [*self._running.values(), *[job for jobs in self._waiting.values() for job in jobs]]:
            job.result.cancel()
        self._waiting.clear()
        self._starter.submit(lambda: self._drop_executor(self._executor))
        self._starter.shutdown(wait=False)

    def _start_jobs(self) -> None:
        for key in list(self._waiting):
            if len(self._running) >= self._workers:
                return
            if key in self._running:
                continue
            jobs = self._waiting[key]
            job = jobs.popleft()
            if not jobs:
                del self._waiting[key]
            self._running[key] = job
            self._run(job)

    def _run(self, job: _Job) -> None:
        job.tries -= 1
        self._loop.run_in_executor(self._starter, self._hand_over, job)

    def _hand_over(self, job: _Job) -> None:
        """Give a job to a worker process, which may have to be started (in the starter's thread)."""
        from concurrent.futures import Future
        from concurrent.futures.process import BrokenProcessPool

        try:
            try:
                job.executor = self._open_executor()
                future = job.executor.submit(job.call)
            except BrokenProcessPool:
                self._drop_executor(job.executor)
                job.executor = self._open_executor()
                future = job.executor.submit(job.call)
        except Exception as fault:
            future = Future()
            future.set_exception(fault)
        future.add_done_callback(partial(self._report, job))

    def _report(self, job: _Job, done: Future[Any]) -> None:
        """Called in a thread of the executor, maybe when the server is gone."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._finish, job, done)

    def _finish(self, job: _Job, future: Future[Any]) -> None:
        from concurrent.futures.process import BrokenProcessPool

        self._running.pop(job.key, None)
        if job.key in self._waiting:
            self._waiting[job.key] = self._waiting.pop(job.key)  # behind the others
        if self.is_stopped:
            return
        error = None if future.cancelled() else future.exception()
        if isinstance(error, BrokenProcessPool):
            self._loop.run_in_executor(self._starter, self._drop_executor, job.executor)
            if job.tries:
                self._waiting.setdefault(job.key, deque()).appendleft(job)
                self._start_jobs()
                return
        if not job.result.done():
            if future.cancelled():
                job.result.cancel()
            elif error is not None:
                job.result.set_exception(error)
            else:
                job.result.set_result(future.result())
        self._start_jobs()

    def _open_executor(self) -> ProcessPoolExecutor:
        if self._executor is None:
            from concurrent.futures import ProcessPoolExecutor

            self._executor = ProcessPoolExecutor(self._workers, process_context(), _start_worker, (self._niceness,))
        return self._executor

    def _drop_executor(self, executor: ProcessPoolExecutor | None) -> None:
        """Release an executor, unless another job has replaced it already."""
        if executor is not None and executor is self._executor:
            self._executor = None
            executor.shutdown(wait=False, cancel_futures=True)


def process_context() -> ForkServerContext | SpawnContext:
    """How worker processes are started: not as forks of this one, with every socket and the lock of the folder."""
    from multiprocessing import get_all_start_methods, get_context

    return get_context("forkserver") if "forkserver" in get_all_start_methods() else get_context("spawn")


def prepare() -> None:
    """Start the fork server if available, and import what it needs."""
    import multiprocessing

    import_module("concurrent.futures.process")
    if "forkserver" in multiprocessing.get_all_start_methods():
        from multiprocessing import forkserver

        import_module("multiprocessing.popen_forkserver")
        multiprocessing.set_forkserver_preload([f"{__package__}.fork_server"])
        # After a kill the resource tracker cleans up and would warn in the log.
        sys.warnoptions.append(_OF_TRACKER)
        try:
            forkserver.ensure_running()
        finally:
            sys.warnoptions.remove(_OF_TRACKER)


def _start_worker(niceness: int) -> None:
    """Ignore Ctrl-C, lower the priority, exit with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(niceness)


def _end_with_server() -> None:
    from multiprocessing import parent_process

    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def _within(seconds: float, call: Callable[[], T]) -> T:
    """Run a job in a worker process, which the system ends after so many seconds, where it can."""
    if not hasattr(signal, "setitimer"):
        return call()
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return call()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
