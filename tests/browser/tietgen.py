"""Tietgen on a phone, as a person plays it: by pressing whatever is within reach of the thumb."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Error, Page

from tests.browser.tapping import tap_element

# What a phone does first, if it is offered: the beginnings of names of buttons, and what was done with it.
WAYS = {
    "Claim": "claim", "Buy for": "buy", "Throw the dice": "roll", "From the": "place", "Have it raised": "pay",
    "Keep": "keep", "No, to auction": "decline", "Pass": "pass",
}  # fmt: skip
NAMES = "all => all.map(each => each.ariaLabel ?? each.textContent.trim())"
FIND = """beginning => [...document.querySelectorAll('.reach button:enabled')].find(
  each => (each.ariaLabel ?? each.textContent.trim()).startsWith(beginning))"""
TOLD = "() => document.body.textContent"
HAS_CHANGED = "before => document.body.textContent !== before"
ANSWER = 5_000  # ms until a press has shown what it does


def named(page: Page) -> list[str]:
    """The names of all buttons within reach."""
    names: list[str] = page.locator(".reach button:enabled").evaluate_all(NAMES)
    return names


def press(page: Page, beginning: str) -> bool:
    """Press a button within reach, if it is there and still is when it is pressed, and wait for what comes of it.

    What a page shows before it has heard the answer is of the past: a throw that is already made could be made again.
    """
    button = page.evaluate_handle(FIND, beginning).as_element()
    if button is None:
        return False
    before = page.evaluate(TOLD)
    if not tap_element(button, force=True):  # somebody was quicker: the button is gone
        return False
    with suppress(Error):  # it meant nothing any more
        page.wait_for_function(HAS_CHANGED, arg=before, timeout=ANSWER)
    return True


def act(page: Page) -> str:
    """Do the first of the ways that the phone offers; what was done."""
    names = named(page)
    for beginning, what in WAYS.items():
        if any(name.startswith(beginning) for name in names) and press(page, beginning):
            return what
    return ""
