"""The rule book over HTTP: whole, in every language, asked for once."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from pocketmoney.server.api.rules import rules_in
from pocketmoney.text import rulebook
from pocketmoney.text.languages import languages
from tests.server.house import house, play


def test_the_rule_book_is_given_by_language(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            assert (await here.web.get("/api/rules/tlh")).json()["key"] == "unknown-language"
            for language in languages():
                answer = await here.web.get(f"/api/rules/{language}")
                book = answer.json()
                assert book["language"] == language
                assert [file["name"] for file in book["files"]] == rulebook.files()
                assert book["games"]["beer-money"] == ["brawl.md", "beer-money.md"]
                assert len(gzip.compress(answer.content)) < 60_000
                again = await here.web.get(f"/api/rules/{language}", headers={"If-None-Match": answer.headers["etag"]})
                assert (again.status_code, again.content) == (304, b"")

    play(story())


@pytest.mark.parametrize("language", languages())
def test_every_block_of_the_book_is_shown(language: str) -> None:
    for file in rules_in(language).files:
        blocks = rulebook.blocks(file.name, language)
        assert len(file.blocks) == len(blocks)
        for shown, block in zip(file.blocks, blocks, strict=True):
            assert shown.ruling == (block.ruling or 0)
            assert shown.ids == block.ids
            assert shown.text or shown.items or shown.rows
            assert not shown.text.startswith(("#", "|", "- ", "**R"))


def test_rulings_and_cards_have_what_leads_to_them() -> None:
    blocks = [block for file in rules_in("en").files for block in file.blocks]
    numbers = [block.ruling for block in blocks if block.ruling]
    assert sorted(numbers) == list(range(1, max(numbers) + 1))
    (card,) = [block for block in blocks if block.ids == ["choke-and-puke"]]
    assert (card.kind, card.level, card.text) == ("heading", 3, "Choke & Puke")
    (rows,) = [block.rows for block in blocks if block.rows and block.rows[0][0] == "Laid on you"]
    assert rows[1] == ["basic attack", "Dodge, Block"]
