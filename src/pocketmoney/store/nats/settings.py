"""How a node finds its cluster, and what it asks of it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from pocketmoney.core.problem import Problem

NAME: Final = "pocketmoney"
LEASE: Final = 4  # seconds
SCHEMES: Final = ("nats", "tls", "ws", "wss")


@dataclass(frozen=True, slots=True)
class ClusterSettings:
    """One cluster, as a node is told of it."""

    urls: tuple[str, ...]
    name: str = NAME  # several clusters can share the same NATS servers
    creds: Path | None = None  # a credentials file
    ca: Path | None = None  # who vouches for the servers' certificates
    replicas: int = 0  # of everything; 0: three if there are as many servers, else one
    lease: float = LEASE  # a node that was not heard of for so long is dead
    most_bytes: int = 0  # of the stream; 0: as much as the server has

    @property
    def shown(self) -> str:
        """The addresses without what is secret in them."""
        return ", ".join([shown(url) for url in self.urls])


def read_urls(word: str) -> tuple[str, ...]:
    """The addresses in a flag, with commas between them; anything else is a problem that repeats no password."""
    urls = tuple(part.strip() for part in word.split(",") if part.strip())
    for url in urls:
        try:
            parts = urlsplit(url)
            is_good = parts.scheme in SCHEMES and bool(parts.hostname) and parts.port != 0
        except ValueError:
            is_good = False
        if not is_good:
            raise Problem("bad-cluster-url", {"word": shown(url)})
    if not urls:
        raise Problem("bad-cluster-url", {"word": ""})
    return urls


def checked_name(word: str) -> str:
    """The name of a cluster: letters, digits and dashes, since streams and subjects are called by it."""
    if not word or len(word) > 40 or not word.isascii() or not word.replace("-", "").isalnum():
        raise Problem("bad-cluster-name", {"word": word})
    return word


def shown(url: str) -> str:
    """An address without the name and password that may stand in it."""
    head, separator, rest = url.partition("://")
    return f"{head}{separator}{rest.rpartition('@')[2]}"
