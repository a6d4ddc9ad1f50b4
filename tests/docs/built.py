"""The built documentation site: its pages, the links on them and the anchors they lead to."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tests.repository import ROOT

SITE = ROOT / "build" / "docs" / "site"
LOADED = {"script": "src", "img": "src", "source": "src", "iframe": "src"}


@dataclass
class Page(HTMLParser):
    """One page: what it links to, what it loads, and the anchors on it."""

    path: Path
    links: list[str] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)
    anchors: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        super().__init__()
        self.feed(self.path.read_text(encoding="utf-8"))
        self.close()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        """Note what the tag links to, loads or names."""
        given = {name: value or "" for name, value in attributes}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag == "link" and given.get("rel") not in ("prev", "next"):
            self.loads.append(given["href"])
        elif LOADED.get(tag) in given:
            self.loads.append(given[LOADED[tag]])


class Site:
    """All pages of a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @cached_property
    def pages(self) -> dict[Path, Page]:
        """Every page by its path."""
        return {path: Page(path) for path in sorted(self.folder.rglob("*.html"))}

    def broken(self) -> list[str]:
        """Return every link and every loaded file that leads to nothing in the folder, with its page."""
        return [
            f"{page.path.relative_to(self.folder)}: {target}"
            for page in self.pages.values()
            for target in dict.fromkeys([*page.links, *page.loads])
            if not self._leads_somewhere(page, target)
        ]

    def _leads_somewhere(self, page: Page, target: str) -> bool:
        parts = urlsplit(target)
        if parts.scheme:
            return target not in page.loads  # a link may lead out, but nothing is loaded from elsewhere
        # The page of a wrong address is served from anywhere, so its links begin at the top.
        base = self.folder if target.startswith("/") else page.path.parent
        goal = (base / unquote(parts.path).lstrip("/")).resolve() if parts.path else page.path
        if self.folder.resolve() not in goal.parents or not goal.is_file():
            return False
        anchor = unquote(parts.fragment)
        return not anchor or goal.suffix != ".html" or anchor in self.pages[goal].anchors
