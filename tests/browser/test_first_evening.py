"""A table is opened on one phone, joined from another by its code, and played by clicking."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.browser import TV, Device
from tests.browser.tables import begin, seat

LOOKS = 600  # at what both phones offer; a tenth of them is enough where nothing else runs


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


def test_two_phones_a_bot_and_a_tv(browser: Browser, url: str) -> None:
    ann, bob, tv = Device(browser), Device(browser), Device(browser, TV)
    phones = (ann.page, bob.page)
    seat(phones, url, "Tietgen", watchers=[tv.page], bots=1)
    expect(tv.page.locator("li strong")).to_have_count(3)
    begin(phones, "Tietgen")

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
