"""A face drawn on the phone: everybody sees it beside the name, and the host can take it away."""

from __future__ import annotations

import re
from urllib.parse import quote

from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import faults
from tests.browser.broadcast import Broadcast, run_for, stop
from tests.browser.browser import PHONE, TV, Still
from tests.browser.tables import begin, seat
from tests.browser.tapping import tap
from tests.repository import ROOT

SMALL = (360, 640)
ENDING = ROOT / "tests" / "records" / "lunch-money" / "example-of-play-ending.play"
DRAWN = "M-1 -1L-1 1M-0.21 0.65L1 1"


def draw(page: Page) -> None:
    """Draw a mouth and an eye on the paper that is open."""
    paper = page.get_by_role("img", name="Paper to draw on")
    expect(paper).to_be_visible()
    box = paper.bounding_box()
    assert box is not None
    for way in ([(0.25, 0.6), (0.5, 0.75), (0.75, 0.6)], [(0.35, 0.35)]):
        places = [(box["x"] + x * box["width"], box["y"] + y * box["height"]) for x, y in way]
        page.mouse.move(*places[0])
        page.mouse.down()
        for place in places[1:]:
            page.mouse.move(*place, steps=3)
        page.mouse.up()


def test_a_face_is_drawn_seen_by_all_and_taken_away_by_the_host(browser: Browser, url: str) -> None:
    host, guest, tv = Still(browser), Still(browser, SMALL), Still(browser, TV)
    phones = [host.page, guest.page]
    seat(phones, url, "Beer Money", watchers=[tv.page])
    guest.page.get_by_role("button", name="Draw my face").click()
    draw(guest.page)
    assert guest.overflow() == 0
    guest.page.get_by_role("button", name="This is me").click()
    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    for page in (host.page, guest.page, tv.page):
        expect(page.locator("li", has_text="Bob").locator(".doodle path")).to_have_count(1)
        expect(page.locator("li", has_text="Ann").locator(".doodle")).to_have_count(0)

    begin(phones, "Beer Money")
    expect(host.page.get_by_label("Bob,").locator("path.doodle")).to_be_visible()
    drawn = tv.page.locator(".plate", has_text="Bob").locator("path.doodle")
    expect(drawn).to_be_visible()
    strokes = drawn.get_attribute("d") or ""
    assert strokes.count("M") == 2 and len(strokes) < 800

    # Nobody but the host can take it away, and a drawing of one's own is one's own.
    guest.page.reload()  # it is kept
    expect(drawn).to_be_visible()
    for page in phones:
        page.get_by_role("button", name="Menu").click()
    expect(guest.page.get_by_role("button", name="Remove the drawing of Ann")).to_have_count(0)
    assert tap(host.page.get_by_role("button", name="Remove the drawing of Bob"))
    expect(drawn).to_have_count(0)
    expect(host.page.get_by_role("button", name="Remove the drawing of Bob")).to_have_count(0)
    for device in (host, guest, tv):
        assert not device.complaints
        device.context.close()


def test_a_stroke_is_undone_and_a_face_is_wiped_away(browser: Browser, url: str) -> None:
    host = Still(browser, PHONE)
    page = host.page
    page.emulate_media(color_scheme="dark")
    seat([page], url, "Tietgen")
    page.get_by_role("button", name="Draw my face").click()
    draw(page)
    lines = page.get_by_role("img", name="Paper to draw on").locator("path")
    assert (lines.get_attribute("d") or "").count("M") == 2
    page.get_by_role("button", name="Undo a stroke").click()
    assert (lines.get_attribute("d") or "").count("M") == 1
    found = faults(host, "drawing")
    assert not found, "\n".join(found)
    page.get_by_role("button", name="This is me").click()
    expect(page.locator("li", has_text="Ann").locator(".doodle path")).to_have_count(1)
    page.get_by_role("button", name="Draw my face").click()
    page.get_by_role("button", name="Wipe it clean").click()
    page.get_by_role("button", name="This is me").click()
    expect(page.locator("li", has_text="Ann").locator(".doodle")).to_have_count(0)
    assert not host.complaints
    host.context.close()


def test_a_drawn_face_is_on_the_comic_and_in_the_replay(browser: Browser, url: str) -> None:
    tv = Still(browser, TV)
    tv.page.clock.install()
    cast = Broadcast(tv.page, url, ENDING.read_text(encoding="utf-8"))
    cast.shown["doodles"] = ["AAA_.Z0__", "", ""]
    tv.page.locator(".arena").wait_for()
    stop(tv.page)
    cast.play(cast.last)
    run_for(tv.page, 9_000)
    expect(tv.page.get_by_role("heading", name="The last blow")).to_be_visible()
    expect(tv.page.locator(".encore .plate", has_text="Luc").locator("path.doodle")).to_have_attribute("d", DRAWN)
    run_for(tv.page, 60_000)
    comic = tv.page.get_by_role("img", name="Lunch Money: Luc wins.")
    expect(comic).to_have_attribute("src", re.compile(re.escape(quote(DRAWN))))
    with tv.page.expect_download() as saved:
        tv.page.get_by_role("button", name="Save as SVG").click()
    assert DRAWN in saved.value.path().read_text(encoding="utf-8")
    assert not tv.complaints
    tv.context.close()
