"""How quick the web client is: `python -m tools.web_measure`, into docs/measured/web.md.

A first visit on a slow line; a move on its way to one phone, to a TV, and to four phones and a TV at once; tasks that
keep a page from answering while a game is played; the frames a second of a TV that performs a record. Figures of time
want a machine that does nothing else. They are stored if everything was measured on the installed build
(`make webbench`).
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from tests.browser.browser import browsing, serving
from tools.web_measure.frames import count_frames
from tools.web_measure.games import Played, Table, play
from tools.web_measure.players import open_table
from tools.web_measure.report import NAMES, page, row
from tools.web_measure.visits import Visit, visit

MOVES: Final = 60
SLOWED: Final = 4  # times, as a cheap phone is beside the machine of a developer
SLOW_GAME: Final = "beer-money"
KINDS: Final = {"phone": (1, 0, "one phone"), "tv": (0, 1, "a TV"), "all": (4, 1, "four phones and a TV")}


def first_visits(browser: Browser, url: str) -> list[Visit]:
    """What a newcomer waits for."""
    code, _ = open_table(url, SLOW_GAME)
    return [
        visit(browser, "start page", url, "Open the table"),
        visit(browser, "table, from the QR code", f"{url}/#{code}", "Take a seat"),
    ]


def measure(browser: Browser, url: str, kind: str, game: str, moves: int, slowed: int = 1) -> Played:
    """One row."""
    phones, tvs, what = KINDS[kind]
    table = Table(browser, url, game, phones, tvs)
    try:
        played = play(table, what, moves, slowed)
    finally:
        table.close()
    print(*row(played), sep=" | ", flush=True)
    return played


def main() -> int:
    """Measure what was asked for; store it if that was everything."""
    asked = argparse.ArgumentParser(
        prog="python -m tools.web_measure",
        description="How quick the web client is. Without arguments everything is measured and stored.",
    )
    asked.add_argument("--moves", type=int, default=MOVES, help=f"for each row, {MOVES} if left out")
    asked.add_argument("--games", nargs="+", choices=list(NAMES), default=list(NAMES), help="that are played")
    asked.add_argument("--pages", nargs="+", choices=list(KINDS), default=list(KINDS), help="what is looked at")
    asked.add_argument("--full-speed", action="store_true", help="leave out the rows with a slower processor")
    asked.add_argument("--no-frames", action="store_true", help="leave out the frames a second of a TV")
    given = asked.parse_args()
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as url, browsing() as browser:
        visits = first_visits(browser, url)
        frames = [] if given.no_frames else count_frames(browser, url)
        games: list[Played] = []
        for kind in given.pages:
            games += [measure(browser, url, kind, game, given.moves) for game in given.games]
            if kind != "all" and not given.full_speed:
                games.append(measure(browser, url, kind, SLOW_GAME, max(1, given.moves // 3), SLOWED))
    is_all = given.games == list(NAMES) and given.pages == list(KINDS) and not (given.full_speed or given.no_frames)
    return page(visits, games, frames).store(is_whole=is_all and given.moves >= MOVES)


if __name__ == "__main__":
    sys.exit(main())
