"""The catalogues, for clients that speak to people themselves: the same words as in the terminal."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from pocketmoney.server.api.cached_response import CachedResponse
from pocketmoney.server.api.endpoint import Endpoint
from pocketmoney.server.api.errors import Failed
from pocketmoney.server.api.request import json

# What only the command line says.
LEFT_OUT: Final = frozenset(
    {
        "cli", "connect", "damage", "doctor", "doctrine", "envs", "lab", "language", "library", "replay", "server",
        "serving-tls", "terminal", "tietgen-terminal", "typed", "verify",
    }
)  # fmt: skip


class LanguagesShown(msgspec.Struct, kw_only=True):
    """The languages that have a catalogue."""

    languages: list[str]


async def list_languages(request: Request) -> Response:
    """List the languages that can be spoken."""
    from pocketmoney.text.languages import languages

    return json(LanguagesShown(languages=languages()))


async def show_words(request: Request) -> Response:
    """Give the catalogue of a language, as one Fluent text."""
    from pocketmoney.text.languages import languages

    language = request.path_params["language"]
    if language not in languages():
        raise Failed(404, "unknown-language", {"word": language})
    return _catalogue(language).answer(request)


@cache
def _catalogue(language: str) -> CachedResponse:
    from pocketmoney.text.speech import catalogue

    lines = catalogue(language, LEFT_OUT).splitlines(keepends=True)
    words = "".join([line for line in lines if not line.startswith("#")])  # without comments
    return CachedResponse(words.encode(), "text/plain; charset=utf-8")


ENDPOINTS: Final = [
    Endpoint("GET", "/api/text", list_languages, gives=LanguagesShown),
    Endpoint("GET", "/api/text/{language}", show_words, media="text/plain", faults=(404,)),
]
