"""Ratings by openskill: the Plackett-Luce model of Weng and Lin, made for tables of more than two.

It is kept well and free to use; the library called trueskill has not changed for years. Strength is taken as constant
(tau is 0): a bot does not get better over a tournament.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from pocketmoney.core.problem import Problem
from pocketmoney.lab.statistics import Z95, Estimate


class Rating(NamedTuple):
    """How strong a bot is, and how sure that is."""

    mu: float
    sigma: float

    def estimate(self) -> Estimate:
        """The rating with its 95 % interval."""
        return Estimate(self.mu, self.mu - Z95 * self.sigma, self.mu + Z95 * self.sigma, 1)


class Ratings:
    """The ratings of all bots; games must come in order."""

    def __init__(self, bots: int) -> None:
        try:
            from openskill.models import PlackettLuce
        except ImportError:
            details: dict[str, str | int] = {"what": "tournament", "library": "openskill", "extra": "lab"}
            raise Problem("lab-needs-extra", details) from None
        self._model: Any = PlackettLuce(tau=0.0)
        self._bots: list[Any] = [self._model.rating() for _ in range(bots)]

    def rate(self, players: tuple[int, ...], places: tuple[int, ...]) -> None:
        """Learn from one table: who sat there, and who came in where."""
        teams = [[self._bots[player]] for player in players]
        rated = self._model.rate(teams, ranks=[float(place) for place in places])
        for player, team in zip(players, rated, strict=True):
            self._bots[player] = team[0]

    def of(self, bot: int) -> Rating:
        return Rating(self._bots[bot].mu, self._bots[bot].sigma)

    def restore(self, ratings: list[Rating]) -> None:
        """Go on from ratings that were written down."""
        self._bots = [self._model.rating(mu=rating.mu, sigma=rating.sigma) for rating in ratings]
