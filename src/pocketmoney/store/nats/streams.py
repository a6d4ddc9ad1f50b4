"""The stream and the buckets of a cluster: what they are called, how they are kept, and how they come to be."""

from __future__ import annotations

import asyncio
from typing import Final

from pocketmoney.core.problem import Problem
from pocketmoney.store.nats.jetstream import (
    NO_STREAM,
    JetStream,
    Nobody,
    Refused,
    Unavailable,
)
from pocketmoney.store.nats.settings import ClusterSettings

SECOND: Final = 1_000_000_000  # ns
PATIENCE: Final = 15.0  # seconds for a cluster of servers to choose a leader
BEGINS: Final = 3.0  # seconds for JetStream to begin where it is enabled
REPLICAS: Final = 3
TOO_FEW: Final = (10005, 10074)  # what servers say that are not enough for so many replicas
NOT_ENABLED: Final = (10039, 10076)
FULL: Final = (10023, 10028, 10047)  # there is no room for another stream, or none of that size
EXISTS: Final = 10058


class Names:
    """What everything of one cluster is called."""

    def __init__(self, name: str) -> None:
        self.log = f"{name}-log"
        self.tables = f"{name}-tables"
        self.codes = f"{name}-codes"
        self.nodes = f"{name}-nodes"
        self.bases = f"{name}-bases"
        self.all = f"{name}.all"
        self._name = name

    def subject(self, table: str) -> str:
        """Where the log of a table lies."""
        return f"{self._name}.log.{token(table)}"

    def to(self, node: str) -> str:
        """Where a node listens."""
        return f"{self._name}.to.{node}"

    @property
    def logs(self) -> str:
        """All logs."""
        return f"{self._name}.log.*"


def token(word: str) -> str:
    """A word as it can stand in a subject or a key."""
    if word and word.isascii() and word.replace("-", "").replace("_", "").isalnum():
        return word
    return f"x--{word.encode().hex()}"


async def set_up(jet: JetStream, names: Names, settings: ClusterSettings) -> None:
    """Make what is not there yet."""
    log: dict[str, object] = {"name": names.log, "subjects": [names.logs], "discard": "new", "allow_direct": True}
    if settings.most_bytes:
        log["max_bytes"] = settings.most_bytes
    lease = int(settings.lease * SECOND)
    wanted = [
        log,
        _bucket(names.tables),
        _bucket(names.codes),
        _bucket(names.bases),
        _bucket(names.nodes) | {"max_age": lease, "duplicate_window": min(lease, 120 * SECOND)},
    ]
    try:
        async with asyncio.timeout(PATIENCE):
            for config in wanted:
                await _make(jet, {"storage": "file", "retention": "limits", **config}, settings)
    except TimeoutError:
        raise Problem("cluster-no-jetstream", {"url": settings.shown}) from None


def _bucket(name: str) -> dict[str, object]:
    return {
        "name": f"KV_{name}",
        "subjects": [f"$KV.{name}.>"],
        "max_msgs_per_subject": 1,
        "discard": "new",
        "allow_rollup_hdrs": True,
        "deny_delete": True,
        "allow_direct": True,
    }


async def _make(jet: JetStream, config: dict[str, object], settings: ClusterSettings) -> None:
    replicas = settings.replicas or REPLICAS
    loop = asyncio.get_running_loop()
    begun = loop.time()
    while True:
        try:
            await jet.call(f"STREAM.INFO.{config['name']}", {})
            return
        except Refused as fault:
            if fault.number in NOT_ENABLED:
                raise Problem("cluster-no-jetstream", {"url": settings.shown}) from None
            if fault.number != NO_STREAM:
                raise Problem("cluster-failed", {"why": fault.said}) from None
        except Unavailable as fault:
            if isinstance(fault, Nobody) and loop.time() - begun > BEGINS:
                raise Problem("cluster-no-jetstream", {"url": settings.shown}) from None
            await asyncio.sleep(0.2)
            continue
        try:
            await jet.call(f"STREAM.CREATE.{config['name']}", {**config, "num_replicas": replicas}, patience=5.0)
            return
        except Unavailable:
            await asyncio.sleep(0.2)
        except Refused as fault:
            if fault.number in TOO_FEW and not settings.replicas and replicas > 1:
                replicas = 1  # a single server
            elif fault.number in TOO_FEW:
                raise Problem("cluster-few", {"replicas": replicas, "why": fault.said}) from None
            elif fault.number in FULL:
                raise Problem("cluster-full", {"why": fault.said}) from None
            elif fault.number != EXISTS:  # another node was quicker
                raise Problem("cluster-failed", {"why": fault.said}) from None
