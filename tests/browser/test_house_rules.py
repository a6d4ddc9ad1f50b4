"""Ways to play above the house rules: one tap sets them, and a change afterwards is the table's own."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browser import Still
from tests.browser.tables import join, open_table

SMALL = (360, 640)


@pytest.mark.parametrize(
    ("game", "name", "question", "answer", "other"),
    [
        ("Lunch Money", "Quick", "What does it cost to throw cards away?", "1 counter for each card", "nothing"),
        ("Tietgen", "Cut-throat", "Until when can a rent be claimed?", "until the next throw", "until another player"),
    ],
)
def test_one_tap_sets_the_house_rules_and_a_change_makes_them_ones_own(
    browser: Browser, url: str, game: str, name: str, question: str, answer: str, other: str
) -> None:
    host, guest = Still(browser, SMALL), Still(browser)
    page = host.page
    code = open_table(page, url, game, "Ann")
    join(guest.page, url, code, "Bob")
    ways = page.get_by_role("group", name="How do you play?")
    expect(ways.get_by_role("button")).to_have_count(3)
    expect(ways.get_by_role("button", name="As written")).to_have_attribute("aria-pressed", "true")

    ways.get_by_role("button", name=name).click()
    expect(ways.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
    expect(ways.get_by_role("button", name="As written")).to_have_attribute("aria-pressed", "false")
    theirs = guest.page.get_by_role("group", name="How do you play?")
    expect(theirs.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
    expect(theirs.get_by_role("button", name=name)).to_be_disabled()

    page.locator("summary", has_text="House rules").click()
    asked = page.get_by_role("radiogroup", name=question)
    if asked.count():
        expect(asked.get_by_label(answer)).to_be_checked()
        asked.get_by_label(other).check()
    else:
        select = page.get_by_role("combobox", name=question)
        expect(select.locator("option:checked")).to_have_text(answer)
        select.select_option(label=other)
    expect(ways.get_by_text("Your own")).to_be_visible()
    expect(ways.locator("[aria-pressed=true]")).to_have_count(0)
    assert host.overflow() == 0

    ways.get_by_role("button", name="As written").click()
    expect(ways.get_by_text("Your own")).to_have_count(0)
    for device in (host, guest):
        assert not device.complaints
        device.context.close()
