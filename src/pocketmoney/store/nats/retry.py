"""Retry while no server answers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

from pocketmoney.store.nats.jetstream import Unavailable


async def retry(work: Any, tries: int = 40) -> Any:
    """Try again while nobody answers, for about ten seconds."""
    for left in range(tries, 0, -1):
        try:
            waiting: Awaitable[Any] = work()
            return await waiting
        except Unavailable:
            if left == 1:
                raise
            await asyncio.sleep(0.25)
