"""The figures as a page for people."""

from __future__ import annotations

from statistics import median
from typing import Final

from tools.measured import Page
from tools.web_measure.frames import Frames
from tools.web_measure.games import Played
from tools.web_measure.visits import Visit

COLUMNS: Final = (
    "Pages", "Game", "moves", "median ms", "own taps, median", "95 of 100 under", "slowest", "over 100 ms",
    "tasks over 50 ms", "longest", "work: script", "style and layout", "the rest",
)  # fmt: skip
NAMES: Final = {"lunch-money": "Lunch Money", "beer-money": "Beer Money", "tietgen": "Tietgen"}

# The targets. Times of moves and tasks hold for one page at a time, at full speed.
VISIT: Final = 3_000  # ms until something can be pressed
CODE: Final = 150_000  # bytes of script and style
OWN: Final = 50.0  # ms at the median, until the phone that was tapped has painted its own card and prompt
FRAMES: Final = 60  # a second, on a TV in its heaviest beat
PAINTED: Final = 100.0  # ms; a move that takes longer is counted as slow
LONG_TASKS: Final = 0

MOVES: Final = f"""
A move until it is painted, and tasks that kept a page from answering for more than 50 ms while a game was played. The
time runs from the tap on a phone, or from when a player that is only a socket has sent the move, until the last of the
pages in the row has handed the frame that shows it to be put on the screen; the server, which writes the move to its
log first, is within that. Moves over {PAINTED:.0f} ms are counted, and those that a page had not shown after ten
seconds count as ten seconds. Tasks are counted by the clock, from one second after the deal, of all pages of the row
together: on a machine that is busy otherwise they last longer. Work is what one page does for one move on the thread
that answers taps, in milliseconds of the processor's time, with everything that moves on the screen afterwards; the
drawing of the pixels is not in it, and is done here without a graphics card.

One page at a time is what a device of its own has to do. In the last rows everything runs on this one machine, in one
browser: five pages that draw the same move at the same moment, the server, and the players. A slower processor is
played by a thread that is kept waiting busily; five of those on one machine would measure each other, so there is no
such row, and no figure of their work.
"""


BEATS: Final = """
A TV of 1920 by 1080 that performs fixed records, step by step, as the director paces them. Frames are those that the
page was asked to draw; the pixels are drawn without a graphics card.
"""


def page(visits: list[Visit], games: list[Played], frames: list[Frames]) -> Page:
    """All of it."""
    made = Page("web", "The web client", "make webbench")
    made.note("The server and all browsers ran on this one machine.")
    _state_targets(made, visits, games, frames)
    made.add(
        "A first visit with nothing kept, on a line of 1.6 Mbit/s and 150 ms, until something can be pressed:",
        "",
    )
    made.table(
        ["Page", "ms", "requests", "bytes", "of these script and style"],
        [[v.what, f"{v.ms:,.0f}", f"{v.requests}", f"{v.bytes:,}", f"{v.code:,}"] for v in visits],
    )
    made.add(MOVES)
    made.table(list(COLUMNS), [row(each) for each in games])
    if frames:
        made.add(BEATS)
        made.table(
            ["Record", "beats", "frames a second, median", "fewest", "in the beat"],
            [[each.what, f"{each.beats}", f"{each.usual:.0f}", f"{each.least:.0f}", each.beat] for each in frames],
        )
    unseen = sum(each.unseen for each in games)
    if unseen:
        made.add("", f"Moves that some page had not shown after ten seconds: {unseen}.")
    return made


def _state_targets(made: Page, visits: list[Visit], games: list[Played], frames: list[Frames]) -> None:
    made.at_most(
        "a first visit on a slow line, until something can be pressed", VISIT, max(v.ms for v in visits), " ms"
    )
    made.at_most("script and style of a first visit", CODE, max(v.code for v in visits), " bytes")
    alone = [each for each in games if each.pages == 1 and each.slowed == 1]
    own = [median(each.own) for each in alone if each.own]
    if own:
        made.at_most(
            "a tapped phone's own card and prompt are painted, at the median of each game", OWN, max(own), " ms"
        )
    if frames:
        made.at_least("frames a second of a TV in its heaviest beat", FRAMES, round(min(each.least for each in frames)))
    if alone:
        slowest = max(_high(each) for each in alone)
        made.at_most("95 of 100 moves on one page are painted within", PAINTED, slowest, " ms")
        made.at_most("tasks over 50 ms on one page", LONG_TASKS, sum(len(each.busy) for each in alone))


def _high(played: Played) -> float:
    """The time within which 95 of 100 moves were painted."""
    delays = sorted(played.delays) or [0.0]
    return delays[min(len(delays) - 1, int(len(delays) * 0.95))]


def row(played: Played) -> list[str]:
    """One line of the table of moves."""
    delays = sorted(played.delays) or [0.0]
    each = max(1, len(played.delays)) * played.pages
    what = f"{played.what}, processor {played.slowed} times slower" if played.slowed > 1 else played.what
    return [
        what,
        NAMES[played.game],
        f"{len(played.delays)}",
        f"{median(delays):.0f}",
        f"{median(played.own):.0f}" if played.own else "–",
        f"{_high(played):.0f}",
        f"{delays[-1]:.0f}",
        f"{sum(delay > PAINTED for delay in played.delays)}",
        f"{len(played.busy)}",
        f"{max(played.busy):.0f}" if played.busy else "–",
        *["–" if played.slowed > 1 else f"{part / each:.1f}" for part in played.work],
    ]
