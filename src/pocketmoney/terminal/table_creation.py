"""Setting up a table at a server, by its web address."""

from __future__ import annotations

from typing import Final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct

from pocketmoney.core.problem import Problem
from pocketmoney.terminal.server_address import Address
from pocketmoney.terminal.text_output import TextOutput

PATIENCE: Final = 10.0  # seconds
LARGEST: Final = 65_536


class Made(Struct):
    """A table that was set up: its code, and the token of the host's seat."""

    code: str
    token: str


class Failed(Struct):
    """Why it was not."""

    key: str
    args: dict[str, str | int] = {}


def make(address: Address, game: str, name: str, voice: TextOutput) -> Made:
    """Set up a table, and sit down at it; whatever stands in the way is a problem."""
    body = msgspec.json.encode({"game": game, "name": name})
    request = Request(f"{address.web}/api/tables", body, {"Content-Type": "application/json"}, method="POST")
    about: dict[str, str | int] = {"server": address.server}
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            return msgspec.json.decode(answer.read(LARGEST), type=Made)
    except HTTPError as fault:
        raise _why(fault.read(LARGEST), voice) or Problem("connect-no-table-server", about) from None
    except msgspec.DecodeError:
        raise Problem("connect-no-table-server", about) from None
    except TimeoutError:
        raise Problem("connect-silent", about) from None
    except (OSError, ValueError) as fault:
        reason = fault.reason if isinstance(fault, URLError) else fault
        why = getattr(reason, "strerror", None) or str(reason)
        raise Problem("connect-nobody", {**about, "why": why}) from None


def _why(body: bytes, voice: TextOutput) -> Problem | None:
    try:
        failed = msgspec.json.decode(body, type=Failed)
    except msgspec.DecodeError:
        return None
    return Problem("connect-turned-away", {"why": voice.words(failed.key, failed.args)})
