"""A finished game is watched again, linked to, seen through other eyes, and played on against bots."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.browser import PHONE, TABLET, TV, Still
from tests.browser.cards import WON, give_up, move
from tests.browser.tables import deal, open_table
from tests.browser.tapping import looks

TAPS = 10  # with which some cards are laid
TIETGEN = "game: tietgen\nseats: Ann Bob\nseed: 5\n---\nAnn: roll\n"


def slider(page: Page) -> int:
    """At which moment the replay is."""
    return int(page.get_by_role("slider").input_value())


def finish(ann: Page, bob: Page) -> None:
    """Some taps on both phones, then Bob gives up."""
    taps = 0
    for _ in looks(ann):
        taps += move(ann) or move(bob, fights=False)
        if taps >= TAPS:
            break
    give_up(bob)
    expect(ann.get_by_role("heading", name=WON)).to_be_visible()


def test_a_finished_game_is_watched_linked_and_played_on(browser: Browser, url: str) -> None:
    ann, bob = Still(browser, PHONE), Still(browser, PHONE)
    code = deal([ann.page, bob.page], url, "Beer Money")
    finish(ann.page, bob.page)

    # Ann goes through it by keyboard.
    page = ann.page
    page.get_by_role("link", name="Watch the game again").click()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_role("slider")).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".now")).to_contain_text("Ann")
    page.keyboard.press("End")
    expect(page.locator(".now")).to_contain_text("wins")
    assert slider(page) >= 3
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    page.keyboard.press("Home")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Stop here")).to_be_visible()
    expect(page.get_by_role("slider")).not_to_have_value("0")
    page.get_by_role("button", name="Stop here").click()

    # Through whose eyes: all hands, one, none.
    page.keyboard.press("Home")
    hands = page.get_by_role("region", name=re.compile("Hand of"))
    expect(hands).to_have_count(2)
    hands.first.get_by_role("button").first.press("Enter")  # a card says what it does
    expect(page.get_by_role("dialog").get_by_text("In the rule book")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_label("Seen by").select_option("Bob")
    expect(hands).to_have_count(1)
    expect(hands).to_have_attribute("aria-label", "Hand of Bob")
    page.get_by_label("Seen by").select_option("a spectator")
    expect(hands).to_have_count(0)

    # A sentence leads to its moment, and the moment has a link that leads there on any device, at any size.
    page.get_by_role("region", name="What happened").get_by_role("button").nth(2).click()
    expect(page.get_by_role("slider")).to_have_value("2")
    expect(page).to_have_url(re.compile(rf"#/replay/{code}/1@2:none$"))
    told = page.locator(".now").inner_text()
    for size in (PHONE, TABLET, TV):
        guest = Still(browser, size)
        guest.page.goto(f"{url}/#/replay/{code}/1@2:none")
        expect(guest.page.locator(".now")).to_have_text(told)
        expect(guest.page.get_by_role("slider")).to_have_value("2")
        assert guest.overflow() <= 0
        guest.page.goto(f"{url}/#/replay/{code}/1@1")  # another moment of the same game: no new page
        expect(guest.page.get_by_role("slider")).to_have_value("1")
        if size == TV:  # there the hands lie open on the table itself
            guest.page.goto(f"{url}/#/replay/{code}/1@1:all")
            guest.page.locator(".stage .open [data-face]").first.click()
            expect(guest.page.get_by_role("dialog").get_by_text("In the rule book")).to_be_visible()
            guest.page.keyboard.press("Escape")
            card = guest.page.locator(".stage .open button").nth(1)
            card.press("Enter")
            expect(guest.page.get_by_role("dialog").get_by_text("In the rule book")).to_be_visible()
            guest.page.keyboard.press("Escape")
            card.hover()
            expect(guest.page.get_by_role("dialog")).to_be_visible()
            guest.page.mouse.move(0, 0)
            expect(guest.page.get_by_role("dialog")).to_have_count(0)
        with guest.page.expect_download() as saved:
            guest.page.get_by_role("link", name="Download the record").click()
        assert "game: beer-money" in saved.value.path().read_text(encoding="utf-8")
        assert not guest.complaints
        guest.context.close()

    # Ann plays on as Bob, against a bot.
    page.keyboard.press("Home")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("You take the seat of").select_option("Bob")
    page.get_by_role("button", name="Play on", exact=True).click()
    expect(page.locator(".reach ul button")).to_have_count(5)
    other = page.url.partition("#")[2]
    assert other != code
    page.reload()
    expect(page.locator(".reach ul button")).to_have_count(5)
    for _ in looks(page):
        if move(page):
            break
    expect(page.locator(".scene")).not_to_be_empty()
    assert ann.overflow() <= 0
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_text("This game began with a moment of an earlier one.")).to_be_visible()

    # The start page knows both tables, and the replay of the first.
    page.goto(url)
    expect(page.get_by_role("link", name="Replay")).to_have_count(1)
    for device in (ann, bob):
        assert not device.complaints
        device.context.close()


def test_a_record_of_ones_own_is_opened_and_a_bad_one_says_where(browser: Browser, url: str, tmp_path: Path) -> None:
    good, bad = tmp_path / "evening.play", tmp_path / "bad.play"
    good.write_text(TIETGEN, encoding="utf-8")
    bad.write_text(TIETGEN.replace("roll", "fly"), encoding="utf-8")
    device = Still(browser, TABLET)
    page = device.page
    page.goto(url)
    page.get_by_label("Choose a file").set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text("Line 5:")
    device.complaints.clear()  # of the browser, about the answer 422
    page.get_by_label("Choose a file").set_input_files(good)
    expect(page.get_by_role("slider")).to_have_value("0")
    page.get_by_role("button", name="One moment on").click()
    expect(page.locator(".now")).to_contain_text("Ann throws")
    page.get_by_role("button", name="Work out who was winning").click()
    expect(page.get_by_role("img", name="Chances of winning")).to_be_visible()
    assert device.overflow() <= 0
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Understood, play on").click()
    expect(page.locator(".reach")).to_be_visible()
    assert not device.complaints
    device.context.close()


# A file is dragged over the place for it, and let go there.
DROP = """([place, text, name]) => {
  const dragged = new DataTransfer();
  dragged.items.add(new File([text], name, { type: 'text/plain' }));
  const at = document.querySelector(place);
  const drag = { dataTransfer: dragged, bubbles: true, cancelable: true };
  const happen = kind => at.dispatchEvent(new DragEvent(kind, drag));
  if (happen('dragover')) throw new Error('a file may not be dropped here');
  happen('drop');
}"""


def test_a_record_is_dropped_on_the_page(browser: Browser, url: str) -> None:
    device = Still(browser)
    page = device.page
    page.goto(f"{url}/#/replay")
    place = 'section[aria-label="Look at a record"]'
    expect(page.locator(place)).to_be_visible()
    page.evaluate(DROP, [place, TIETGEN.replace("roll", "fly"), "bad.play"])
    expect(page.get_by_role("alert")).to_contain_text("Line 5:")
    device.complaints.clear()  # of the browser, about the answer 422
    page.evaluate(DROP, [place, TIETGEN, "evening.play"])
    expect(page.get_by_role("slider")).to_have_value("0")
    assert not device.complaints
    device.context.close()


def test_a_replay_that_is_not_there_says_so(browser: Browser, url: str) -> None:
    device = Still(browser)
    code = open_table(device.page, url, "Beer Money", "Ann")
    device.page.goto(f"{url}/#/replay/{code}/1@7")
    expect(device.page.get_by_role("alert")).to_be_visible()
    device.page.get_by_role("link", name="To the start page").click()
    expect(device.page.get_by_role("button", name="Open the table")).to_be_visible()
    device.context.close()
