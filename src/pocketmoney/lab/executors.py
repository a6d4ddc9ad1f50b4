"""Where games are played: in this process, in several on this machine, or on a Ray cluster. Results are equal."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from math import inf
from time import perf_counter
from typing import Any, Final, Protocol, TypeVar

from pocketmoney.core.problem import Problem
from pocketmoney.lab.job import Batch

PROCESSES: Final = "processes"
RAY: Final = "ray"
NAMES: Final = (PROCESSES, RAY)

AIM: Final = 0.5  # seconds that a batch should take: large enough to cost nothing, small enough to stop soon
LARGEST: Final = 1_000
WARMING_UP: Final = 0.3  # seconds before workers are made: a short job is over before they would have started
AHEAD: Final = 3  # batches a worker has waiting

T = TypeVar("T")  # a batch that is on its way


class Work(Protocol):
    """Whatever is cut into numbered pieces that can be done anywhere, in any order."""

    def play(self, first: int, count: int) -> Batch:
        """Do some pieces in a row."""


class Planner:
    """Cuts the games that are left into batches; how they are cut makes no difference to what comes out."""

    def __init__(self, first: int, end: int, jobs: int) -> None:
        self._next = first
        self._end = end
        self._jobs = jobs
        self._size = 1

    @property
    def left(self) -> int:
        """How many pieces have not been handed out."""
        return self._end - self._next

    def next(self) -> tuple[int, int] | None:
        """The next batch: its first game, and how many."""
        if self.left <= 0:
            return None
        # Towards the end batches get smaller, so that all workers finish together.
        count = max(1, min(self._size, self.left // (2 * self._jobs) if self._jobs > 1 else self.left))
        first = self._next
        self._next += count
        return first, count

    def took(self, batch: Batch) -> None:
        """Learn from a batch how large the next ones should be."""
        if batch.seconds < AIM / 2 and batch.count >= self._size:
            self._size = min(LARGEST, self._size * 2)
        elif batch.seconds > AIM * 2:
            self._size = max(1, self._size // 2)


def played(job: Work, first: int, end: int, jobs: int, engine: str) -> Generator[Batch, None, None]:
    """The batches of a job, in order. Closing the iterator stops the workers at once."""
    planner = Planner(first, end, jobs)
    if engine == RAY:
        yield from _on_ray(job, planner)
    elif jobs == 1:
        yield from _here(job, planner)
    else:
        yield from _here(job, planner, WARMING_UP)
        if planner.left:
            yield from _in_processes(job, planner, jobs)


def check(engine: str) -> None:
    """Whether that engine can be had; if not, that is a problem."""
    if engine == RAY:
        _ray()


def timed(job: Work, first: int, count: int) -> Batch:
    """Play a batch and note how long it took."""
    begun = perf_counter()
    batch = job.play(first, count)
    batch.seconds = perf_counter() - begun
    return batch


def _here(job: Work, planner: Planner, seconds: float = inf) -> Iterator[Batch]:
    spent = 0.0
    while spent < seconds and (span := planner.next()) is not None:
        batch = timed(job, *span)
        planner.took(batch)
        spent += batch.seconds
        yield batch


_job: Work | None = None  # in a worker: what it was made for


def _begin(job: Work) -> None:
    global _job
    _job = job


def _work(first: int, count: int) -> Batch:
    assert _job is not None
    return timed(_job, first, count)


def _in_processes(job: Work, planner: Planner, jobs: int) -> Iterator[Batch]:
    # Made afresh rather than forked: safe beside threads, and the same on every system.
    fresh = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=fresh, initializer=_begin, initargs=(job,))
    try:
        ahead = jobs * AHEAD
        yield from _in_order(planner, ahead, lambda first, count: pool.submit(_work, first, count), Future.result)
        pool.shutdown()
    except BrokenProcessPool:
        raise Problem("lab-worker-died") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()


def _in_order(
    planner: Planner, ahead: int, submit: Callable[[int, int], T], result: Callable[[T], Batch]
) -> Iterator[Batch]:
    waiting: deque[T] = deque()
    while True:
        with _deaf():
            while len(waiting) < ahead and (span := planner.next()) is not None:
                waiting.append(submit(*span))
        if not waiting:
            return
        batch = result(waiting.popleft())
        planner.took(batch)
        yield batch


@contextmanager
def _deaf() -> Iterator[None]:
    """Let workers that are started in here ignore Ctrl-C; their parent handles it and ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise Problem("lab-needs-extra", {"what": "--engine ray", "library": "ray", "extra": "ray"}) from None
    return ray


def _on_ray(job: Work, planner: Planner) -> Iterator[Batch]:
    ray = _ray()
    is_ours = not ray.is_initialized()
    if is_ours:
        # RAY_ADDRESS in the environment names a cluster; without it one is made on this machine.
        ray.init(include_dashboard=False, log_to_driver=False, logging_level="error")
    try:
        remote = ray.remote(timed)
        shared = ray.put(job)
        ahead = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
        yield from _in_order(planner, ahead, partial(remote.remote, shared), ray.get)
    finally:
        if is_ours:
            ray.shutdown()
