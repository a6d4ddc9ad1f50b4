"""Pictures of Tietgen: the building, the questions of an evening, deeds, trades, the ledger; and beside cardboard."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

from tests.browser.tables import begin, seat
from tests.browser.test_companion import Cardboard, throw
from tests.browser.tietgen import named, press
from tools.screenshots.camera import Camera
from tools.screenshots.shell import RECORDS, REPLAYS

NAMES: Final = ("Ann", "Maximiliane-Charlotte")
PATIENCE: Final = 120  # seconds for an evening: rent comes as the dice fall
WAYS: Final = (
    "Claim", "Buy for", "Throw the dice", "From the", "Have it raised", "Keep", "No, to auction", "Pass",
)  # fmt: skip
MOMENT: Final = 20  # of that record: Ann has built
TABS: Final = {"Deeds": 1, "Trade": 2, "Me": 3, "Board": 0}


def building(camera: Camera, url: str, bots: int = 3) -> None:
    """An evening of five: each question the first time that it is asked, and every page of the phone."""
    ann, bob, tv, small = (camera.device(size).page for size in ("phone", "phone", "tv", "phone"))
    seat([ann, bob], url, "Tietgen", watchers=[tv, small], bots=bots, names=NAMES)
    camera.snap(ann, "tietgen-notice", ["phone"])
    begin([ann, bob], "Tietgen")
    seen: set[str] = set()

    def once(moment: str, picture: Callable[[str], None]) -> None:
        if moment not in seen:
            seen.add(moment)
            picture(f"tietgen-{moment}")

    def of_phone(name: str) -> None:
        camera.snap(ann, name)

    def of_both(name: str) -> None:
        camera.snap(ann, name)
        camera.snap(tv, f"{name}-watched", ["tablet", "tv"])
        camera.snap(small, f"{name}-watched", ["phone"])

    moments = {"Throw the dice": of_both, "Buy for": of_both, "Claim": of_both, "Bid ": of_both, "Bid:": of_both,
               "From the": of_phone, "Accept": of_phone}  # fmt: skip
    until = time.monotonic() + PATIENCE
    bought = 0
    while time.monotonic() < until and not {"claim", "bid", "buy-for"} <= seen:
        names = named(ann)
        for beginning, picture in moments.items():
            if any(name.startswith(beginning) for name in names):
                once(beginning.strip().rstrip(":").lower().replace(" ", "-"), picture)
        if "Buy for" in " ".join(names):
            if bought != 1 and press(ann, "Buy for"):
                bought += 1
            elif press(ann, "No, to auction"):
                bought += 1
        else:
            act(ann)
        act(bob)
    of_both("tietgen-late")
    for page in (ann, bob, tv, small):
        page.context.close()


def act(page: Page) -> None:
    """Press whatever is offered first."""
    any(press(page, way) for way in WAYS)


def owner(camera: Camera, url: str) -> None:
    """Every page of the phone of somebody who owns something, in a game that goes on from a record."""
    page = camera.device().page
    page.goto(url)
    page.get_by_label("Choose a file").set_input_files(RECORDS / f"{REPLAYS[-1]}.play")
    page.get_by_role("slider").fill(str(MOMENT))
    page.get_by_role("button", name="Play on from here").click()
    page.locator("dialog select").first.select_option(label="Ann")
    page.locator("dialog button.main").click()
    page.get_by_role("tab", name="Deeds").wait_for()
    camera.speak(page)
    pages(camera, page)
    page.context.close()


def pages(camera: Camera, page: Page) -> None:
    """One after the other; in the trade builder something lies on either side."""
    for name in TABS:
        page.get_by_role("tab").nth(TABS[name]).click()
        if name == "Trade" and camera.language == "en":
            camera.snap(page, "tietgen-page-trade-empty", ["phone"])
            give = page.get_by_role("group", name="You give").get_by_role("button")
            if give.count():
                give.first.click()
            page.get_by_role("button", name="beer: more").last.click()
        camera.snap(page, f"tietgen-page-{name.lower()}")


def companion(camera: Camera, url: str) -> None:
    """Phones and a TV beside a board of cardboard."""
    table = Cardboard(camera.browser, url)
    one, two = (phone.page for phone in table.phones)
    camera.snap(one, "companion-throw")
    camera.snap(two, "companion-waits", ["phone"])
    throw(one, 1, 2)
    one.get_by_role("button", name="Buy for 3 cl").wait_for()
    camera.snap(one, "companion-buy")
    one.get_by_role("button", name="Buy for 3 cl").click()
    throw(two, 1, 2)
    one.get_by_role("button", name="Claim 0.2 cl of rent").wait_for()
    camera.snap(one, "companion-claim", ["phone"])
    camera.snap(table.tv.page, "companion-claim-watched", ["tablet", "tv"])
    for device in table.devices:
        device.context.close()
