"""Cache of replays: clients at a table share one."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Final, Generic, TypeVar

T = TypeVar("T")

MOST: Final = 16
KEPT: Final = 300.0  # seconds; the table may be deleted meanwhile, or a drawing removed
Key = tuple[str, bool]  # of which game; whether with everybody's chances


class RecentReplays(Generic[T]):
    """The last replays, by game. Those that failed are not among them."""

    def __init__(self) -> None:
        self._found: OrderedDict[Key, tuple[asyncio.Task[T], asyncio.TimerHandle]] = OrderedDict()

    def __contains__(self, key: Key) -> bool:
        return key in self._found

    async def get(self, key: Key, make: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return a cached replay, or start one; it completes even if the client disconnects."""
        if key in self._found:
            self._found.move_to_end(key)
            task, _ = self._found[key]
        else:
            loop = asyncio.get_running_loop()
            task = loop.create_task(make())
            self._found[key] = task, loop.call_later(KEPT, self._drop, key)
            task.add_done_callback(lambda done: self._drop_failed(key, done))
            if len(self._found) > MOST:
                self._drop(next(iter(self._found)))
        return await asyncio.shield(task)

    def _drop(self, key: Key) -> None:
        _, timer = self._found.pop(key)
        timer.cancel()

    def _drop_failed(self, key: Key, done: asyncio.Task[T]) -> None:
        if (done.cancelled() or done.exception() is not None) and key in self._found and self._found[key][0] is done:
            self._drop(key)
