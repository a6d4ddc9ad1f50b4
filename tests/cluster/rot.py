"""Damage to the files of a NATS server that does not run: what a failing disk or a careless copy leaves behind."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic

from nats.js.api import PeerInfo

from pocketmoney.store.nats import replica_check
from pocketmoney.store.nats.cluster import Cluster
from pocketmoney.store.nats.jetstream import Refused, Unavailable
from pocketmoney.store.nats.settings import ClusterSettings
from pocketmoney.text.speech import Speech
from tests.patience import PATIENCE
from tools.nats_servers import NatsServer

MOST = 12  # bits that are flipped at once

LAG = 100  # messages that a server may be behind while there is writing
STARTS = 3  # of a server with an empty folder: on a busy machine the first has been seen not to be enough
CATCHES_UP = 20.0  # seconds for a server to fetch what it has lost

Damage = Callable[[NatsServer, Random], str]


def stored(server: NatsServer) -> list[Path]:
    """Every file that is not empty of the streams and Raft groups of a server."""
    return sorted(path for path in server.store.rglob("*") if path.is_file() and path.stat().st_size)


def chosen(server: NatsServer, chance: Random) -> Path:
    """A file: now and then any of them, mostly one with messages, which are most of the bytes."""
    files = stored(server)
    blocks = [path for path in files if path.suffix == ".blk"]
    return chance.choice(blocks if blocks and chance.random() < 0.7 else files)


def flip(server: NatsServer, chance: Random) -> str:
    """Flip one bit of a file."""
    return _flip(server, chance, 1)


def flip_many(server: NatsServer, chance: Random) -> str:
    """Flip some bits of a file."""
    return _flip(server, chance, chance.randint(2, MOST))


def _flip(server: NatsServer, chance: Random, count: int) -> str:
    file = chosen(server, chance)
    content = bytearray(file.read_bytes())
    for _ in range(count):
        content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
    file.write_bytes(content)
    return f"bits of {file.relative_to(server.store)}"


def truncate(server: NatsServer, chance: Random) -> str:
    """Cut a file short."""
    file = chosen(server, chance)
    content = file.read_bytes()
    file.write_bytes(content[: chance.randrange(len(content))])
    return f"the end of {file.relative_to(server.store)}"


def delete(server: NatsServer, chance: Random) -> str:
    """Delete a file."""
    file = chosen(server, chance)
    file.unlink()
    return f"{file.relative_to(server.store)}, deleted"


def delete_all(server: NatsServer, chance: Random) -> str:
    """Delete everything that the server has stored."""
    shutil.rmtree(server.store, ignore_errors=True)
    return "everything"


KINDS: tuple[Damage, ...] = (flip_many, truncate, delete, flip_many, truncate, delete_all)


def _is_near(replica: PeerInfo) -> bool:
    """Whether a server has what the leader has, but for what was written just now."""
    return not replica.offline and (bool(replica.current) or (replica.lag or 0) <= LAG)


async def is_caught_up(cluster: Cluster) -> bool:
    """Whether every server has everything of every stream of a cluster."""
    streams = [cluster.names.log]
    streams += [f"KV_{name}" for name in (cluster.names.tables, cluster.names.codes, cluster.names.bases)]
    try:
        for stream in streams:
            about = (await cluster.jet.call(cluster.jet.api.stream_info(stream))).cluster
            replicas = [] if about is None or about.replicas is None else about.replicas
            if not replicas or not all(_is_near(replica) for replica in replicas):
                return False
    except (Unavailable, Refused):
        return False
    return True


async def faults_of(settings: ClusterSettings) -> list[str]:
    """What one server alone does not have as it was written."""
    report = await replica_check.check(settings, lambda done, whole: None)
    return [Speech().complain(fault) for fault in report.faults]


async def lasting_faults(settings: ClusterSettings) -> list[str]:
    """The same, when a server that is slow to answer has had its time."""
    until = monotonic() + PATIENCE
    while (found := await faults_of(settings)) and monotonic() < until:
        await asyncio.sleep(1)
    return found


async def mend(server: NatsServer, cluster: Cluster) -> bool:
    """Do what the guide tells an operator after damage; returns whether the server had to fetch everything anew.

    Wait until the server has what the others have, check every server, and if that one has something that is not
    whole or does not answer, start it with an empty folder; if it does not catch up then, start it again.
    """
    until = monotonic() + CATCHES_UP
    while monotonic() < until:
        if await _catches_up(cluster, until - monotonic()) and not await faults_of(cluster.settings):
            return False
        await asyncio.sleep(1)
    server.kill()
    shutil.rmtree(server.store, ignore_errors=True)
    for _ in range(STARTS):
        server.start()
        assert await asyncio.to_thread(server.wait), "a server with an empty folder does not start"
        if await _catches_up(cluster, PATIENCE / STARTS):
            return True
        server.kill()
    raise AssertionError("a server with an empty folder does not catch up")


async def _catches_up(cluster: Cluster, patience: float) -> bool:
    until = monotonic() + patience
    while not await is_caught_up(cluster):
        if monotonic() > until:
            return False
        await asyncio.sleep(0.1)
    return True
