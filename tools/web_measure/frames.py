"""How many frames a second a TV draws while it performs: beat by beat, of fixed records."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser

from tests.browser.broadcast import Broadcast
from tests.browser.browser import TV, Device

ROOT: Final = Path(__file__).resolve().parents[2]
RECORDS: Final = ROOT / "tests" / "records"
# The record, the step before the first that is performed, and the last one; -1: the last of all.
PERFORMED: Final = {
    "Lunch Money of ten, five cards in the air": (ROOT / "tools" / "screenshots" / "chain.play", 0, 5),
    "Lunch Money, a knock-out": (RECORDS / "lunch-money" / "example-of-play-ending.play", 0, 3),
    "Beer Money, a hold that squeezes": (RECORDS / "beer-money" / "r103-choke-after-a-block.play", 2, -1),
    "Tietgen, beer that changes hands": (RECORDS / "tietgen" / "an-evening.play", 17, 20),
}
SHORTEST: Final = 600.0  # ms of a beat whose frames are counted
STEP: Final = 3_500  # ms after a step, in which everything of it is shown
BEGINS: Final = 2_000  # ms until a page that was opened has come to rest

COUNT: Final = """() => {
  window.drawn = [];
  const note = now => {
    const act = document.querySelector('[data-act]')?.dataset.act ?? '';
    drawn.push([now, act, document.querySelector('.said')?.textContent ?? '']);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}"""


class Frames(NamedTuple):
    """The frames of one record: how many beats, and the beat with the fewest frames a second."""

    what: str
    beats: int
    usual: float  # frames a second, at the median of the beats
    least: float
    beat: str  # the sentence of that one


def count_frames(browser: Browser, url: str) -> list[Frames]:
    """Perform every record on a TV."""
    return [_perform(browser, url, what, *about) for what, about in PERFORMED.items()]


def _perform(browser: Browser, url: str, what: str, record: Path, begin: int, end: int) -> Frames:
    tv = Device(browser, TV)
    cast = Broadcast(tv.page, url, record.read_text(encoding="utf-8"))
    tv.page.locator(".arena, .building").first.wait_for()
    if begin:
        cast.burst(begin)
    tv.page.wait_for_timeout(STEP + BEGINS)
    tv.page.evaluate(COUNT)
    for step in range(begin + 1, (cast.last if end < 0 else end) + 1):
        cast.play(step)
        tv.page.wait_for_timeout(STEP)
    drawn: list[tuple[float, str, str]] = tv.page.evaluate("drawn")
    tv.context.close()
    rates = sorted(beat_rates(drawn))
    return Frames(what, len(rates), rates[len(rates) // 2][0], *rates[0])


def beat_rates(drawn: list[tuple[float, str, str]]) -> list[tuple[float, str]]:
    """Return the frames a second of every beat that was long enough, with its sentence."""
    found = []
    for (_, said), frames in groupby(drawn, key=lambda frame: (frame[1], frame[2])):
        times = [frame[0] for frame in frames]
        if times[-1] - times[0] >= SHORTEST:
            found.append((1_000 * (len(times) - 1) / (times[-1] - times[0]), said))
    return found
