"""The client of the model: what `store/nats/connection.py` returns, as far as the store and the nodes use it.

JetStream on top of it is that of nats-py. It comes back by itself as the client of nats-py does: it says everything
anew that it listens to, and sends what was said meanwhile; what was under way it may send twice.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from nats import errors
from nats.aio.msg import Msg
from nats.js import JetStreamContext

from pocketmoney.core.problem import Problem
from pocketmoney.store.nats.settings import ClusterSettings
from tools.simulate.jetstream.api import ModelServers
from tools.simulate.jetstream.server import Connection, Server
from tools.simulate.jetstream.servers import Headers
from tools.simulate.loop import current_process

if TYPE_CHECKING:
    from nats.aio.client import Client

PATIENCE: Final = 5.0  # seconds to find a server at first
AGAIN: Final = 0.25  # seconds before the next server is tried
CONNECTS: Final = 2.0  # seconds until a server that does not answer is given up
UNDER_WAY: Final = 3  # messages that may be sent again
ROOM: Final = 16 * 1024 * 1024  # bytes that wait for a connection
Callback = Callable[[Msg], Awaitable[None]]


class Subscription:
    """What a client listens to."""

    def __init__(self, client: ModelClient, subject: str, heard: Callback) -> None:
        self.client = client
        self.subject = subject
        self.is_over = False
        self._heard = heard

    def arrival(self, subject: str, data: bytes, reply: str, headers: Headers | None) -> Callable[[], None]:
        """What happens when a message has come."""
        return lambda: self.receive(Msg(self.client, subject, reply, data, headers))  # type: ignore[arg-type]

    def receive(self, message: Msg) -> None:
        """Hand a message over, if it is still wanted. Ours never wait for anything while they take one in."""
        if self.is_over:
            return
        coroutine = self._heard(message)
        with suppress(StopIteration):
            coroutine.__await__().send(None)
            raise RuntimeError("a listener waits")

    async def unsubscribe(self, limit: int = 0) -> None:
        """Listen no more."""
        self.client.forget(self)


class ModelClient:
    """A client of some model servers."""

    def __init__(self, servers: ModelServers, names: list[Server]) -> None:
        self.process = current_process()
        self.connection: Connection | None = None
        self.subjects: dict[str, dict[Subscription, None]] = {}
        self.is_closed = False
        self._servers = servers
        self._pool = names
        self._loop = asyncio.get_running_loop()
        self._key = servers.next_key()
        self._inbox = f"_INBOX.{self._key}"
        self._inboxes: dict[str, Subscription] = {}  # by what stands before their wildcard
        self._asked: dict[str, asyncio.Future[Msg]] = {}
        self._number = 0
        self._under_way: deque[tuple[str, bytes, str, Headers | None]] = deque(maxlen=UNDER_WAY)
        self._pending: list[tuple[str, bytes, str, Headers | None]] = []
        self._pending_size = 0
        self._reconnecting: asyncio.Task[None] | None = None
        servers.clients[self._key] = self

    # The connection

    @property
    def is_connected(self) -> bool:
        """Whether a server is reached."""
        return self.connection is not None

    @property
    def _server_info(self) -> dict[str, str]:
        return {} if self.connection is None else {"server_name": self.connection.server.name}

    async def connect(self) -> None:
        """Find a server."""
        order = self._servers.chance.sample(self._pool, len(self._pool))
        while True:
            for server in order:
                if self._servers.delay:
                    await asyncio.sleep(2 * self._servers.wait())
                connection = self._servers.connect(self, server)
                if connection is not None:
                    self.connection = connection
                    return
                silent = server.is_asleep or self.process in self._servers.cut_off
                await asyncio.sleep(CONNECTS if silent else AGAIN)

    def notice(self, connection: Connection) -> None:
        """Find that the server of a connection is gone, or does not answer."""
        if self.is_closed or self.connection is not connection:
            return
        if connection.is_open and not self._servers.is_silent(connection):
            return  # it has come back meanwhile
        self.connection = None
        self._servers.disconnect(connection, is_told=not connection.server.is_up)
        for message in self._under_way:
            if self._servers.chance.random() < 0.5:
                self._keep(message)
        self._under_way.clear()
        self._reconnecting = self._loop.create_task(self._reconnect())

    async def _reconnect(self) -> None:
        await self.connect()
        self._reconnecting = None
        for subscriptions in self.subjects.values():
            for subscription in subscriptions:
                self._servers.subscriptions.setdefault(subscription.subject, {})[subscription] = None
        pending, self._pending, self._pending_size = self._pending, [], 0
        for message in pending:
            self._send(message)

    async def flush(self, timeout: float = 10) -> None:
        """Wait until the server has everything."""
        if self.is_closed:
            raise errors.ConnectionClosedError
        try:
            async with asyncio.timeout(timeout):
                while self.connection is None or self._servers.is_silent(self.connection):
                    await asyncio.sleep(AGAIN)
                await asyncio.sleep(2 * self._servers.wait())
        except TimeoutError:
            raise errors.FlushTimeoutError from None

    async def close(self) -> None:
        """Hang up."""
        if not self.is_closed:
            self.abandon(is_told=self.process not in self._servers.cut_off)

    def abandon(self, *, is_told: bool) -> None:
        """Be gone."""
        self.is_closed = True
        if self._reconnecting is not None:
            self._reconnecting.cancel()
        connection, self.connection = self.connection, None
        if connection is not None:
            self._servers.disconnect(connection, is_told=is_told)
        for subject, subscriptions in self.subjects.items():
            for subscription in subscriptions:
                self._servers.subscriptions.get(subject, {}).pop(subscription, None)
        self.subjects.clear()
        self._servers.clients.pop(self._key, None)

    # What nats-py offers

    def jetstream(self, **options: Any) -> JetStreamContext:
        """JetStream over this connection."""
        return JetStreamContext(self, **options)  # type: ignore[arg-type]

    def new_inbox(self) -> str:
        """A subject that nobody else listens to."""
        self._number += 1
        return f"{self._inbox}.i{self._number}"

    async def subscribe(self, subject: str, *, cb: Callback, **limits: int) -> Subscription:
        """Listen to a subject."""
        subscription = Subscription(self, subject, cb)
        if subject.startswith(self._inbox):
            self._inboxes[subject.removesuffix("*")] = subscription
            return subscription
        self.subjects.setdefault(subject, {})[subscription] = None
        if self.connection is not None:
            self._servers.subscriptions.setdefault(subject, {})[subscription] = None
        return subscription

    def forget(self, subscription: Subscription) -> None:
        """Listen to a subject no more."""
        subscription.is_over = True
        self.subjects.get(subscription.subject, {}).pop(subscription, None)
        self._servers.subscriptions.get(subscription.subject, {}).pop(subscription, None)

    async def publish(
        self, subject: str, payload: bytes = b"", reply: str = "", headers: Headers | None = None
    ) -> None:
        """Send a message, at once or when there is a connection again."""
        if self.is_closed:
            raise errors.ConnectionClosedError
        message = (subject, payload, reply, headers)
        if self.connection is not None:
            self._send(message)
        elif self._pending_size + len(payload) > ROOM:
            raise errors.OutboundBufferLimitError
        else:
            self._keep(message)

    def _keep(self, message: tuple[str, bytes, str, Headers | None]) -> None:
        self._pending.append(message)
        self._pending_size += len(message[1])

    def _send(self, message: tuple[str, bytes, str, Headers | None]) -> None:
        connection = self.connection
        if connection is None:
            self._keep(message)
            return
        self._under_way.append(message)
        self._servers.go_up(connection, lambda server: self._servers.take(server, *message))

    async def request(
        self, subject: str, payload: bytes = b"", timeout: float = 0.5, headers: Headers | None = None
    ) -> Msg:
        """Send a message, and wait for its answer."""
        self._number += 1
        reply = f"{self._inbox}.r{self._number}"
        future = self._asked[reply] = self._loop.create_future()
        try:
            await self.publish(subject, payload, reply, headers)
            async with asyncio.timeout(timeout):
                message: Msg = await future
        except TimeoutError:
            raise errors.TimeoutError from None
        finally:
            self._asked.pop(reply, None)
        if message.headers and message.headers.get("Status") == "503":
            raise errors.NoRespondersError
        return message

    def receive_answer(self, reply: str, data: bytes, headers: Headers | None) -> None:
        """Take in what came to an inbox."""
        future = self._asked.get(reply)
        if future is not None:
            if not future.done():
                future.set_result(Msg(self, reply, "", data, headers))  # type: ignore[arg-type]
            return
        subscription = self._inboxes.get(reply[: reply.rfind(".") + 1])
        if subscription is not None:
            subscription.receive(Msg(self, reply, "", data, headers))  # type: ignore[arg-type]


Connect = Callable[[ClusterSettings], Awaitable["Client"]]


def connector(make: Callable[[], ModelServers]) -> Connect:
    """What stands for `connect`, to servers that are made when they are first needed; an address is a server's name."""
    made: list[ModelServers] = []

    async def connect(settings: ClusterSettings) -> Client:
        if not made:
            made.append(make())
        (servers,) = made
        names = {url.rpartition("/")[2] for url in settings.urls}
        client = ModelClient(servers, [server for server in servers.servers if server.name in names])
        try:
            async with asyncio.timeout(PATIENCE):
                await client.connect()
        except TimeoutError:
            client.abandon(is_told=True)
            raise Problem("cluster-unreachable", {"url": settings.shown, "why": "no server answers"}) from None
        return client  # type: ignore[return-value]

    return connect
