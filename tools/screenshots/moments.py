"""Twelve moments of an evening on the TV, from fixed records, and the page of the documentation that shows them."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from tests.browser.broadcast import Broadcast, run_for, stop
from tests.browser.browser import TV, Device
from tools.screenshots.camera import Camera

ROOT: Final = Path(__file__).resolve().parents[2]
RECORDS: Final = ROOT / "tests" / "records"
HERE: Final = Path(__file__).resolve().parent
IMAGES: Final = ROOT / "docs" / "images"
PAGE: Final = ROOT / "docs" / "explanation" / "twelve-moments.md"
SETTLES: Final = 1_200  # ms until what moves by itself has come to rest
QUALITY: Final = 72  # of a picture; what is drawn has few colours
LONG: Final = 90_000  # ms in which everything before the moment was shown

HEAD: Final = """# Twelve moments on the TV

A guest who has never played looks up at the TV. What happened, and to whom? Each picture is a beat of a fixed record,
as `python -m tools.screenshots --moments` takes it. Under it stands what a stranger can tell from the picture, and
what the record says.
"""


class Moment(NamedTuple):
    """One beat of a record: the steps before it, the step that it belongs to, and how long after that it is shown."""

    title: str
    record: Path
    before: int
    step: int
    after: int
    seen: str


EXAMPLE: Final = RECORDS / "lunch-money" / "example-of-play.play"
BOTH: Final = RECORDS / "both"
BEER: Final = RECORDS / "beer-money"
MOMENTS: Final = (
    Moment("An attack", EXAMPLE, 0, 1, 0,
           "Kate kicks The Buddha: the arrow ends at the heart, and four counters are at stake."),
    Moment("A block", EXAMPLE, 4, 5, 0,
           "Hedge slapped Kate, and Kate's Block has stopped it: the Pimp Slap is crossed out."),
    Moment("A Grab after the block", EXAMPLE, 5, 6, 0,
           "Kate reaches past her own block and has Hedge by the collar: her arm lies on Hedge."),
    Moment("The follow-up", EXAMPLE, 6, 7, 0,
           "Kate holds Hedge and now strikes with Roundhouse; Hedge is the target."),
    Moment("A hit", EXAMPLE, 7, 8, 0,
           "The Roundhouse lands: Hedge loses four and has eleven left."),
    Moment("A Humiliation", BOTH / "r19-three-humiliations-deep.play", 7, 8, 0,
           "Ann's Kick is stamped as humiliated, Ann is ashamed, and the others laugh at her."),
    Moment("A Humiliation of a Humiliation", HERE / "chain.play", 4, 5, 0,
           "Each card lies across the one it spoils. Lit up are Ann's Headbutt and the Humiliations of Rex and Ada. "
           "The Dodge is spoiled, so Maximiliane-Charlotte is hit unless somebody answers."),
    Moment("A disarmed weapon", BEER / "r88-medieval-on-a-disarmed-weapon.play", 2, 3, 0,
           "Bob has disarmed Ann: her Tequila Bottle lies crossed out on the discards."),
    Moment("A hold that squeezes", BEER / "r103-choke-after-a-block.play", 6, 7, 0,
           "Ann has Bob in a choke and squeezes one counter out of Bob."),
    Moment("A knock-out", BOTH / "r10-zero-after-healing-is-not-enough.play", 3, 4, 1_200,
           "Ben tips over and sees stars. Ann did it, with Headbutt."),
    Moment("A turn that is lost", BEER / "r79-heart-breaker-takes-the-turn.play", 1, 2, 2_700,
           "Bob is heart-broken and loses a turn."),
    Moment("Beer that changes hands", RECORDS / "tietgen" / "an-evening.play", 18, 19, 1_300,
           "In the Tietgen building The Buddha gives Ann 3 cl as part of a trade: it flows from glass to glass. "
           "Carl sits behind bars in the administration."),
)  # fmt: skip


def moments(camera: Camera, url: str, folder: Path = IMAGES) -> list[str]:
    """Take the pictures; what the TV says at each of them."""
    return [take(camera, url, folder, number, moment) for number, moment in enumerate(MOMENTS, 1)]


def take(camera: Camera, url: str, folder: Path, number: int, moment: Moment) -> str:
    """Take one picture; the large sentence on it."""
    tv = Device(camera.browser, TV)
    tv.page.clock.install()
    cast = Broadcast(tv.page, url, moment.record.read_text(encoding="utf-8"))
    tv.page.locator(".arena, .building").first.wait_for()
    stop(tv.page)
    cast.play(moment.before)
    run_for(tv.page, LONG)
    cast.play(moment.step)
    tv.page.locator(".said").wait_for()
    tv.page.wait_for_timeout(SETTLES)
    if moment.after:
        run_for(tv.page, moment.after)
        tv.page.wait_for_timeout(SETTLES)
    tv.page.screenshot(path=folder / f"{name(number)}.jpg", type="jpeg", quality=QUALITY)
    said = tv.page.locator(".said").inner_text()
    tv.context.close()
    camera.taken += 1
    return said


def name(number: int) -> str:
    """The name of a picture."""
    return f"moment-{number:02}"


def write_page(said: list[str]) -> None:
    """Write the page that shows them."""
    parts = [HEAD]
    for number, (moment, told) in enumerate(zip(MOMENTS, said, strict=True), 1):
        parts.append(
            f"## {number}. {moment.title}\n\n![{moment.title} on the TV](../images/{name(number)}.jpg)\n\n"
            f"{moment.seen}\n\n*The record says:* {told}\n"
        )
    PAGE.write_text("\n".join(parts), encoding="utf-8")
