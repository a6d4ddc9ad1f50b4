"""The pages that the documentation site is made of: all of them are reached, and nothing is missing on them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import pocketmoney
from tests.repository import ROOT, text_of
from tools.documentation import pages

LINK = re.compile(r"\]\(([\w./-]+\.md)\)")


def listed(part: Any) -> Iterator[str]:
    """Every page that stands in a part of the navigation, in order."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for inner in part.values():
            yield from listed(inner)
    else:
        for inner in part:
            yield from listed(inner)


def test_the_navigation_lists_every_page_once() -> None:
    nav = list(listed(tomllib.loads(text_of(ROOT / "zensical.toml"))["project"]["nav"]))
    assert sorted(nav) == sorted(pages.written()), "put every page into nav of zensical.toml, and no other"


@pytest.mark.parametrize(
    ("folder", "overview"),
    [("adr", "adr/index.md"), ("how-to", "how-to/index.md"), ("measured", "reference/measured.md"),
     ("tutorials", "tutorials/index.md")],
)  # fmt: skip
def test_an_overview_lists_every_page_of_its_folder(folder: str, overview: str) -> None:
    page = ROOT / "docs" / overview
    linked = {(page.parent / target).resolve() for target in LINK.findall(text_of(page))}
    assert {path for path in linked if path.parent.name == folder} == {*page.parents[1].glob(f"{folder}/*.md")} - {page}


def test_the_library_page_has_every_public_name() -> None:
    page = text_of(ROOT / "docs" / "reference" / "library.md")
    names = re.findall(r"^::: pocketmoney\.(\w+)$", page, re.MULTILINE)
    assert sorted([*names, "__version__"]) == sorted(pocketmoney.__all__)


def test_gathered_pages_and_pictures_lie_in_the_folder(tmp_path: Path) -> None:
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages" / "old.md").write_text("gone by now", encoding="utf-8")
    names = pages.gather(tmp_path / "pages")
    written = {path.relative_to(tmp_path / "pages").as_posix() for path in (tmp_path / "pages").rglob("*.*")}
    assert {name for name in written if name.endswith(".md")} == set(names)
    assert "images/first-game.svg" in written


@pytest.mark.parametrize(
    ("source", "link", "becomes"),
    [
        ("docs/how-to/host.md", "[changes](../../CHANGELOG.md)", "[changes](../changelog.md)"),
        ("docs/index.md", "[notice](../NOTICE.md#names)", "[notice](notice.md#names)"),
        ("docs/how-to/a.md", "[bot](../../examples/own_bot.py)", "[bot](../reference/examples.md#own_botpy)"),
        ("docs/a.md", "[all](../examples)", "[all](reference/examples.md)"),
        ("CHANGELOG.md", "[a tour](docs/how-to/host.md)", "[a tour](how-to/host.md)"),
        ("CONTRIBUTING.md", "[rules](docs/rules)", "[rules](reference/rules.md)"),
        ("docs/adr/a.md", "[decisions](.)", "[decisions](index.md)"),
        ("docs/rules/brawl.md", "[lunch-money.md](lunch-money.md)", "[Lunch Money](lunch-money.md)"),
        ("docs/a.md", "[out](https://example.org/a) [here](#part)", "[out](https://example.org/a) [here](#part)"),
    ],
)  # fmt: skip
def test_a_link_leads_to_the_page_on_the_site(source: str, link: str, becomes: str) -> None:
    assert pages.adapt(link, source) == f"{becomes}\n"


def test_a_link_to_what_the_site_does_not_have_is_an_error() -> None:
    with pytest.raises(pages.StrayLink, match=r"docs/a\.md:3: \.\./tools/soak\.py"):
        pages.adapt("one\n\n[soak](../tools/soak.py)\n", "docs/a.md")


def test_a_block_that_is_a_file_shows_its_name_and_keeps_its_text() -> None:
    text = "```python file=src/a.py\nx = d[0](y)\n```\n"
    assert pages.adapt(text, "docs/a.md") == '```python title="src/a.py"\nx = d[0](y)\n```\n'


def test_a_python_session_is_shown_as_one() -> None:
    text = "```python\n>>> 1 + 1\n2\n```\n\n```python\nx = 1\n```\n"
    assert pages.adapt(text, "docs/a.md") == text.replace("python", "pycon", 1)


def test_a_translation_says_its_language() -> None:
    written = pages.written()
    assert written["rules/de/brawl.md"].startswith("---\nlang: de\n---\n\n# ")
    assert written["rules/brawl.md"].startswith("# ")
