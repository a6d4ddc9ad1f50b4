"""A card game on a phone, as a person plays it: by tapping cards, people and buttons."""

from __future__ import annotations

from playwright.sync_api import Page


def is_asked(page: Page) -> bool:
    """Whether the page wants a move."""
    return page.locator(".me h2").count() > 0


def move(page: Page, *, fights: bool = True) -> bool:
    """Make one tap towards a move, if one is wanted: fighters tap the first card that may be played, others pass."""
    if not is_asked(page):
        return False
    target = page.locator("li.target button")
    do_it = page.locator(".bar button.main.big:enabled")
    playable = page.locator(".reach ul button[aria-pressed=false]:not(.grey)")
    if page.locator(".reach ul button[aria-pressed=true]").count():
        tapped = target.first if target.count() else do_it.first
    elif fights and playable.count():
        tapped = playable.first
    else:
        tapped = page.locator(".bar button.big:enabled").last
    tapped.click(timeout=2_000)
    return True
