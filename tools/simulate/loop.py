"""An event loop on a virtual clock, and processes that run on it and can be killed between any two steps.

When nothing is ready the clock jumps to the next timer. Each step belongs to the process in whose context it was
scheduled; steps of a dead process do not run. What a real server gives to threads runs here as a step of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from contextlib import suppress
from contextvars import Context, ContextVar, copy_context
from random import Random
from threading import Lock, Thread, local
from typing import Any, Final, NoReturn, TypeVar

T = TypeVar("T")

RESOLUTION: Final = 1e-6  # seconds within which two timers count as due together
STEPS_MOST: Final = 3_000_000  # of one run; more are an endless loop
THREAD_WORK: Final = 0.004  # seconds at most, drawn for what a thread does

_process: ContextVar[Process | None] = ContextVar("process", default=None)
_here: Final = local()  # which worker thread this is


class Killed(BaseException):
    """The process that runs this step is dead; nothing may catch it but the loop."""


class Endless(BaseException):
    """The run takes more steps than any real one."""


class Process:
    """Steps that die together, and may be asleep together."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.is_dead = False
        self.is_asleep = False
        self.threads: dict[WorkerThread, None] = {}  # that wait for something of the loop
        self._missed: list[tuple[asyncio.Handle | None, Callable[..., object], tuple[Any, ...]]] = []
        self.tasks: dict[asyncio.Task[Any], None] = {}
        self._context = copy_context()
        self._context.run(_process.set, self)

    def run(self, call: Callable[..., T], *args: object) -> T:
        """Call something as this process."""
        return self._context.copy().run(call, *args)

    def kill(self) -> None:
        """Stop everything where it stands. What its coroutines do at their end changes nothing outside any more."""
        self.is_dead = True
        for task in list(self.tasks):
            task._log_destroy_pending = False  # type: ignore[attr-defined]
            coroutine = task.get_coro()
            with suppress(BaseException):
                self.run(coroutine.close)
        self.tasks.clear()
        for thread in list(self.threads):
            thread.go_on()

    def sleep(self, loop: VirtualLoop) -> None:
        """Do nothing from now on; what is due meanwhile, and what comes, waits."""
        self.is_asleep = True
        for handle in loop.handles():
            if handle._callback == self.step:  # it may be cancelled before its turn comes
                handle._callback, handle._args = self._step_of, (handle, *handle._args)

    def wake(self, loop: VirtualLoop) -> None:
        """Go on, with everything that was missed and is still wanted."""
        self.is_asleep = False
        missed, self._missed = self._missed, []
        for handle, callback, args in missed:
            loop.call_soon(self._catch_up, handle, callback, args, context=self._context.copy())

    def step(self, callback: Callable[..., object], *args: object) -> None:
        """Run one step, unless this process is dead."""
        if self.is_asleep:
            self._missed.append((None, callback, args))
        elif not self.is_dead:
            with suppress(Killed):
                callback(*args)

    def _step_of(self, handle: asyncio.Handle, callback: Callable[..., object], *args: object) -> None:
        if self.is_asleep:
            self._missed.append((handle, callback, args))
        else:
            self.step(callback, *args)

    def _catch_up(self, handle: asyncio.Handle | None, callback: Callable[..., object], args: tuple[Any, ...]) -> None:
        if handle is None or not handle.cancelled():
            callback(*args)


class WorkerThread:
    """A thread that takes turns with the loop: while one of them runs, the other waits.

    Work that asks the loop for something and waits for the answer (`wait_for`) needs a thread; a step could not wait.
    """

    def __init__(self, work: Callable[[], None]) -> None:
        self._work = work
        self._turn = Lock()  # held: the loop runs
        self._other_turn = Lock()  # held: this thread runs
        self._turn.acquire()
        self._other_turn.acquire()
        self._process = _process.get()
        self._thread = Thread(target=copy_context().run, args=(self._run,), daemon=True)

    def start(self) -> None:
        """Let it run until it is done, or waits."""
        self._thread.start()
        self._other_turn.acquire()

    def go_on(self) -> None:
        """Let it run on, as if what it waits for had come."""
        if self._process is not None:
            self._process.threads.pop(self, None)
        self._turn.release()
        self._other_turn.acquire()

    def wait_for(self, future: Future[T]) -> T:
        """In the thread: wait for what happens in the loop. A process that dies meanwhile gets no answer."""
        process = self._process
        if process is not None:
            process.threads[self] = None
        future.add_done_callback(lambda done: self.go_on() if not (process and process.is_dead) else None)
        self._other_turn.release()
        self._turn.acquire()
        if process is not None and process.is_dead:
            raise Killed
        return future.result()

    def _run(self) -> None:
        _here.thread = self
        try:
            with suppress(Killed):
                self._work()
        finally:
            self._other_turn.release()


