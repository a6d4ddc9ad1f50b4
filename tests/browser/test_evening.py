"""Cards that explain themselves, a clock with a bank, a bot that stands in, people who leave and come back."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.browser import LEAST, PHONE, SMALL, TV, Device, Still
from tests.browser.cards import WON, give_up, is_asked, move
from tests.browser.tables import GAMES, HAND, begin, deal, join, open_table, seat
from tests.browser.tapping import looks

# Where everything stands that can be tapped.
PLACES = """() => [...document.querySelectorAll('button, a, input, select, summary')].map(found => {
  const { x, y, width, height } = found.getBoundingClientRect();
  return [found.textContent.trim(), x, y, width, height].join(' ');
})"""
TURN = 180_000  # ms; a turn at a quick table is over after 50 s
SITTING = 60_000  # ms by which the page's own clock is put forward


def hand_of(page: Page) -> list[str]:
    """What the cards of a hand are called, without what they do."""
    labels = page.locator(".reach [data-card]").evaluate_all("cards => cards.map(card => card.ariaLabel)")
    return [label.split(". ")[0] for label in labels]


def test_a_card_says_what_it_does_by_touch_long_press_and_keyboard(browser: Browser, url: str) -> None:
    ann, bob = Still(browser), Still(browser)
    deal([ann.page, bob.page], url, "Lunch Money")
    page = bob.page  # it is Ann's turn, so every card of Bob's is grey
    first, second = page.locator(".reach [data-card]").nth(0), page.locator(".reach [data-card]").nth(1)
    first.click()
    expect(page.locator(".reach .told")).not_to_be_empty()
    expect(page.locator(".reach .why")).not_to_be_empty()

    first.hover()
    page.mouse.down()
    sheet = page.get_by_role("dialog", name=f"About {hand_of(page)[0]}")
    expect(sheet).to_be_visible()
    page.mouse.up()
    expect(sheet.get_by_text("In the rule book")).to_be_visible()
    expect(sheet.get_by_text("Right now:")).to_be_visible()
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)

    page.mouse.move(0, 0)
    second.focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog", name=f"About {hand_of(page)[1]}")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    for device in (ann, bob):
        assert not device.complaints
        device.context.close()


def test_a_card_opens_under_a_mouse_that_was_moved_to_it_and_rests(browser: Browser, url: str) -> None:
    ann, bob = Still(browser), Still(browser)
    deal([ann.page, bob.page], url, "Lunch Money")
    page = bob.page
    card, sheet = page.locator(".reach [data-card]").first, page.get_by_role("dialog")
    card.hover()
    expect(sheet).to_be_visible()
    page.mouse.move(0, 0)
    expect(sheet).to_have_count(0)

    card.click()  # and the mouse stays where it is
    card.evaluate("card => { const place = card.parentElement; card.remove(); place.append(card); }")
    page.wait_for_timeout(1500)  # longer than a mouse must rest
    expect(sheet).to_have_count(0)
    for device in (ann, bob):
        assert not device.complaints
        device.context.close()


def test_numbers_pick_cards_and_the_focus_goes_to_the_first_target(browser: Browser, url: str) -> None:
    ann, bob, cleo = Still(browser), Still(browser), Still(browser)
    deal([ann.page, bob.page, cleo.page], url, "Beer Money")
    page = ann.page
    expect(page.locator(".bar button").first).to_be_visible()
    expect(page.locator(".bar button.null.big")).to_have_count(0)  # doing nothing is not the large button
    for number in range(HAND):
        page.keyboard.press(str(number + 1))
        expect(page.locator(".reach .told")).not_to_be_empty()
        if page.locator("li.target button").count():
            expect(page.locator("li.target button").first).to_be_focused()
            page.keyboard.press("Escape")
            expect(page.locator("li.target")).to_have_count(0)
            return
        page.keyboard.press("Escape")


def test_the_clock_shows_the_time_bank_and_that_a_bot_plays_on(browser: Browser, url: str) -> None:
    ann, bob = Still(browser), Still(browser)
    ann.page.clock.install()
    seat([ann.page, bob.page], url, "Beer Money")
    ann.page.get_by_label("Speed").select_option("normal")
    begin([ann.page, bob.page], "Beer Money")
    ring = ann.page.locator(".me svg[role=img]")
    expect(ring).to_have_accessible_name(re.compile("seconds left"))
    ann.page.clock.fast_forward(SITTING)
    expect(ann.page.locator(".me svg[data-own]")).to_be_visible()
    expect(ann.page.get_by_text(re.compile("^own time 1:"))).to_be_visible()
    ann.page.clock.fast_forward(SITTING + 10_000)
    expect(ann.page.get_by_text(re.compile(r"^A bot plays on in \d+ s"))).to_be_visible()
    for device in (ann, bob):
        device.context.close()


def test_a_bot_plays_for_who_steps_out_and_gives_the_seat_back(browser: Browser, url: str) -> None:
    ann, bob = Still(browser), Still(browser)
    deal([ann.page, bob.page], url, "Lunch Money")
    bob.page.get_by_role("button", name="Menu").click()
    bob.page.get_by_role("button", name="Let a bot play for me").click()
    expect(bob.page.get_by_role("alert").get_by_text("A bot plays for you.")).to_be_visible()
    person = ann.page.get_by_label(re.compile("^Bob,.*a bot plays for Bob"))
    expect(person).to_be_visible()
    bob.page.get_by_role("button", name="I am back").click()
    expect(bob.page.get_by_text("A bot plays for you.")).to_have_count(0)
    expect(person).to_have_count(0)
    bob.context.close()
    expect(ann.page.get_by_label(re.compile("^Bob,.*away"))).to_be_visible()
    ann.context.close()


def test_a_bot_takes_over_when_the_time_is_over(browser: Browser, url: str) -> None:
    ann, bob, tv = Still(browser), Still(browser), Still(browser, TV)
    seat([ann.page, bob.page], url, "Beer Money", watchers=[tv.page])
    ann.page.get_by_label("Speed").select_option("quick")
    begin([ann.page, bob.page], "Beer Money")
    expect(tv.page.locator(".clock").get_by_text(re.compile(r"^A bot plays on in \d+ s$"))).to_be_visible(timeout=TURN)
    expect(ann.page.get_by_role("alert").get_by_text("A bot plays for you.")).to_be_visible()
    expect(tv.page.locator(".plate", has_text="Ann").get_by_text("a bot plays")).to_be_visible()
    ann.page.get_by_role("button", name="I am back").click()
    expect(ann.page.get_by_text("A bot plays for you.")).to_have_count(0)
    expect(tv.page.locator(".plate .robot")).to_have_count(0)
    for device in (ann, bob, tv):
        assert not device.complaints
        device.context.close()


def test_the_tv_shows_bots_who_stand_in_and_who_is_away(browser: Browser, url: str) -> None:
    """A bot has the same face on the list of who plays and on the TV."""
    ann, bob, cleo, tv = Still(browser), Still(browser), Still(browser), Still(browser, TV)
    seat([ann.page, bob.page, cleo.page], url, "Beer Money", bots=1, watchers=[tv.page])
    robot = "g.features path"
    faces = [page.locator("li", has_text="bot").locator(robot).last.get_attribute("d") for page in (ann.page, tv.page)]
    begin([ann.page, bob.page, cleo.page], "Beer Money")
    bot = tv.page.locator('[data-person="3"]')
    faces.append(bot.locator(robot).last.get_attribute("d"))
    assert faces[0] and set(faces) == {faces[0]}

    plates = {name: tv.page.locator(".plate", has_text=name) for name in ("Ann", "Bob", "Cleo")}
    expect(plates["Ann"].locator(robot)).to_have_count(0)
    bob.page.get_by_role("button", name="Menu").click()
    bob.page.get_by_role("button", name="Let a bot play for me").click()
    expect(plates["Bob"].get_by_text("a bot plays")).to_be_visible()
    expect(plates["Bob"].locator(".robot")).to_be_visible()
    cleo.context.close()
    expect(plates["Cleo"].get_by_text("away")).to_be_visible()
    bob.page.get_by_role("button", name="I am back").click()
    expect(plates["Bob"].locator(".robot")).to_have_count(0)
    for device in (ann, bob, tv):
        assert not device.complaints
        device.context.close()


def test_a_taunt_flies_across_the_tv_and_a_banana_hits_who_is_on_turn(browser: Browser, url: str) -> None:
    ann, bob, cleo, tv = Still(browser), Still(browser), Still(browser), Device(browser, TV)
    deal([ann.page, bob.page, cleo.page], url, "Lunch Money", watchers=[tv.page])
    cleo.page.get_by_role("button", name="Say it with the move").click()
    cleo.page.get_by_role("button", name="Ouch!").click()
    expect(tv.page.locator(".flight")).to_have_text("Ouch!")
    expect(tv.page.locator(".flight")).to_have_count(0)  # it is gone by itself
    give_up(cleo.page)
    cleo.page.get_by_role("button", name="Throw your banana").click()
    banana = tv.page.locator(".flight.banana")
    expect(banana.locator("svg")).to_be_visible()
    plate = tv.page.locator(".plate.turn").bounding_box()
    assert plate is not None
    expect(banana).to_have_css("translate", re.compile(rf"^{round(plate['x'] + plate['width'] / 2)}"))
    expect(cleo.page.get_by_role("button", name="Throw your banana")).to_have_count(0)
    cleo.page.reload()  # there is one for each game
    expect(cleo.page.get_by_role("button", name="Boo!")).to_be_visible()
    expect(cleo.page.get_by_role("button", name="Throw your banana")).to_have_count(0)
    for device in (ann, bob, cleo, tv):
        assert not device.complaints
        device.context.close()


def test_a_phone_shows_how_a_game_ended(browser: Browser, url: str) -> None:
    """Ranking, awards, the last blow and a comic, also where there is no TV."""
    ann, bob = Still(browser), Still(browser)
    code = deal([ann.page, bob.page], url, "Beer Money", bots=1)
    taps = 0
    for _ in looks(ann.page):
        taps += move(ann.page) or move(bob.page, fights=False)
        if taps > HAND:
            break
    for page in (bob.page, ann.page):
        give_up(page)
    for page in (ann.page, bob.page):
        ending = page.get_by_role("region", name="How it ended")
        ranking = ending.get_by_role("list").first.get_by_role("listitem")
        expect(ranking).to_have_text([re.compile("^1 "), "2 Ann", "3 Bob"])
        expect(ranking.first.locator("g.features")).to_have_count(1)  # the face of a bot
        expect(ending.get_by_role("img", name=re.compile("^Beer Money: .* wins"))).to_be_visible()
        expect(ending.get_by_role("button", name="Save as PNG")).to_be_visible()
    bob.page.get_by_role("button", name="The last blow").click()
    expect(bob.page.get_by_role("heading", name="The last blow")).to_be_visible()
    expect(bob.page.locator(".encore .arena")).to_be_visible()
    assert bob.overflow() <= 0
    shown = ann.page.request.get(f"{url}/api/tables/{code}/games/1/replay").json()
    assert sorted(map(bool, shown["bots"])) == [False, False, True]
    expect(bob.page.locator(".encore g.features")).to_have_count(1)
    for device in (ann, bob):
        assert not device.complaints
        device.context.close()


def test_a_dead_phone_is_reseated_by_the_host(browser: Browser, url: str) -> None:
    maja, ida, bo = Still(browser), Still(browser), Still(browser)
    code = deal([maja.page, ida.page, bo.page], url, "Beer Money", names=("Maja", "Ida", "Bo"))
    hand = hand_of(ida.page)
    ida.context.close()
    new = Still(browser)
    new.page.goto(f"{url}/#{code}")
    new.page.get_by_role("button", name="Join in").click()
    new.page.get_by_label("Your name").fill("ida")
    new.page.get_by_role("button", name="Take a seat").click()
    expect(new.page.get_by_text("Are you Ida?")).to_be_visible()
    new.page.get_by_role("button", name="I am Ida. Ask Maja").click()
    expect(new.page.get_by_text("Maja is asked.")).to_be_visible()
    expect(bo.page.get_by_text("A new phone says")).to_have_count(0)
    maja.page.get_by_role("button", name="Yes, that is Ida").click()
    expect(new.page.locator(".reach [data-card]")).to_have_count(HAND)
    assert hand_of(new.page) == hand
    expect(maja.page.get_by_text("A new phone says")).to_have_count(0)
    for device in (maja, bo, new):
        device.context.close()


def test_the_next_game_goes_on_without_who_has_left(browser: Browser, url: str) -> None:
    ann, bob, dee = Still(browser), Still(browser), Still(browser)
    deal([ann.page, bob.page, dee.page], url, "Lunch Money", names=("Ann", "Bob", "Dee"))
    give_up(dee.page)
    dee.context.close()
    give_up(bob.page)
    expect(ann.page.get_by_role("heading", name=WON)).to_have_text("You win!")
    expect(bob.page.get_by_role("heading", name=WON)).to_have_text("Ann wins!")
    expect(ann.page.get_by_text("Dee is away.")).to_be_visible()
    ann.page.get_by_role("button", name="Play without Dee").click()
    for page in (ann.page, bob.page):
        expect(page.locator(".reach [data-card]")).to_have_count(HAND)
    expect(ann.page.get_by_label(re.compile("^Dee,"))).to_have_count(0)
    for device in (ann, bob):
        device.context.close()


def test_nothing_on_the_start_page_moves_under_a_thumb(browser: Browser, url: str) -> None:
    """Games that the server names late push nothing away."""
    late: list[Route] = []

    def hold(route: Route) -> None:
        late.append(route)

    for size in (PHONE, (390, 844), (820, 1180), (1440, 900)):
        ann = Device(browser, size)
        ann.page.route("**/api/games", hold)
        ann.page.goto(url)
        expect(ann.page.get_by_role("radio")).to_have_count(GAMES)
        expect(ann.page.get_by_text("players")).to_have_count(0)
        ann.page.evaluate("document.fonts.ready")
        before = ann.page.evaluate(PLACES)
        late.pop().continue_()
        expect(ann.page.get_by_text("2 to 10 players")).to_have_count(2)
        ann.page.wait_for_load_state("networkidle")
        assert ann.page.evaluate(PLACES) == before, size
        ann.context.close()


def test_one_tap_leads_from_the_start_page_to_a_game(browser: Browser, url: str) -> None:
    ann = Still(browser)
    ann.page.goto(url)
    ann.page.get_by_role("button", name="Play now against three bots").click()
    expect(ann.page.locator(".reach [data-card]")).to_have_count(HAND)
    assert not ann.complaints
    ann.context.close()


def test_a_tv_sets_up_its_own_table_and_the_first_guest_is_host(browser: Browser, url: str) -> None:
    tv, ann = Still(browser, TV), Still(browser)
    tv.page.goto(url)
    tv.page.get_by_role("button", name="This is the TV").click()
    expect(tv.page.get_by_role("img", name="QR code")).to_be_visible()
    code = tv.page.url.partition("#")[2].partition("/")[0]
    address = url.removeprefix("http://")
    expect(tv.page.get_by_text(f"Open {address} and type {code}")).to_be_visible()
    ann.page.goto(f"{url}/#{code}")
    expect(ann.page.get_by_role("button", name="Take a seat")).to_be_visible()
    expect(ann.page.get_by_text("watching")).to_have_count(0)  # nobody counts themselves
    join(ann.page, url, code, "Ann")
    expect(ann.page.locator("li", has_text="Ann").get_by_text("host")).to_be_visible()
    expect(tv.page.locator("li strong")).to_have_text("Ann")
    expect(ann.page.get_by_text("watching")).to_have_count(0)  # a screen is no watcher
    for device in (tv, ann):
        assert not device.complaints
        device.context.close()


def test_ten_players_fit_on_a_tv_before_the_deal(browser: Browser, url: str) -> None:
    ann, tv = Still(browser), Still(browser, TV)
    seat([ann.page], url, "Lunch Money", bots=9, watchers=[tv.page], names=("Maximiliane-Charlotte",))
    expect(tv.page.locator("li strong")).to_have_count(10)
    for shown in (*tv.page.locator("li").all(), tv.page.get_by_role("button", name="Tap for sound")):
        expect(shown).to_be_in_viewport(ratio=1)
    assert tv.overflow() <= 0
    assert not tv.page.evaluate(SMALL, LEAST)
    for device in (ann, tv):
        assert not device.complaints
        device.context.close()


def test_a_phone_says_what_to_open_on_a_tv_and_what_deleting_loses(browser: Browser, url: str) -> None:
    ann, bob = Still(browser), Still(browser)
    code = open_table(ann.page, url, "Beer Money", "Ann")
    join(bob.page, url, code, "Bob")
    ann.page.get_by_role("button", name="Show on a TV").first.click()
    sheet = ann.page.get_by_role("dialog", name="Show the table on a TV")
    expect(sheet.get_by_text(f"{url.removeprefix('http://')}/#{code}/tv")).to_be_visible()
    sheet.get_by_role("button", name="Close").click()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Delete the table").dblclick()
    expect(ann.page.get_by_text("Bob loses a seat here.")).to_be_visible()
    ann.page.get_by_role("button", name="Keep the table").click()
    expect(ann.page.get_by_role("button", name="Delete the table")).to_be_visible()
    for device in (ann, bob):
        device.context.close()


def test_what_is_not_aimed_at_me_passes_by(browser: Browser, url: str) -> None:
    """Not to be asked about what is aimed at others is one tap, and one tap takes it back."""
    ann, bob, cleo = Still(browser), Still(browser), Still(browser)
    deal([ann.page, bob.page, cleo.page], url, "Beer Money")
    button = cleo.page.get_by_role("button", name="Only if it is me")
    for _ in looks(ann.page):
        if button.count():  # nothing goes on before Cleo has answered
            break
        move(ann.page)
        move(bob.page, fights=False, answers=False)
        move(cleo.page, fights=False, answers=False)
    button.click()
    expect(cleo.page.get_by_text("You are only asked about what is aimed at you.")).to_be_visible()
    cleo.page.get_by_role("button", name="Ask me again").click()
    expect(cleo.page.get_by_text("You are only asked about what is aimed at you.")).to_have_count(0)


def test_every_phone_fits_its_screen(browser: Browser, url: str) -> None:
    """With nine others, on small phones, on their side, and on a tablet: nothing is wider than the screen."""
    ann = Device(browser)
    seat([ann.page], url, "Beer Money", bots=9)
    begin([ann.page], "Beer Money")
    for width, height in ((360, 640), (390, 844), (740, 360), (1024, 768)):
        ann.page.set_viewport_size({"width": width, "height": height})
        expect(ann.page.locator(".reach [data-card]").first).to_be_in_viewport()
        assert ann.overflow() <= 0, (width, height)
    ann.context.close()


def test_everybody_stays_in_sight_while_a_card_is_in_the_air(browser: Browser, url: str) -> None:
    ann = Still(browser)
    deal([ann.page], url, "Beer Money", bots=5)
    for _ in looks(ann.page):
        if is_asked(ann.page) and ann.page.locator(".scene.busy").count():
            break
        move(ann.page, answers=False)
    for width, height in ((360, 640), (390, 844), (412, 915), (844, 390)):
        ann.page.set_viewport_size({"width": width, "height": height})
        for person in ann.page.locator(".person").all():
            expect(person).to_be_in_viewport(ratio=0.95)
    ann.context.close()
