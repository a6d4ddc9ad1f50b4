"""Twelve moments of an evening, a rescue and the end, on the TV and on phones, from fixed records; and their page."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Page, expect

from tests.browser.broadcast import Broadcast, run_for, stop
from tests.browser.browser import PHONE, TV, Device
from tools.screenshots.camera import Camera
from tools.screenshots.phones import RecordTable, Seated

ROOT: Final = Path(__file__).resolve().parents[2]
RECORDS: Final = ROOT / "tests" / "records"
HERE: Final = Path(__file__).resolve().parent
IMAGES: Final = ROOT / "docs" / "images"
PAGE: Final = ROOT / "docs" / "explanation" / "twelve-moments.md"
SETTLES: Final = 1_200  # ms until what moves by itself has come to rest
QUALITY: Final = 62  # of a picture; what is drawn has few colours
LONG: Final = 90_000  # ms in which everything before the moment was shown
END: Final = -1  # the last step of a record
HEIGHT: Final = 640  # of a picture, in pixels
GAP: Final = 12  # between the TV and the phones
LAID_OUT: Final = """<body style="margin:0;display:flex;gap:{gap}px;background:#fff">{images}</body>"""
SHOWN: Final = """<img src="data:image/png;base64,{data}" width="{width}" height="{height}">"""

HEAD: Final = """# Twelve moments of an evening

