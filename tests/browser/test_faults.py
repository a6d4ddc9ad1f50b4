"""What goes wrong at a table: each time the page says so clearly, and nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from tests.browser.browser import TV, Still
from tests.browser.restarting import Restarting
from tests.browser.tables import deal, join, open_table, visit


def cards(page: Page) -> Locator:
    return page.locator(".reach ul button")


def hand(page: Page) -> list[str]:
    held: list[str] = cards(page).evaluate_all("cards => cards.map(card => card.ariaLabel)")
    return [card.removesuffix(" (not now)") for card in held]


@contextmanager
def stopped_clock(page: Page) -> Iterator[None]:
    """Let no time pass on a page, as far as it can tell."""
    page.evaluate("() => { const now = performance.now(); performance.now = () => now; }")
    yield
    page.evaluate("() => { delete performance.now; }")


def passes(page: Page) -> None:
    page.get_by_role("button", name="Pass", exact=True).click()


def test_a_server_that_is_killed_comes_back_to_the_same_decision_and_the_move_made_meanwhile_counts(
    browser: Browser, tmp_path: Path
) -> None:
    with Restarting(tmp_path) as server:
        ann, bob = Still(browser).page, Still(browser).page
        deal([ann, bob], server.url, "Lunch Money")
        before = hand(ann), hand(bob)
        server.kill()
        for page in (ann, bob):
            expect(page.get_by_text("The connection is gone.")).to_be_visible()
        assert (hand(ann), hand(bob)) == before
        passes(ann)  # while nobody can hear it
        server.start()
        for page in (ann, bob):
            expect(page.get_by_text("The connection is gone.")).to_be_hidden()
        expect(ann.locator(".scene")).to_contain_text("You pass.")
        expect(bob.locator(".me h2")).to_be_visible()
        assert hand(bob) == before[1]
        passes(bob)
        expect(bob.locator(".scene")).to_contain_text("You pass.")


def test_a_page_that_is_opened_while_the_server_is_away_finds_it_again(browser: Browser, tmp_path: Path) -> None:
    with Restarting(tmp_path) as server:
        ann = Still(browser, workers="allow").page
        open_table(ann, server.url, "Beer Money", "Ann")
        for path in ("/", "/api/text", "/api/text/en", "/api/games"):
            ann.wait_for_function("async path => (await caches.match(path)) !== undefined", arg=path)
        server.kill()
        ann.reload()  # from what the worker has kept
        expect(ann.get_by_text("The connection is gone.")).to_be_visible()
        server.start()
        expect(ann.get_by_role("heading", name="Who plays")).to_be_visible()


def speaks(page: Page, what: str, instead: str, times: int) -> None:
    """Let the page say something else the next so many times that it connects, as an older one would."""
    left = times

    def garble(line: WebSocketRoute) -> None:
        nonlocal left
        left -= 1
        is_old = left >= 0
        server = line.connect_to_server()
        line.on_message(lambda text: server.send(str(text).replace(what, instead) if is_old else text))

    page.route_web_socket("**/ws", garble)


def reload_twice(page: Page) -> None:
    """Load the page anew, and wait until it has done that once more by itself."""
    page.add_init_script("window.again = 'pocketmoney.reloaded' in sessionStorage")
    page.reload()
    page.wait_for_function("() => window.again")


def test_an_old_tab_loads_the_new_version_once_by_itself_and_keeps_its_seat(browser: Browser, url: str) -> None:
    ann, bob = Still(browser), Still(browser)
    deal([ann.page, bob.page], url, "Lunch Money")
    before = hand(bob.page)
    bob.page.add_init_script("sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1")
    is_load = "number => sessionStorage.loads === String(number)"
    speaks(bob.page, '"build":"', '"build":"old-', times=3)
    bob.page.reload()  # the server was upgraded, and the tab comes from before that
    newer = bob.page.get_by_text("A new version is here")
    expect(newer).to_be_visible()  # it stays old, for whatever reason, and does not load again and again
    expect(cards(bob.page)).to_have_count(5)
    assert hand(bob.page) == before
    assert bob.page.evaluate(is_load, 2)
    bob.page.get_by_role("button", name="Reload the page").click()
    bob.page.wait_for_function(is_load, arg=3)
    expect(newer).to_be_visible()
    bob.page.get_by_role("button", name="Reload the page").click()
    bob.page.wait_for_function(is_load, arg=4)
    expect(cards(bob.page)).to_have_count(5)
    expect(newer).to_be_hidden()
    assert hand(bob.page) == before
    for device in (ann, bob):
        assert not device.complaints
        device.context.close()


def test_a_tab_that_speaks_an_old_language_says_so_and_comes_back_to_its_seat(browser: Browser, url: str) -> None:
    ann = Still(browser)
    open_table(ann.page, url, "Beer Money", "Ann")
    speaks(ann.page, '"v":1', '"v":0', times=2)
    reload_twice(ann.page)
    expect(ann.page.get_by_role("heading", name="A new version is here")).to_be_visible()
    expect(ann.page.get_by_role("alert")).to_contain_text("your seat and the game stay as they are")
    ann.page.get_by_role("button", name="Reload the page").click()
    expect(ann.page.locator("li", has_text="Ann")).to_contain_text("you")
    ann.context.close()


def test_at_a_full_table_one_can_watch(browser: Browser, url: str) -> None:
    ann, bob = Still(browser), Still(browser)
    code = open_table(ann.page, url, "Beer Money", "Ann")
    for seated in range(2, 17):
        ann.page.get_by_role("button", name="Seat Solid").click()
        expect(ann.page.locator("li strong")).to_have_count(seated)
    join(bob.page, url, code, "Bob")
    expect(bob.page.get_by_role("alert")).to_contain_text("All 16 chairs at this table are taken.")
    bob.page.get_by_role("link", name="Watch").click()
    assert bob.page.url.endswith(f"{code}/tv")
    expect(bob.page.get_by_text("Join with the code")).to_be_visible()
    for device in (ann, bob):
        assert not device.complaints
        device.context.close()


def test_a_wrong_code_says_so_and_leads_back(browser: Browser, url: str) -> None:
    bob = Still(browser)
    visit(bob.page, url)
    bob.page.get_by_label("Code of the table").fill("zzzzz")
    bob.page.get_by_role("button", name="Join", exact=True).click()
    expect(bob.page.get_by_role("heading", name="No such table")).to_be_visible()
    expect(bob.page.get_by_role("alert")).to_contain_text("ZZZZZ")
    bob.page.get_by_role("link", name="To the start page").click()
    expect(bob.page.get_by_label("Code of the table")).to_be_visible()
    assert not bob.complaints
    bob.context.close()


def test_a_guest_who_is_sent_away_hears_why_and_may_come_in_again(browser: Browser, url: str) -> None:
    ann, bob = Still(browser), Still(browser)
    code = open_table(ann.page, url, "Beer Money", "Ann")
    join(bob.page, url, code, "Bob")
    ann.page.locator("li", has_text="Bob").get_by_label("More about Bob").click()
    ann.page.get_by_role("button", name="Send away").click()
    expect(bob.page.get_by_role("alert")).to_contain_text("The host")
    bob.page.get_by_role("button", name="Come in as a guest").click()
    bob.page.get_by_role("button", name="Take a seat").click()
    expect(bob.page.locator("li", has_text="Bob")).to_contain_text("you")
    for device in (ann, bob):
        assert not device.complaints
        device.context.close()


def test_a_double_tap_on_a_costly_button_does_it_once(browser: Browser, url: str) -> None:
    ann = Still(browser)
    ann.page.goto(url)
    ann.page.get_by_label("Your name").fill("Ann")
    with stopped_clock(ann.page):
        ann.page.get_by_role("button", name="Open the table").dblclick()
    expect(ann.page.get_by_role("heading", name="Who plays")).to_be_visible()
    assert len(ann.page.evaluate("JSON.parse(localStorage['pocketmoney.seats'])")) == 1
    button = ann.page.get_by_role("button", name="Seat Solid")
    with stopped_clock(ann.page):  # however busy the machine is, the second tap comes at once
        button.dblclick()
    expect(ann.page.locator("li strong")).to_have_count(2)
    button.click()
    expect(ann.page.locator("li strong")).to_have_count(3)
    ann.page.reload()  # what the second tap had asked for would be done by now
    expect(ann.page.locator("li strong")).to_have_count(3)
    assert not ann.complaints
    ann.context.close()


def test_the_same_seat_in_two_tabs_plays_from_either(browser: Browser, url: str) -> None:
    ann, bob = Still(browser), Still(browser)
    deal([ann.page, bob.page], url, "Lunch Money")
    second = ann.context.new_page()
    second.goto(ann.page.url)
    expect(cards(second)).to_have_count(5)
    for tab in (ann.page, second, second, ann.page):
        expect(tab.locator(".me h2")).to_be_visible()
        passes(tab)
        expect(bob.page.locator(".me h2")).to_be_visible()
        passes(bob.page)
        expect(second.get_by_role("alert")).to_have_count(0)
        expect(ann.page.get_by_role("alert")).to_have_count(0)
    assert hand(second) == hand(ann.page)
    for device in (ann, bob):
        assert not device.complaints
        device.context.close()


def test_a_seat_moves_to_another_device_in_the_middle_of_a_game(browser: Browser, url: str) -> None:
    ann, bob, other = Still(browser), Still(browser), Still(browser)
    code = deal([ann.page, bob.page], url, "Lunch Money")
    before = hand(bob.page)
    bob.page.get_by_role("button", name="Menu").click()
    bob.page.get_by_role("button", name="Move my seat to another device").click()
    told = bob.page.get_by_text("On the other device, open this table and type")
    expect(told).to_be_visible()
    word = (told.text_content() or "").partition("type ")[2].partition(".")[0].strip("\u2068\u2069")

    other.page.goto(f"{url}/#{code}")
    other.page.get_by_role("button", name="Join in").click()
    other.page.get_by_text("I hold a seat on another device").click()
    other.page.get_by_label("Code from that device").fill("wrong")
    other.page.get_by_role("button", name="Take it over").click()
    expect(other.page.get_by_role("alert")).to_be_visible()
    other.page.get_by_label("Code from that device").fill(word.lower())
    other.page.get_by_role("button", name="Take it over").click()
    expect(cards(other.page)).to_have_count(5)
    assert hand(other.page) == before
    expect(bob.page.get_by_role("alert")).to_contain_text("Another device holds this seat now.")
    bob.page.get_by_role("button", name="Come in as a guest").click()
    expect(bob.page.get_by_text("You are watching.")).to_be_visible()
    for device in (ann, bob, other):
        assert not device.complaints
        device.context.close()


def test_a_phone_that_is_closed_comes_back_to_its_hand_from_the_start_page(browser: Browser, url: str) -> None:
    ann, bob = Still(browser), Still(browser)
    code = deal([ann.page, bob.page], url, "Lunch Money")
    before = hand(bob.page)
    bob.page.close()
    passes(ann.page)
    again = bob.context.new_page()
    again.goto(url)
    again.get_by_role("link", name=code).click()
    expect(cards(again)).to_have_count(5)
    assert hand(again) == before
    expect(again).to_have_title("● Your turn – Lunch Money")
    passes(again)
    expect(again).to_have_title("Lunch Money")
    for device in (ann, bob):
        assert not device.complaints
        device.context.close()


def test_a_table_that_cannot_write_its_moves_down_says_so_on_every_screen(browser: Browser, url: str) -> None:
    """As a server of several nodes tells it while the log that they share is away."""
    ann, tv = Still(browser), Still(browser, TV)
    lines: list[WebSocketRoute] = []

    def listen(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    for device in (ann, tv):
        device.page.route_web_socket("**/ws", listen)
    tv.page.clock.install()
    deal([ann.page], url, "Lunch Money", watchers=[tv.page], bots=1)
    for line in lines:
        line.send('{"is":"notice","key":"log-waits"}')
    waits, goes_on = "moves cannot be saved at the moment", "Moves can be saved again"
    for device in (ann, tv):
        expect(device.page.get_by_role("status").filter(has_text=waits)).to_be_visible()
        assert device.overflow() <= 0
    for line in lines:
        line.send('{"is":"notice","key":"log-goes-on"}')
    for device in (ann, tv):
        expect(device.page.get_by_text(waits)).to_have_count(0)
        expect(device.page.get_by_role("status").filter(has_text=goes_on)).to_be_visible()
    tv.page.clock.fast_forward(10_000)
    expect(tv.page.get_by_text(goes_on)).to_have_count(0)  # nobody has to close it
    for device in (ann, tv):
        assert not device.complaints
        device.context.close()
