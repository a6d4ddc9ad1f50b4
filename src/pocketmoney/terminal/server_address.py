"""Where a table is: what people are given as a link, in whatever form they type it."""

from __future__ import annotations

import re
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from pocketmoney.core.problem import Problem

PORT: Final = 8765  # the default port of a server
SECURE: Final = ("https", "wss")
PLAIN: Final = ("http", "ws")

_CODE: Final = re.compile(r"[A-Za-z0-9]{3,12}")
_STEP: Final = re.compile(r"[\w~-][\w.~-]*")


class Address(NamedTuple):
    """A server, and the code of a table at it; without a code it is not known yet."""

    server: str  # host and port, and a path if the server stands behind one
    code: str
    is_secure: bool

    @property
    def socket(self) -> str:
        """Where the table speaks."""
        return f"{'wss' if self.is_secure else 'ws'}://{self.server}/ws"

    @property
    def web(self) -> str:
        """Where the server answers requests."""
        return f"{'https' if self.is_secure else 'http'}://{self.server}"

    @property
    def link(self) -> str:
        """What to type in order to come back."""
        return f"{self.web}/#{self.code}" if self.code else self.web

    def at(self, code: str) -> Address:
        return self._replace(code=code)


def read(word: str) -> Address:
    """The address that was typed: `http://host:8765/t/CODE`, `https://host/#CODE`, `host:8765/CODE`, `host`."""
    scheme, has_scheme, rest = word.strip().partition("://")
    if not has_scheme:
        scheme, rest = "", word.strip()
    if scheme.lower() not in ("", *PLAIN, *SECURE):
        raise _unreadable(word)
    try:
        parts = urlsplit(f"//{rest}")
        host, port = parts.hostname, parts.port
    except ValueError:
        raise _unreadable(word) from None
    if not host or re.search(r"[\s@%]", parts.netloc):
        raise _unreadable(word)
    steps = [step for step in parts.path.split("/") if step]
    code = parts.fragment.strip("/")
    if not code and len(steps) > 1 and steps[-2] == "t":
        code = steps.pop()
        steps.pop()
    elif not code and len(steps) == 1:
        code = steps.pop()
    if (code and not _CODE.fullmatch(code)) or parts.query or not all(_STEP.fullmatch(step) for step in steps):
        raise _unreadable(word)
    named = f"[{host}]" if ":" in host else host
    if port is not None or not scheme:
        named = f"{named}:{port or PORT}"
    return Address("/".join([named, *steps]), code.upper(), scheme.lower() in SECURE)


def _unreadable(word: str) -> Problem:
    return Problem("connect-address", {"word": word})
