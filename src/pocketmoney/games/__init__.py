"""The registry: the only place that names every game."""

from __future__ import annotations

from pocketmoney.core.game import Game
from pocketmoney.core.problem import unknown

_BRAWLS = ("lunch-money", "beer-money")
_TIETGEN = "tietgen"


def names() -> list[str]:
    """The names of all games."""
    return [*_BRAWLS, _TIETGEN]


def find(name: str) -> Game:
    """The game of that name, or a problem that names the nearest."""
    if name in _BRAWLS:
        from pocketmoney.games.brawl.game import BrawlGame

        return BrawlGame(name)
    if name == _TIETGEN:
        from pocketmoney.games.tietgen.game import TietgenGame

        return TietgenGame(name)
    raise unknown("unknown-game", name, names())
