"""Axe finds nothing to complain about on any view, in any language, dark or light."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import lessons
from tests.browser.axe import SPOKEN, faults
from tests.browser.browser import PHONE, TV, Device
from tests.browser.cards import WON, give_up, move
from tests.browser.restarting import Restarting
from tests.browser.tables import begin, deal, join, open_table, seat
from tests.browser.tapping import looks
from tests.browser.test_companion import Cardboard, throw
from tests.browser.test_faults import reload_twice, speaks
from tests.browser.test_hot_seat import share
from tests.browser.test_replay import TIETGEN
from tests.browser.tietgen import act, named, press
from tests.repository import ROOT

RECORDS = ROOT / "tests" / "records"


class Eyes:
    """What was found on the views of a story so far."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.found: list[str] = []
        self.devices: list[Device] = []

    def device(self, size: tuple[int, int] = PHONE) -> Device:
        device = Device(self.browser, size)
        device.page.emulate_media(reduced_motion="reduce", color_scheme="dark")
        self.devices.append(device)
        return device

    def look(self, device: Device, view: str, spoken: Sequence[str] = SPOKEN) -> None:
        self.found += faults(device, view, spoken)

    def close(self) -> None:
        """Everything was seen: nothing was wrong with it."""
        assert not self.found, "\n".join(self.found)
        for device in self.devices:
            assert not device.complaints
            device.context.close()


@pytest.fixture
def eyes(browser: Browser) -> Iterator[Eyes]:
    """Eyes that have seen nothing wrong when the story ends."""
    seeing = Eyes(browser)
    yield seeing
    seeing.close()


def close(page: Page) -> None:
    """Close the dialog that is open."""
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_the_start_page_and_the_lobby(eyes: Eyes, url: str) -> None:
    ann, bob, tv = eyes.device(), eyes.device(), eyes.device(TV)
    code = open_table(ann.page, url, "Beer Money", "Ann")
    ann.page.get_by_role("button", name="Seat Solid").click()
    ann.page.locator("summary", has_text="House rules").click()
    eyes.look(ann, "lobby of the host")
    ann.page.get_by_role("button", name="Menu").click()
    eyes.look(ann, "menu in the lobby")
    bob.page.goto(f"{url}/#{code}")
    expect(bob.page.get_by_label("Your name")).to_be_visible()
    eyes.look(bob, "lobby of a guest")
    tv.page.goto(f"{url}/#{code}/tv")
    expect(tv.page.locator("li strong")).to_have_count(2)
    eyes.look(tv, "lobby on the TV")
    ann.page.goto(url)
    expect(ann.page.get_by_role("link", name=code)).to_be_visible()
    eyes.look(ann, "start page")


@pytest.mark.parametrize("game", ["Lunch Money", "Beer Money"])
def test_a_card_game_on_phones_and_the_tv(eyes: Eyes, url: str, game: str) -> None:
    ann, bob, tv, guest = eyes.device(), eyes.device(), eyes.device(TV), eyes.device()
    code = deal([ann.page, bob.page], url, game, watchers=[tv.page])
    bob.page.locator(".reach ul button").first.click()  # it is Ann's turn
    expect(bob.page.locator(".why")).not_to_be_empty()
    eyes.look(bob, "a phone that waits, and says why")
    is_picked, is_open = False, False
    is_attacked = bob.page.locator(".me h2[data-asking=window]")
    for number in looks(ann.page):
        if not is_picked and ann.page.locator("[aria-pressed=true]").count():
            is_picked = True
            eyes.look(ann, "a phone with a picked card")
        if not is_open and is_attacked.count():  # nothing goes on before Bob has answered
            is_open = True
            eyes.look(bob, "a phone that may answer")
            expect(tv.page.locator(".arena ol li").first).to_be_visible()
            eyes.look(tv, "the TV with cards in the air")
        if is_picked and is_open:
            break
        if not move(ann.page):
            move(bob.page, fights=number % 3 == 0, answers=is_open)
    assert is_picked and is_open
    if game == "Beer Money":  # what follows differs in colours only
        return
    ann.page.get_by_role("button", name="More").click()
    ann.page.get_by_role("button", name="Look through the discards").click()
    eyes.look(ann, "more about the game")
    close(ann.page)
    ann.page.get_by_role("button", name="Menu").click()
    eyes.look(ann, "menu of a game")
    close(ann.page)
    guest.page.goto(f"{url}/#{code}")
    expect(guest.page.get_by_role("button", name="Join in")).to_be_visible()
    eyes.look(guest, "a guest who watches")
    give_up(bob.page)
    expect(ann.page.get_by_role("heading", name=WON)).to_be_visible()
    eyes.look(ann, "the end on a phone")
    eyes.look(tv, "the end on the TV")


