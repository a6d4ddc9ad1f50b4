"""What is counted in each game: a small observer per game, over one for all."""

from __future__ import annotations

from pocketmoney.lab.observers.common import Observer


def kind_for(game: str) -> type[Observer]:
    """What watches a game of that name; one that nobody wrote an observer for gets the common figures."""
    if game in ("lunch-money", "beer-money"):
        from pocketmoney.lab.observers.brawl import BrawlObserver

        return BrawlObserver
    if game == "tietgen":
        from pocketmoney.lab.observers.tietgen import TietgenObserver

        return TietgenObserver
    return Observer
