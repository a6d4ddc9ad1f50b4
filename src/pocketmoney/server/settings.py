"""What a server is started with: where it listens, where its data lies, and what it puts up with."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from ipaddress import ip_network
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from pocketmoney.core.problem import Problem, unknown
from pocketmoney.server.client_address import Network

PORT: Final = 8765
EVERY_ADDRESS: Final = "0.0.0.0"
KEEP_DAYS: Final = 90


@dataclass(frozen=True, slots=True)
class Limits:
    """What one subscriber, and all of them together, may ask of the server. Sizes are in bytes, times in seconds."""

    tables: int = 20_000  # that are open
    tables_per_address: int = 30  # made in an hour
    connections: int = 100_000
    connections_per_address: int = 400  # a whole dormitory may sit behind one address
    connections_per_second: int = 50  # new ones from one address
    connection_burst: int = 400
    requests_per_second: int = 50  # by one address, pages and their parts included
    request_burst: int = 500
    unknown_codes: int = 30  # guessed by one address in a minute
    replays_per_address: int = 30  # in a minute
    waiting_replays: int = 4  # for one address
    message: int = 8_192
    message_burst: int = 40
    messages_per_second: int = 20
    address_messages: int = 400  # a second, on all sockets of one address
    address_burst: int = 1_000
    bad_messages: int = 8  # before a socket is closed
    hello: int = 10
    head: int = 16_384
    head_time: int = 10
    body: int = 65_536
    body_time: int = 20
    record: int = 262_144  # of a record that is sent to be replayed
    record_moves: int = 10_000
    record_time: int = 10  # for it to be played again
    review_time: int = 30  # for the chances of a game to be worked out
    unread: int = 262_144  # that wait for a slow receiver
    answer_time: int = 60  # for an answer to be read
    quiet: int = 10  # after which a silent socket is asked whether it is still there

    def with_words(self, words: list[str]) -> Limits:
        """The limits with some of them changed, each as `name=number`; the names have dashes."""
        known = {each.name.replace("_", "-"): each.name for each in fields(self)}
        changed: dict[str, int] = {}
        for word in words:
            name, _, number = word.partition("=")
            if name not in known:
                raise unknown("unknown-limit", name, list(known))
            if not (number.isascii() and number.isdigit() and 0 < int(number) < 2**53):
                raise Problem("limit-needs-number", {"word": word})
            changed[known[name]] = int(number)
        return replace(self, **changed)


@dataclass(frozen=True, slots=True)
class Settings:
    """How one server runs."""

    data: Path
    host: str = EVERY_ADDRESS
    port: int = PORT
    public_url: str = ""  # how people reach it, if not by its own address
    keep_days: int = KEEP_DAYS  # a table that nobody visits for so long is deleted; 0: never
    limits: Limits = field(default_factory=Limits)
    proxies: tuple[Network, ...] = ()  # believed when they say for whom they ask, beside those on this machine


def checked_url(word: str) -> str:
    """An address that people can be sent to, without a slash at its end; anything else is a problem."""
    try:
        parts = urlsplit(word)
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_good = False
    if not is_good or parts.query or parts.fragment or parts.username is not None:
        raise Problem("bad-public-url", {"word": word})
    return word.rstrip("/")


def read_networks(words: list[str]) -> tuple[Network, ...]:
    """The addresses and networks of proxies, as in 192.0.2.7 or 172.28.0.0/24; anything else is a problem."""
    found: list[Network] = []
    for word in words:
        try:
            found.append(ip_network(word))
        except ValueError:
            raise Problem("bad-network", {"word": word}) from None
    return tuple(found)


def read_number(word: str | None, flag: str, usual: int) -> int:
    """The number that a flag was given; without one, the usual."""
    if word is None:
        return usual
    if not (word.isascii() and word.isdigit() and len(word) < 10):
        raise Problem("flag-needs-number", {"flag": flag, "word": word})
    return int(word)
