"""Two games without a mouse, from the start page to the end; what has the keyboard is always seen, and never lost."""

from __future__ import annotations

import time

from playwright.sync_api import Browser, Page, expect

from tests.browser.browser import Device, Still
from tests.browser.cards import WON
from tests.browser.keyboard import Keyboard
from tests.browser.tietgen import WAYS, named
from tests.patience import PATIENCE

GAMES = 3  # presses until the last of them is chosen
SPEEDS = 12  # presses until the last of them is chosen
ROUNDS = 25  # questions; some hands have no card to lay for a while
# A card that can be laid in one's own turn, by the beginning of its name; empty: none.
CARD = """() => document.querySelector('.me h2')?.textContent.trim().startsWith('Your turn')
  ? document.querySelector('.reach ul button:not(.grey)')?.ariaLabel ?? '' : ''"""
PASS = "() => [...document.querySelectorAll('.bar button:is(.big, .null):enabled')].at(-1)?.textContent.trim() ?? ''"


def take_the_clock_away(page: Page, keys: Keyboard) -> None:
    """Choose the last of the speeds."""
    speed = page.get_by_label("Speed")
    for _ in range(SPEEDS):
        before = speed.input_value()
        if before == "none":
            break
        assert keys.go("Speed")
        keys.press("ArrowDown")
        expect(speed).not_to_have_value(before)
    expect(speed).to_have_value("none")


def test_tietgen_to_its_last_throw_by_keyboard(browser: Browser, url: str) -> None:
    ann = Still(browser)
    page, keys = ann.page, Keyboard(ann.page)
    page.goto(url)
    expect(page.get_by_role("radio")).to_have_count(3)
    keys.go("Beer Money")
    for _ in range(GAMES):
        if page.get_by_role("radio", name="Tietgen").is_checked():
            break
        keys.press("ArrowDown")
    expect(page.get_by_role("radio", name="Tietgen")).to_be_checked()
    keys.type("Your name", "Ann")
    keys.press("Enter")
    expect(page.get_by_role("heading", name="Who plays")).to_be_visible()
    keys.is_kept()
    keys.use("Seat Solid")
    expect(page.locator("li strong")).to_have_count(2)
    keys.is_kept()
    keys.use("Understood")
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    keys.is_kept()
    keys.use("House rules")
    assert keys.go("when one player is left")
    keys.press("ArrowDown")
    keys.type("After how many throws", "6")
    take_the_clock_away(page, keys)
    keys.use("Begin")
    expect(page.get_by_role("tab", name="Board")).to_be_visible()
    keys.is_kept()

    until = time.monotonic() + 3 * PATIENCE
    end = page.get_by_role("heading", name=WON).or_(page.get_by_text("Nobody wins."))
    while not end.count() and time.monotonic() < until:
        names = named(page)
        way = next((way for way in WAYS if any(name.startswith(way) for name in names)), "")
        if way and keys.go(way):
            keys.press("Enter")
            page.wait_for_timeout(50)
            keys.is_kept()
    expect(end.first).to_be_visible()
    keys.is_kept()
    keys.use("Watch the game again")
    expect(page.get_by_role("slider")).to_be_visible()
    keys.press("End")
    expect(page.locator(".now")).to_contain_text("win")
    assert not ann.complaints
    ann.context.close()


def test_cards_are_laid_aimed_and_given_up_by_keyboard(browser: Browser, url: str) -> None:
    ann = Device(browser)
    page, keys = ann.page, Keyboard(ann.page)
    page.goto(url)
    expect(page.get_by_role("radio")).to_have_count(3)
    keys.type("Your name", "Ann")
    keys.press("Enter")
    expect(page.get_by_role("heading", name="Who plays")).to_be_visible()
    for seated in (2, 3):
        keys.use("Seat Solid")
        expect(page.locator("li strong")).to_have_count(seated)
    take_the_clock_away(page, keys)
    keys.use("Deal")
    expect(page.locator(".reach ul button")).to_have_count(5)

    laid, asked, until = 0, page.locator(".me h2"), time.monotonic() + 3 * PATIENCE
    for turn in range(ROUNDS):
        expect(asked.or_(page.get_by_role("heading", name=WON))).to_be_visible()
        keys.is_kept()
        if not asked.count() or (laid >= 2 and turn > 4) or time.monotonic() > until:
            break
        card = page.evaluate(CARD)
        if card and keys.go(card.partition(",")[0]):
            keys.press("Space")
            aim = page.locator("li.target button")
            name = aim.first.locator(".name").inner_text().strip() if aim.count() else ""
            if name and keys.go(name):
                keys.press("Enter")
                laid += 1
            elif page.locator(".bar button.main.big:enabled").count():
                keys.use(page.locator(".bar button.main.big").inner_text())
                laid += 1
            else:
                keys.use("Back")
        elif (way := page.evaluate(PASS)) and keys.go(way):  # else somebody was quicker
            keys.press("Enter")
        page.wait_for_timeout(100)
        keys.is_kept()
    out = page.locator("[data-out]").or_(page.get_by_role("heading", name=WON)).first
    if not out.count():  # the bots were not quicker
        assert laid
        if keys.go("More"):
            keys.press("Enter")
            keys.use("Give up")
            keys.use("Really")
            keys.is_kept()
    expect(out).to_be_visible()
    assert not ann.complaints
    ann.context.close()
