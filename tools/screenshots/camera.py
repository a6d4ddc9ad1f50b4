"""What takes the pictures: one moment at every size and brightness that was asked for, and in other languages."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, Page

from tests.browser.browser import PHONE, TABLET, TV, Device

SIZES: Final = {"phone": PHONE, "tablet": TABLET, "tv": TV}
PATIENCE: Final = 60_000  # ms for a picture, on a busy machine
SETTLES: Final = 250  # ms until a page that was resized is drawn anew

Scheme = Literal["dark", "light"]


class Camera:
    """A folder that pictures go into, and how they are taken."""

    def __init__(
        self, browser: Browser, folder: Path, *, sizes: Sequence[str], schemes: Sequence[Scheme], language: str
    ) -> None:
        self.browser = browser
        self.folder = folder
        self.sizes = sizes
        self.schemes = schemes
        self.language = language
        self.taken = 0

    def device(self, size: str = "phone") -> Device:
        """A page of its own that stands still, so that two pictures of the same moment are alike."""
        device = Device(self.browser, SIZES[size])
        device.page.emulate_media(reduced_motion="reduce")
        return device

    def speak(self, page: Page) -> None:
        """From now on the page speaks the language that was asked for; until here it was driven by English words."""
        if self.language != "en":
            page.evaluate("language => localStorage.setItem('pocketmoney.language', language)", self.language)
            page.reload()
            page.wait_for_timeout(4 * SETTLES)

    def snap(self, page: Page, name: str, sizes: Sequence[str] = (), *, whole: bool = False) -> None:
        """Pictures of a page as it is now; `whole`: what is below the edge, too."""
        before = page.viewport_size
        for size in [each for each in sizes or self.sizes if each in self.sizes]:
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            for scheme in self.schemes:
                page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                page.wait_for_timeout(SETTLES)
                path = self.folder / f"{name}-{size}-{scheme}.png"
                page.screenshot(path=path, timeout=PATIENCE, full_page=whole)
                self.taken += 1
        if before is not None:
            page.set_viewport_size(before)
