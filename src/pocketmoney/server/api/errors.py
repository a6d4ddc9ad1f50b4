"""What the API answers when it does not do what was asked: a status, a key for the catalogue, and its arguments."""

from __future__ import annotations

from functools import cache
from http import HTTPStatus
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.responses import Response

from pocketmoney.core.problem import Problem
from pocketmoney.core.refusal import Args

if TYPE_CHECKING:
    from pocketmoney.text.speech import Speech

NOT_FOUND: Final = "no-such-path"
NO_METHOD: Final = "no-such-method"
INTERNAL: Final = "server-fault"


class Fault(msgspec.Struct, kw_only=True):
    """Why something was not done: a key for the catalogue, its arguments, and the same as an English sentence."""

    key: str
    args: dict[str, str | int]
    text: str
    line: int = 0  # of what was sent, if that is a text with lines


class Failed(Exception):
    """Ends a request with a status and a fault."""

    def __init__(self, status: int, key: str, args: Args | None = None, line: int = 0, *, retry_after: int = 0) -> None:
        super().__init__(key)
        self.retry_after = retry_after  # seconds; 0: nothing is said of it
        self.line = line
        self.status = status
        self.key = key
        self.details: Args = {} if args is None else args


def failed(status: int, problem: Problem) -> Failed:
    """Return a problem with a request as an error response."""
    return Failed(status, problem.key, problem.details, problem.line)


def response(fault: Failed) -> Response:
    """The answer that tells of a fault."""
    # A refusal of a table is told by its own words; everything else is a problem.
    text = ""
    for prefix in ("problem", "refusal"):
        if speech().has(f"{prefix}-{fault.key}"):
            text = speech().say(f"{prefix}-{fault.key}", fault.details)
            break
    body = msgspec.json.encode(Fault(key=fault.key, args=fault.details, text=text, line=fault.line))
    headers = {"connection": "close"} if fault.status == HTTPStatus.REQUEST_ENTITY_TOO_LARGE else {}
    if fault.retry_after:
        headers["retry-after"] = str(fault.retry_after)
    return Response(body, fault.status, headers, "application/json")


@cache
def speech() -> Speech:
    """The English catalogue."""
    from pocketmoney.text.speech import Speech

    return Speech()
