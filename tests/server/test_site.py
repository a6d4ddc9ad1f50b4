"""The web client is served as it was built, and the words that it speaks."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from pocketmoney.server.api import static_site
from pocketmoney.server.api.catalogue import LEFT_OUT
from pocketmoney.text.languages import languages
from pocketmoney.text.speech import catalogue
from tests.repository import PACKAGE
from tests.server.house import house, play
from tools.words import Catalogue

BUILT = PACKAGE / "server" / "site" / "index.html"


@pytest.mark.skipif(not BUILT.is_file(), reason="the web client is not built here; python -m tools.site builds it")
def test_the_page_is_asked_for_again_and_what_it_names_is_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            page = await here.web.get("/")
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert page.headers["cache-control"] == "no-cache"
            assert "default-src 'self'" in page.headers["content-security-policy"]
            assert "<style" not in page.text and not re.search(r"<script(?![^>]*src=)", page.text)
            named = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
            assert {path.rpartition(".")[2] for path in named} == {"js", "css"}
            for path in named:
                asset = await here.web.get(path)
                assert asset.status_code == 200
                assert "immutable" in asset.headers["cache-control"]
                assert asset.headers["content-encoding"] == "gzip"
                assert asset.headers["content-type"].startswith(("text/javascript", "text/css"))
            again = await here.web.get("/", headers={"If-None-Match": page.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            assert (await here.web.get("/../settings.py")).status_code == 404
            assert (await here.web.get("/assets/nothing.js")).json()["key"] == "no-such-path"

    play(story())


def test_without_a_client_a_page_says_how_to_join(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            assert f"pocketmoney connect {here.url}" in (await here.web.get("/")).text

    monkeypatch.setattr(static_site, "files", dict)
    play(story())


def test_without_a_client_that_page_is_in_the_language_of_the_browser(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            page = await here.web.get("/", headers={"Accept-Language": "eo, es-MX;q=0.8, en;q=0.5"})
            assert '<html lang="es">' in page.text and "escribe esto en un terminal" in page.text
            assert page.headers["vary"] == "Accept-Language"

    monkeypatch.setattr(static_site, "files", dict)
    play(story())


def test_words_are_given_by_language(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            assert (await here.web.get("/api/text")).json()["languages"] == languages()
            assert (await here.web.get("/api/text/tlh")).json()["args"] == {"word": "tlh"}
            for language in languages():
                words = await here.web.get(f"/api/text/{language}")
                assert "web-title = Pocket Money" in words.text and "event-turn-begins" in words.text
                assert "lab-" not in words.text  # what only the command line says stays here
                assert len(gzip.compress(words.content)) < 48_000

    play(story())


@pytest.mark.parametrize("language", languages())
def test_no_words_that_are_given_use_others_that_are_not(tmp_path: Path, language: str) -> None:
    (tmp_path / language).mkdir()
    (tmp_path / language / "given.ftl").write_text(catalogue(language, LEFT_OUT), encoding="utf-8")
    given = Catalogue(tmp_path / language)
    assert given.helpers <= set(given.patterns)
