"""Joining a cluster: one connection, and everything that is kept over it."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from pocketmoney.store.nats.connection import connect, unreachable
from pocketmoney.store.nats.directory import Directory
from pocketmoney.store.nats.jetstream import JetStream, Unavailable
from pocketmoney.store.nats.key_value import KeyValueBucket
from pocketmoney.store.nats.nats_log import NatsLog
from pocketmoney.store.nats.replicas import Replicas
from pocketmoney.store.nats.retry import retry
from pocketmoney.store.nats.settings import ClusterSettings
from pocketmoney.store.nats.streams import Names, set_up

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg

Subscribed = Callable[[bytes], None]


class Cluster:
    """A connection to a cluster."""

    def __init__(self, settings: ClusterSettings, client: Client) -> None:
        self.settings = settings
        self.names = Names(settings.name)
        self.jet = JetStream(client)
        self.directory = Directory(self.jet, self.names)
        self._replicas = Replicas(settings)
        self.log = NatsLog(self.jet, self.names, self.directory, self._replicas)
        self.nodes = KeyValueBucket(self.jet, self.names.nodes)
        self._client = client

    async def publish(self, subject: str, data: bytes) -> None:
        """Publish a message to the present listeners."""
        await self._client.publish(subject, data)

    async def subscribe(self, subject: str, heard: Subscribed) -> Callable[[], Awaitable[None]]:
        """Listen from now on, until what is returned is called."""

        async def call(message: Msg) -> None:
            heard(message.data)

        listening = await self._client.subscribe(
            subject, cb=call, pending_msgs_limit=1_000_000, pending_bytes_limit=1 << 30
        )
        return listening.unsubscribe

    @property
    def is_connected(self) -> bool:
        """Whether a server is reached."""
        return self._client.is_connected

    async def close(self) -> None:
        """Say what is yet to be said, and hang up."""
        with contextlib.suppress(Exception):
            await self._client.flush(timeout=1)
        await self._replicas.close()
        self.jet.close()
        with contextlib.suppress(Exception):
            await self._client.close()


async def open_cluster(settings: ClusterSettings) -> Cluster:
    """Join a cluster. A problem says what stands in the way."""
    cluster = Cluster(settings, await connect(settings))
    try:
        await cluster.jet.open()
        await set_up(cluster.jet, cluster.names, settings)
        await retry(cluster.directory.follow)  # buckets that were just made may still lack a leader
    except BaseException as fault:
        await cluster.close()
        if isinstance(fault, Unavailable):
            raise unreachable(settings, fault) from None
        raise
    return cluster
