"""The web client, as it was built into the package; where it was not, a page that says how to join from a terminal."""

from __future__ import annotations

from functools import cache
from html import escape
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from pocketmoney.server.api.cached_response import ASK_AGAIN, FOR_GOOD, CachedResponse
from pocketmoney.server.api.request import base_of

# Said here, because what the system believes about endings differs from machine to machine.
MEDIA: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/plain; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

FIRST: Final = "index.html"
HASHED: Final = "assets/"  # names in this folder change with their content


async def show(request: Request) -> Response:
    """Give a file of the web client."""
    path = request.path_params["path"] or FIRST
    found = files().get(path)
    if found is not None:
        return found.answer(request)
    if path == FIRST:
        return _plain_page(request)
    raise HTTPException(404)


@cache
def files() -> dict[str, CachedResponse]:
    """Every file by its path. All of them are small, and what is not among them cannot be asked for."""
    found: dict[str, CachedResponse] = {}
    _gather(resources.files("pocketmoney.server") / "site", "", found)
    return found


def _gather(folder: Traversable, path: str, found: dict[str, CachedResponse]) -> None:
    if not folder.is_dir():
        return
    for each in folder.iterdir():
        name = f"{path}{each.name}"
        if each.is_dir():
            _gather(each, f"{name}/", found)
        else:
            media = MEDIA.get(PurePosixPath(name).suffix, "application/octet-stream")
            found[name] = CachedResponse(each.read_bytes(), media, FOR_GOOD if name.startswith(HASHED) else ASK_AGAIN)


def _plain_page(request: Request) -> Response:
    from pocketmoney.text import language
    from pocketmoney.text.speech import Speech

    speech = Speech(language.of_header(request.headers.get("accept-language", "")))
    words = [escape(speech.say(key, {"url": base_of(request)})) for key in ("page-title", "page-join", "page-command")]
    title, join, command = words
    page = (
        f'<!doctype html><html lang="{speech.language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<h1>{title}</h1><p>{join}</p><pre>{command}</pre></html>\n"
    )
    return Response(page, headers={"vary": "Accept-Language"}, media_type="text/html; charset=utf-8")
