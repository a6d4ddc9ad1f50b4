"""One table in memory: its subscribers, and the messages that wait until the log is durable."""

from __future__ import annotations

import asyncio
from collections import deque

from pocketmoney.table.chair import Subscriber
from pocketmoney.table.commands import Command
from pocketmoney.table.ports import Durable
from pocketmoney.table.table import Table

Outgoing = list[tuple[Subscriber, bytes]]
Closing = list[tuple[Subscriber, str]]


# A command that waits for its turn: who sent it, when (for the table), and when (for the metrics).
Submitted = tuple[Subscriber, Command, int, float]
# What is sent as soon as some entries are durable: messages, whom to close then, when the command came, when the
# entries went to the log.
Held = tuple[Outgoing, Closing | None, float, float]


class LiveTable:
    """A table with its subscribers."""

    __slots__ = (
        "table", "subscribers", "submitted", "held", "durable", "wakes", "is_broken", "quiet_since", "touched",
        "settling", "story", "story_at", "is_resting",
    )  # fmt: skip

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        self.subscribers: dict[int, Subscriber] = {}
        self.submitted: list[Submitted] = []
        self.held: deque[Held] = deque()
        self.durable: Durable  # what the log calls when it has written what was held first
        self.wakes = 0  # when it is to be woken, as alarms count; 0: never
        self.is_broken = False
        self.quiet_since = now  # nobody is here since
        self.touched = 0  # when the store was last told that there are subscribers
        self.story = b""  # of the running game
        self.story_at = 0  # number of the entry up to which it tells
        self.is_resting = False  # it is put away as soon as its story is told
        self.settling: list[asyncio.Future[None]] = []

    def add(self, subscriber: Subscriber) -> None:
        """Add a subscriber, which gets the messages for it from now on."""
        self.is_resting = False
        self.subscribers[subscriber.key] = subscriber
        subscriber.is_attached = True

    def remove(self, subscriber: Subscriber) -> bool:
        """Remove a subscriber; returns whether it was here."""
        subscriber.is_attached = False
        return self.subscribers.pop(subscriber.key, None) is not None

    def dismiss_all(self, key: str) -> None:
        """Dismiss every subscriber for the reason of that key."""
        for subscriber in list(self.subscribers.values()):
            subscriber.is_attached = False
            subscriber.dismiss(key)
        self.subscribers.clear()

    def send(self, outgoing: Outgoing, closing: Closing | None) -> None:
        """Send messages that may be seen now, then close the connections that the table has closed."""
        for subscriber, data in outgoing:
            if subscriber.is_attached:
                subscriber.send(data)
        if closing is not None:
            for subscriber, key in closing:
                if subscriber.is_attached:
                    subscriber.close(key)

    async def settled(self) -> None:
        """Wait until nothing is held back any more."""
        if self.held and not self.is_broken:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.settling.append(future)
            await future

    def settle(self) -> None:
        """Release those who wait until nothing is held back."""
        for future in self.settling:
            if not future.done():
                future.set_result(None)
        self.settling.clear()
