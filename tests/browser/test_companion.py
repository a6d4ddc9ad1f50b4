"""Phones beside a board of cardboard: typed dice, a purchase, a rent, an auction, a trade, a dispute, the end."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Browser, Page, expect

from tests.browser.browser import PHONE, TABLET, TV, Device, Still
from tests.browser.tables import begin, seat


class Cardboard:
    """Two phones and a TV around a board that lies on the table."""

    def __init__(self, browser: Browser, url: str) -> None:
        ann, bob, self.tv = Still(browser), Still(browser), Still(browser, TV)
        pages = (ann.page, bob.page)
        seat(pages, url, "Tietgen", watchers=[self.tv.page])
        ann.page.get_by_label("Speed").select_option("relaxed")
        ann.page.locator("summary", has_text="House rules").click()
        ann.page.get_by_role("button", name="With a real board").click()
        dice = ann.page.get_by_role("radiogroup", name="Who throws the dice?").get_by_role("radio")
        expect(dice.last).to_be_checked()
        ann.page.get_by_role("radiogroup", name="Who draws the mail cards?").get_by_role("radio").last.check()
        begin(pages, "Tietgen")
        self.phones = [ann, bob]
        for phone in self.phones:
            expect(phone.page.get_by_role("tab", name="Ledger")).to_be_visible()
        # Chance says who begins: from here on that is the first one.
        expect(ann.page.get_by_text("Your throw.").or_(ann.page.get_by_text("Waiting for Bob."))).to_be_visible()
        self.names = ["Ann", "Bob"]
        if not ann.page.get_by_text("Your throw.").count():
            self.phones.reverse()
            self.names.reverse()

    @property
    def devices(self) -> Iterator[Device]:
        yield from (*self.phones, self.tv)

    def fits(self) -> None:
        """No page is wider than its screen, at any of the three sizes."""
        for device in self.devices:
            for width, height in (TABLET, TV, PHONE):
                device.page.set_viewport_size({"width": width, "height": height})
                assert device.overflow() <= 0
        self.tv.page.set_viewport_size({"width": TV[0], "height": TV[1]})


def throw(page: Page, first: int, second: int) -> None:
    """Type what the dice on the table show."""
    page.get_by_role("group", name="First die").get_by_role("button", name=str(first)).click()
    page.get_by_role("group", name="Second die").get_by_role("button", name=str(second)).click()
    page.get_by_role("button", name=f"Thrown: {first} and {second}").click()


def test_an_evening_around_a_board_of_cardboard(browser: Browser, url: str) -> None:
    table = Cardboard(browser, url)
    one, two = (phone.page for phone in table.phones)
    first, second = table.names

    # A throw, with a line that goes with it; where the piece belongs; a purchase.
    one.get_by_role("button", name="Say it with the move").click()
    one.get_by_role("textbox", name="Say it with the move").fill("Here I come.")
    throw(one, 1, 2)
    for page in (one, two):
        expect(page.get_by_role("region", name="The last throw")).to_contain_text(f"{first}: Kitchen 18.1")
    expect(two.get_by_role("table").get_by_text("Here I come.")).to_be_visible()
    table.fits()
    one.get_by_role("button", name="Buy for 3 cl").click()
    expect(one.get_by_role("row", name=first)).to_contain_text("72 cl")
    expect(one.get_by_role("row", name=first)).to_contain_text("3 cl")

    # A rent, claimed.
    throw(two, 1, 2)
    one.get_by_role("button", name="Claim 0.2 cl of rent").click()
    expect(two.get_by_role("row", name=second)).to_contain_text("74.8 cl")

    # A card from the pile on the table.
    throw(one, 1, 3)
    one.get_by_label("Number of the card").fill("99")
    expect(one.get_by_text("Card 99 is not in the pile.")).to_be_visible()
    one.get_by_label("Number of the card").fill("24")
    expect(one.get_by_text("Your water bill has been corrected.")).to_be_visible()
    one.get_by_role("button", name="That one").click()
    expect(one.get_by_role("row", name=first)).to_contain_text("73.2 cl")

    # A throw that was mistyped is disputed, and taken back.
    throw(two, 6, 4)
    expect(two.get_by_role("button", name="Buy for 7 cl").or_(two.get_by_text("Kitchen 12.2")).first).to_be_visible()
    one.get_by_role("button", name="That throw is wrong").click()
    expect(two.get_by_text(f"{first} says that the throw")).to_be_visible()
    two.get_by_role("button", name="Yes").click()
    expect(two.get_by_text("Your throw.")).to_be_visible()

    # An auction.
    throw(two, 1, 4)
    two.get_by_role("button", name="No, to auction").click()
    two.get_by_role("button", name="Bid: more").click()
    two.get_by_role("button", name="Bid 0.2 cl").click()
    one.get_by_role("button", name="Bid 0.3 cl").click()
    table.fits()
    two.get_by_role("button", name="Pass", exact=True).click()
    expect(one.get_by_role("tab", name="Deeds")).to_contain_text("2")

    # A trade.
    one.get_by_role("tab", name="Trade").click()
    one.get_by_role("group", name="You give").get_by_role("button", name="Kitchen 18.1").click()
    one.get_by_role("button", name=f"You get from {second}: beer: more").click()
    one.get_by_role("button", name="Offer it").click()
    two.locator(".reach").get_by_role("button", name="Accept").click()
    expect(two.get_by_role("tab", name="Deeds")).to_contain_text("1")
    one.get_by_role("tab", name="Ledger").click()

    # The program throws for whoever would rather.
    one.get_by_role("button", name="Throw for me").click()
    expect(one.get_by_role("button", name="Throw for me")).to_have_count(0)
    table.fits()
    for device in table.devices:
        assert not device.complaints
        device.context.close()


def test_a_ruling_is_disputed_and_the_table_calls_time(browser: Browser, url: str) -> None:
    table = Cardboard(browser, url)
    one, two = (phone.page for phone in table.phones)
    second = table.names[1]
    throw(one, 1, 2)
    one.get_by_role("button", name="Buy for 3 cl").click()

    two.get_by_role("button", name="Menu").click()
    two.locator("summary", has_text="Another ruling").click()
    two.get_by_label("What is in dispute?").select_option("drink-rent")
    assert table.phones[1].overflow() <= 0
    two.get_by_role("button", name="Put it to the vote").click()
    expect(one.get_by_text(f"{second} asks for another ruling")).to_contain_text("it is paid and booked as drunk")
    one.get_by_role("button", name="No").click()
    expect(one.get_by_text("asks for another ruling")).to_have_count(0)

    one.get_by_role("button", name="Menu").click()
    one.get_by_role("button", name="Let a bot play for me").click()
    expect(one.get_by_text("A bot plays for you.")).to_be_visible()
    one.get_by_role("button", name="I am back").click()
    expect(one.get_by_text("A bot plays for you.")).to_have_count(0)

    two.get_by_role("tab", name="Me").click()
    two.get_by_role("button", name="Call time").click()
    expect(two.get_by_text("the beer is counted and the wealthiest wins")).to_be_visible()
    two.get_by_role("button", name="Call time now?").click()
    expect(one.get_by_text(f"{second} would like to call time.")).to_be_visible()
    one.get_by_role("button", name="Me too").click()
    # 72 cl and a deed of 3 cl against 75 cl: nobody is wealthier.
    for page in (one, two, table.tv.page):
        expect(page.get_by_text("Nobody wins.").first).to_be_visible()
    for device in table.devices:
        assert not device.complaints
        device.context.close()
