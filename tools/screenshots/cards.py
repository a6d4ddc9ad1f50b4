"""Pictures of the card games: what a phone shows in its important moments, and what the room sees meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.browser.cards import WON, is_asked, move
from tests.browser.tables import deal
from tools.screenshots.camera import Camera

TAPS: Final = 900
NAMES: Final = ("Ann", "Maximiliane-Charlotte")

IMAGES: Final = Path(__file__).resolve().parents[2] / "docs" / "images"
MOMENT: Final = Path(__file__).resolve().parent / "evening.play"
CHAIN: Final = MOMENT.with_name("chain.play")
SCREEN: Final = (1280, 720)


def crowd(
    camera: Camera, url: str, game: str, bots: int, names: tuple[str, str] = NAMES
) -> tuple[Page, Page, Page, Page]:
    """Two people, bots and a TV around a table that was dealt: two phones, the TV, and a TV as small as a phone."""
    ann, bob, tv, small = (camera.device(size).page for size in ("phone", "phone", "tv", "phone"))
    deal([ann, bob], url, game, watchers=[tv, small], bots=bots, names=names)
    for page in (ann, tv):
        camera.speak(page)
    return ann, bob, tv, small


def take(camera: Camera, url: str, game: str, bots: int) -> None:
    """Play a whole game, and take a picture of each moment the first time that it is seen."""
    ann, bob, tv, small = crowd(camera, url, game, bots)
    short = game.partition(" ")[0].lower()
    seen: set[str] = set()

    def once(moment: str, holds: Callable[[], bool], picture: Callable[[str], None]) -> None:
        if moment not in seen and holds():
            seen.add(moment)
            picture(f"{short}-{moment}")

    def of_phone(name: str) -> None:
        camera.snap(ann, name)

    def of_room(name: str) -> None:
        camera.snap(tv, f"{name}-watched", ["tablet", "tv"])
        camera.snap(small, f"{name}-watched", ["phone"])

    def grey(name: str) -> None:
        ann.locator(".reach ul button.grey").first.click()
        ann.wait_for_timeout(200)
        camera.snap(ann, name, ["phone"])
        ann.locator(".reach ul button.grey").first.click()

    once("dealt", lambda: True, of_room)
    for tap in range(TAPS):
        once("turn", lambda: is_asked(ann) and ann.locator(".bar .clock, .me h2").count() > 0, of_phone)
        once("waits", lambda: not is_asked(ann), of_phone)
        once("grey", lambda: is_asked(ann) and ann.locator(".reach ul button.grey").count() > 0, grey)
        once("targets", lambda: ann.locator("li.target").count() > 0, of_phone)
        once("window", lambda: is_asked(ann) and ann.locator(".scene.busy").count() > 0, of_phone)
        once("air", lambda: tv.locator(".arena ol li").count() > 0, of_room)
        once("air-long", lambda: tv.locator(".arena ol li").count() > 2, of_room)
        once("held", lambda: tv.locator("path.arm").count() > 0, of_room)
        once("out", lambda: ann.locator("[data-out]").count() > 0, of_phone)
        if ann.get_by_role("heading", name=WON).count() or tv.locator(".plate.won").count():
            break
        if not move(ann, fights=True) and not move(bob, fights=tap % 3 == 0):
            ann.wait_for_timeout(60)
    for picture in (of_phone, of_room):
        picture(f"{short}-over")
    for page in (ann, bob, tv, small):
        page.context.close()


def lunch(camera: Camera, url: str) -> None:
    """Lunch Money of six: Ann strikes at whomever she can."""
    take(camera, url, "Lunch Money", bots=4)


def full(camera: Camera, url: str) -> None:
    """Lunch Money of ten, as it is dealt: nobody may be pushed off a screen."""
    ann, bob, tv, small = crowd(camera, url, "Lunch Money", bots=8)
    camera.snap(ann, "full-turn")
    camera.snap(tv, "full-watched", ["tablet", "tv"])
    camera.snap(small, "full-watched", ["phone"])
    for page in (ann, bob, tv, small):
        page.context.close()


def beer(camera: Camera, url: str) -> None:
    """Beer Money of four."""
    take(camera, url, "Beer Money", bots=2)


def readme(camera: Camera, url: str) -> None:
    """The pictures of the README: a phone with a card that was picked, and the TV at a moment of a record."""
    ann, *others = crowd(camera, url, "Beer Money", bots=2, names=("Ann", "Bob"))
    ann.emulate_media(color_scheme="dark", reduced_motion="reduce")
    for _ in range(TAPS):
        if ann.locator("li.target").count() > 1:
            break
        if not move(ann) and not move(others[0]):
            ann.wait_for_timeout(60)
    ann.screenshot(path=IMAGES / "beer-money-phone.png")
    for page in (ann, *others):
        page.context.close()

    page, tv = play_on(camera, url, MOMENT, back=1)  # before the answer: nobody gives it
    tv.set_viewport_size({"width": SCREEN[0], "height": SCREEN[1]})
    tv.emulate_media(color_scheme="dark", reduced_motion="reduce")
    tv.locator("path.arm").first.wait_for()
    tv.wait_for_timeout(1_000)
    tv.screenshot(path=IMAGES / "beer-money-tv.png")
    for each in (page, tv):
        each.context.close()


def chain(camera: Camera, url: str) -> None:
    """Ten at the table and a long chain in the air, which stays there because Ann does not answer it."""
    page, tv = play_on(camera, url, CHAIN, back=0)
    tv.locator(".arena ol li").nth(4).wait_for()
    for each in (page, tv):
        camera.speak(each)
    camera.snap(page, "chain-window")
    camera.snap(tv, "chain-watched")
    for each in (page, tv):
        each.context.close()


def play_on(camera: Camera, url: str, record: Path, back: int) -> tuple[Page, Page]:
    """Ann plays on from so many moments before the end of a record, and does nothing: her phone, and a TV."""
    page, tv = camera.device().page, camera.device("tv").page
    page.goto(url)
    page.get_by_label("Choose a file").set_input_files(record)
    slider = page.get_by_role("slider")
    slider.fill(str(int(slider.get_attribute("max") or 0) - back))
    page.get_by_role("button", name="Play on from here").click()
    page.locator("dialog select").first.select_option(label="Ann")
    page.locator("dialog button.main").click()
    page.locator(".reach ul").wait_for()
    tv.goto(f"{url}/#{page.url.partition('#')[2]}/tv")
    return page, tv
