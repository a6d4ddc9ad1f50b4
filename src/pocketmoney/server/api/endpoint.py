"""The shape of an endpoint: everything that routing it and describing it needs, said once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

Call = Callable[[Request], Awaitable[Response]]

JSON: Final = "application/json"


class Endpoint(NamedTuple):
    """One method on one path. The first line of the function's docstring is its summary, the rest what it tells."""

    method: str
    path: str
    call: Call
    takes: type | None = None
    gives: type | None = None
    media: str = JSON
    status: int = 200
    faults: tuple[int, ...] = ()
