"""An event loop on a virtual clock, and processes that run on it and can be killed between any two steps.

When nothing is ready the clock jumps to the next timer. Each step belongs to the process in whose context it was
scheduled; steps of a dead process do not run. What a real server gives to threads runs here as a step of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Any, Final, NoReturn, TypeVar

T = TypeVar("T")

RESOLUTION: Final = 1e-6  # seconds within which two timers count as due together
STEPS_MOST: Final = 3_000_000  # of one run; more are an endless loop
THREAD_WORK: Final = 0.004  # seconds at most, drawn for what a thread does

_process: ContextVar[Process | None] = ContextVar("process", default=None)


class Killed(BaseException):
    """The process that runs this step is dead; nothing may catch it but the loop."""


class Endless(BaseException):
    """The run takes more steps than any real one."""


class Process:
    """Steps that die together."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.is_dead = False
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

    def step(self, callback: Callable[..., object], *args: object) -> None:
        """Run one step, unless this process is dead."""
        if not self.is_dead:
            with suppress(Killed):
                callback(*args)


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
        """Run what a thread would, as a step at some moment soon."""
        future: asyncio.Future[T] = self.create_future()
        self.call_later(self._chance.random() * THREAD_WORK, _settle, future, function, args)
        return future

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
        future.set_exception(fault)
    else:
        future.set_result(result)


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
