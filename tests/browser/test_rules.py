"""The rule book in the browser: read as a page, looked up above a running game, in the reader's language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from pocketmoney.text.languages import languages
from pocketmoney.text.speech import Speech
from tests.browser.axe import faults
from tests.browser.browser import PHONE, TABLET, Device, Still
from tests.browser.tables import deal, open_table, visit


def scrolled_to(page: Page, place: str) -> None:
    """The place is on the screen, below what stays at the top."""
    target = page.locator(f"[id='rule-{place}']")
    expect(target).to_be_in_viewport()
    expect(target).to_be_focused()


def test_the_book_is_read_from_the_start_page(browser: Browser, url: str) -> None:
    page = Still(browser).page
    visit(page, url)
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
    page.get_by_role("link", name="Beer Money", exact=True).first.click()
    expect(page.get_by_role("link", name="R86", exact=True).first).to_be_visible()
    page.locator("summary", has_text="Contents").click()
    page.locator(".contents").get_by_role("link", name="Knock-outs").click()
    expect(page.get_by_role("heading", name="Knock-outs")).to_be_in_viewport()
    page.go_back()
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()


def test_a_ruling_has_an_address_and_rulings_lead_to_each_other(browser: Browser, url: str) -> None:
    page = Still(browser).page
    page.goto(f"{url}/#/rules/R91")
    scrolled_to(page, "R91")
    page.goto(f"{url}/#/rules/beer-money/open-hand")
    scrolled_to(page, "open-hand")
    page.locator("[id='rule-open-hand'] ~ p a", has_text="R91").first.click()
    expect(page).to_have_url(f"{url}/#/rules/beer-money/R91")
    scrolled_to(page, "R91")


def test_a_card_is_found_by_its_name_and_a_ruling_by_its_number(browser: Browser, url: str) -> None:
    page = Still(browser).page
    page.goto(f"{url}/#/rules/beer-money")
    search = page.get_by_role("searchbox")
    search.fill("pile")
    expect(page.locator(".results a").first).to_have_text("Piledriver")
    search.press("Enter")
    scrolled_to(page, "piledriver")
    expect(search).to_have_value("")
    search.fill("r46")
    page.locator(".results a").first.click()
    expect(page).to_have_url(f"{url}/#/rules/lunch-money/R46")
    scrolled_to(page, "R46")
    search.fill("xyzzy")
    expect(page.get_by_text("Nothing found.")).to_be_visible()


@pytest.mark.parametrize("language", [each for each in languages() if each != "en"])
def test_the_book_is_in_the_language_of_the_page(browser: Browser, url: str, language: str) -> None:
    speech = Speech(language)
    page = Still(browser).page
    page.goto(f"{url}/#/rules/beer-money/piledriver")
    expect(page.locator("[id='rule-piledriver']")).to_have_text("Piledriver")
    page.get_by_label("Language").select_option(language)
    expect(page.get_by_role("heading", name=speech.say("web-rules"), exact=True)).to_be_visible()
    expect(page.locator("[id='rule-piledriver']")).to_have_text(speech.card("piledriver"))


def test_whoever_looks_something_up_in_a_game_stays_at_the_table(browser: Browser, url: str) -> None:
    ann, bob = Still(browser), Still(browser)
    code = deal([ann.page, bob.page], url, "Beer Money")
    ann.page.locator(".reach ul button").first.click()
    about = ann.page.locator(".reach").get_by_role("link", name="Rules: ")
    card = (about.get_attribute("aria-label") or "").removeprefix("Rules: ")
    about.click()
    book = ann.page.get_by_role("dialog", name="Rules")
    expect(book.get_by_role("heading", name=card, exact=True).last).to_be_in_viewport()
    book.get_by_role("searchbox").fill("86")
    book.locator(".results a").first.click()
    scrolled_to(ann.page, "R86")
    assert ann.page.url == f"{url}/#{code}"
    book.get_by_role("button", name="Close").click()
    expect(book).to_have_count(0)
    ann.page.get_by_role("button", name="Menu", exact=True).click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Rules", exact=True).click()
    expect(ann.page.get_by_role("dialog", name="Rules").get_by_role("link", name="Beer Money").first).to_have_attribute(
        "aria-current", "page"
    )


def test_a_refusal_leads_to_its_ruling(browser: Browser, url: str) -> None:
    """Most hands hold a card that a ruling forbids for now; of several tables one certainly does."""
    for _ in range(8):
        ann, bob = Still(browser), Still(browser)
        deal([ann.page, bob.page], url, "Beer Money")
        ruling = ann.page.locator(".why a").first
        expect(ann.page.locator(".reach ul button").first).to_be_visible()
        for card in ann.page.locator(".reach ul button.grey").all():
            card.click()
            expect(ann.page.locator(".why")).not_to_be_empty()
            if not ruling.count():  # a reason without a ruling has no link
                continue
            number = ruling.inner_text()
            ruling.click()
            scrolled_to(ann.page, number)
            return
    raise AssertionError("no card was refused by a ruling")


def test_the_lobby_has_the_book(browser: Browser, url: str) -> None:
    page = Still(browser).page
    open_table(page, url, "Tietgen", "Ann")
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Rules", exact=True).click()
    book = page.get_by_role("dialog", name="Rules")
    expect(book.get_by_role("heading", name="Monopoly, The Tietgen Drinking edition")).to_be_visible()
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)


# A wide screen shows the same pages beside their contents: one of them is enough there.
@pytest.mark.parametrize(
    ("size", "places"),
    [(PHONE, ("beer-money/choke-and-puke", "tietgen", "house-rules")), (TABLET, ("house-rules",))],
    ids=["phone", "tablet"],
)
def test_axe_has_nothing_to_say_about_the_book(
    browser: Browser, url: str, size: tuple[int, int], places: tuple[str, ...]
) -> None:
    device = Device(browser, size)
    device.page.emulate_media(reduced_motion="reduce", color_scheme="dark")
    device.page.goto(f"{url}/#/rules")
    device.page.locator("summary", has_text="Contents").click()
    found: list[str] = []
    for place in places:
        device.page.goto(f"{url}/#/rules/{place}")
        expect(device.page.locator(f"nav a[href='#/rules/{place.partition('/')[0]}']")).to_have_attribute(
            "aria-current", "page"
        )
        found += faults(device, f"the rule book at {place}", [])
    device.page.get_by_role("searchbox").fill("a")
    found += faults(device, "a search in the rule book", [])
    assert not found, "\n".join(found)
    assert not device.complaints
