"""A table is opened on one phone, joined from another by its code, and played by clicking."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.browser import TV, Device

LOOKS = 600  # at what both phones offer; a tenth of them is enough where nothing else runs


def open_table(page: Page, url: str, game: str, name: str) -> str:
    """Open a table; its code."""
    page.goto(url)
    page.get_by_role("radio", name=game).check(force=True)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Who plays")).to_be_visible()
    return page.url.partition("#")[2]


def join(page: Page, url: str, code: str, name: str) -> None:
    """Sit down at a table whose code was read out loud."""
    page.goto(url)
    page.get_by_label("Code of the table").fill(code.lower())
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("button", name="Take a seat")).to_be_visible()  # the start page asks for a name, too
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()


def move(page: Page) -> bool:
    """Make the first move that the page offers, if it offers one."""
    answers = page.locator(".reach .answers button:enabled")
    if not answers.count():
        return False
    answers.first.click()
    for _ in range(3):
        more = page.locator(".reach [role=group] button.main:enabled, .reach [role=group] button:enabled")
        if not more.count():
            break
        more.first.click()
        page.wait_for_timeout(60)
        done = page.get_by_role("button", name="Do it")
        if done.count() and done.is_enabled():
            done.click()
            break
    return True


@pytest.mark.parametrize("game", ["Tietgen"])  # the card games are told in test_cards.py
def test_two_phones_a_bot_and_a_tv(browser: Browser, url: str, game: str) -> None:
    ann, bob, tv = Device(browser), Device(browser), Device(browser, TV)
    code = open_table(ann.page, url, game, "Ann")
    join(bob.page, url, code, "Bob")
    tv.page.goto(f"{url}/#{code}/tv")
    ann.page.get_by_role("button", name="Seat it").click()
    expect(tv.page.locator("li strong")).to_have_count(3)
    ann.page.get_by_label("Speed").select_option("none")
    for phone in (ann, bob):
        if game == "Tietgen":
            phone.page.get_by_role("button", name="Understood").click()
    bob.page.get_by_role("button", name="I am ready").click()
    ann.page.get_by_role("button", name="Deal" if game != "Tietgen" else "Begin").click()
    expect(ann.page.locator(".reach")).to_be_visible()

    moves = 0
    for _ in range(LOOKS):
        moves += move(ann.page) + move(bob.page)
        if moves >= 8:
            break
        ann.page.wait_for_timeout(50)
    assert moves >= 8
    told = tv.page.get_by_role("region", name="What happened").get_by_role("listitem")
    expect(told.first).to_be_visible()

    bob.page.reload()  # the phone was closed, and comes back to its seat
    expect(bob.page.locator("li strong", has_text="Bob")).to_contain_text("you")
    for device in (ann, bob, tv):
        assert device.overflow() <= 0
        assert not device.complaints
        device.context.close()
