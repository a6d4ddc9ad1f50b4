"""A real server and a real browser, for stories that are clicked."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
BLOCKED = "Service Worker registration blocked by Playwright"
STOPPING = 60  # seconds; one is enough where nothing else runs
PHONE = (360, 740)
TABLET = (768, 1024)
TV = (1920, 1080)
# Words that are smaller than that many pixels.
SMALL = """least => {
  const found = [];
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const it = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || !it.checkVisibility({ visibilityProperty: true })) continue;
    if (it.closest('.unseen, dialog:not([open])')) continue;
    const drawn = it instanceof SVGElement ? it.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(it).fontSize) * drawn;
    if (size < least) found.push(`${size.toFixed(1)} px: ${it.textContent.trim().slice(0, 40)}`);
  }
  return found;
}"""
LEAST = 31.5  # pixels at 1080p; 32 with what is lost in rounding


def found() -> str:
    """A browser of this machine; empty if there is none."""
    return next((path for name in NAMES if (path := shutil.which(name))), "")


@contextmanager
def serving(data: Path) -> Iterator[str]:
    """A server of its own; its address."""
    words = [sys.executable, "-m", "pocketmoney", "serve", "--host", "127.0.0.1", "--port", "0", "--data", str(data)]
    server = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        where = re.search(r"http://\S+", server.stdout.readline())
        assert where is not None
        yield where[0]
    finally:
        server.send_signal(signal.SIGINT)
        try:
            server.wait(STOPPING)
        finally:
            server.kill()
            server.stdout.close()


@contextmanager
def browsing() -> Iterator[Browser]:
    """A browser without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


class Device:
    """A page with a memory of its own, which must never complain."""

    motion: Literal["reduce", "no-preference"] = "no-preference"

    def __init__(
        self,
        browser: Browser,
        size: tuple[int, int] = PHONE,
        locale: str = "en-GB",
        workers: Literal["allow", "block"] = "block",
    ) -> None:
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            service_workers=workers,
            reduced_motion=self.motion,
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(60_000)  # on a busy build server, too
        self.complaints: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda fault: self.complaints.append(str(fault)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            self.complaints.append(message.text)

    def overflow(self) -> int:
        """How many pixels the page is wider than the screen."""
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        return int(wide)


class Still(Device):
    """A page of somebody who asks for less motion: it shows at once what there is, and costs half as much to draw."""

    motion = "reduce"
