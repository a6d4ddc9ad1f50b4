"""Beats on a phone or a tablet where there is no screen for all."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.browser.broadcast import Broadcast, run_for, stop
from tests.browser.browser import PHONE, Device, Still
from tests.browser.test_director import CHAIN


def test_a_phone_marks_what_does_not_count_in_a_chain(browser: Browser, url: str) -> None:
    phone = Still(browser, PHONE)
    cast = Broadcast(phone.page, url, CHAIN.read_text(encoding="utf-8"), path="")
    phone.page.locator(".scene").wait_for()
    cast.play(4)
    flights = phone.page.get_by_role("list", name="In the air").get_by_role("listitem")
    expect(flights).to_have_count(4)
    expect(phone.page.locator(".scene li.stopped > small")).to_have_text(["Humiliated", "Humiliated"])
    assert [bool(each.locator(".cross").count()) for each in flights.all()] == [True, False, True, False]
    assert not phone.complaints
    phone.context.close()


def test_a_phone_without_a_tv_tells_beat_by_beat(browser: Browser, url: str) -> None:
    """Counters of the others change with the beat that says so, and the sentence does not run ahead."""
    phone = Device(browser, PHONE)
    phone.page.clock.install()
    cast = Broadcast(phone.page, url, CHAIN.read_text(encoding="utf-8"), path="")
    told = phone.page.locator(".scene li").last
    ann = phone.page.get_by_label(re.compile("^Ann,"))
    expect(ann).to_have_accessible_name(re.compile("15 counters"))
    expect(
        phone.page.locator(".scene").get_by_role("region", include_hidden=True)
    ).to_be_attached()  # the director is there
    stop(phone.page)
    cast.burst(cast.last)
    expect(told).to_have_text("Ann's Humiliation counts for nothing.")  # what is lighter was left out
    log = phone.page.get_by_role("log")
    run_for(phone.page, 50)
    expect(log).to_contain_text("Ann's Humiliation counts for nothing.")
    expect(log).not_to_contain_text("Hook hits Ann")  # is spoken with its beat
    expect(ann).to_have_accessible_name(re.compile("15 counters"))
    heard = {told.inner_text()}
    while ann.locator(".change").count() == 0:
        run_for(phone.page, 100)
        heard.add(told.inner_text())
    expect(ann.locator(".change")).to_have_text("−2")
    expect(told).to_have_text("Hook hits Ann for 2, down to 13.")
    expect(ann).to_have_accessible_name(re.compile("13 counters"))
    while "Ben's turn." not in heard:
        run_for(phone.page, 100)
        heard.add(told.inner_text())
    expect(ann).to_have_accessible_name(re.compile("12 counters"))
    assert "Jab hits Ann for 1, down to 12." in heard
    run_for(phone.page, 2_000)
    expect(log).to_contain_text("Hook hits Ann for 2, down to 13.")
    expect(log).not_to_contain_text("draws")
    assert len(heard) > 4
    assert not phone.complaints
    phone.context.close()


def test_a_tablet_without_a_tv_tells_the_beat_that_its_table_shows(browser: Browser, url: str) -> None:
    tablet = Device(browser, (1024, 768))
    page = tablet.page
    page.clock.install()
    cast = Broadcast(page, url, CHAIN.read_text(encoding="utf-8"), path="")
    page.locator(".arena").wait_for()
    stop(page)
    cast.burst(cast.last)
    heard = set()
    while "Ben's turn." not in heard:
        shown = page.locator(".beside li").inner_text(), page.locator(".arena .change").all_inner_texts()
        heard.add(shown[0])
        if shown[1]:  # the sentence and the table belong to the same beat
            assert shown in [("Hook hits Ann for 2, down to 13.", ["−2"]), ("Jab hits Ann for 1, down to 12.", ["−1"])]
        run_for(page, 100)
    assert "Hook hits Ann for 2, down to 13." in heard
    assert not tablet.complaints
    tablet.context.close()


def test_cards_on_the_table_of_a_tablet_explain_themselves(browser: Browser, url: str) -> None:
    tablet = Still(browser, (1024, 768))
    page = tablet.page
    cast = Broadcast(page, url, CHAIN.read_text(encoding="utf-8"), path="")
    page.locator(".arena").wait_for()
    cast.play(2)
    for place, name in ((".arena .pile", "Humiliation"), (".arena ol", "Kick (4)")):
        page.locator(place).get_by_role("button", name=f"About {name}").click()
        expect(page.get_by_role("dialog", name=f"About {name}")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert not tablet.complaints
    tablet.context.close()
