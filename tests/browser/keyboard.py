"""A page that is used without a mouse: Tab, arrows, Enter and Space."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

TABS = 150
# What has the keyboard, as it is called, and whether that is seen.
NOW = """() => {
  const it = document.activeElement;
  const drawn = [it, it.closest('label')].some(each => {
    const { outlineStyle, outlineWidth } = each ? getComputedStyle(each) : {};
    return outlineStyle && outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  });
  const name = it.ariaLabel ?? it.labels?.[0]?.textContent ?? it.textContent;
  return { name: name.trim().replace(/\\s+/g, ' '), isBody: it === document.body, isSeen: drawn };
}"""


class Keyboard:
    """Ten fingers, and eyes on the frame around what they are on."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def go(self, beginning: str) -> bool:
        """Press Tab until the focus is on what is called so; false if that is not on the page.

        The beginning ends where a word ends: a player called Mo is not the button More.
        """
        called = re.compile(re.escape(beginning) + r"(?!\w)")
        for _ in range(TABS):
            now = self.page.evaluate(NOW)
            assert now["isBody"] or now["isSeen"], f"nobody sees that {now['name'][:60]} has the keyboard"
            if called.match(now["name"]) and not now["isBody"]:
                return True
            self.press("Tab")
        return False

    def use(self, beginning: str, key: str = "Enter") -> None:
        assert self.go(beginning), f"there is no {beginning}"
        self.press(key)

    def type(self, beginning: str, text: str) -> None:
        assert self.go(beginning), f"there is no {beginning}"
        self.press("Control+a")
        self.page.keyboard.type(text)

    def is_kept(self) -> None:
        """After a move something still has the keyboard."""
        expect(self.page.locator("body:focus")).to_have_count(0)
        self.page.wait_for_function("() => document.activeElement !== document.body")
