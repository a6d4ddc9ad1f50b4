"""Responses that stay the same as long as the server runs: compressed once, and cached by clients."""

from __future__ import annotations

import gzip
import hashlib
from http import HTTPStatus
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

ASK_AGAIN: Final = "no-cache"
FOR_GOOD: Final = "public, max-age=31536000, immutable"

WORTH_PACKING: Final = 1_000  # bytes


class CachedResponse:
    """One body."""

    __slots__ = ("_body", "_packed", "_media", "_cache", "_tag")

    def __init__(self, body: bytes, media: str, cache: str = ASK_AGAIN) -> None:
        self._body = body
        is_text = media.startswith("text/") or "javascript" in media or "json" in media or "svg" in media
        self._packed = gzip.compress(body, 9, mtime=0) if is_text and len(body) >= WORTH_PACKING else b""
        self._media = media
        self._cache = cache
        self._tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'

    def answer(self, request: Request) -> Response:
        """Send it, or say that it has not changed."""
        headers = {"Cache-Control": self._cache, "ETag": self._tag, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == self._tag:
            return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
        if self._packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(self._packed, headers=headers, media_type=self._media)
        return Response(self._body, headers=headers, media_type=self._media)
