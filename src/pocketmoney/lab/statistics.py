"""Figures: what is counted in each game, and what many games say about it.

Every figure is a ratio. A game gives two whole numbers: what was counted, and against what (the game itself, the
players who laid a card, the throws). Over many games only sums of these and of their products are kept, as whole
numbers, so that memory does not grow and the order and number of processes do not matter.
"""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

Counted = dict[str, tuple[int, int]]  # what one game gives: figure -> (counted, against)
Sums = dict[str, list[int]]

NORMAL: Final = NormalDist()
Z95: Final = NORMAL.inv_cdf(0.975)

FIRST: Final = "a/"
SECOND: Final = "b/"
CROSS: Final = "ab/"


class Form(NamedTuple):
    """What kind of number a figure is: its unit, and whether it is counted once a game (also where it is nought)."""

    unit: str
    per_game: bool = True


class Estimate(NamedTuple):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float
    weight: int  # how much it was counted against


class Change(NamedTuple):
    """A figure on two sides, the second less the first with its 95 % interval, and how likely chance alone does it."""

    first: Estimate
    second: Estimate
    value: float
    low: float
    high: float
    chance: float


def add(sums: Sums, counted: Counted) -> None:
    """Take one game in."""
    for key, (x, y) in counted.items():
        found = sums.get(key)
        if found is None:
            sums[key] = [x, y, x * x, x * y, y * y]
            continue
        found[0] += x
        found[1] += y
        found[2] += x * x
        found[3] += x * y
        found[4] += y * y


def add_both(sums: Sums, first: Counted, second: Counted) -> None:
    """Take in the same game under two sets of rules."""
    add(sums, {FIRST + key: pair for key, pair in first.items()})
    add(sums, {SECOND + key: pair for key, pair in second.items()})
    for key, (xa, ya) in first.items():
        if key in second:
            xb, yb = second[key]
            found = sums.setdefault(CROSS + key, [0, 0, 0, 0])
            found[0] += xa * xb
            found[1] += xa * yb
            found[2] += ya * xb
            found[3] += ya * yb


def merge(sums: Sums, more: Sums) -> None:
    """Take in the sums of other games."""
    for key, numbers in more.items():
        found = sums.get(key)
        if found is None:
            sums[key] = list(numbers)
        else:
            for place, number in enumerate(numbers):
                found[place] += number


class _Side:
    """The sums of one figure on one side."""

    def __init__(self, sums: list[int] | None, games: int, *, per_game: bool) -> None:
        x, y, xx, xy, yy = sums or [0] * 5
        if per_game:
            y, xy, yy = games, x, games  # a game in which it did not happen counts as well
        self.x, self.y, self.xx, self.xy, self.yy = x, y, xx, xy, yy
        self.rate = x / y if y else 0.0
        # The squares of what each game lies beside the rate.
        self.beside = max(0.0, xx - 2 * self.rate * xy + self.rate**2 * yy)

    def variance(self, games: int) -> float:
        if self.y == 0 or games < 2:
            return 0.0
        return self.beside / self.y**2 * games / (games - 1)

    def estimate(self, games: int, *, is_share: bool) -> Estimate:
        if is_share and self.x == self.xx and self.y == self.yy:
            low, high = wilson(self.x, self.y)
        else:
            reach = Z95 * sqrt(self.variance(games))
            low, high = self.rate - reach, self.rate + reach
        return Estimate(self.rate, low, high, self.y)


def wilson(count: int, of: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if of == 0:
        return 0.0, 1.0
    share = count / of
    middle = share + Z95**2 / (2 * of)
    reach = Z95 * sqrt(share * (1 - share) / of + Z95**2 / (4 * of**2))
    whole = 1 + Z95**2 / of
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def estimate(sums: Sums, key: str, form: Form, games: int) -> Estimate:
    """What the games say about a figure."""
    side = _Side(sums.get(key), games, per_game=form.per_game)
    return side.estimate(games, is_share=form.unit == "share")


def change(sums: Sums, key: str, form: Form, games: int) -> Change:
    """What changes from the first side to the second, game by game on the same seeds."""
    a = _Side(sums.get(FIRST + key), games, per_game=form.per_game)
    b = _Side(sums.get(SECOND + key), games, per_game=form.per_game)
    xx, xy, yx, yy = sums.get(CROSS + key) or [0] * 4
    if form.per_game:
        xy, yx, yy = a.x, b.x, games
    together = 0.0
    if a.y and b.y:
        together = (xx - b.rate * xy - a.rate * yx + a.rate * b.rate * yy) / (a.y * b.y)
    variance = a.variance(games) + b.variance(games) - 2 * together * games / max(1, games - 1)
    error = sqrt(max(0.0, variance))
    value = b.rate - a.rate
    chance = 1.0 if value == 0 else 0.0 if error == 0 else 2 * (1 - NORMAL.cdf(abs(value) / error))
    share = form.unit == "share"
    return Change(
        a.estimate(games, is_share=share),
        b.estimate(games, is_share=share),
        value,
        value - Z95 * error,
        value + Z95 * error,
        chance,
    )


def significant(chances: dict[str, float], level: float = 0.05) -> set[str]:
    """Which of many changes are more than chance (Holm): asking fifty questions must not invent an answer."""
    found: set[str] = set()
    ordered = sorted(chances.items(), key=lambda item: item[1])
    for place, (key, chance) in enumerate(ordered):
        if chance > level / (len(ordered) - place):
            break
        found.add(key)
    return found