A guest who has never played looks up at the TV, or down at a phone. What happened, and to whom? Each picture is a beat
of a fixed record, as `python -m tools.screenshots --moments` takes it: the TV, and beside it the phones of those whom
it concerns. Under it stands what a stranger can tell from the picture, and what the record says. A rescue and the end
of a game follow.
"""


class Moment(NamedTuple):
    """One beat of a record: the steps before it, the step that it belongs to, and how long after that it is shown."""

    title: str
    record: Path
    before: int
    step: int
    after: int
    phones: tuple[str, ...]
    seen: str


EXAMPLE: Final = RECORDS / "lunch-money" / "example-of-play.play"
BOTH: Final = RECORDS / "both"
BEER: Final = RECORDS / "beer-money"
MOMENTS: Final = (
    Moment("An attack", EXAMPLE, 0, 1, 0, ("Kate", "The Buddha"),
           "Kate kicks The Buddha: the arrow ends at the heart. The Buddha's phone says that four counters are at "
           "stake, and raises the Dodge that stops it."),
    Moment("A block", EXAMPLE, 4, 5, 0, ("Hedge", "Kate"),
           "Hedge slapped Kate, and Kate's Block has stopped it: the Pimp Slap is crossed out. Hedge may grab "
           "Kate now."),
    Moment("A Grab after the block", EXAMPLE, 5, 6, 0, ("Kate", "Hedge"),
           "Kate reaches past her own block and has Hedge by the collar: her arm lies on Hedge, who has nothing that "
           "stops it."),
    Moment("The follow-up", EXAMPLE, 6, 7, 0, ("Kate", "Hedge"),
           "Kate holds Hedge and now strikes with Roundhouse; Hedge is the target and will lose four."),
    Moment("A hit", EXAMPLE, 7, 8, 0, ("Kate", "Hedge"),
           "The Roundhouse lands: Hedge loses four and has eleven left. Beside the heart on Hedge's phone stands what "
           "it was; the game has gone on to The Buddha's turn there."),
    Moment("A Humiliation", BOTH / "r19-three-humiliations-deep.play", 7, 8, 0, ("Ann", "Ben"),
           "Ann's Kick is stamped as humiliated, Ann is ashamed, and the others laugh at her. Ben's phone "
           "asks for the card of his free attack."),
    Moment("A Humiliation of a Humiliation", HERE / "chain.play", 4, 5, 0, ("Ann", "Maximiliane-Charlotte"),
           "Each card lies across the one it spoils. Lit up are Ann's Headbutt and the Humiliations of Rex and Ada. "
           "The Dodge is spoiled, so Maximiliane-Charlotte is hit unless somebody answers."),
    Moment("A disarmed weapon", BEER / "r88-medieval-on-a-disarmed-weapon.play", 2, 3, 0, ("Ann", "Bob"),
           "Bob has disarmed Ann: her Tequila Bottle lies crossed out on the discards. It is "
           "Bob's turn."),
    Moment("A hold that squeezes", BEER / "r103-choke-after-a-block.play", 6, 7, 0, ("Ann", "Bob"),
           "Ann has Bob in a choke and squeezes one counter out of Bob. No card of hers can be played, so her phone "
           "offers to swap cards."),
    Moment("A knock-out", BOTH / "r10-zero-after-healing-is-not-enough.play", 3, 4, 1_200, ("Ann", "Ben"),
           "Ben tips over and sees stars. Ann did it, with Headbutt. Ben is third, and can bet on the winner, heckle "
           "and throw a banana."),
    Moment("A turn that is lost", BEER / "r79-heart-breaker-takes-the-turn.play", 1, 2, 2_700, ("Ann", "Bob"),
           "Bob is heart-broken and loses a turn; on the phones it is Carl's turn already."),
    Moment("Beer that changes hands", RECORDS / "tietgen" / "an-evening.play", 18, 19, 1_300, ("Ann", "The Buddha"),
           "In the Tietgen building The Buddha gives Ann 3 cl as part of a trade: it flows from glass to glass. "
           "Carl sits behind bars in the administration. Ann throws next."),
    Moment("A rescue", BOTH / "r10-zero-after-healing-is-not-enough.play", 1, 2, 0, ("Ben", "Ann"),
           "Ann's Headbutt has taken three from Ben, who is at −2 and falls unless he heals. His phone says that he "
           "needs three, that his First Aid gives two, and that this is not enough."),
    Moment("The end of a game", RECORDS / "lunch-money" / "example-of-play-ending.play", 0, END, 0, ("Luc", "Kate"),
           "Luc has won, ahead of The Buddha and Kate. Awards say who was meanest and who came back, and a comic shows "
           "the best moments one after the other. Luc's phone says so to Luc, and everybody can play again."),
)  # fmt: skip


def moments(camera: Camera, url: str, folder: Path = IMAGES) -> list[str]:
    """Take the pictures; what the TV says at each of them."""
    return [take(camera, url, folder, number, moment) for number, moment in enumerate(MOMENTS, 1)]


def take(camera: Camera, url: str, folder: Path, number: int, moment: Moment) -> str:
    """Take one picture; the large sentence on it."""
    record = moment.record.read_text(encoding="utf-8")
    picture, said = on_tv(camera, url, record, moment)
    lay_out(camera, [picture, *on_phones(camera, url, record, moment)], folder / f"{name(number)}.jpg")
    camera.taken += 1
    return said


def on_tv(camera: Camera, url: str, record: str, moment: Moment) -> tuple[bytes, str]:
    """What the TV shows, and its large sentence."""
    tv = Device(camera.browser, TV)
    tv.page.clock.install()
    cast = Broadcast(tv.page, url, record)
    tv.page.locator(".arena, .building").first.wait_for()
    stop(tv.page)
    cast.play(moment.before)
    run_for(tv.page, LONG)
    cast.play(cast.last if moment.step == END else moment.step)
    if "won" in cast.state:
        said = finish(tv.page)
    else:
        tv.page.locator(".said").wait_for()
        tv.page.wait_for_timeout(SETTLES)
        if moment.after:
            run_for(tv.page, moment.after)
            tv.page.wait_for_timeout(SETTLES)
        said = tv.page.locator(".said").inner_text()
    picture = tv.page.screenshot()
    tv.context.close()
    return picture, said


def finish(page: Page) -> str:
    """Wait for the end of a game and for the last blow to be shown again; who has won."""
    finale = page.get_by_role("region", name="How it ended")
    for _ in range(2):  # first the rest of the game
        run_for(page, LONG)
        expect(finale).to_be_visible()
    expect(page.get_by_role("button", name="Show it again")).to_be_visible()
    page.wait_for_timeout(SETTLES)
    return finale.get_by_role("heading").first.inner_text()


def on_phones(camera: Camera, url: str, record: str, moment: Moment) -> list[bytes]:
    """What the phones of those show whom it concerns."""
    table = RecordTable(record, moment.before)
    phones = [Device(camera.browser, PHONE) for _ in moment.phones]
    pictures = []
    for phone, who in zip(phones, moment.phones, strict=True):
        phone.page.emulate_media(color_scheme="dark")
        Seated(phone.page, url, record, table, table.names.index(who))
        phone.page.locator(".reach").wait_for()
    table.play(moment.step)
    if moment.step == END:
        table.be_ready()
    for phone in phones:
        phone.page.wait_for_timeout(2 * SETTLES)
        pictures.append(phone.page.screenshot())
        phone.context.close()
    return pictures


def lay_out(camera: Camera, pictures: list[bytes], path: Path) -> None:
    """Put the TV and the phones side by side into one picture."""
    sizes = [TV, *[PHONE] * (len(pictures) - 1)]
    widths = [round(width * HEIGHT / height) for width, height in sizes]
    images = [
        SHOWN.format(data=b64encode(picture).decode(), width=width, height=HEIGHT)
        for picture, width in zip(pictures, widths, strict=True)
    ]
    sheet = Device(camera.browser, (sum(widths) + GAP * (len(widths) - 1), HEIGHT))
    sheet.page.set_content(LAID_OUT.format(gap=GAP, images="".join(images)))
    sheet.page.screenshot(path=path, type="jpeg", quality=QUALITY)
    sheet.context.close()


def name(number: int) -> str:
    """The name of a picture."""
    return f"moment-{number:02}"


def write_page(said: list[str]) -> None:
    """Write the page that shows them."""
    parts = [HEAD]
    for number, (moment, told) in enumerate(zip(MOMENTS, said, strict=True), 1):
        where = f"{moment.title}: the TV and the phones of {' and '.join(moment.phones)}"
        parts.append(
            f"## {number}. {moment.title}\n\n![{where}](../images/{name(number)}.jpg)\n\n"
            f"{moment.seen}\n\n*The record says:* {told}\n"
        )
    PAGE.write_text("\n".join(parts), encoding="utf-8")
