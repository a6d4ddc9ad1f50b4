"""Timing that own games and peers share, so that both are measured alike: in processor time of this process."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time


def microseconds(work: Callable[[], object], seconds: float) -> float:
    """The mean cost of some work; the best of three windows."""
    work()
    best = float("inf")
    for _ in range(3):
        times = 0
        begun = process_time()
        while process_time() - begun < seconds / 3:
            for _ in range(10):
                work()
            times += 10
        best = min(best, (process_time() - begun) / times * 1e6)
    return best


def repeat(whole_game: Callable[[], tuple[int, int]], seconds: float) -> dict[str, float]:
    """Play games for about that long; a short warm-up comes first. A game returns how many decisions with a choice it
    had, and how many moves were asked for in all."""
    warm = process_time()
    while process_time() - warm < seconds / 10:
        whole_game()
    games = decisions = moves = 0
    begun = process_time()
    while process_time() - begun < seconds:
        chosen, asked = whole_game()
        decisions += chosen
        moves += asked
        games += 1
    spent = process_time() - begun
    return {
        "decisions_s": decisions / spent,
        "moves_s": moves / spent,
        "games_s": games / spent,
        "decisions_game": decisions / games,
        "moves_game": moves / games,
    }