class _Selector:
    """What the loop waits with: the clock moves on instead."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop

    def select(self, timeout: float | None) -> list[object]:
        self._loop.pass_time(timeout)
        return []


class VirtualLoop(asyncio.BaseEventLoop):
    """An event loop whose time is virtual."""

    def __init__(self, chance: Random) -> None:
        super().__init__()
        self._now = 1_000.0
        self._steps = 0
        self._chance = chance
        self._clock_resolution = RESOLUTION
        self._selector = _Selector(self)
        self.has_threads = False  # whether what a thread does may wait for the loop
        self.faults: list[str] = []  # exceptions that no code handled
        self.set_exception_handler(_note_fault)
        self.set_task_factory(_make_task)  # type: ignore[arg-type] # it takes what asyncio gives

    def time(self) -> float:
        return self._now

    def pass_time(self, seconds: float | None) -> None:
        """Let time pass, as when the loop waits, or a step of it waits for the disk."""
        if seconds is None:
            raise Endless("nothing is left that could happen")
        self._now += seconds
        self._steps += 1
        if self._steps > STEPS_MOST:
            raise Endless(f"{STEPS_MOST} steps")

    def call_soon(  # type: ignore[override]
        self, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        process = _process.get() if context is None else context.get(_process)
        if process is None:
            return super().call_soon(callback, *args, context=context)
        return super().call_soon(process.step, callback, *args, context=context)

    call_soon_threadsafe = call_soon  # type: ignore[assignment]

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        process = _process.get() if context is None else context.get(_process)
        if process is None:
            return super().call_at(when, callback, *args, context=context)
        return super().call_at(when, process.step, callback, *args, context=context)

    def run_in_executor(self, executor: object, function: Callable[..., T], *args: Any) -> asyncio.Future[T]:  # type: ignore[override]
        """Run what a thread would, at some moment soon: as a step, or in a thread that takes turns with the loop."""
        future: asyncio.Future[T] = self.create_future()
        begin: Callable[..., None] = _begin_thread if self.has_threads else _settle
        self.call_later(self._chance.random() * THREAD_WORK, begin, future, function, args)
        return future

    def handles(self) -> list[Any]:
        """Everything that is to happen."""
        return [*self._ready, *self._scheduled]  # type: ignore[attr-defined]

    def _process_events(self, event_list: object) -> None:
        """Nothing comes from outside."""

    def _write_to_self(self) -> None:
        """No thread waits for the loop."""


def current_process() -> Process | None:
    """The process that runs this step."""
    return _process.get()


def die() -> NoReturn:
    """End the step of a process that was killed in the middle of it."""
    raise Killed


def _settle(future: asyncio.Future[T], function: Callable[..., T], args: tuple[Any, ...]) -> None:
    if future.cancelled():
        return
    try:
        result = function(*args)
    except Exception as fault:
        if not future.done():  # who waited for it may be cancelled meanwhile
            future.set_exception(fault)
    else:
        if not future.done():
            future.set_result(result)


def _begin_thread(future: asyncio.Future[T], function: Callable[..., T], args: tuple[Any, ...]) -> None:
    WorkerThread(lambda: _settle(future, function, args)).start()


def wait_in_thread(work: Coroutine[Any, Any, T], loop: asyncio.AbstractEventLoop) -> T:
    """Wait for a coroutine of the loop, in a thread that takes turns with it."""
    thread: WorkerThread = _here.thread
    return thread.wait_for(asyncio.run_coroutine_threadsafe(work, loop))


def _make_task(loop: asyncio.AbstractEventLoop, coroutine: Coroutine[Any, Any, T], **more: Any) -> asyncio.Task[T]:
    task: asyncio.Task[T] = asyncio.Task(coroutine, loop=loop, **more)
    process = _process.get()
    if process is not None:
        process.tasks[task] = None
        task.add_done_callback(lambda done: process.tasks.pop(done, None))
    return task


def _note_fault(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    fault = context.get("exception")
    if not isinstance(fault, Killed) and isinstance(loop, VirtualLoop):
        loop.faults.append(f"{context.get('message')}: {fault!r}")
