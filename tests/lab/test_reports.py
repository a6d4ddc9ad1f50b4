"""Reports: one page that needs nothing else, and a summary beside it."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.cli.run import Command

EMPTY = {"meta", "br", "hr", "img", "link", "input"}

REPORTS = {
    "sim": ["sim", "beer-money", "--seats", "random,greedy,random", "--games", "12", "--jobs", "1"],
    "tietgen": ["sim", "tietgen", "--seats", "random,random", "--games", "3", "--longest", "30", "--jobs", "1"],
    "compare": ["compare", "lunch-money", "--seats", "random,random", "--games", "40", "vs", "--preset=2002"],
    "tournament": ["tournament", "lunch-money", "--bots", "random,easy,greedy", "--games", "12", "--jobs", "1"],
}  # fmt: skip


class Page(HTMLParser):
    """What a page is made of; tags must be closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self._open: list[str] = []
        self.feed(text)
        assert not self._open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in EMPTY:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def named(self, tag: str) -> list[dict[str, str | None]]:
        return [attrs for name, attrs in self.tags if name == tag]


@pytest.mark.parametrize("kind", REPORTS)
def test_a_report_needs_nothing_else(pocketmoney: Command, kind: str) -> None:
    words = REPORTS[kind]
    done = pocketmoney(*words, "--report", "report.html")
    assert done.code == 0, done
    text = Path("report.html").read_text("utf-8")
    page = Page(text)
    assert not page.named("script") and not page.named("link") and not page.named("img")
    for _, attrs in page.tags:
        for name, value in attrs.items():
            assert not (name in ("src", "href", "xlink:href") and not str(value).startswith("#")), value
    assert "url(http" not in text and "@import" not in text
    assert "viewport" in [attrs.get("name") for attrs in page.named("meta")]
    assert "prefers-color-scheme: dark" in text and page.named("html")[0]["lang"] == "en"
    pictures = page.named("svg")
    assert pictures and all(len(str(picture["aria-label"])) > 40 for picture in pictures)
    ids = [attrs["id"] for _, attrs in page.tags if "id" in attrs]
    used = set(re.findall(r'(?:url\(#|href="#)([\w-]+)', text))
    assert all(ids.count(one) == 1 for one in used), "parts of one picture must not be taken for another's"
    assert page.named("table") and all(attrs.get("scope") for attrs in page.named("th"))
    summary = Path("report.md").read_text("utf-8")
    assert summary.startswith("# ") and "| :-- |" in summary
    for said in ("pocketmoney " + words[0], "--seed 0", "0.1.0"):
        assert said in text and said in summary


def test_equal_games_give_equal_reports(pocketmoney: Command) -> None:
    pocketmoney(*REPORTS["sim"], "--report", "one.html")
    pocketmoney(*REPORTS["sim"], "--report", "two.html")
    assert Path("one.html").read_bytes() == Path("two.html").read_bytes()
    assert sorted(path.name for path in Path().iterdir()) == ["one.html", "one.md", "two.html", "two.md"]
