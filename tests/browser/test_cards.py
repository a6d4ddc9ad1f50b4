"""A card game of four, played to its end by clicking on four phones, with a TV that shows it."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browser import PHONE, TABLET, TV, Device, Still
from tests.browser.cards import WON, give_up, is_out, move
from tests.browser.tables import deal
from tests.patience import PATIENCE

ROUNDS = 1_000  # in which everybody taps once; a tenth of them is enough
SILENCE = PATIENCE  # seconds after which nobody will move any more
LEAVES = {3: 12, 2: 24}  # who gives up in which round, so that the last two come to blows before long


@pytest.mark.parametrize("game", ["Lunch Money", "Beer Money"])
def test_a_whole_game_on_four_phones_and_a_tv(browser: Browser, url: str, game: str) -> None:
    phones = [Still(browser, size) for size in (PHONE, PHONE, TABLET, TV)]
    tv = Still(browser, TV)
    deal([phone.page for phone in phones], url, game, watchers=[tv.page])

    wins = phones[0].page.get_by_role("heading", name=WON)
    wide, moved = 0, time.monotonic()
    for tap in range(1, ROUNDS):
        if wins.count():
            break
        for place, leaves in LEAVES.items():
            if tap == leaves and not is_out(phones[place].page):
                give_up(phones[place].page)
        # Now and then somebody defends: else no card but attacks is ever seen in the air.
        tapped = [move(phone.page, defends=(tap + place) % 5 == 0, number=tap) for place, phone in enumerate(phones)]
        if any(tapped):
            moved = time.monotonic()
        assert time.monotonic() < moved + SILENCE, [phone.page.locator(".reach").inner_text() for phone in phones]
        if tap % 10 == 0:
            wide = max(wide, *(device.overflow() for device in (*phones, tv)))
    for phone in phones:
        expect(phone.page.get_by_role("heading", name=WON)).to_be_visible()
    expect(tv.page.get_by_text("wins!").first).to_be_visible()
    expect(tv.page.locator(".plate.won")).to_have_count(1)
    assert wide <= 0
    for device in (*phones, tv):
        assert not device.complaints
        device.context.close()


def test_a_grey_card_says_why_and_a_phone_comes_back(browser: Browser, url: str) -> None:
    ann, bob = Device(browser), Device(browser)
    deal([ann.page, bob.page], url, "Lunch Money")
    hand = bob.page.locator(".reach ul button")
    expect(hand).to_have_count(5)
    hand.first.click()  # it is Ann's turn
    expect(bob.page.locator(".why")).not_to_be_empty()
    before = hand.evaluate_all("cards => cards.map(card => card.ariaLabel)")
    bob.page.reload()
    expect(hand).to_have_count(5)
    assert hand.evaluate_all("cards => cards.map(card => card.ariaLabel)") == before

    ann.page.keyboard.press("Tab")  # everything is reached by keyboard
    for _ in range(20):
        if ann.page.evaluate("document.activeElement.innerText") == "Pass":
            break
        ann.page.keyboard.press("Tab")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".scene")).to_contain_text("You pass.")
    for device in (ann, bob):
        assert not device.complaints
        device.context.close()
