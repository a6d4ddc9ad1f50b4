"""Damage to the files of a NATS server that does not run: what a failing disk or a careless copy leaves behind."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

from pocketmoney.store.nats.cluster import Cluster, open_cluster
from pocketmoney.store.nats.envelope import Gap
from pocketmoney.store.nats.jetstream import Refused, Unavailable
from pocketmoney.store.nats.log_reader import Read
from pocketmoney.store.nats.settings import ClusterSettings
from tools.nats_servers import NatsServer

MOST = 12  # bits that are flipped at once: one alone mostly hits bytes that say nothing

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
    """Flip some bits of a file."""
    file = chosen(server, chance)
    content = bytearray(file.read_bytes())
    for _ in range(chance.randint(1, MOST)):
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


KINDS: tuple[Damage, ...] = (flip, truncate, delete, flip, truncate, delete_all)


async def is_caught_up(cluster: Cluster) -> bool:
    """Whether every server has everything of every stream of a cluster."""
    streams = [cluster.names.log]
    streams += [f"KV_{name}" for name in (cluster.names.tables, cluster.names.codes, cluster.names.bases)]
    try:
        for stream in streams:
            about = (await cluster.jet.call(cluster.jet.api.stream_info(stream))).cluster
            replicas = [] if about is None or about.replicas is None else about.replicas
            if not replicas or not all(replica.current and not replica.offline for replica in replicas):
                return False
    except (Unavailable, Refused):
        return False
    return True


async def faults_of(server: NatsServer, settings: ClusterSettings, subjects: list[str]) -> list[str]:
    """What one server alone does not have as it was written: logs of these subjects that are no chain from the start.

    A server that is asked for a message directly gives its own.
    """
    found: list[str] = []
    alone = await open_cluster(replace(settings, urls=(server.url,)))
    try:
        for subject in subjects:
            last = await alone.jet.last(alone.names.log, subject)
            whole = Read(None)
            try:
                for message in await alone.jet.read(alone.names.log, subject, 1):
                    whole.follow(message)
            except Gap as gap:
                found.append(f"{subject}: {gap}")
                continue
            if last is None or whole.chain.stream != last.seq:
                found.append(f"{subject}: the end is missing after message {whole.chain.stream}")
    finally:
        await alone.close()
    return found
