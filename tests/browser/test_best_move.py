"""The large button is the best sensible move: doing nothing is large only where nothing else can be done."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browser import Still
from tests.browser.tables import play_on

FREE_ATTACK = """game: lunch-money
seats: Ann Ben
hand Ann: kick-4 jab elbow headbutt headbutt
hand Ben: humiliation jab elbow headbutt headbutt
---
Ann: kick-4 > Ben
Ben: humiliation
"""
FOLLOW_UP = """game: lunch-money
seats: Ben Ann
hand Ann: kick-4 kick-4 elbow elbow headbutt
hand Ben: grab jab elbow headbutt headbutt
---
Ben: grab > Ann
"""
SERIES = """game: lunch-money
seats: Ben Ann
hand Ben: grab headlock jab jab uppercut
hand Ann: kick-4 kick-4 elbow headbutt headbutt
---
Ben: grab > Ann + headlock
Ann: pass
Ben: jab > Ann
"""
SEATS = {"free-attack": 1, "follow-up": 0, "series": 0}  # of Ben


@pytest.mark.parametrize(
    ("asking", "record", "step"), [("free-attack", FREE_ATTACK, 2), ("follow-up", FOLLOW_UP, 1), ("series", SERIES, 3)]
)
def test_doing_nothing_is_no_large_button_while_a_card_can_be_played(
    browser: Browser, url: str, asking: str, record: str, step: int
) -> None:
    device = Still(browser)
    page = device.page
    play_on(page, url, record, step, SEATS[asking], "Ben")
    expect(page.locator(f".me h2[data-asking={asking}]")).to_be_visible()
    expect(page.locator(".reach [data-card]:not(.grey)").first).to_be_visible()
    expect(page.locator(".bar button.null").first).to_be_visible()
    expect(page.locator(".bar button.null.big")).to_have_count(0)
    assert not device.complaints
    device.context.close()
