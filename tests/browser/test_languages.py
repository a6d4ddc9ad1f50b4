"""Everybody at a table reads in a language of their own, and may change it at any time."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pocketmoney.games.brawl.cards import CARDS
from pocketmoney.text.languages import languages
from pocketmoney.text.speech import Speech
from tests.browser.browser import TV, Still
from tests.browser.tables import deal, open_table

SPANISH = Speech("es")


def names_in(hand: Locator) -> set[str]:
    """What the cards of a hand are called."""
    return set(hand.locator("strong").all_inner_texts())


def choose(page: Page, menu: str, language: str, close: str) -> None:
    """Choose a language in the menu of the table."""
    page.get_by_role("button", name=menu, exact=True).click()
    chooser = page.get_by_role("dialog").locator("select").nth(1)
    expect(chooser.locator("option[value=es]")).to_have_text("Español")  # for whoever reads nothing else
    chooser.select_option(language)
    page.get_by_role("button", name=close, exact=True).click()


def test_a_guest_changes_to_spanish_in_the_middle_of_a_game(browser: Browser, url: str) -> None:
    ann, bob, tv = Still(browser), Still(browser), Still(browser, TV)
    deal([ann.page, bob.page], url, "Lunch Money", watchers=[tv.page])
    hand = bob.page.locator(".reach ul button")
    expect(hand).to_have_count(5)
    ann.page.get_by_role("button", name="Pass").click()
    bob.page.get_by_role("button", name="Pass").click()
    story = bob.page.get_by_role("region", name="What happened")
    expect(story).to_contain_text("Ann's turn.")
    hand.first.click()  # it is not Bob's
    why = bob.page.locator(".why")
    expect(why).not_to_be_empty()
    reason = why.inner_text()

    choose(bob.page, "Menu", "es", "Cerrar")
    expect(bob.page.locator("html")).to_have_attribute("lang", "es")
    story = bob.page.get_by_role("region", name="Qué ha pasado")
    expect(story).to_contain_text("Le toca a Ann.")
    expect(why).not_to_have_text(reason)  # what was refused before is said anew
    expect(why).not_to_be_empty()
    assert names_in(hand) <= {SPANISH.card(card.id) for card in CARDS}
    read_out = hand.evaluate_all("cards => cards.map(card => card.ariaLabel.split('. ')[0])")
    assert set(read_out) <= {SPANISH.card(card.id) for card in CARDS}

    ann.page.get_by_role("button", name="Pass").click()
    expect(story).to_contain_text("Te toca.")
    expect(ann.page.get_by_role("region", name="What happened")).to_contain_text("Bob's turn.")
    bob.page.get_by_role("button", name="Pasar").click()
    expect(story).to_contain_text("Le toca a Ann.")
    bob.page.reload()  # it is kept
    expect(bob.page.get_by_role("region", name="Qué ha pasado")).to_contain_text("Le toca a Ann.")
    choose(bob.page, "Menú", "en", "Close")
    expect(bob.page.get_by_role("region", name="What happened")).to_contain_text("Ann's turn.")
    expect(bob.page.locator("html")).to_have_attribute("lang", "en")
    for device in (ann, bob, tv):
        assert device.overflow() <= 0
        assert not device.complaints
        device.context.close()


@pytest.mark.parametrize("language", languages())
def test_the_first_guess_is_the_language_of_the_browser(browser: Browser, url: str, language: str) -> None:
    speech = Speech(language)
    guest = Still(browser, locale=language)
    guest.page.goto(url)
    expect(guest.page.get_by_label(speech.say("web-start-name"))).to_be_visible()
    expect(guest.page.get_by_role("button", name=speech.say("web-start-make"))).to_be_visible()
    expect(guest.page.locator("html")).to_have_attribute("lang", language)
    assert guest.overflow() <= 0
    assert not guest.complaints
    guest.context.close()


def test_a_second_tab_follows_in_language_and_light(browser: Browser, url: str) -> None:
    """Whoever plays in one tab and shows the table in another reads one language."""
    ann = Still(browser)
    code = open_table(ann.page, url, "Beer Money", "Ann")
    tv = ann.context.new_page()
    tv.goto(f"{url}/#{code}/tv")
    expect(tv.get_by_text("Join with the code")).to_be_visible()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_label("Brightness").select_option("light")
    expect(tv.locator("html")).to_have_attribute("data-mode", "light")
    ann.page.get_by_role("dialog").locator("select").nth(1).select_option("da")
    expect(tv.locator("html")).to_have_attribute("lang", "da")
    expect(tv.get_by_text(Speech("da").say("web-tv-join"))).to_be_visible()
    assert not ann.complaints
    ann.context.close()
