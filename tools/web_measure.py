"""How quick the web client is: `python -m tools.web_measure`, into docs/measured/web.md.

A first visit on a slow line; a move on its way from one phone to all four; tasks that keep a page from answering while
a game is played. Figures of time want a machine that does nothing else.
"""

from __future__ import annotations

import os
import platform
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page, expect

from tests.browser.browser import PHONE, TV, Device, browsing, serving
from tests.browser.cards import move
from tests.browser.tables import join, open_table
from tests.browser.tietgen import act

FILE: Final = Path(__file__).resolve().parents[1] / "docs" / "measured" / "web.md"

LINE: Final = {"latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}  # ms, bytes a second
PATIENCE: Final = 60_000  # ms
MOVES: Final = 60
SECONDS: Final = 240.0  # at most, for one game
SETTLES: Final = 120  # ms that a tap is given to be seen everywhere before the next

SCRIPT: Final = (".js", ".css")

# Every page notes when it was tapped, when it showed something new, and what kept it busy for long.
WATCH: Final = """
  window.taps = []; window.shown = []; window.busy = [];
  const now = () => performance.timeOrigin + performance.now();
  addEventListener('pointerdown', () => taps.push(now()), { capture: true });
  const count = list => busy.push(...list.getEntries().map(one => one.duration));
  new PerformanceObserver(count).observe({ type: 'longtask' });
  const watch = () => {
    const told = document.querySelector('[role=log]');
    if (!told) return void requestAnimationFrame(watch);
    const note = () => requestAnimationFrame(() => setTimeout(() => shown.push(now())));
    new MutationObserver(note).observe(told, { childList: true, characterData: true, subtree: true });
  };
  addEventListener('DOMContentLoaded', watch);
"""


class Visit(NamedTuple):
    """A first visit on a slow line."""

    what: str
    ms: float
    requests: int
    bytes: int
    code: int  # bytes of script and style


class Game(NamedTuple):
    """A game that was watched."""

    what: str
    delays: list[float]  # ms from a tap to when the last of the phones and the TV showed it
    busy: list[float]  # ms of every task over 50 ms


def visit(browser: Browser, what: str, url: str, wanted: str) -> Visit:
    """Open a page on a slow line with nothing kept, until something can be pressed there."""
    device = Device(browser)
    line = device.context.new_cdp_session(device.page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", {"offline": False, **LINE})
    paths: dict[str, str] = {}
    sizes: dict[str, int] = {}
    line.on("Network.requestWillBeSent", lambda it: paths.update({it["requestId"]: it["request"]["url"]}))
    line.on("Network.loadingFinished", lambda it: sizes.update({it["requestId"]: int(it["encodedDataLength"])}))
    device.page.goto(url, wait_until="commit")
    device.page.get_by_role("button", name=wanted).wait_for(timeout=PATIENCE)
    ms = float(device.page.evaluate("performance.now()"))
    device.page.wait_for_load_state("networkidle")
    code = sum(size for key, size in sizes.items() if paths.get(key, "").endswith(SCRIPT))
    device.context.close()
    return Visit(what, ms, len(sizes), sum(sizes.values()), code)


def act_at_cards(page: Page) -> bool:
    """One tap towards a move of a card game."""
    return move(page)


def act_at_tietgen(page: Page) -> bool:
    """Whatever the phone offers first."""
    return bool(act(page))


def game(browser: Browser, url: str, what: str, moves: int, slowed: int) -> Game:
    """Four phones and a TV play for a while; with `slowed`, each has a processor that is so many times slower."""
    phones = [Device(browser, PHONE) for _ in range(4)]
    tv = Device(browser, TV)
    devices = [*phones, tv]
    for device in devices:
        device.page.add_init_script(WATCH)
    host = phones[0].page
    code = open_table(host, url, what, "Ann")
    for phone, name in zip(phones[1:], ("Bob", "Cat", "Dan"), strict=True):
        join(phone.page, url, code, name)
    tv.page.goto(f"{url}/#{code}/tv")
    host.get_by_label("Speed").select_option("none")
    is_tietgen = what == "Tietgen"
    for phone in phones:
        if is_tietgen:
            phone.page.get_by_role("button", name="Understood").click()
    for phone in phones[1:]:
        phone.page.get_by_role("button", name="I am ready").click()
    host.get_by_role("button", name="Begin" if is_tietgen else "Deal").click()
    expect(host.locator(".reach")).to_be_visible(timeout=PATIENCE)
    for device in devices:
        if slowed > 1:
            line = device.context.new_cdp_session(device.page)
            line.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
        device.page.wait_for_timeout(500)
        device.page.evaluate("busy.length = 0")
    act = act_at_tietgen if is_tietgen else act_at_cards
    delays: list[float] = []
    until = time.monotonic() + SECONDS
    while len(delays) < moves and time.monotonic() < until:
        if host.get_by_role("heading", name="wins!").count():
            break
        for phone in phones:
            for device in devices:
                device.page.evaluate("taps.length = shown.length = 0")
            if not act(phone.page):
                continue
            phone.page.wait_for_timeout(SETTLES * slowed)
            tapped = phone.page.evaluate("taps.at(-1)")
            seen = [device.page.evaluate("at => shown.find(each => each >= at)", tapped) for device in devices]
            if tapped is not None and None not in seen:
                delays.append(max(seen) - tapped)
    busy = [float(ms) for device in devices for ms in device.page.evaluate("busy")]
    for device in devices:
        device.context.close()
    return Game(f"{what}, processor {slowed} times slower" if slowed > 1 else what, delays, busy)


def told(visits: list[Visit], games: list[Game]) -> str:
    """The figures as a page."""
    lines = [
        "# The web client",
        "",
        f"Measured {datetime.now(UTC).date().isoformat()} by `make webbench`: {os.cpu_count()} cores, "
        f"Python {platform.python_version()}, server and all browsers on one machine.",
        "",
        "A first visit with nothing kept, on a line of 1.6 Mbit/s and 150 ms, until something can be pressed (wanted:",
        "under 3,000 ms, and under 150,000 bytes of script and style):",
        "",
        "| Page | ms | requests | bytes | of these script and style |",
        "|---|---|---|---|---|",
        *[f"| {v.what} | {v.ms:,.0f} | {v.requests} | {v.bytes:,} | {v.code:,} |" for v in visits],
        "",
        "A move, from the tap until the last of four phones and a TV has painted it (wanted: under 100 ms), and tasks",
        "that kept one of these pages busy for more than 50 ms during the game (wanted: none, at full speed):",
        "",
        "| Game | moves | median ms | 95 of 100 under | slowest | tasks over 50 ms | longest |",
        "|---|---|---|---|---|---|---|",
        *[_row(each) for each in games],
    ]
    return "\n".join(lines) + "\n"


def _row(game: Game) -> str:
    delays = sorted(game.delays) or [0.0]
    high = delays[min(len(delays) - 1, int(len(delays) * 0.95))]
    longest = f"{max(game.busy):.0f}" if game.busy else "–"
    figures = f"{median(delays):.0f} | {high:.0f} | {delays[-1]:.0f} | {len(game.busy)} | {longest}"
    return f"| {game.what} | {len(game.delays)} | {figures} |"


def main(moves: int) -> None:
    """Measure, and store what was seen."""
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as url, browsing() as browser:
        host = Device(browser)
        code = open_table(host.page, url, "Beer Money", "Ann")
        visits = [
            visit(browser, "start page", url, "Open the table"),
            visit(browser, "table, from the QR code", f"{url}/#{code}", "Take a seat"),
        ]
        host.context.close()
        games = [game(browser, url, what, moves, 1) for what in ("Lunch Money", "Beer Money", "Tietgen")]
        games.append(game(browser, url, "Beer Money", moves // 3, 4))
    page = told(visits, games)
    print(page)
    if moves >= MOVES:
        FILE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else MOVES)
