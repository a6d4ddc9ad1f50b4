"""The figures as a page for people."""

from __future__ import annotations

import os
import platform
from datetime import UTC, datetime
from statistics import median
from typing import Final

from tools.web_measure.games import Played
from tools.web_measure.visits import Visit

COLUMNS: Final = (
    "Pages", "Game", "moves", "median ms", "95 of 100 under", "slowest", "tasks over 50 ms", "longest",
    "work: script", "style and layout", "the rest",
)  # fmt: skip
NAMES: Final = {"lunch-money": "Lunch Money", "beer-money": "Beer Money", "tietgen": "Tietgen"}

MOVES: Final = """
A move until it is painted (wanted: under 100 ms), and tasks that kept a page from answering for more than 50 ms while a
game was played (wanted: none). The time runs from the tap on a phone, or from when a player that is only a socket has
sent the move, until the last of the pages in the row has handed the frame that shows it to be put on the screen; the
server, which writes the move to its log first, is within that. Tasks are counted by the clock, from one second after
the deal, of all pages of the row together: on a machine that is busy otherwise they last longer. Work is what one page
does for one move on the thread that answers taps, in milliseconds of the processor's time, with everything that moves
on the screen afterwards; the drawing of the pixels is not in it, and is done here without a graphics card.

One page at a time is what a device of its own has to do. In the last rows everything runs on this one machine, in one
browser: five pages that draw the same move at the same moment, the server, and whoever taps. A slower processor is
played by a thread that is kept waiting busily; five of those on one machine would measure each other, so there is no
such row, and no figure of their work.
"""


def page(visits: list[Visit], games: list[Played]) -> str:
    """All of it."""
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
        MOVES,
        f"| {' | '.join(COLUMNS)} |",
        "|---" * len(COLUMNS) + "|",
        *[row(each) for each in games],
    ]
    unseen = sum(each.unseen for each in games)
    if unseen:
        lines += ["", f"Moves that some page had not shown after ten seconds, and that are in no row: {unseen}."]
    return "\n".join(lines) + "\n"


def row(played: Played) -> str:
    """One line of the table of moves."""
    delays = sorted(played.delays) or [0.0]
    high = delays[min(len(delays) - 1, int(len(delays) * 0.95))]
    longest = f"{max(played.busy):.0f}" if played.busy else "–"
    each = max(1, len(played.delays)) * played.pages
    work = " | ".join("–" if played.slowed > 1 else f"{part / each:.1f}" for part in played.work)
    times = f"{median(delays):.0f} | {high:.0f} | {delays[-1]:.0f} | {len(played.busy)} | {longest}"
    what = f"{played.what}, processor {played.slowed} times slower" if played.slowed > 1 else played.what
    return f"| {what} | {NAMES[played.game]} | {len(played.delays)} | {times} | {work} |"
