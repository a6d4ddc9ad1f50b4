"""Nodes of one cluster inside a test, each with devices that connect to it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from pocketmoney.server.cluster.server import ClusterServer
from pocketmoney.server.listen_socket import open_port
from pocketmoney.server.settings import Limits, Settings
from pocketmoney.store.nats.cluster import Cluster, open_cluster
from pocketmoney.store.nats.settings import ClusterSettings
from tests.patience import PATIENCE
from tests.server.adapter import name_of
from tests.server.house import House

FREE = Limits(message_burst=10**6, messages_per_second=10**6, tables_per_address=10**6, request_burst=10**6)
SHORT = 2.0  # seconds of a lease, where a story waits for its end


class NodeHouse(House):
    """A running node."""

    server: ClusterServer

    async def die(self) -> None:
        """Be as dead as a process that was killed, as far as others can see."""
        server = self.server
        for task in server._rounds:
            task.cancel()
        server.cluster.jet.close()
        await server.cluster._client.close()

    @property
    def codes(self) -> set[str]:
        """The codes of the tables it has in memory."""
        return {room.table.code for room in self.server.registry.live_tables.values()}


def settings_of(
    url: str, folder: Path, lease: float = 4.0, most_bytes: int = 0, creds: Path | None = None
) -> ClusterSettings:
    """The cluster of a test."""
    return ClusterSettings(urls=(url,), name=name_of(folder), lease=lease, most_bytes=most_bytes, creds=creds)


async def open_node(cluster: ClusterSettings, folder: Path, name: str) -> NodeHouse:
    """One more node."""
    settings = Settings(folder / name, "127.0.0.1", 0, limits=FREE)
    port = open_port(settings.host, 0, is_fixed=True)
    server = ClusterServer(settings, await open_cluster(cluster), folder / name / "archive", name)
    await server.start(port)
    return NodeHouse(server, port.getsockname()[1])


async def close_node(house: NodeHouse) -> None:
    """Stop a node, if that was not done yet, and hang up."""
    await house.web.aclose()
    if house.server.cluster.is_connected:
        await house.server.stop()
    else:
        house.server.http.stop_accepting()
        house.server.connections.stop()
        house.server.registry.bot_pool.stop()
    for device in house.devices:
        device.transport.disconnect(graceful=False)
    await asyncio.gather(*[device.gone() for device in house.devices])


@asynccontextmanager
async def quarter(
    url: str, folder: Path, count: int = 2, lease: float = 4.0, most_bytes: int = 0, creds: Path | None = None
) -> AsyncIterator[list[NodeHouse]]:
    """Some nodes that know each other."""
    cluster = settings_of(url, folder, lease, most_bytes, creds)
    houses = [await open_node(cluster, folder, f"node{number}") for number in range(count)]
    try:
        await until_known(houses)
        yield houses
    finally:
        for house in houses:
            await close_node(house)


async def until_known(houses: list[NodeHouse]) -> None:
    """Wait until every node has heard of every other."""
    async with asyncio.timeout(PATIENCE):
        while not all(len(house.server.node.peers.beats) >= len(houses) for house in houses):
            await asyncio.sleep(0.02)


@asynccontextmanager
async def onlooker(url: str, folder: Path) -> AsyncIterator[Cluster]:
    """A connection to the cluster of a test that is no node."""
    async with AsyncExitStack() as closing:
        cluster = await open_cluster(settings_of(url, folder))
        closing.push_async_callback(cluster.close)
        yield cluster


def files_in(folder: Path) -> list[str]:
    """Every file below a folder."""
    return sorted(os.path.join(base, name) for base, _, names in os.walk(folder) for name in names)
