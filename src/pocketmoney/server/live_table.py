"""One table in memory: who is in the room, and what has to wait until the log is durable."""

from __future__ import annotations

import asyncio
from collections import deque

from pocketmoney.core.compiling import mypyc_attr
from pocketmoney.server.subscriber import Visitor
from pocketmoney.table.chair import Guest
from pocketmoney.table.commands import Command
from pocketmoney.table.ports import Durable
from pocketmoney.table.table import Table

Out = list[tuple[Guest, bytes]]
Closing = list[tuple[Guest, str]]


@mypyc_attr(acyclic=True)
class Heard:
    """A command that was read, and is yet to be done."""

    __slots__ = ("guest", "command", "now", "began")

    def __init__(self, guest: Guest, command: Command, now: int, began: float) -> None:
        self.guest = guest
        self.command = command
        self.now = now
        self.began = began


@mypyc_attr(acyclic=True)
class Held:
    """What may be said as soon as some entries are durable."""

    __slots__ = ("out", "closing", "began", "handed")

    def __init__(self, out: Out, closing: Closing | None, began: float, handed: float) -> None:
        self.out = out
        self.closing = closing  # whom to let go afterwards
        self.began = began  # when the command came that caused it
        self.handed = handed  # when the entries went to the log


class LiveTable:
    """A table with its visitors."""

    __slots__ = (
        "table", "visitors", "heard", "held", "durable", "wakes", "is_broken", "quiet_since", "touched", "_settling",
        "story", "story_at", "is_resting",
    )  # fmt: skip

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        self.visitors: dict[int, Visitor] = {}
        self.heard: list[Heard] = []
        self.held: deque[Held] = deque()
        self.durable: Durable  # what the log calls when it has written what was held first
        self.wakes = 0  # when it is to be woken, as alarms count; 0: never
        self.is_broken = False
        self.quiet_since = now  # nobody is here since
        self.touched = 0  # when the store last heard that somebody is here
        self.story = b""  # of the running game
        self.story_at = 0  # number of the entry up to which it tells
        self.is_resting = False  # it is put away as soon as its story is told
        self._settling: list[asyncio.Future[None]] = []

    def enter(self, visitor: Visitor) -> None:
        """Somebody comes in, and hears what they are told from now on."""
        guest = visitor.guest
        self.is_resting = False
        self.visitors[guest.key] = visitor
        guest.visitor = visitor

    def leave(self, visitor: Visitor) -> bool:
        """Somebody goes; whether they were here."""
        guest = visitor.guest
        guest.visitor = None
        return self.visitors.pop(guest.key, None) is not None

    def empty(self, key: str) -> None:
        """Send everybody away."""
        for visitor in list(self.visitors.values()):
            visitor.guest.visitor = None
            visitor.dismiss(key)
        self.visitors.clear()

    def tell(self, out: Out) -> None:
        """Send what may be said now."""
        for guest, data in out:
            visitor = guest.visitor
            if isinstance(visitor, Visitor):
                visitor.send(data)

    def close(self, closing: Closing) -> None:
        """Close the connections that the table has done with."""
        for guest, key in closing:
            visitor = guest.visitor
            if isinstance(visitor, Visitor):
                visitor.close(key)

    async def settled(self) -> None:
        """Wait until nothing is held back any more."""
        if self.held and not self.is_broken:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._settling.append(future)
            await future

    def settle(self) -> None:
        """Nothing is held back, or ever will be told: let those go on who waited for that."""
        for future in self._settling:
            if not future.done():
                future.set_result(None)
        self._settling.clear()
