"""Which store the server of a test stands on: SQLite, or NATS as the only node of a cluster."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Final

from pocketmoney.store.nats.nats_log import NatsLog
from pocketmoney.store.nats.settings import ClusterSettings
from pocketmoney.store.sqlite_log import SqliteLog

EMBEDDED: Final = "embedded"
CLUSTER: Final = "cluster"

_url: list[str] = []  # of the NATS server, while a test runs on it


def use(url: str) -> None:
    """From now on servers of tests are nodes over that NATS server; the empty word: they are not."""
    _url[:] = [url] if url else []


def name_of(data: Path) -> str:
    """Every folder of a test is a cluster of its own."""
    return f"t-{sha256(str(data).encode()).hexdigest()[:16]}"


def settings(data: Path) -> ClusterSettings | None:
    """The cluster of a test that uses that folder, if it is run on one."""
    return ClusterSettings(urls=tuple(_url), name=name_of(data)) if _url else None


def flags(data: Path) -> list[str]:
    """The same for a process."""
    return ["--cluster", _url[0], "--cluster-name", name_of(data)] if _url else []


def log_class() -> type[SqliteLog] | type[NatsLog]:
    """What its log is."""
    return NatsLog if _url else SqliteLog
