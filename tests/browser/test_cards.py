"""Beer Money of two, played to its end by clicking on two phones, with a TV that shows it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browser import PHONE, TABLET, TV, Device, serving
from tests.browser.cards import is_asked, move
from tests.browser.test_first_evening import join, open_table

pytestmark = pytest.mark.xdist_group("browser")

TAPS = 1_500


def test_a_whole_game_of_beer_money_on_two_phones_and_a_tv(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as url:
        ann, bob, tv = Device(browser, PHONE), Device(browser, TABLET), Device(browser, TV)
        for phone in (ann, bob):
            phone.page.emulate_media(reduced_motion="reduce")
        code = open_table(ann.page, url, "Beer Money", "Ann")
        join(bob.page, url, code, "Bob")
        tv.page.goto(f"{url}/#{code}/tv")
        ann.page.get_by_label("Speed").select_option("none")
        bob.page.get_by_role("button", name="I am ready").click()
        ann.page.get_by_role("button", name="Deal").click()
        expect(ann.page.locator(".reach ul button")).to_have_count(5)
        assert is_asked(ann.page)

        wide = 0
        for tap in range(TAPS):
            # Bob fights now and then, at odd taps and even ones: else hands of nothing but defences pass for ever.
            if not move(ann.page) and not move(bob.page, fights=tap % 3 == 0):
                if ann.page.get_by_role("heading", name="wins!").count():
                    break
                ann.page.wait_for_timeout(20)
            if tap % 8 == 0:
                wide = max(wide, *(device.overflow() for device in (ann, bob, tv)))
        expect(ann.page.get_by_role("heading", name="wins!")).to_be_visible()
        expect(tv.page.get_by_text("wins!").first).to_be_visible()
        expect(tv.page.locator(".plate.won")).to_have_count(1)
        assert wide <= 0
        for device in (ann, bob, tv):
            assert not device.complaints
            device.context.close()


def test_a_grey_card_says_why_and_a_phone_comes_back(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as url:
        ann, bob = Device(browser), Device(browser)
        code = open_table(ann.page, url, "Lunch Money", "Ann")
        join(bob.page, url, code, "Bob")
        ann.page.get_by_label("Speed").select_option("none")
        bob.page.get_by_role("button", name="I am ready").click()
        ann.page.get_by_role("button", name="Deal").click()

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