def test_what_is_seen_of_people_and_cards(eyes: Eyes, url: str) -> None:
    ann, bob, tv = eyes.device(), eyes.device(), eyes.device(TV)
    tv.page.goto(url)
    expect(tv.page.get_by_role("radio")).to_have_count(3)
    eyes.look(tv, "the start page on a TV")
    tv.page.get_by_role("button", name="This is the TV").click()
    expect(tv.page.get_by_role("img", name="QR code")).to_be_visible()
    eyes.look(tv, "a TV that waits for people")
    code = deal([ann.page, bob.page], url, "Lunch Money")
    bob.page.locator(".reach [data-card]").first.focus()
    bob.page.keyboard.press("i")
    expect(bob.page.get_by_text("In the rule book")).to_be_visible()
    eyes.look(bob, "a card, seen closely")
    close(bob.page)
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Show on a TV").click()
    expect(ann.page.get_by_text(f"/#{code}/tv")).to_be_visible()
    eyes.look(ann, "what to open on a TV")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("dialog[open]")).to_have_count(1)  # the menu under it
    ann.page.get_by_role("button", name="Delete the table").click()
    expect(ann.page.get_by_role("button", name="Keep the table")).to_be_visible()
    eyes.look(ann, "what deleting loses")
    close(ann.page)
    bob.page.get_by_role("button", name="Menu").click()
    bob.page.get_by_role("button", name="Let a bot play for me").click()
    expect(bob.page.get_by_text("A bot plays for you.")).to_be_visible()
    eyes.look(bob, "a bot plays for me")
    bob.page.get_by_role("button", name="I am back").click()
    expect(bob.page.get_by_text("A bot plays for you.")).to_have_count(0)
    new = eyes.device()
    new.page.goto(f"{url}/#{code}")
    new.page.get_by_role("button", name="Join in").click()
    new.page.get_by_label("Your name").fill("Bob")
    new.page.get_by_role("button", name="Take a seat").click()
    new.page.get_by_role("button", name="I am Bob. Ask Ann").click()
    expect(new.page.get_by_text("Ann is asked.")).to_be_visible()
    eyes.look(new, "a phone that asks for its seat")
    expect(ann.page.get_by_role("button", name="Yes, that is Bob")).to_be_visible()
    eyes.look(ann, "a host who is asked")


def test_who_is_out(eyes: Eyes, url: str) -> None:
    ann, bob, cleo = eyes.device(), eyes.device(), eyes.device()
    deal([ann.page, bob.page, cleo.page], url, "Beer Money")
    give_up(cleo.page)
    expect(cleo.page.locator("[data-out]")).to_be_visible()
    close(cleo.page)
    eyes.look(cleo, "who is out, with something to do")


