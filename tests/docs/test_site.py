"""The documentation site as it was built: every link leads somewhere, and a browser has nothing to complain about."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, expect

from tests.browser.axe import COLOURS, EVERYTHING, RUN, WIDE
from tests.browser.browser import Device, browsing, found
from tests.docs.built import SITE, Site

pytestmark = [pytest.mark.site, pytest.mark.timeout(900)]

PHONE = (390, 844)
DESK = (1440, 900)
HOW = "no browser: install Chromium (Debian: apt-get install chromium), then run make docs again"
# One page of every kind.
PAGES = {
    "index": "Pocket Money",
    "tutorials/first-evening": "Your first evening",
    "how-to/install": "Install, upgrade and remove",
    "how-to/add-a-bot": "Add a bot",
    "rules/beer-money": "Beer Money",
    "rules/es/beer-money": "Beer Money",
    "rules/de/tietgen": "Monopoly, The Tietgen Drinking edition",
    "rules/da/house-rules": "Husregler",
    "reference/rules": "The rules",
    "reference/command-line": "Command line",
    "reference/library": "Library",
    "reference/examples": "Examples",
    "reference/wire-protocol": "Wire protocol",
    "reference/wire-types": "Message types",
    "measured/bench": "Speed",
    "explanation/architecture": "Architecture",
    "adr/0004-play-records": "4. Play records are the save format and the test language",
    "changelog": "Changelog",
    "licence": "MIT License",
}
# What axe looks at: long listings of code take it ten seconds each and are made like the others; a large screen shows
# more around a page, but the page is the same.
ON_A_PHONE = [name for name in PAGES if name not in ("reference/examples", "reference/wire-types")]
ON_A_DESK = [
    "index",
    "tutorials/first-evening",
    "rules/de/tietgen",
    "reference/command-line",
    "measured/bench",
    "changelog",
]


class Quiet(SimpleHTTPRequestHandler):
    """Serves a folder without a word."""

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for all pages."""
    assert found(), HOW
    with browsing() as opened:
        yield opened


@pytest.fixture(scope="module")
def served() -> Iterator[str]:
    """The site as a web server gives it; its address."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(SITE))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture(params=["http", "file"])
def base(request: pytest.FixtureRequest, served: str) -> str:
    """Where the site begins: on a server, and in a folder."""
    return served if request.param == "http" else f"{SITE.as_uri()}/"


class Reader:
    """A person who reads pages, and notes what is wrong with them."""

    def __init__(self, browser: Browser, base: str, size: tuple[int, int]) -> None:
        self.base = base
        self.device = Device(browser, size)
        self.page = self.device.page
        self.strangers: list[str] = []
        self.page.on("request", lambda request: self._note(request.url))
        self.page.emulate_media(color_scheme="light", reduced_motion="reduce")

    def _note(self, url: str) -> None:
        if not url.startswith((self.base, "data:", "blob:", "about:")):
            self.strangers.append(url)

    def read(self, name: str) -> None:
        """Open a page and wait until its scripts have run."""
        self.page.goto(f"{self.base}{name}.html")
        expect(self.page.locator("h1").first).to_contain_text(PAGES[name])
        self.page.wait_for_function("!document.documentElement.classList.contains('no-js')")

    def faults(self) -> list[str]:
        """Return what axe finds, by day and by night, and whether the page is too wide."""
        self.page.evaluate(AXE_SCRIPT)
        found: list[str] = self.page.evaluate(RUN, EVERYTHING) + self.page.evaluate(WIDE)
        self.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        expect(self.page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
        found += [f"by night: {fault}" for fault in self.page.evaluate(RUN, COLOURS)]
        self.page.emulate_media(color_scheme="light", reduced_motion="reduce")
        expect(self.page.locator("body")).to_have_attribute("data-md-color-scheme", "default")
        return found

    def close(self) -> None:
        """Nobody else was asked for anything, and the console is empty."""
        assert not self.strangers
        assert not self.device.complaints
        self.device.context.close()


def test_every_link_anchor_and_file_is_there() -> None:
    site = Site(SITE)
    assert len(site.pages) > 80, "run make docs"
    assert not site.broken()


@pytest.mark.parametrize(("size", "names"), [(PHONE, ON_A_PHONE), (DESK, ON_A_DESK)], ids=["phone", "desk"])
def test_every_kind_of_page_is_sound(browser: Browser, served: str, size: tuple[int, int], names: list[str]) -> None:
    reader = Reader(browser, served, size)
    faults = []
    for name in names:
        reader.read(name)
        faults += [f"{name}: {fault}" for fault in reader.faults()]
    assert not faults, "\n".join(faults)
    reader.close()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_site_works_from_a_folder(browser: Browser, size: tuple[int, int]) -> None:
    reader = Reader(browser, f"{SITE.as_uri()}/", size)
    for name in PAGES:
        reader.read(name)
    reader.close()


def test_search_finds_a_ruling(browser: Browser, base: str) -> None:
    reader = Reader(browser, base, DESK)
    reader.read("index")
    reader.page.get_by_role("button", name="Search").click()
    field = reader.page.locator("dialog[open] input[role=combobox], dialog[open] input").first
    field.fill("auction")
    hit = reader.page.locator("dialog[open] a", has_text="Buying and auctions").first
    expect(hit).to_be_visible()
    hit.click()
    expect(reader.page.locator("h1").first).to_contain_text("Tietgen")
    reader.close()


def test_a_page_in_another_language_says_so(browser: Browser, served: str) -> None:
    reader = Reader(browser, served, PHONE)
    for language, name in (("es", "rules/es/beer-money"), ("de", "rules/de/tietgen"), ("da", "rules/da/house-rules")):
        reader.read(name)
        assert reader.page.locator("h1").first.evaluate("title => title.closest('[lang]').lang") == language
    reader.close()
