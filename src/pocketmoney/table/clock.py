"""How long a question stays open: by its kind and by the speed of the table, never by anything hidden (R38)."""

from __future__ import annotations

from typing import Final

RELAXED: Final = "relaxed"
NORMAL: Final = "normal"
QUICK: Final = "quick"
NO_CLOCK: Final = "none"

SPEEDS: Final = (RELAXED, NORMAL, QUICK, NO_CLOCK)

# For a seat that must act alone; for seats that may answer together.
_ALONE: Final = {RELAXED: 90_000, NORMAL: 45_000, QUICK: 20_000}
_TOGETHER: Final = {RELAXED: 20_000, NORMAL: 8_000, QUICK: 4_000}
# A follow-up, a rescue, a bid: less to think about than a turn.
_SHORT: Final = {RELAXED: 45_000, NORMAL: 20_000, QUICK: 10_000}
_TURNS: Final = ("turn", "throw", "debt", "purchase", "mail", "card-throw")

# A screen for all shows what happened one thing after the other, a little behind the game. A quick table hurries it.
_BEAT: Final = 1_500  # for one thing
_FURTHEST: Final = 4_000  # behind the game, at most
_QUICK_PERCENT: Final = 70

_BANK: Final = {RELAXED: 180_000, NORMAL: 90_000, QUICK: 30_000}
_GRACE_PERIOD: Final = {RELAXED: 6_000, NORMAL: 3_000, QUICK: 1_500}
# Half of it is longer than any bot thinks: nobody can tell whether it had to.
_BOT: Final = {RELAXED: 1_600, NORMAL: 900, QUICK: 560, NO_CLOCK: 560}

ASKED_FOR_UNDO: Final = 30_000
HANDS_OVER: Final = 120_000
TEACHES: Final = 1_100  # how long the opponent in a lesson takes


def question_timeout(speed: str, asking: str, open_to: int, lag: int = 0) -> int:
    """How long a question of that kind stays open when it is put to so many seats, in ms; 0: there is no clock.

    An answer takes what a screen for all has yet to show into account: `lag` is added. A turn is long enough.
    """
    if speed == NO_CLOCK:
        return 0
    if open_to == 1 and asking in _TURNS:
        return _ALONE[speed]
    if speed == QUICK:
        lag = lag * _QUICK_PERCENT // 100
    return lag + (_TOGETHER[speed] if open_to > 1 else _SHORT[speed])


def shown_at(shown: int, now: int, events: int) -> int:
    """Return when a screen for all shows the last of so many events that everybody sees, if it showed the last one
    before them at `shown`. It depends on what is public, and on no screen: nobody can make others wait."""
    if not events:
        return shown
    return min(max(now, shown + _BEAT) + (events - 1) * _BEAT, now + _FURTHEST)


def time_bank(speed: str) -> int:
    """How much time of its own a seat gets for a game, in ms."""
    return _BANK.get(speed, 0)


def grace_period(speed: str) -> int:
    """Return how long the start of a turn waits for seats that would lose a right by it, in ms."""
    return _GRACE_PERIOD.get(speed, 0)


def bot_waits(speed: str, *, alone: bool) -> int:
    """How long a bot seems to think, in ms: by public data only, so that nobody can read a hand from it."""
    return _BOT[speed] if alone else _BOT[speed] // 2
