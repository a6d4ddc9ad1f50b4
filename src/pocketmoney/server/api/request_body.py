"""Request bodies: JSON of a bounded size, within a bounded time, of exactly the expected shape."""

from __future__ import annotations

import asyncio
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from pocketmoney.server.api.errors import Failed
from pocketmoney.server.settings import Limits

T = TypeVar("T")

WHY_MOST = 200


async def read(request: Request, decoder: msgspec.json.Decoder[T], limits: Limits, most: int = 0) -> T:
    """The body of a request, of at most so many bytes; anything else than the expected is a fault."""
    most = most or limits.body
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Failed(415, "not-json", {"type": kind[:WHY_MOST] or "-"})
    length = request.headers.get("content-length", "")
    if length.isdigit() and int(length) > most:
        raise Failed(413, "body-too-large", {"most": most})
    body = bytearray()
    try:
        async with asyncio.timeout(limits.body_time):
            async for part in request.stream():
                body += part
                if len(body) > most:
                    raise Failed(413, "body-too-large", {"most": most})
    except TimeoutError:
        raise Failed(408, "body-too-slow") from None
    except ClientDisconnect:
        raise Failed(400, "body-cut-off") from None
    try:
        return decoder.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise Failed(422, "bad-body", {"why": str(fault)[:WHY_MOST]}) from None
