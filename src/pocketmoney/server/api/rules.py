"""The rule book, block by block, for clients that show it in the reader's language."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from pocketmoney.server.api.cached_response import CachedResponse
from pocketmoney.server.api.endpoint import JSON, Endpoint
from pocketmoney.server.api.errors import Failed

if TYPE_CHECKING:
    from pocketmoney.text.rulebook import Block


class RulesBlock(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A heading, paragraph, list or table. Texts have `**bold**`, `` `code` `` and `[links](file.md)` in them."""

    kind: Literal["heading", "paragraph", "list", "table"]
    text: str = ""
    level: int = 0  # of a heading
    ids: list[str] = []  # the cards, spaces or house rule that a heading is about
    ruling: int = 0  # the number of the ruling that begins with this paragraph
    items: list[str] = []
    rows: list[list[str]] = []  # the head first


class RulesFile(msgspec.Struct, kw_only=True):
    """A file of the rule book."""

    name: str
    blocks: list[RulesBlock]


class RulesShown(msgspec.Struct, kw_only=True):
    """The rule book in a language: its files, and which of them make up a game, in the order in which they are read."""

    language: str
    games: dict[str, list[str]]
    files: list[RulesFile]


async def show_rules(request: Request) -> Response:
    """Give the rule book in a language.

    What the language lacks is in English.
    """
    from pocketmoney.text.languages import languages

    language = request.path_params["language"]
    if language not in languages():
        raise Failed(404, "unknown-language", {"word": language})
    return _book(language).answer(request)


@cache
def _book(language: str) -> CachedResponse:
    return CachedResponse(msgspec.json.encode(rules_in(language)), JSON)


def rules_in(language: str) -> RulesShown:
    """The whole book in a language."""
    from pocketmoney.text import rulebook

    files = [
        RulesFile(name=name, blocks=[_shown(block) for block in rulebook.blocks(name, language)])
        for name in rulebook.files()
    ]
    games = {game: list(names) for game, names in rulebook.GAMES.items()}
    return RulesShown(language=language, games=games, files=files)


def _shown(block: Block) -> RulesBlock:
    if block.heading:
        return RulesBlock(kind="heading", text=block.title, level=block.level, ids=block.ids)
    if block.rows:
        return RulesBlock(kind="table", rows=block.rows)
    if block.items:
        return RulesBlock(kind="list", items=block.items)
    return RulesBlock(kind="paragraph", text=block.text, ruling=block.ruling or 0)


ENDPOINTS: Final = [Endpoint("GET", "/api/rules/{language}", show_rules, gives=RulesShown, faults=(404,))]
