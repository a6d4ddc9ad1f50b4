"""An evening in the round building, clicked on two phones, with a bot, before a TV."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.browser import PHONE, TABLET, TV, Device, Still
from tests.browser.cards import WON
from tests.browser.tables import begin, deal, play_on, seat
from tests.browser.tietgen import act, named, press
from tests.patience import PATIENCE

SILENCE = PATIENCE  # seconds after which nobody will move any more
THROWS = 8
ROUNDS = 1_000  # in which everybody does one thing; a tenth of them is enough


class Evening:
    """Who plays, and what has been done so far."""

    def __init__(self, browser: Browser, url: str, kind: type[Device] = Still) -> None:
        self.ann, self.bob, self.tv = kind(browser), kind(browser), kind(browser, TV)
        self.done: set[str] = set()
        deal([self.ann.page, self.bob.page], url, "Tietgen", watchers=[self.tv.page], bots=1)

    @property
    def devices(self) -> Iterator[Device]:
        yield from (self.ann, self.bob, self.tv)

    def act(self, page: Page) -> None:
        """Whatever a phone offers: claims first, one auction with a bid, else everything is bought."""
        names = named(page)
        if "bid" not in self.done and "Bid: more" in names:
            if press(page, "Bid: more") and press(page, "Bid "):
                self.done.add("bid")
            return
        if "buy" in self.done and "bid" not in self.done and press(page, "No, to auction"):
            return
        self.done.add(act(page))

    def trade(self) -> None:
        """Ann offers her first deed for a little beer, before she throws; Bob finds that fair."""
        ann, bob = self.ann.page, self.bob.page
        ann.get_by_role("tab", name="Trade").click()
        ann.get_by_role("group", name="With whom?").get_by_role("button", name="Bob").click()
        deed = ann.get_by_role("group", name="You give").get_by_role("button").first
        name = deed.inner_text().strip()
        deed.click()
        ann.get_by_role("button", name="You get from Bob: beer: more").click()
        expect(ann.get_by_text(f"You offer Bob {name} for 0.5 cl.")).to_be_visible()
        ann.get_by_role("button", name="Offer it").click()
        expect(self.tv.page.locator(".building").get_by_text(f"Ann offers Bob {name} for 0.5 cl.")).to_be_visible()
        bob.locator(".reach").get_by_role("button", name="Accept").click()
        bob.get_by_role("tab", name="Deeds").click()
        expect(bob.get_by_role("tabpanel").locator("li:not(.soft)", has_text=name)).to_be_visible()
        for page in (ann, bob):
            page.get_by_role("tab", name="Board").click()
        self.done.add("trade")

    @property
    def may_trade(self) -> bool:
        """Whether Ann is to throw and owns something: nobody goes on without her."""
        deeds = self.ann.page.get_by_role("tab", name="Deeds").inner_text().strip()
        return "Throw the dice" in named(self.ann.page) and deeds != "Deeds"


def test_an_evening_in_the_round_building(browser: Browser, url: str) -> None:
    evening = Evening(browser, url)
    until = time.monotonic() + 3 * PATIENCE
    wanted = {"roll", "buy", "bid", "trade"}  # rent comes as the dice fall
    while not evening.done >= wanted and time.monotonic() < until:
        if "trade" not in evening.done and evening.may_trade:
            evening.trade()
        evening.act(evening.ann.page)
        evening.act(evening.bob.page)
    assert evening.done >= wanted

    told = evening.tv.page.get_by_role("region", name="What happened").get_by_role("listitem")
    expect(told.first).to_be_visible()
    for device in evening.devices:
        for width, height in (PHONE, TABLET, TV):
            device.page.set_viewport_size({"width": width, "height": height})
            assert device.overflow() <= 0
    for page in ("Deeds", "Trade", "Me", "Board"):
        evening.ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        evening.ann.page.get_by_role("tab", name=page).click()
        assert evening.ann.overflow() <= 0
    for device in evening.devices:
        assert not device.complaints
        device.context.close()


def test_pages_turn_by_keyboard_and_private_matters_stay_private(browser: Browser, url: str) -> None:
    """Arrow keys turn the pages of the phone; how somebody settles is kept and shown on that phone alone."""
    evening = Evening(browser, url, Device)
    ann = evening.ann.page
    ann.get_by_role("tab", name="Board").focus()
    for name in ("Deeds", "Trade", "Me"):
        ann.keyboard.press("ArrowRight")
        expect(ann.get_by_role("tab", name=name)).to_be_focused()
    ann.get_by_role("button", name="water").click()
    ann.get_by_label("Tell me at so many ml").fill("300")
    ann.get_by_role("button", name="Keep it so").click()
    expect(ann.get_by_role("button", name="Keep it so")).to_be_disabled()
    ann.get_by_label("Claim whatever is due to me").check()
    ann.reload()
    ann.get_by_role("tab", name="Me").click()
    expect(ann.get_by_role("button", name="water")).to_have_attribute("aria-pressed", "true")
    expect(ann.get_by_label("Tell me at so many ml")).to_have_value("300")
    expect(ann.get_by_label("Claim whatever is due to me")).to_be_checked()
    evening.bob.page.get_by_role("tab", name="Me").click()
    expect(evening.bob.page.get_by_role("button", name="water")).to_have_attribute("aria-pressed", "false")
    for device in evening.devices:
        assert not device.complaints
        device.context.close()


def test_a_whole_game_on_four_phones_and_a_tv(browser: Browser, url: str) -> None:
    """Until a number of throws that the host sets in the lobby."""
    phones = [Still(browser, size) for size in (PHONE, PHONE, TABLET, TV)]
    tv = Still(browser, TV)
    pages = [phone.page for phone in phones]
    seat(pages, url, "Tietgen", watchers=[tv.page])
    pages[0].locator("summary", has_text="House rules").click()
    pages[0].get_by_role("radiogroup", name="When does the game end?").get_by_label("also after").check()
    pages[0].locator("input").and_(pages[0].get_by_label("After how many throws")).fill(str(THROWS))
    begin(pages, "Tietgen")
    for phone in phones:
        expect(phone.page.get_by_role("tab", name="Board")).to_be_visible()

    ends = [page.get_by_role("heading", name=WON).or_(page.get_by_text("Nobody wins.")) for page in pages]
    wide, thrown, moved = 0, 0, time.monotonic()
    for rounds in range(1, ROUNDS):
        if ends[0].count():
            break
        done = [act(phone.page) for phone in phones]
        thrown += done.count("roll")
        if any(done):
            moved = time.monotonic()
        assert time.monotonic() < moved + SILENCE, [named(phone.page) for phone in phones]
        if rounds % 4 == 0:
            wide = max(wide, *(device.overflow() for device in (*phones, tv)))
    assert thrown >= THROWS - 1
    for end in ends:
        expect(end.first).to_be_visible()
    expect(tv.page.get_by_text("wins").or_(tv.page.get_by_text("Nobody wins.")).first).to_be_visible()
    assert max(wide, *(device.overflow() for device in (*phones, tv))) <= 0
    for device in (*phones, tv):
        assert not device.complaints
        device.context.close()


AUCTION = """game: tietgen
seats: Ann Christopher-James Ida
dice: 3-5
---
Ann: roll
Ann: decline
"""
# Whether everything inside an element is inside what it shows.
IS_WHOLE = """all => all.map(each => {
  const box = each.getBoundingClientRect();
  return each.scrollHeight <= each.clientHeight + 1 && box.top >= 0 && box.bottom <= innerHeight;
})"""


@pytest.mark.parametrize("size", [(360, 640), (360, 740), (390, 844)])
def test_a_small_phone_shows_the_rents_the_last_sentence_and_everybody(
    browser: Browser, url: str, size: tuple[int, int]
) -> None:
    device = Still(browser, size)
    page = device.page
    play_on(page, url, AUCTION, 2, 0, "Ann")
    expect(page.locator(".reach .rent")).to_have_count(6)
    for part in (".reach .deed", ".reach .latest li", ".glance", ".reach .last button"):
        shown = page.locator(part)
        expect(shown.first).to_be_visible()
        assert all(shown.evaluate_all(IS_WHOLE)), part
    sentence, bid = page.locator(".latest").bounding_box(), page.locator(".last").bounding_box()
    assert sentence and bid and sentence["y"] + sentence["height"] <= bid["y"]
    expect(page.locator(".glance span")).to_have_text(["A 75", "75", "75"])
    assert device.overflow() == 0
    assert not device.complaints
    device.context.close()
