"""Who is knocking: the address a request comes from, and the page it was made on."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

Headers = Mapping[bytes, bytes]  # by their name in lower case; of several of one name, the last
Network = IPv4Network | IPv6Network

UNKNOWN: Final = "unknown"
LOOPBACK: Final = (ip_network("127.0.0.0/8"), ip_network("::1/128"))

_HOST: Final = re.compile(r"[A-Za-z0-9.\-_]+(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]+\](:[0-9]{1,5})?")


def is_host(word: str) -> bool:
    """Whether a host header names a host that a link can be made of."""
    return _HOST.fullmatch(word) is not None


def header(headers: Headers, name: bytes) -> str:
    """The header of that name; empty if there is none."""
    return headers.get(name, b"").decode("latin-1").strip()


@lru_cache(1024)
def household(address: str) -> str:
    """Return what limits count for an address: itself, or the 64 bits of an IPv6 address that one household shares."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(found.ipv4_mapped or ip_network((found, 64), strict=False))


class TrustedProxies:
    """The addresses that are believed when they say for whom they ask: this machine's own, and those that are named."""

    def __init__(self, networks: Iterable[Network] = ()) -> None:
        self.networks: tuple[Network, ...] = (*LOOPBACK, *networks)
        self._is_trusted = lru_cache(1024)(self._is_in_a_network)

    def is_trusted(self, word: str) -> bool:
        """Whether an address is one of them; a peer without an address is on this machine."""
        return self._is_trusted(word)

    def address(self, peer: object, headers: Headers) -> str:
        """Return where a request comes from, as limits count it: the peer, or the last address in the header that is
        no proxy of ours."""
        here = str(peer[0]) if isinstance(peer, tuple) and peer else UNKNOWN
        if not self.is_trusted(here):
            return household(here)
        for word in reversed(header(headers, b"x-forwarded-for").split(",")):
            try:
                forwarded = str(ip_address(word.strip()))
            except ValueError:
                return here
            if not self.is_trusted(forwarded):
                return household(forwarded)
            here = forwarded
        return here

    def counted(self, address: str) -> str:
        """Return the address that a limit counts: none for a proxy, which stands for many."""
        return "" if self.is_trusted(address) else address

    def _is_in_a_network(self, word: str) -> bool:
        try:
            found = ip_address(word)
        except ValueError:
            return word == UNKNOWN
        return any(found in network for network in self.networks)


def is_welcome(origin: str, host: str, public_url: str) -> bool:
    """Whether a page of that origin may open a socket: one of ours, or no page at all (a program)."""
    if not origin:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    if parts.scheme not in ("http", "https"):
        return False
    if host and parts.netloc.lower() == host.lower():
        return True
    if not public_url:
        return False
    ours = urlsplit(public_url)
    return (parts.scheme, parts.netloc.lower()) == (ours.scheme, ours.netloc.lower())
