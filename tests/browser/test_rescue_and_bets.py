"""Who is struck down is told what would save them; who is out bets; a tablet without a TV is a whole table."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.axe import faults
from tests.browser.broadcast import Broadcast
from tests.browser.browser import Still
from tests.browser.cards import WON, give_up
from tests.browser.tables import deal, play_on
from tests.repository import ROOT

RECORDS = ROOT / "tests" / "records" / "both"
RESCUE = RECORDS / "r10-zero-after-healing-is-not-enough.play"
CHAIN = RECORDS / "r19-three-humiliations-deep.play"


def test_a_rescue_says_what_is_needed_and_warns_of_a_heal_that_cannot_save(browser: Browser, url: str) -> None:
    device = Still(browser)
    page = device.page
    play_on(page, url, RESCUE.read_text(encoding="utf-8"), 2, 1, "Ben")
    expect(page.get_by_role("heading", name="You are at -2. You need 3 to stay in.")).to_be_visible()
    expect(page.get_by_text("All your healing gives 2: not enough.")).to_be_visible()
    card = page.locator(".reach [aria-label^='First Aid.']")
    expect(card.locator(".gives")).to_have_text("+2")
    heal = page.locator(".bar button.main")
    expect(heal).to_have_text("Heal")
    heal.click()
    card.click()
    expect(page.get_by_text("That gives 2, you need 3. You would still fall.")).to_be_visible()
    anyway = page.get_by_role("button", name="Lay it anyway")
    expect(anyway).to_be_enabled()
    expect(page.locator(".bar button.main")).to_have_count(0)
    anyway.click()
    expect(page.locator("[data-out]")).to_contain_text("Ann knocked you out with Headbutt.")
    assert not device.complaints
    device.context.close()


def test_a_bet_is_placed_kept_and_won(browser: Browser, url: str) -> None:
    ann, bob, cleo = Still(browser), Still(browser), Still(browser)
    deal([ann.page, bob.page, cleo.page], url, "Beer Money")
    give_up(cleo.page)
    cleo.page.locator(".reach, .me").get_by_role("button", name="Ann", exact=True).first.click()
    expect(cleo.page.get_by_text("You bet on Ann.")).to_be_visible()
    cleo.page.reload()
    expect(cleo.page.get_by_text("You bet on Ann.")).to_be_visible()
    give_up(bob.page)
    expect(cleo.page.get_by_role("heading", name=WON)).to_have_text("Ann wins!")
    expect(cleo.page.get_by_text("You bet on Ann: right!")).to_be_visible()
    for device in (ann, bob, cleo):
        assert not device.complaints
        device.context.close()


def test_axe_finds_nothing_on_the_table_of_a_tablet(browser: Browser, url: str) -> None:
    tablet = Still(browser, (1024, 768))
    cast = Broadcast(tablet.page, url, CHAIN.read_text(encoding="utf-8"), path="")
    tablet.page.locator(".arena").wait_for()
    cast.play(4)
    expect(tablet.page.locator(".arena ol li")).to_have_count(4)
    found = faults(tablet, "a tablet without a TV", spoken=["de"])
    assert not found, "\n".join(found)
    assert tablet.overflow() <= 0
    assert not tablet.complaints
    tablet.context.close()
