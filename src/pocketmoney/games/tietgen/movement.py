"""Tokens on the board: dice, coupons at GO, the way to the administration."""

from __future__ import annotations

from pocketmoney.core.problem import Problem
from pocketmoney.games.tietgen.pieces import SPACES
from pocketmoney.games.tietgen.position import Position


def read_dice(word: str, line: int = 0) -> tuple[int, int]:
    """Two dice as they lie on the table: `3-4`."""
    if not (len(word) == 3 and word[0] in "123456" and word[1] == "-" and word[2] in "123456"):
        raise Problem("tietgen-bad-dice", {"word": word}, line)
    return int(word[0]), int(word[2])


def throw_dice(s: Position, typed: tuple[int, ...] = ()) -> tuple[int, int]:
    """Throw two dice: those typed in from the table, else those that the header names, then chance (R160)."""
    if typed:
        s.typed_throws += 1
        first, second = typed[0], typed[1]
    elif s.dice:
        first, second = s.dice[0] // 10, s.dice[0] % 10
        s.dice = s.dice[1:]
    else:
        rng = s.rng.copy()
        first = 1 + rng.below(6)
        second = 1 + rng.below(6)
        s.rng = rng
    s.thrown = first * 10 + second
    return first, second


def advance(s: Position, seat: int, steps: int) -> None:
    """Move forward. Landing on GO or passing over it gives the coupons, once (R128)."""
    to = s.at[seat] + steps
    _place(s, seat, to % SPACES, passes=to >= SPACES)


def advance_to(s: Position, seat: int, space: int) -> None:
    """Move forward to a space."""
    advance(s, seat, (space - s.at[seat]) % SPACES)


def go_back(s: Position, seat: int, steps: int) -> None:
    """Move backwards. Passing over GO that way, or coming to it, gives the coupons too (R166)."""
    to = s.at[seat] - steps
    _place(s, seat, to % SPACES, passes=to <= 0 < s.at[seat])


def _place(s: Position, seat: int, space: int, *, passes: bool) -> None:
    s.at[seat] = space
    if s.log is not None:
        s.tell("tietgen-moves", {"seat": seat, "space": s.id(space)})
    if passes:
        s.gain("tietgen-coupons", None, seat, s.terms.board.go)


def send_to_administration(s: Position, seat: int, why: str) -> None:
    """Send a player to the administration for a reprimand: no coupons on the way, and the turn is over (R129, R166)."""
    s.at[seat] = s.terms.board.administration
    s.sitting[seat] = 0
    s.again = 0
    s.doubles = 0
    if s.log is not None:
        s.tell("tietgen-sent", {"seat": seat, "why": why})
