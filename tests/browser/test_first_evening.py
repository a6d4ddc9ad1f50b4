"""A table is opened on one phone, joined from another by its code, and played by clicking."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.browser import TV, Device
from tests.browser.tables import begin, seat
from tests.browser.tapping import looks, tap

MOVES = 8


def move(page: Page) -> bool:
    """Make the first move that the page offers, if it offers one."""
    if not tap(page.locator(".reach .answers button:enabled").first):
        return False
    for _ in range(3):
        if not tap(page.locator(".reach [role=group] button:enabled").first):
            break
        if tap(page.locator("button:enabled", has_text="Do it")):
            break
    return True


def test_two_phones_a_bot_and_a_tv(browser: Browser, url: str) -> None:
    ann, bob, tv = Device(browser), Device(browser), Device(browser, TV)
    phones = (ann.page, bob.page)
    seat(phones, url, "Tietgen", watchers=[tv.page], bots=1)
    expect(tv.page.locator("li strong")).to_have_count(3)
    begin(phones, "Tietgen")

    moves = 0
    for _ in looks(ann.page):
        moves += move(ann.page) + move(bob.page)
        if moves >= MOVES:
            break
    assert moves >= MOVES
    told = tv.page.get_by_role("region", name="What happened").get_by_role("listitem")
    expect(told.first).to_be_visible()

    bob.page.reload()  # the phone was closed, and comes back to its seat
    expect(bob.page.locator("li strong", has_text="Bob")).to_contain_text("you")
    for device in (ann, bob, tv):
        assert device.overflow() <= 0
        assert not device.complaints
        device.context.close()
