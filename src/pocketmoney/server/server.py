"""A running server: one port, the tables behind it, the rounds that keep it tidy, and a stop that loses nothing."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import ssl
from collections.abc import Awaitable, Callable, MutableMapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Protocol

from pocketmoney.core.problem import Problem
from pocketmoney.server import service_manager
from pocketmoney.server.bot_pool import BotPool
from pocketmoney.server.connection import Connection
from pocketmoney.server.connections import Connections
from pocketmoney.server.context import ServerContext
from pocketmoney.server.event_log import log_error, log_event
from pocketmoney.server.http_server import HttpServer
from pocketmoney.server.huge_pages import ask_for_large_pages
from pocketmoney.server.metrics import Metrics
from pocketmoney.server.monotonic_clock import MonotonicClock
from pocketmoney.server.picows_listener import PicowsListener
from pocketmoney.server.rate_limit import HOUR, MINUTE
from pocketmoney.server.review_worker import Reviewer
from pocketmoney.server.settings import Settings
from pocketmoney.server.table_registry import STOPPING, TableRegistry
from pocketmoney.table.ports import Log

if TYPE_CHECKING:
    from pocketmoney.table.played_game import Played

DAY: Final = 24 * HOUR

REST_AFTER: Final = 10 * MINUTE
PATIENCE: Final = 5.0  # seconds that a stop waits for what is in flight
LOADS_AFTER: Final = 1.0
FAREWELL: Final = 1.0

Message = MutableMapping[str, Any]


class Store(Log, Protocol):
    """A log that can also forget what is old, and be closed."""

    on_damage: Callable[[Problem], None]  # told of damage that is found later

    @property
    def faults(self) -> list[Problem]:
        """The damage that was found when it was opened."""

    def expire(self, before: int) -> list[str]:
        """Delete the tables that nobody has visited since; returns which."""

    def close(self) -> None:
        """Write what is in flight, and close."""


class Server:
    """Tables on one port."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        reviewer: Reviewer | None = None,
        context: ssl.SSLContext | None = None,
    ) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self._store = store
        self._loop = asyncio.get_running_loop()
        self.registry = TableRegistry(
            store, MonotonicClock(), self.metrics, BotPool(self._loop), settings.limits.tables, _make_story
        )
        self.connections = Connections(self.registry, settings.limits, self.metrics)
        self.service = ServerContext(settings, self.registry, self.connections, self.metrics, reviewer)
        self.registry.storyteller.workers = self.service.replayers
        self.http = HttpServer(_WhenAsked(self.service), settings, self._make_listener, context)
        self._rounds: list[asyncio.Task[None]] = []

    async def start(self, port: socket.socket) -> None:
        """Begin to serve on a port that is open already; tables that were open are taken up again as time allows."""
        for fault in self._store.faults:
            note_damage(fault)
        self._store.on_damage = note_damage
        waiting = self.registry.index()
        await self._listen(port)
        self._rounds.append(self._loop.create_task(self._take_up(waiting)))

    async def _listen(self, port: socket.socket) -> None:
        await self.http.listen(port)
        self._rounds += [
            self._loop.create_task(every(60.0, self._rest)),
            self._loop.create_task(every(3600.0, self._expire)),
        ]

    async def stop(self) -> None:
        """Take nobody in, let what is in flight become durable, send everybody away, close the store."""
        self.http.stop_accepting()
        for task in self._rounds:
            task.cancel()
        self.service.review_worker.stop()
        self.service.replayers.stop()
        await self.registry.stop(PATIENCE)
        self.connections.stop()
        for each in self.connections.everybody():
            each.dismiss(STOPPING)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while self.connections.sockets:
                    await asyncio.sleep(0.01)
        for each in self.connections.everybody():
            each.hang_up()
        await self.http.close()
        await self._loop.run_in_executor(None, self._store.close)
        log_event("stopped")

    async def _take_up(self, waiting: list[str]) -> None:
        """Go on with every table that was open, one at a time, so that those who come first need not wait."""
        for table in waiting:
            try:
                self.registry.live(table)
            except Problem as problem:
                note_damage(problem)
            except Exception as fault:
                log_event("table-unreadable", fault, table=table)
            await asyncio.sleep(0)
        if waiting:
            log_event("resumed", tables=len(waiting))
        await self._settle_in()

    async def _settle_in(self) -> None:
        """Everything is there: load what will be needed soon."""
        self.service.is_ready = True
        service_manager.notify(service_manager.READY)
        await asyncio.sleep(LOADS_AFTER)
        await asyncio.to_thread(_load)
        gc.freeze()  # what is there now stays: no use to look through it again and again
        await ask_for_large_pages()

    def _make_listener(self, address: str, counted: str) -> PicowsListener:
        """Return what picows calls for the WebSocket of a client."""
        return PicowsListener(Connection(self.connections, address, counted))

    async def _rest(self) -> None:
        self.registry.rest(REST_AFTER)

    async def _expire(self) -> None:
        if self.settings.keep_days:
            self.registry.touch_visited()
            before = self.registry.now() - self.settings.keep_days * DAY
            gone = await self._loop.run_in_executor(None, self._store.expire, before)
            self.registry.forget(gone)
            if gone:
                log_event("expired", tables=len(gone))


def _load() -> None:
    """Load what the first request and the first table need, before they come."""
    from pocketmoney import games
    from pocketmoney.bots.defaults import DEFAULT_LEVEL
    from pocketmoney.bots.registry import make
    from pocketmoney.server.api import app, errors, health, metrics, replay_views, static_site

    assert app.ENDPOINTS and replay_views.NEVER and metrics.COUNTED
    static_site.files()
    health.games_shown()
    errors.speech()
    for name in games.names():
        make(DEFAULT_LEVEL, games.find(name))


def note_damage(fault: Problem) -> None:
    """Write down that something in the store is not what it was."""
    log_error(fault.key, **fault.details)


async def every(seconds: float, call: Callable[[], Awaitable[None]]) -> None:
    """Do something now, and then again and again."""
    while True:
        try:
            await call()
        except Exception as fault:
            log_event("round-failed", fault)
        await asyncio.sleep(seconds)


def _make_story(played: Played) -> bytes:
    """Make the story of a game. Imported late: the server starts without it."""
    from pocketmoney.server.api.replay_views import story

    return story(played)


class _WhenAsked:
    """The web app, loaded when the first request comes: a table for sockets alone starts sooner without it.

    Loading takes a tenth of a second, so a thread does it.
    """

    def __init__(self, service: ServerContext) -> None:
        self._service = service
        self._app: Callable[..., Awaitable[None]] | None = None

    async def __call__(self, scope: Message, receive: Any, send: Any) -> None:
        if self._app is None:
            app = await asyncio.to_thread(import_module, "pocketmoney.server.api.app")
            if self._app is None:  # another request was waiting, too
                self._app = app.App(self._service)
        await self._app(scope, receive, send)
