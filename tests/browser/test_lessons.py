"""The lesson of every game, taken by tapping what is lit up; a wrong move gets a hint; and a way out at any time."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from pocketmoney.table.lesson import lesson
from tests.browser import lessons
from tests.browser.browser import PHONE, TABLET, TV, Device, Still
from tests.browser.tables import open_table

SIZES = {"Lunch Money": PHONE, "Beer Money": TABLET, "Tietgen": TV}


@pytest.mark.parametrize("game", list(SIZES))
def test_a_lesson_is_learnt_by_tapping_what_is_lit_up(browser: Browser, url: str, game: str) -> None:
    awaited = [step for step in lesson(game.lower().replace(" ", "-")).steps if step.do]
    device = Still(browser, SIZES[game])
    lessons.begin(device.page, url, game)
    wide: list[int] = []
    seen = lessons.take(device.page, lambda step: wide.append(device.overflow()))
    assert seen == [f"{number} of {len(awaited)}" for number in range(1, len(awaited) + 1)]
    assert max(wide) <= 0
    device.page.get_by_role("button", name=lessons.DONE).click()
    expect(device.page.get_by_role("heading", name="Start a table")).to_be_visible()
    expect(device.page.get_by_role("heading", name="Your open games")).to_have_count(0)  # it is cleared away
    assert not device.complaints
    device.context.close()


def test_another_move_gets_a_hint_and_may_be_made_all_the_same(browser: Browser, url: str) -> None:
    device = Device(browser)
    page = device.page
    lessons.begin(page, url, "Lunch Money")
    says = page.get_by_role("complementary", name="Lesson")
    page.get_by_role("button", name="Pass").click()
    expect(says).to_contain_text("let us begin with the plainest blow")
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()  # nothing has happened

    page.get_by_role("button", name="Fold away").press("Enter")
    expect(says.locator("p")).to_have_count(0)
    page.reload()  # the server knows how far it has come
    expect(says).to_contain_text("Tap Headbutt")
    page.get_by_role("button", name="Pass").click()
    page.get_by_role("button", name="Do it all the same").click()
    expect(says).to_contain_text("You are on your own way now")
    expect(page.locator("[data-lit]")).to_have_count(0)
    page.get_by_role("button", name="Skip", exact=True).click()
    expect(page.get_by_role("heading", name="Start a table")).to_be_visible()
    assert not device.complaints
    device.context.close()


def test_a_lesson_from_the_lobby_leads_back_to_it(browser: Browser, url: str) -> None:
    device = Still(browser)
    page = device.page
    code = open_table(page, url, "Beer Money", "Max")  # like the opponent, who is called something else then
    page.get_by_role("button", name="Learn Beer Money").click()
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_text("then Mia")).to_be_visible()
    page.get_by_role("button", name="Skip", exact=True).click()
    expect(page.get_by_role("heading", name="Who plays")).to_be_visible()
    assert page.url.endswith(f"#{code}")
    assert not device.complaints
    device.context.close()
