"""Who is knocking: the address a request comes from, and the page it was made on."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

Headers = Mapping[bytes, bytes]  # by their name in lower case; of several of one name, the last

UNKNOWN: Final = "unknown"

_HOST: Final = re.compile(r"[A-Za-z0-9.\-_]+(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]+\](:[0-9]{1,5})?")


def is_host(word: str) -> bool:
    """Whether a host header names a host that a link can be made of."""
    return _HOST.fullmatch(word) is not None


def header(headers: Headers, name: bytes) -> str:
    """The header of that name; empty if there is none."""
    return headers.get(name, b"").decode("latin-1").strip()


def address(peer: object, headers: Headers) -> str:
    """Where a request comes from. A proxy on this machine is believed when it says for whom it asks."""
    here = str(peer[0]) if isinstance(peer, tuple) and peer else UNKNOWN
    if not is_loopback(here):
        return here
    forwarded = header(headers, b"x-forwarded-for").rpartition(",")[2].strip()
    try:
        return str(ip_address(forwarded)) if forwarded else here
    except ValueError:
        return here


def counted(address: str) -> str:
    """As whom an address counts in a crowd: nobody, if it is this machine's own, perhaps a proxy for many."""
    return "" if is_loopback(address) else address


@lru_cache(1024)
def is_loopback(word: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        return ip_address(word).is_loopback
    except ValueError:
        return word == UNKNOWN


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
