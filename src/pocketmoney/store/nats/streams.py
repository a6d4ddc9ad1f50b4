"""The stream and the buckets of a cluster: what they are called, how they are kept, and how they come to be."""

from __future__ import annotations

import asyncio
from typing import Final

from nats.js.api import DiscardPolicy, RetentionPolicy, StorageType, StreamConfig
from nats.js.errors import NotFoundError

from pocketmoney.core.problem import Problem
from pocketmoney.store.nats.jetstream import JetStream, Nobody, Refused, Unavailable
from pocketmoney.store.nats.settings import ClusterSettings

PATIENCE: Final = 15.0  # seconds for a cluster of servers to choose a leader
BEGINS: Final = 3.0  # seconds for JetStream to begin where it is enabled
MAKES: Final = 5.0  # seconds to make one stream
REPEATS: Final = 120.0  # seconds in which the server may look for repeated messages: its own default
REPLICAS: Final = 3
TOO_FEW: Final = (10005, 10074)  # what servers say that are not enough for so many replicas
NOT_ENABLED: Final = (10039, 10076)
FULL: Final = (10023, 10028, 10047)  # there is no room for another stream, or none of that size
EXISTS: Final = 10058
_HEX: Final = "x--"


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
    return f"{_HEX}{word.encode().hex()}"


def word_of(subject: str) -> str:
    """The word that a subject ends with."""
    last = subject.rpartition(".")[2]
    return bytes.fromhex(last.removeprefix(_HEX)).decode() if last.startswith(_HEX) else last


async def set_up(jet: JetStream, names: Names, settings: ClusterSettings, *, is_log_known: bool = False) -> None:
    """Make what is not there yet. A log that is known to have been there is not made anew: that would hide its loss."""
    kept = StreamConfig(
        storage=StorageType.FILE, retention=RetentionPolicy.LIMITS, discard=DiscardPolicy.NEW, allow_direct=True
    )
    # `create_key_value` would set more than this, and the buckets that are there are without it.
    bucket = kept.evolve(max_msgs_per_subject=1, allow_rollup_hdrs=True, deny_delete=True)
    wanted = [kept.evolve(name=names.log, subjects=[names.logs], max_bytes=settings.most_bytes or None)]
    for name in (names.tables, names.codes, names.bases, names.nodes):
        wanted.append(bucket.evolve(name=f"KV_{name}", subjects=[f"$KV.{name}.>"]))
    wanted[-1].max_age, wanted[-1].duplicate_window = settings.lease, min(settings.lease, REPEATS)
    until = asyncio.get_running_loop().time() + PATIENCE
    for config in wanted[1:] if is_log_known else wanted:
        await _make(jet, config, settings, until)


async def _make(jet: JetStream, config: StreamConfig, settings: ClusterSettings, until: float) -> None:
    loop = asyncio.get_running_loop()
    begins = loop.time() + BEGINS
    making = jet.client.jetstream(timeout=MAKES)
    replicas = settings.replicas or REPLICAS
    while loop.time() < until:
        try:
            if not await _is_there(jet, config):
                await jet.call(making.add_stream(config, num_replicas=replicas))
            return
        except Unavailable as fault:
            if isinstance(fault, Nobody) and loop.time() > begins:
                break
            await asyncio.sleep(0.2)
        except Refused as fault:
            if fault.err_code in TOO_FEW and not settings.replicas and replicas > 1:
                replicas = 1  # a single server
            elif fault.err_code in NOT_ENABLED:
                break
            elif fault.err_code != EXISTS:  # else another node was quicker
                raise _problem(fault, replicas) from None
    raise Problem("cluster-no-jetstream", {"url": settings.shown})


async def _is_there(jet: JetStream, config: StreamConfig) -> bool:
    try:
        await jet.call(jet.api.stream_info(config.name or ""))
    except NotFoundError:
        return False
    return True


def _problem(fault: Refused, replicas: int) -> Problem:
    why = fault.description or ""
    if fault.err_code in TOO_FEW:
        return Problem("cluster-few", {"replicas": replicas, "why": why})
    return Problem("cluster-full" if fault.err_code in FULL else "cluster-failed", {"why": why})
