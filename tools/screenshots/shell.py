"""Pictures around a game: the start page, the lobby, the lesson, a shared device, replays, and what goes wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.browser import lessons
from tests.browser.tables import join, open_table
from tests.browser.test_hot_seat import share
from tools.screenshots.camera import Camera

RECORDS: Final = Path(__file__).resolve().parents[2] / "tests" / "records"
REPLAYS: Final = ("lunch-money/example-of-play", "beer-money/example-of-play", "tietgen/an-evening")
LONG: Final = "Maximiliane-Charlotte"


def start(camera: Camera, url: str) -> None:
    """The first impression; later, with games that are open."""
    page = camera.device().page
    page.goto(url)
    page.get_by_role("radio", name="Tietgen").wait_for()
    camera.speak(page)
    camera.snap(page, "start", whole=True)
    page.context.close()


def lobby(camera: Camera, url: str) -> None:
    """A table before the game, for its host, for a guest and for the room; alone, and then full."""
    host, guest, tv = (camera.device(size).page for size in ("phone", "phone", "tv"))
    code = open_table(host, url, "Beer Money", LONG)
    guest.goto(f"{url}/#{code}")
    tv.goto(f"{url}/#{code}/tv")
    guest.get_by_label("Your name").first.wait_for()
    camera.snap(host, "lobby-alone", whole=True)
    camera.snap(guest, "lobby-guest", ["phone"], whole=True)
    join(guest, url, code, "Bob")
    for _ in range(4):
        host.get_by_role("button", name="Seat Solid").click()
        host.wait_for_timeout(300)
    camera.speak(host)
    camera.snap(host, "lobby-full", whole=True)
    camera.snap(tv, "lobby-full-watched", ["tablet", "tv"])
    for page in (host, guest, tv):
        page.context.close()


def lesson(camera: Camera, url: str) -> None:
    """The first step of each lesson, with what is lit up."""
    for game in ("Lunch Money", "Beer Money", "Tietgen"):
        page = camera.device().page
        lessons.begin(page, url, game)
        page.locator("[data-lit]").first.wait_for()
        camera.speak(page)
        camera.snap(page, f"lesson-{game.partition(' ')[0].lower()}", ["phone", "tablet"])
        page.context.close()


def shared(camera: Camera, url: str) -> None:
    """One phone for two: between two hands, and with the hand of one of them."""
    page = camera.device().page
    open_table(page, url, "Lunch Money", "Ann")
    share(page, LONG)
    page.get_by_role("button", name="Deal").click()
    page.locator(".cover button.main").wait_for()
    camera.snap(page, "shared-covered")
    page.locator(".cover button.main").click()
    page.locator(".holder").wait_for()
    camera.snap(page, "shared-held", ["phone"])
    page.context.close()


def faults(camera: Camera, url: str) -> None:
    """A wrong code, a guest who was sent away, a game that is waited for."""
    page, guest = camera.device().page, camera.device().page
    page.goto(f"{url}/#ZZZZZ")
    page.get_by_role("heading").first.wait_for()
    camera.speak(page)
    camera.snap(page, "fault-wrong-code")
    page.context.close()
    host = camera.device().page
    code = open_table(host, url, "Tietgen", "Ann")
    join(guest, url, code, "Bob")
    host.locator('summary[aria-label="More about Bob"]').click()
    host.get_by_role("button", name="Send away").click()
    guest.get_by_text("This table is closed to you").wait_for()
    camera.snap(guest, "fault-sent-away", ["phone"])
    for each in (host, guest):
        each.context.close()


def replay(camera: Camera, url: str) -> None:
    """A record, at a moment in its middle."""
    for record in REPLAYS:
        page = camera.device().page
        page.goto(url)
        page.get_by_label("Choose a file").set_input_files(RECORDS / f"{record}.play")
        slider = page.get_by_role("slider")
        slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
        page.locator("[aria-current=step]").first.wait_for()
        camera.snap(page, f"replay-{record.partition('/')[0]}")
        page.context.close()
