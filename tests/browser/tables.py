"""A table as people open it: on one phone, joined from others by its code, dealt when everybody is ready."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page, expect

NAMES = ("Ann", "Bob", "Cleo", "Dan")
HAND = 5  # cards
GAMES = 3  # on the start page
SIT = "([code, seat]) => localStorage.setItem('pocketmoney.seats', JSON.stringify({ [code]: seat }))"


def visit(page: Page, url: str) -> None:
    """Open the start page, and wait for the games: they push the rest of the page down when they come."""
    page.goto(url)
    expect(page.get_by_role("radio")).to_have_count(GAMES)


def open_table(page: Page, url: str, game: str, name: str) -> str:
    """Open a table; its code."""
    page.goto(url)
    page.get_by_role("radio", name=game).check(force=True)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Who plays")).to_be_visible()
    return page.url.partition("#")[2]


def join(page: Page, url: str, code: str, name: str) -> None:
    """Sit down at a table whose code was read out loud."""
    visit(page, url)
    page.get_by_label("Code of the table").fill(code.lower())
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("button", name="Take a seat")).to_be_visible()  # the start page asks for a name, too
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()


def seat(
    phones: Sequence[Page], url: str, game: str, *, watchers: Sequence[Page] = (), bots: int = 0,
    names: Sequence[str] = NAMES,
) -> str:  # fmt: skip
    """Open a table without a clock on the first phone, and seat the others and bots; its code."""
    host, *guests = phones
    code = open_table(host, url, game, names[0])
    for watcher in watchers:
        watcher.goto(f"{url}/#{code}/tv")
    for page, name in zip(guests, names[1:], strict=False):
        join(page, url, code, name)
    for bot in range(bots):
        host.get_by_role("button", name="Seat Solid").click()
        expect(host.locator("li strong")).to_have_count(len(phones) + bot + 1)
    host.get_by_label("Speed").select_option("none")
    return code


def begin(phones: Sequence[Page], game: str) -> None:
    """Everybody is ready, and the host deals and begins; every phone shows the game then."""
    host, *guests = phones
    if game == "Tietgen":
        for page in phones:
            page.get_by_role("button", name="Understood").click()
    for page in guests:  # who sits down is ready
        expect(page.get_by_text("You are in.")).to_be_visible()
    host.get_by_label("Who begins").select_option(index=1)
    host.get_by_role("button", name="Begin" if game == "Tietgen" else "Deal").click()
    for page in phones:
        if game == "Tietgen":
            expect(page.locator(".reach")).to_be_visible()
        else:
            expect(page.locator(".reach ul button")).to_have_count(HAND)


def deal(
    phones: Sequence[Page], url: str, game: str, *, watchers: Sequence[Page] = (), bots: int = 0,
    names: Sequence[str] = NAMES,
) -> str:  # fmt: skip
    """Open a table without a clock on the first phone, seat the others and bots, and begin; its code."""
    code = seat(phones, url, game, watchers=watchers, bots=bots, names=names)
    begin(phones, game)
    return code


def play_on(page: Page, url: str, record: str, step: int, seat: int, name: str) -> None:
    """Play on from a step of a record, in that seat, against bots."""
    wanted = {"record": record, "step": step, "seat": seat, "bot": "easy", "understood": True}
    answer = page.request.post(f"{url}/api/replays/continue", data=wanted)
    assert answer.ok, answer.text()
    made = answer.json()
    page.goto(url)
    page.evaluate(SIT, [made["code"], {"token": made["token"], "name": name, "game": ""}])
    page.goto(f"{url}/#{made['code']}")
    page.reload()
