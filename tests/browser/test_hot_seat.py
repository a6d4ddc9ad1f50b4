"""Ann and Bob share one phone, Carl has his own: a whole game, in which nobody sees another's hand."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.browser import Device, Still
from tests.browser.cards import WON, give_up, is_out, move
from tests.browser.tables import join, open_table
from tests.browser.tapping import looks, tap

LEAVES = 8  # so many times has the device been passed on when Carl gives up, and the other two have it out
HAND = ".reach ul button"
IS_MINE = ".cover button.main"
# Who has the device, and the hand that is in the page, as a screen reader tells it.
HELD = """() => {
  const holder = document.querySelector('.holder strong');
  const hand = [...document.querySelectorAll('.reach ul button')];
  return holder && [holder.textContent, hand.map(card => card.ariaLabel)];
}"""


def share(page: Page, name: str) -> None:
    """Seat another person on this device."""
    if not page.get_by_label("Their name").is_visible():
        page.get_by_text("Another person on this device").click()
    page.get_by_label("Their name").fill(name)
    page.get_by_role("button", name="Seat them").click()
    expect(page.get_by_role("button", name=f"{name} gets up")).to_be_visible()


def uncover(page: Page) -> str:
    """Take the device, as the one it is passed to; their name."""
    expect(page.locator(IS_MINE)).to_be_visible()
    whole = page.evaluate("document.body.textContent + document.body.innerHTML")
    assert page.locator(HAND).count() == 0 and 'class="reach' not in whole
    assert page.locator("article, figure, [role=log], dialog").count() == 0
    name = page.locator(".cover h1").inner_text().removeprefix("Pass it to ")
    page.locator(IS_MINE).click()
    expect(page.locator(".holder")).to_contain_text(name)
    return name


def test_two_people_on_one_phone_and_a_third_on_another_play_to_the_end(browser: Browser, url: str) -> None:
    shared, carl = Still(browser), Still(browser)
    page = shared.page
    code = open_table(page, url, "Lunch Money", "Ann")
    share(page, "Bob")
    expect(page.get_by_label("Speed")).to_have_value("none")
    assert shared.overflow() <= 0
    join(carl.page, url, code, "Carl")
    expect(carl.page.get_by_text("You are in.")).to_be_visible()
    page.get_by_label("Who begins").select_option("Ann")
    page.get_by_role("button", name="Deal").click()

    expect(page.get_by_role("heading", name="Pass it to Ann")).to_be_focused()
    hands: dict[str, list[str]] = {}
    passed: list[str] = []
    is_reloaded = False
    for number in looks(page):
        if len(passed) == LEAVES and not is_out(carl.page):
            give_up(carl.page)
        if page.locator(IS_MINE).count():
            covered = page.content()
            assert not [card for hand in hands.values() for card in hand if card in covered]
            passed.append(uncover(page))
            if len(passed) == 4 and not is_reloaded:  # a phone that was closed comes back covered, with both seats
                is_reloaded = True
                page.reload()
                expect(page.locator(IS_MINE)).to_contain_text(passed.pop())
        elif holder := page.evaluate(HELD):
            hands[holder[0].partition(" ")[0]] = [card.partition(". ")[0] for card in holder[1]]
            if not move(page):
                move(carl.page, fights=number % 3 == 0)
        elif page.get_by_role("heading", name=WON).count():
            break
        else:
            move(carl.page, fights=number % 3 == 0)
    expect(page.get_by_role("heading", name=WON)).to_be_visible()
    assert is_reloaded and {"Ann", "Bob"} == set(passed)
    for device in (shared, carl):
        assert device.overflow() <= 0
        assert not device.complaints
        device.context.close()


def test_settlement_is_each_persons_own_and_somebody_gets_up(browser: Browser, url: str) -> None:
    """In Tietgen nothing is hidden but how somebody settles: the device shows it to that person alone."""
    device = Device(browser)
    page = device.page
    open_table(page, url, "Tietgen", "Ann")
    share(page, "Bob")
    page.get_by_role("button", name="Understood").click()
    page.get_by_label("Who begins").select_option("Ann")
    page.get_by_role("button", name="Begin").click()

    assert uncover(page) == "Ann"
    page.get_by_role("tab", name="Me").click()
    page.get_by_role("button", name="water").click()
    page.get_by_role("button", name="Keep it so").click()
    expect(page.get_by_role("button", name="Keep it so")).to_be_disabled()
    for _ in looks(page):
        if page.locator(IS_MINE).count():
            break
        tap(page.locator(".reach .answers button:enabled").first)
    expect(page.locator(IS_MINE)).to_be_visible()
    assert page.get_by_text("water").count() == 0
    assert uncover(page) == "Bob"
    page.get_by_role("tab", name="Me").click()
    expect(page.get_by_role("button", name="water")).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="Cover it").click()
    expect(page.get_by_role("heading", name="Pass it to Bob")).to_be_visible()

    assert uncover(page) == "Bob"
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("group", name="Leave the table?").get_by_role("button", name="Leave the table").click()
    expect(page.locator(".holder, .cover")).to_have_count(0)  # Ann is alone with the device now
    page.get_by_role("tab", name="Me").click()
    expect(page.get_by_role("button", name="water")).to_have_attribute("aria-pressed", "true")
    assert not device.complaints
    device.context.close()


def test_a_seat_outlives_a_page_that_is_closed_before_the_answer_comes(browser: Browser, url: str) -> None:
    device = Device(browser)
    page = device.page
    open_table(page, url, "Lunch Money", "Ann")

    def swallow(line: WebSocketRoute) -> None:
        """Whoever sits down hears nothing of it."""
        server = line.connect_to_server()
        said: list[str] = []

        def forward(text: str | bytes) -> None:
            said.append(str(text))
            server.send(text)

        line.on_message(forward)
        server.on_message(lambda text: None if '"do":"sit"' in said[-1] else line.send(text))

    page.route_web_socket("**/ws", swallow)
    page.get_by_text("Another person on this device").click()
    page.get_by_label("Their name").fill("Bob")
    page.get_by_role("button", name="Seat them").click()
    expect(page.locator("li strong", has_text="Bob")).to_be_visible()  # Ann hears of it
    expect(page.get_by_role("button", name="Bob gets up")).to_have_count(0)
    page.unroute_all()
    again = device.context.new_page()
    page.close()
    again.goto(page.url)
    expect(again.get_by_role("button", name="Bob gets up")).to_be_visible()
    expect(again.locator("li strong")).to_have_count(2)
    device.context.close()
