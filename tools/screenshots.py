"""Pictures of card tables and replays at three sizes, by day and by night: `python -m tools.screenshots`.

They go into build/screenshots, and are taken of a real game that two pages and two bots play, and of records; look at
them after a change of what the client shows.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser

from tests.browser.browser import PHONE, TABLET, TV, Device, browsing, serving
from tests.browser.cards import move
from tests.browser.test_first_evening import join, open_table

FOLDER: Final = Path(__file__).resolve().parents[1] / "build" / "screenshots"
TAPS: Final = 40
PATIENCE: Final = 60_000  # ms for a picture, on a busy machine
PICTURES: Final = 3  # of cards in the air
RECORDS: Final = Path(__file__).resolve().parents[1] / "tests" / "records"
REPLAYS: Final = ("lunch-money/example-of-play", "beer-money/example-of-play", "tietgen/an-evening")

Scheme = Literal["dark", "light"]


def take(browser: Browser, url: str, game: str, scheme: Scheme) -> None:
    """Play a while, and take pictures of what is seen."""
    devices = {"phone": Device(browser, PHONE), "tablet": Device(browser, TABLET), "tv": Device(browser, TV)}
    small_tv = Device(browser, PHONE)
    for device in (*devices.values(), small_tv):
        device.page.emulate_media(color_scheme=scheme)
    ann, bob, tv = (device.page for device in devices.values())
    code = open_table(ann, url, game, "Ann")
    join(bob, url, code, "Bob")
    for watcher in (tv, small_tv.page):
        watcher.goto(f"{url}/#{code}/tv")
    for _ in range(2):
        ann.get_by_role("button", name="Seat it").click()
        ann.wait_for_timeout(300)
    ann.get_by_label("Speed").select_option("relaxed")
    bob.get_by_role("button", name="I am ready").click()
    ann.get_by_role("button", name="Deal").click()
    ann.locator(".reach ul").wait_for()

    def picture(moment: str) -> None:
        for name, device in {**devices, "tv-on-a-phone": small_tv}.items():
            path = FOLDER / f"{game.lower().replace(' ', '-')}-{scheme}-{moment}-{name}.png"
            device.page.screenshot(path=path, timeout=PATIENCE)

    picture("dealt")
    taken = 0
    for _ in range(TAPS):
        if not move(ann) and not move(bob):
            ann.wait_for_timeout(200)
        if tv.locator(".middle ol").count() and taken < PICTURES:
            taken += 1
            picture(f"air-{taken}")
    ann.get_by_role("button", name="More").click()
    picture("more")
    for device in (*devices.values(), small_tv):
        device.context.close()


def take_replay(browser: Browser, url: str, record: str, scheme: Scheme) -> None:
    """Open a record, and take pictures of a moment in its middle."""
    for name, size in {"phone": PHONE, "tablet": TABLET, "tv": TV}.items():
        device = Device(browser, size)
        device.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        device.page.goto(url)
        device.page.get_by_label("Choose a file").set_input_files(RECORDS / f"{record}.play")
        slider = device.page.get_by_role("slider")
        slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
        device.page.locator("[aria-current=step]").first.wait_for()
        path = FOLDER / f"{record.partition('/')[0]}-{scheme}-replay-{name}.png"
        device.page.screenshot(path=path, timeout=PATIENCE, full_page=name != "tv")
        device.context.close()


def main() -> None:
    """Take all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    schemes: tuple[Scheme, ...] = ("dark", "light")
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as url, browsing() as browser:
        for game in ("Lunch Money", "Beer Money"):
            for scheme in schemes:
                take(browser, url, game, scheme)
        for record in REPLAYS:
            for scheme in schemes:
                take_replay(browser, url, record, scheme)
    print(f"pictures: {FOLDER}")


if __name__ == "__main__":
    main()
