"""Tapping what may be gone in the next moment, and looking again and again without counting on speed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from time import monotonic

from playwright.sync_api import ElementHandle, Error, Locator, Page

from tests.patience import PATIENCE

LONGEST = 5 * PATIENCE  # seconds that a whole game may take
SETTLES = 10_000  # ms in which what is tapped stops moving, or goes
PAUSE = 10  # ms between two looks


def tap(target: Locator, *, force: bool = False) -> bool:
    """Tap the last of these, if there is one and it stays; false: there is none, or it was gone by then.

    What is tapped is the very element that was seen. A locator would wait for another one to take its place.
    """
    seen = target.element_handles()
    return bool(seen) and tap_element(seen[-1], force=force)


def tap_element(seen: ElementHandle, *, force: bool = False) -> bool:
    """Tap an element that was seen; false: it was gone by then."""
    try:
        seen.click(force=force, timeout=SETTLES)
    except Error:
        return False
    return True


def looks(page: Page) -> Iterator[int]:
    """Count looks at a page, until whoever looks has seen enough or is out of patience.

    Between two looks there is a moment in which the page goes on.
    """
    until = monotonic() + LONGEST
    for number in count():
        yield number
        if monotonic() > until:
            return
        page.wait_for_timeout(PAUSE)
