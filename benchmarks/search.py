"""How long the searching bots think about a move, for the build that is imported.

Usage: python -m benchmarks.search [--games N]. One searcher against three greedy bots at four seats, whole games of
cards and 60 throws of Tietgen. Prints median, 99th percentile and longest of all decisions that were searched, how many
of them the time cap ended early, and what an iteration costs.
"""

from __future__ import annotations

import argparse
from time import perf_counter

from benchmarks.own import SEATS, build
from pocketmoney import games
from pocketmoney.bots.bot import Bot
from pocketmoney.bots.levels import LEVELS
from pocketmoney.bots.match import Match
from pocketmoney.bots.registry import make
from pocketmoney.bots.search.bot import SearchBot
from pocketmoney.core.action import Action
from pocketmoney.core.game import View
from pocketmoney.core.header import Header
from pocketmoney.core.rng import Rng, from_seed

GAMES = 4
THROWS = 60


class Timed(Bot):
    """Passes everything on and looks at the clock."""

    def __init__(self, bot: SearchBot) -> None:
        self.bot = bot
        self.seconds: list[float] = []
        self.iterations: list[int] = []

    def choose(self, view: View, menu: list[Action], rng: Rng) -> Action:
        began = perf_counter()
        action = self.bot.choose(view, menu, rng)
        self._note(perf_counter() - began)
        return action

    def use_right(self, view: View, rights: list[Action], rng: Rng) -> Action | None:
        began = perf_counter()
        action = self.bot.use_right(view, rights, rng)
        self._note(perf_counter() - began)
        return action

    def _note(self, seconds: float) -> None:
        if self.bot.done:
            self.seconds.append(seconds)
            self.iterations.append(self.bot.done)


def at(sorted_values: list[float], share: float) -> float:
    """The value below which that share lies."""
    return sorted_values[min(len(sorted_values) - 1, int(share * len(sorted_values)))]


def measure(name: str, level: str, count: int) -> str:
    """One level in one game, as a line."""
    game = games.find(name)
    seconds: list[float] = []
    iterations: list[int] = []
    wanted = 0
    for number in range(count):
        bot = make(level, game)
        assert isinstance(bot, SearchBot)
        wanted = bot.iterations
        cap = bot.cap
        timed = Timed(bot)
        bots: list[Bot] = [make("greedy", game) for _ in SEATS]
        bots[number % len(SEATS)] = timed
        state = game.set_up(Header(name, SEATS, seed=number))
        Match(game, state, bots, from_seed(number)).play(boundaries=THROWS)
        seconds += timed.seconds
        iterations += timed.iterations
    each = 1_000_000 * sum(seconds) / sum(iterations)
    short = len([spent for spent in seconds if spent >= cap])
    ms = [1000 * at(sorted(seconds), share) for share in (0.5, 0.99, 1.0)]
    return (
        f"{name:12} {level:7} {build():8} {len(seconds):5} moves: median {ms[0]:5.1f} ms, p99 {ms[1]:5.1f} ms, longest "
        f"{ms[2]:5.1f} ms; {wanted} iterations of {each:.0f} µs, {short} moves ended by the cap"
    )


def main() -> None:
    """Every searching level in every game."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.search", description="How long searchers think.")
    parser.add_argument("--games", type=int, default=GAMES, help="so many of each game at each level (%(default)s)")
    count: int = parser.parse_args().games
    for name in games.names():
        for level in LEVELS:
            if isinstance(make(level, games.find(name)), SearchBot):
                print(measure(name, level, count), flush=True)


if __name__ == "__main__":
    main()