def test_tietgen_on_a_phone_and_the_tv(eyes: Eyes, url: str) -> None:
    ann, tv = eyes.device(), eyes.device(TV)
    seat([ann.page], url, "Tietgen", watchers=[tv.page], bots=1)
    eyes.look(ann, "the notice before Tietgen")
    begin([ann.page], "Tietgen")
    eyes.look(tv, "the board on the TV")
    seen: set[str] = set()
    for _ in looks(ann.page):
        names = named(ann.page)
        for view in ("Throw the dice", "No, to auction", "Bid "):
            if view not in seen and any(name.startswith(view) for name in names):
                seen.add(view)
                eyes.look(ann, f"Tietgen, {view}")
                if view == "Bid ":
                    eyes.look(tv, "an auction on the TV")
        if "Bid " in seen:
            break
        if not press(ann.page, "No, to auction"):
            act(ann.page)
    assert {"Throw the dice", "No, to auction", "Bid "} <= seen
    for page in ("Deeds", "Trade", "Me"):
        ann.page.get_by_role("tab", name=page).click()
        eyes.look(ann, f"Tietgen, the page {page}")


def test_the_companion_of_a_board_of_cardboard(eyes: Eyes, url: str) -> None:
    table = Cardboard(eyes.browser, url)
    eyes.devices += table.devices
    one, two = table.phones
    throw(one.page, 1, 2)
    one.page.get_by_role("button", name="Buy for 3 cl").click()
    expect(two.page.get_by_role("group", name="First die")).to_be_visible()
    eyes.look(two, "typed dice and the ledger")
    eyes.look(table.tv, "the companion on the TV")
    throw(two.page, 1, 2)
    expect(one.page.get_by_role("button", name="Claim 0.2 cl of rent")).to_be_visible()
    eyes.look(one, "a rent to claim")
    one.page.get_by_role("button", name="Claim 0.2 cl of rent").click()
    one.page.get_by_role("tab", name="Trade").click()
    one.page.get_by_role("group", name="You give").get_by_role("button").first.click()
    one.page.get_by_role("button", name=f"You get from {table.names[1]}: beer: more").click()
    one.page.get_by_role("button", name="Offer it").click()
    expect(two.page.locator(".reach").get_by_role("button", name="Accept")).to_be_visible()
    eyes.look(two, "an offer")
    for phone, call in ((one, "Call time"), (two, "Call time")):
        phone.page.get_by_role("tab", name="Me").click()
        phone.page.get_by_role("button", name=call).click()
        phone.page.get_by_role("button", name=f"{call} now?").click()
    expect(two.page.get_by_role("heading", name=WON)).to_be_visible()
    eyes.look(two, "the end of an evening")
    eyes.look(table.tv, "the end of an evening on the TV")


def test_a_shared_device_is_covered(eyes: Eyes, url: str) -> None:
    ann = eyes.device()
    open_table(ann.page, url, "Lunch Money", "Ann")
    share(ann.page, "Bob")
    eyes.look(ann, "lobby of a shared device")
    ann.page.get_by_role("button", name="Deal").click()
    expect(ann.page.get_by_role("heading", name="Pass it to")).to_be_visible()
    eyes.look(ann, "a cover")
    ann.page.locator(".cover button.main").click()
    expect(ann.page.locator(".holder")).to_be_visible()
    eyes.look(ann, "a shared phone")


@pytest.mark.parametrize("game", ["Lunch Money", "Beer Money", "Tietgen"])
def test_a_lesson(eyes: Eyes, url: str, game: str) -> None:
    ann = eyes.device()
    ann.page.goto(url)
    ann.page.get_by_role("button", name=f"Learn {game}").click()
    begin = ann.page.get_by_role("button", name="Understood" if game == "Tietgen" else "Begin")
    expect(begin).to_be_visible()
    eyes.look(ann, "before a lesson")
    begin.click()
    expect(ann.page.locator("[data-lit]").first).to_be_visible()
    eyes.look(ann, "a bubble of a lesson")
    if game == "Beer Money":
        ann.page.get_by_role("button", name="Pass").click()
        expect(ann.page.get_by_role("button", name="Do it all the same")).to_be_visible()
        eyes.look(ann, "a hint of a lesson")
        ann.page.get_by_role("button", name="Do it all the same").click()
        expect(ann.page.get_by_text("You are on your own way now")).to_be_visible()
        eyes.look(ann, "a lesson that was left")
        give_up(ann.page)
        expect(ann.page.get_by_role("button", name=lessons.DONE)).to_be_visible()
        eyes.look(ann, "the end of a lesson")


