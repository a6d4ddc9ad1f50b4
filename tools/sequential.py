"""A sequential test for a share of wins that may stop early and still keeps its word.

The question is whether a bot wins more than a share `p`. After every game the test may answer yes or no; it errs in at
most 5 % of all runs either way. The chance to err is spent over the run as Lan and DeMets (1983, Biometrika 70) do,
with the square of the part of the run that is over, and the bounds are exact: they come from the binomial paths that
have not been stopped before, not from a normal curve (as in Jennison and Turnbull 2000, chapter 12).
"""

from __future__ import annotations

from math import sqrt

ERROR = 0.05
LEAST = 40  # games before the first answer
YES = "yes"
NO = "no"
OPEN = "open"


def spent(games: int, most: int) -> float:
    """How much of the error may have been spent after so many of the most games."""
    return ERROR * (games / most) ** 2 if games >= min(LEAST, most) else 0.0


def upper_bounds(p: float, most: int) -> list[int]:
    """By the number of games: from how many wins on it is too good for a share of `p` or less."""
    alive = [1.0]  # by wins: the chance of paths that have not been stopped
    gone = 0.0
    bounds = [1]
    for games in range(1, most + 1):
        alive = [
            (alive[wins] * (1 - p) if wins < games else 0.0) + (alive[wins - 1] * p if wins else 0.0)
            for wins in range(games + 1)
        ]
        bound = games + 1
        while bound > 0 and gone + alive[bound - 1] <= spent(games, most):
            bound -= 1
            gone += alive[bound]
            alive[bound] = 0.0
        bounds.append(bound)
    return bounds


class Question:
    """One question, asked game by game."""

    def __init__(self, p: float, most: int) -> None:
        self.p = p
        self.most = most
        self.games = 0
        self.wins = 0
        self.answer = OPEN
        self._upper = upper_bounds(p, most)
        self._lower = upper_bounds(1 - p, most)  # of losses

    def see(self, *, won: bool) -> str:
        """Take one more game in; whether that answers the question."""
        self.games += 1
        self.wins += won
        if self.wins >= self._upper[self.games]:
            self.answer = YES
        elif self.games - self.wins >= self._lower[self.games]:
            self.answer = NO
        return self.answer


def interval(wins: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson), as if the number of games had been fixed before."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    below = 1 + z * z / games
    return max(0.0, (middle - half) / below), min(1.0, (middle + half) / below)
