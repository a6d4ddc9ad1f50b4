"""Replays of finished games that are being made or were made lately: everybody at a table asks for the same one."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Final, Generic, TypeVar

T = TypeVar("T")

MOST: Final = 16
Key = tuple[str, bool]  # of which game; whether with everybody's chances


class RecentReplays(Generic[T]):
    """The last replays, by game. Those that failed are not among them."""

    def __init__(self) -> None:
        self._tasks: OrderedDict[Key, asyncio.Task[T]] = OrderedDict()

    def __contains__(self, key: Key) -> bool:
        return key in self._tasks

    async def get(self, key: Key, make: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return a replay. It is made only if nobody asked for it lately, and to the end even if the client leaves."""
        task = self._tasks.get(key)
        if task is None:
            task = self._tasks[key] = asyncio.get_running_loop().create_task(make())
            task.add_done_callback(lambda done: self._drop_failed(key, done))
            if len(self._tasks) > MOST:
                self._tasks.popitem(last=False)
        else:
            self._tasks.move_to_end(key)
        return await asyncio.shield(task)

    def _drop_failed(self, key: Key, done: asyncio.Task[T]) -> None:
        if (done.cancelled() or done.exception() is not None) and self._tasks.get(key) is done:
            del self._tasks[key]
