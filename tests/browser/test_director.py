"""What the TV performs: beats in order, in time, large, heard, and as still pictures; and the end of a game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import faults
from tests.browser.broadcast import CODE, Broadcast, run_for, see, stop
from tests.browser.browser import LEAST, PHONE, SMALL, TV, Device, Still
from tests.browser.tables import open_table
from tests.browser.test_shell import SPY
from tests.repository import ROOT

RECORDS = ROOT / "tests" / "records"
CHAIN = RECORDS / "both" / "r19-three-humiliations-deep.play"
RESCUE = RECORDS / "both" / "r10-zero-after-healing-is-not-enough.play"
ENDING = RECORDS / "lunch-money" / "example-of-play-ending.play"
BUILDING = RECORDS / "tietgen" / "an-evening.play"
TIME = RECORDS / "tietgen" / "end-last-rent.play"
FURTHEST = 4_000  # ms behind the game, at most

# Every sentence that the large letters have said, in its order.
WATCH = """() => {
  window.said = [];
  const look = () => {
    const now = document.querySelector('.said')?.textContent;
    if (now && now !== window.said.at(-1)) window.said.push(now);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
# A browser that has voices, and writes down what they say.
SPEAKS = """
speechSynthesis.getVoices = () => [{ lang: 'en-GB' }, { lang: 'de-DE' }];
speechSynthesis.speak = said => told.push(`says ${said.lang}: ${said.text}`);
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""


def screen(
    browser: Browser, url: str, record: Path | str, kind: type[Device] = Device, *, runs: bool = False
) -> tuple[Device, Broadcast]:  # fmt: skip
    """A TV whose clock stands still unless it `runs`, and the table that it follows."""
    tv = kind(browser, TV)
    tv.page.clock.install()
    cast = Broadcast(tv.page, url, record if isinstance(record, str) else record.read_text(encoding="utf-8"))
    tv.page.locator(".arena, .building").first.wait_for()
    if not runs:
        stop(tv.page)
    return tv, cast


def finish(page: Page) -> None:
    """Wait for the end of a game, and let the last blow be shown."""
    expect(page.get_by_role("region", name="How it ended")).to_be_visible()
    run_for(page, 60_000)
    expect(page.get_by_role("button", name="Show it again")).to_be_visible()


def said(page: Page) -> list[str]:
    """What was said so far."""
    return [str(each) for each in page.evaluate("window.said")]


def test_a_burst_is_shown_beat_by_beat_and_caught_up_with(browser: Browser, url: str) -> None:
    tv, cast = screen(browser, url, CHAIN)
    tv.page.evaluate(WATCH)
    cast.burst(cast.last)
    expect(tv.page.locator(".said")).to_have_text("Ann attacks Ben with Kick (4).")
    expect(tv.page.get_by_role("region", name="What happened").get_by_role("listitem")).to_have_count(1)  # and no more
    run_for(tv.page, FURTHEST)
    expect(tv.page.locator(".said")).to_have_text("Ben's turn.")
    told = said(tv.page)
    order = [
        "Ann attacks Ben with Kick (4).", "Ben lays Humiliation: Ann is humiliated.",
        "Ann lays Humiliation: Ben is humiliated.", "Cat lays Humiliation: Ann is humiliated.",
        "Ann's Humiliation counts for nothing.", "Cat takes a free shot at Ann: Hook.",
        "Hook hits Ann for 2, down to 13.", "Ben's Humiliation counts after all.", "Ann's Kick (4) counts for nothing.",
        "Ben takes a free shot at Ann: Jab.", "Jab hits Ann for 1, down to 12.", "Ben's turn.",
    ]  # fmt: skip
    assert told == [each for each in order if each in told], "in order, and nothing twice"
    heavy = [each for each in order if " hits " in each or " counts " in each]
    assert [each for each in told if each in heavy] == heavy, "what is left out is light"
    assert not tv.complaints
    tv.context.close()


def test_each_hit_changes_its_own_counter_and_the_fallen_are_told_with_their_victor(browser: Browser, url: str) -> None:
    tv, cast = screen(browser, url, RESCUE)
    page = tv.page
    cast.play(1)
    expect(page.locator(".plate.aimed strong")).to_have_text("Ben")
    expect(page.locator(".strikes .strike")).to_have_count(1)
    run_for(page, 2_000)
    cast.play(2)
    see(page, "hit")
    expect(page.locator(".said")).to_have_text("Headbutt hits Ben for 3, down to -2. Only healing can save Ben now.")
    expect(page.locator(".waits")).to_contain_text("Ben has to heal now.")
    expect(page.locator(".plate.struck .change")).to_have_text("−3")
    run_for(page, 2_000)
    cast.play(cast.last)
    run_for(page, 1_600)
    see(page, "heal")
    run_for(page, 1_200)
    see(page, "fall")
    expect(page.locator(".said")).to_have_text("Ben falls unconscious. That was Ann, with Headbutt.")
    expect(page.locator(".plate.falling")).to_contain_text("KO by Ann")
    run_for(page, 2_500)
    see(page, "turn")
    assert not tv.complaints
    tv.context.close()


def test_who_asks_for_less_motion_sees_the_same_as_still_pictures(browser: Browser, url: str) -> None:
    tv, cast = screen(browser, url, RESCUE, Still)
    tv.page.evaluate(WATCH)
    cast.burst(2)
    expect(tv.page.locator(".arena ol li")).to_have_count(1)
    run_for(tv.page, 1_500)
    see(tv.page, "hit")
    expect(tv.page.locator(".plate.struck .change")).to_be_visible()
    expect(tv.page.locator(".strikes .point")).to_be_visible()
    assert tv.page.evaluate("document.getAnimations().length") == 0
    assert len(said(tv.page)) == 2
    tv.context.close()


@pytest.mark.parametrize(("size", "path"), [(TV, "/tv"), (PHONE, "")], ids=["tv", "phone"])
def test_a_speech_bubble_goes_away_also_where_nothing_moves(
    browser: Browser, url: str, size: tuple[int, int], path: str
) -> None:
    device = Still(browser, size)
    page = device.page
    page.clock.install()
    cast = Broadcast(page, url, RESCUE.read_text(encoding="utf-8"), path=path)
    page.locator(".plate, .person").first.wait_for()
    stop(page)
    cast.say(0, "Ouch!")
    expect(page.locator("q")).to_have_text("Ouch!")
    expect(page.locator("q")).to_be_visible()
    run_for(page, 9_000)
    expect(page.locator("q")).not_to_be_visible()
    device.context.close()


def test_a_screen_that_is_loaded_anew_shows_how_things_stand(browser: Browser, url: str) -> None:
    tv, cast = screen(browser, url, CHAIN)
    cast.play(4)
    run_for(tv.page, 9_000)
    expect(tv.page.locator(".arena ol li")).to_have_count(4)
    expect(tv.page.locator(".arena ol li.lit")).to_have_count(2)  # the last one, and the one before the one before
    expect(tv.page.locator(".arena ol em")).to_have_text(["Humiliated", "Humiliated"])
    tv.context.close()


SHOWN = (CHAIN, RESCUE, ENDING, BUILDING, TIME)
TEN = """game: beer-money
seats: Ann Bob Carl Dee Eve Fritz Gil Hanna Ida Christopher-James
hand Ann: kick-2 grab coldcock kick-4 smack
hand Bob: block dodge coldcock kick-4 smack
---
Ann: kick-2 > Bob
Bob: block
"""


def test_nothing_on_the_tv_is_too_small_to_be_read_across_a_room(browser: Browser, url: str) -> None:
    found: list[str] = []
    for name, record in [("ten", TEN), *((each.stem, each.read_text(encoding="utf-8")) for each in SHOWN)]:
        tv, cast = screen(browser, url, record, Still)
        cast.clock = {"left": 20_000, "of": 20_000, "bank": 90_000}
        for until in (0, cast.last // 2, cast.last):
            cast.play(until)
            run_for(tv.page, 60_000)
            if "won" in cast.state:
                finish(tv.page)
            found += [f"{name} at {until}: {each}" for each in tv.page.evaluate(SMALL, LEAST)]
        tv.context.close()
    assert not found, "\n".join(found)


@pytest.mark.parametrize("record", [RESCUE, BUILDING], ids=lambda record: record.stem)
def test_a_tv_shows_the_time_bank_and_that_a_bot_plays_on(browser: Browser, url: str, record: Path) -> None:
    tv, cast = screen(browser, url, record, Still)
    clock = tv.page.locator(".clock")
    cast.clock = {"left": 0, "of": 20_000, "bank": 83_000}
    cast.play(4)
    run_for(tv.page, 6_000)
    assert len(cast.state["open_to"]) == 1
    expect(clock.get_by_role("img")).to_have_accessible_name(re.compile(r"^The time is over; \d+ seconds of your own"))
    expect(clock.get_by_text("1:17")).to_be_visible()
    expect(clock.get_by_text("A bot plays on")).to_have_count(0)
    run_for(tv.page, 70_000)
    expect(clock.get_by_text("A bot plays on in 7 s")).to_be_visible()
    assert not tv.page.evaluate(SMALL, LEAST)
    assert not tv.complaints
    tv.context.close()


def test_a_tv_is_dark_and_has_its_own_controls(browser: Browser, url: str) -> None:
    host, tv = Still(browser), Still(browser, TV)
    tv.context.add_init_script(SPY)
    tv.context.add_init_script(SPEAKS)
    tv.page.emulate_media(color_scheme="light")
    code = open_table(host.page, url, "Lunch Money", "Ann")
    tv.page.goto(f"{url}/#{code}/tv")
    page = tv.page
    expect(page.locator("html")).to_have_attribute("data-mode", "dark")
    page.get_by_role("button", name="Tap for sound").click()
    expect(page.get_by_role("button", name="Sound is on")).to_be_visible()
    assert any(str(each).startswith("sound") for each in page.evaluate("told"))

    page.get_by_role("button", name="Settings of this screen").click()
    page.get_by_label("Volume").fill("2")
    page.get_by_label("Announcer").check()
    page.get_by_label("Pace").select_option("fast")
    page.get_by_label("Brightness").select_option("light")
    expect(page.locator("html")).to_have_attribute("data-mode", "light")
    page.get_by_label("Brightness").select_option("dark")
    expect(page.locator("html")).to_have_attribute("data-mode", "dark")
    expect(page.get_by_role("button", name="Full screen")).to_be_visible()
    page.get_by_label("Language").select_option("de")
    page.get_by_role("button", name="Schließen").click()

    # The same screen, and a game on it: what is set is kept, and the announcer speaks as the room does.
    cast = Broadcast(page, url, RESCUE.read_text(encoding="utf-8"))
    page.reload()  # another address of the same page
    page.locator(".arena").wait_for()
    page.get_by_role("button", name="Der Ton ist an").click()  # browsers want a touch before they let anything be heard
    page.get_by_role("button", name="Ton einschalten").click()
    cast.play(1)
    expect(page.locator(".said")).to_have_text("Ann greift Ben mit Kopfstoß an.")
    page.wait_for_function("() => told.some(each => each === 'says de: Ann greift Ben mit Kopfstoß an.')")
    cast.play(cast.last)  # who falls is told with the one who did it
    page.wait_for_function("() => told.some(each => /^says de: .*bewusstlos.*Ann, mit Kopfstoß/.test(each))")
    assert page.evaluate("localStorage['pocketmoney.volume']") == "0.2"
    assert page.evaluate("localStorage['pocketmoney.pace']") == "fast"
    for device in (host, tv):
        assert not device.complaints
        device.context.close()


def test_a_game_ends_with_its_last_blow_awards_and_a_comic(browser: Browser, url: str) -> None:
    tv, cast = screen(browser, url, ENDING)
    page = tv.page
    cast.play(cast.last)
    run_for(page, 9_000)
    expect(page.get_by_role("heading", name="The last blow")).to_be_visible()
    finish(page)
    finale = page.get_by_role("region", name="How it ended")
    expect(finale.get_by_role("heading", name="Luc wins!")).to_be_visible()
    ranking = finale.get_by_role("list").first.get_by_role("listitem")
    expect(ranking).to_have_text(["1 Luc", "2 The Buddha", "3 Kate"])
    expect(finale.get_by_text("Meanest: The Buddha")).to_be_visible()
    expect(finale.get_by_text("The Buddha owes Luc")).to_be_visible()
    expect(finale.get_by_role("img", name="Lunch Money: Luc wins.")).to_be_visible()
    for button, ending, first in (("Save as SVG", "svg", b"<svg"), ("Save as PNG", "png", b"\x89PNG")):
        with page.expect_download() as saved:
            finale.get_by_role("button", name=button).click()
        assert saved.value.suggested_filename == f"lunch-money-{CODE}-1.{ending}"
        assert saved.value.path().read_bytes().startswith(first)
    finale.get_by_role("button", name="Show it again").click()
    expect(page.get_by_role("heading", name="The last blow")).to_be_visible()
    assert not tv.complaints
    tv.context.close()


def test_an_evening_in_the_building_ends_with_what_everybody_owns(browser: Browser, url: str) -> None:
    tv, cast = screen(browser, url, TIME)
    cast.play(cast.last)
    run_for(tv.page, 60_000)
    finish(tv.page)
    finale = tv.page.get_by_role("region", name="How it ended")
    expect(finale.get_by_role("listitem").first).to_contain_text("Bob")
    expect(finale.get_by_text("80.3 cl")).to_be_visible()
    expect(finale.locator(".ranking .glass")).to_have_count(2)
    ranking, scores = finale.locator(".ranking").bounding_box(), finale.locator(".ranking .score")
    for score in (each.bounding_box() for each in scores.all()):
        assert ranking and score and score["x"] + score["width"] <= ranking["x"] + ranking["width"] + 1
    expect(finale.get_by_text("Landlord: Bob")).to_be_visible()
    expect(finale.get_by_text("Grudges")).to_have_count(0)
    assert not tv.complaints
    tv.context.close()


def test_beer_flows_and_a_prisoner_sits_in_the_administration(browser: Browser, url: str) -> None:
    tv, cast = screen(browser, url, BUILDING, Still)
    cast.play(18)
    run_for(tv.page, 9_000)
    room, token = (
        tv.page.locator(which).first.bounding_box()
        for which in (".ring svg[role=img] g:nth-of-type(11) path.wall", ".token:has(.bars)")
    )
    assert room is not None and token is not None
    middle = token["x"] + token["width"] / 2, token["y"] + token["height"] / 2
    assert room["x"] < middle[0] < room["x"] + room["width"]
    assert room["y"] < middle[1] < room["y"] + room["height"]
    cast.play(19)
    run_for(tv.page, 1_500)
    expect(tv.page.locator(".said")).to_have_text("The Buddha gives Ann 3 cl; 67 cl are left.")
    expect(tv.page.locator("svg text", has_text="3 cl")).to_be_visible()
    tv.context.close()


@pytest.mark.parametrize("record", [CHAIN, ENDING, TIME], ids=lambda record: record.stem)
def test_axe_finds_nothing_on_the_beats_and_the_end(browser: Browser, url: str, record: Path) -> None:
    tv, cast = screen(browser, url, record, Still, runs=True)  # axe waits for frames
    found = []
    cast.play(min(5, cast.last - 1))
    run_for(tv.page, 9_000)
    found += faults(tv, f"{record.stem}: a beat", spoken=["de"])
    cast.play(cast.last)
    run_for(tv.page, 60_000)
    if record != CHAIN:
        finish(tv.page)
    found += faults(tv, f"{record.stem}: the end", spoken=["es"])
    tv.page.get_by_role("button", name="Settings of this screen").last.click()
    found += faults(tv, f"{record.stem}: settings", spoken=["da"])
    assert not found, "\n".join(found)
    tv.context.close()


DAZED_TWICE = """game: beer-money
seats: Ann Bob Cleo
hand Ann: thunder-head kick-2 coldcock kick-4 smack
hand Bob: kick-2 smack coldcock kick-4 love-tap
hand Cleo: thunder-head kick-2 coldcock kick-4 smack
---
Ann: thunder-head > Bob
Bob: pass
Cleo: thunder-head > Bob
Ann: kick-2 > Cleo
"""


def test_who_is_dazed_twice_is_said_to_be_dazed_once(browser: Browser, url: str) -> None:
    """Two of the same stop neither the TV nor the phone of a guest."""
    for size, path, said in ((TV, "/tv", ".said"), (PHONE, "", ".scene")):
        device = Still(browser, size)
        cast = Broadcast(device.page, url, DAZED_TWICE, path=path)
        device.page.locator(".arena, .scene").first.wait_for()
        cast.play(cast.last)
        assert [effect["what"] for effect in cast.state["effects"]] == ["dazed", "dazed"]
        expect(device.page.locator(said)).to_contain_text("Ann attacks Cleo with Kick (2).")
        expect(device.page.get_by_text("dazed", exact=True)).to_have_count(1)
        assert not device.complaints
        device.context.close()


def test_before_the_first_card_the_large_letters_say_who_is_on_turn(browser: Browser, url: str) -> None:
    tv, cast = screen(browser, url, RESCUE, Still)
    expect(tv.page.locator(".waits")).to_have_text("It is Ann's turn")
    assert float(tv.page.locator(".waits").evaluate("it => parseFloat(getComputedStyle(it).fontSize)")) >= 44
    cast.play(1)
    run_for(tv.page, 2_000)
    assert float(tv.page.locator(".waits").evaluate("it => parseFloat(getComputedStyle(it).fontSize)")) < 44
    tv.context.close()


LONG_NAMES = """game: beer-money
seats: Christopher-James Maximiliane-Charlotte Donaudampfschifffahrt Bo
hand Christopher-James: kick-2 grab coldcock kick-4 smack
---
Christopher-James: kick-2 > Bo
"""
# The letters after which the lines of a name break.
BREAKS = """all => all.map(name => {
  const text = name.firstChild, range = document.createRange(), ends = [];
  let line = 0;
  for (let at = 0; at < text.length; at++) {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    const bottom = [...range.getClientRects()].at(-1)?.bottom ?? line;
    if (line && bottom - line > 5) ends.push(text.data[at - 1]);
    line = bottom;
  }
  return { ends: ends.join(""), cut: name.scrollWidth > name.clientWidth + 1 };
})"""


@pytest.mark.parametrize("size", [TV, (1280, 720)])
def test_a_long_name_breaks_only_at_a_hyphen(browser: Browser, url: str, size: tuple[int, int]) -> None:
    tv = Still(browser, size)
    cast = Broadcast(tv.page, url, LONG_NAMES)
    tv.page.locator(".arena").wait_for()
    cast.play(1)
    names = tv.page.locator(".plate strong")
    expect(names).to_have_count(4)
    for name in names.evaluate_all(BREAKS):
        assert not name["cut"]
        assert set(name["ends"]) <= {"-", "\u00ad"}, name
    assert not tv.complaints
    tv.context.close()
