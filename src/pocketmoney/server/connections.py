"""All sockets of this process: their limits, and the heartbeat that finds dead ones."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from pocketmoney.core.mypyc_hints import mypyc_attr
from pocketmoney.core.problem import Problem
from pocketmoney.server.event_log import log_error, log_event
from pocketmoney.server.live_table import LiveTable
from pocketmoney.server.metrics import Metrics
from pocketmoney.server.rate_limit import MINUTE, SECOND, AddressRateLimit, RateLimit
from pocketmoney.server.settings import Limits
from pocketmoney.server.table_codes import read_code
from pocketmoney.server.table_registry import BROKEN, DAMAGED, LOST, NEWER, NO_TABLE, TableRegistry
from pocketmoney.server.web_build import build_of_client
from pocketmoney.table import entries
from pocketmoney.table.chair import Subscriber

GUESSING: Final = "too-many-guesses"

HEARTBEAT: Final = 1.0  # seconds between two parts of the round


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenSocket(Subscriber):
    """A subscriber with a socket of this process, which the heartbeat checks."""

    __slots__ = ()

    def check_alive(self) -> None:
        """Send a ping, or hang up if the last one was not answered."""
        raise NotImplementedError

    def hang_up(self) -> None:
        """Cut the connection without a close frame."""
        raise NotImplementedError


class Connections:
    """The open sockets, and what they share: tables, limits, metrics."""

    def __init__(self, registry: TableRegistry, limits: Limits, metrics: Metrics) -> None:
        self.registry = registry
        self.limits = limits
        self.metrics = metrics
        self.build = build_of_client()
        self.rate = RateLimit(limits.messages_per_second, SECOND, limits.message_burst)
        self.shared_rate = AddressRateLimit(RateLimit(limits.address_messages, SECOND, limits.address_burst))
        self.guesses = AddressRateLimit(RateLimit(limits.unknown_codes, MINUTE))
        self._loop = asyncio.get_running_loop()
        # One part of the sockets is asked at a time, so that a round over many of them delays no move.
        self._parts: list[set[OpenSocket]] = [set() for _ in range(max(1, int(limits.quiet / HEARTBEAT)))]
        self._at = 0
        self._timer = self.later(HEARTBEAT, self._check_next)

    def later(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        return self._loop.call_later(seconds, call)

    @property
    def sockets(self) -> int:
        return sum([len(part) for part in self._parts])

    def enter(self, connection: OpenSocket) -> None:
        self._parts[connection.key % len(self._parts)].add(connection)

    def leave(self, connection: OpenSocket) -> None:
        self._parts[connection.key % len(self._parts)].discard(connection)

    def has(self, connection: OpenSocket) -> bool:
        return connection in self._parts[connection.key % len(self._parts)]

    def everybody(self) -> list[OpenSocket]:
        return [connection for part in self._parts for connection in part]

    def find_table(self, word: str, address: str) -> LiveTable | str:
        """Return the table of a code, or the key of why there is none; too many wrong codes are refused."""
        now = self.registry.now()
        if not self.guesses.may(address, now):
            return GUESSING
        try:
            live = self.registry.find(read_code(word))
        except Exception as fault:
            if isinstance(fault, Problem) and fault.key == DAMAGED:  # from its first entry on: nothing can be shown
                return LOST
            if isinstance(fault, Problem) and fault.key == entries.NEWER:
                log_error(fault.key, **fault.details)
                return NEWER
            log_event("table-unreadable", fault)
            return BROKEN
        if live is None:
            self.guesses.take(address, now)
            return NO_TABLE
        return live

    def stop(self) -> None:
        self._timer.cancel()

    def _check_next(self) -> None:
        self._timer = self.later(HEARTBEAT, self._check_next)
        self._at = (self._at + 1) % len(self._parts)
        for connection in list(self._parts[self._at]):
            connection.check_alive()