def test_a_replay_of_cards(eyes: Eyes, url: str) -> None:
    ann = eyes.device()
    ann.page.goto(url)
    ann.page.get_by_label("Choose a file").set_input_files(RECORDS / "lunch-money" / "example-of-play.play")
    slider = ann.page.get_by_role("slider")
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    ann.page.locator("[aria-current=step]").first.wait_for()
    eyes.look(ann, "a replay of cards")
    ann.page.get_by_role("button", name="Play on from here").click()
    expect(ann.page.get_by_label("You take the seat of")).to_be_visible()
    eyes.look(ann, "how a replay is played on")


def test_a_replay_of_the_board_with_its_chances(eyes: Eyes, url: str, tmp_path: Path) -> None:
    record = tmp_path / "evening.play"
    record.write_text(TIETGEN, encoding="utf-8")
    ann = eyes.device(TV)
    ann.page.goto(url)
    ann.page.get_by_label("Choose a file").set_input_files(record)
    ann.page.get_by_role("button", name="One moment on").click()
    ann.page.get_by_role("button", name="Work out who was winning").click()
    expect(ann.page.get_by_role("img", name="Chances of winning")).to_be_visible()
    eyes.look(ann, "a replay of the board")


def test_a_new_version_is_here(eyes: Eyes, url: str) -> None:
    ann, bob = eyes.device(), eyes.device()
    open_table(ann.page, url, "Beer Money", "Ann")
    speaks(ann.page, '"build":"', '"build":"old-', times=2)
    reload_twice(ann.page)
    expect(ann.page.get_by_text("A new version is here")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Reload the page")).to_be_visible()
    eyes.look(ann, "a new version, above a lobby")
    open_table(bob.page, url, "Tietgen", "Bob")
    speaks(bob.page, '"v":1', '"v":0', times=2)
    reload_twice(bob.page)
    expect(bob.page.get_by_role("alert")).to_contain_text("your seat and the game stay as they are")
    eyes.look(bob, "a page that is too old")


def test_what_goes_wrong(eyes: Eyes, tmp_path: Path) -> None:
    with Restarting(tmp_path) as server:
        ann, bob = eyes.device(), eyes.device()
        code = open_table(ann.page, server.url, "Beer Money", "Ann")
        join(bob.page, server.url, code, "Bob")
        ann.page.locator("li", has_text="Bob").get_by_label("More about Bob").click()
        ann.page.get_by_role("button", name="Send away").click()
        expect(bob.page.get_by_role("alert")).to_contain_text("The host")
        eyes.look(bob, "sent away")
        bob.page.goto(f"{server.url}/#ZZZZZ")
        expect(bob.page.get_by_role("heading", name="No such table")).to_be_visible()
        eyes.look(bob, "no such table")
        bob.page.goto(f"{server.url}/#/replay/{code}/1@7")
        expect(bob.page.get_by_role("alert")).to_be_visible()
        eyes.look(bob, "no such replay")
        bob.complaints.clear()  # of the browser, about the answer 404
        bob.page.goto(f"{server.url}/#/replay")
        expect(bob.page.get_by_role("heading", name="Look at a record")).to_be_visible()
        eyes.look(bob, "no replay yet")
        server.kill()
        expect(ann.page.get_by_text("The connection is gone.")).to_be_visible()
        eyes.look(ann, "no connection", spoken=[])  # the words of the others are not to be had
        ann.complaints.clear()  # of the browser, about the line
