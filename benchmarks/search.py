"""How long the searching bots think about a move: part of `make bench`.

Usage: python -m benchmarks.search [--games N] [--build]. One searcher against three greedy bots at four seats, whole
games of cards and 60 throws of Tietgen. Told are median, 99th percentile and longest of all decisions that were
searched, how many of them the time cap ended early, how many took longer than anybody should wait, and what an
iteration costs. Each build runs in a process of its own; `--build` measures the one that is imported and prints JSON.
The figures go to docs/measured/search.md.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from time import perf_counter
from typing import Any

from benchmarks import targets
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
from tools.installed import builds, import_path
from tools.measured import Page

GAMES = 4
THROWS = 60

Row = dict[str, Any]


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


def measure(name: str, level: str, count: int) -> Row:
    """One level in one game."""
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
        Match(state, bots, from_seed(number)).play(boundaries=THROWS)
        seconds += timed.seconds
        iterations += timed.iterations
    median, high, longest = (1000 * at(sorted(seconds), share) for share in (0.5, 0.99, 1.0))
    return {
        "game": name,
        "level": level,
        "build": build(),
        "moves": len(seconds),
        "median_ms": median,
        "p99_ms": high,
        "longest_ms": longest,
        "iterations": wanted,
        "iteration_us": 1_000_000 * sum(seconds) / sum(iterations),
        "capped": sum(spent >= cap for spent in seconds),
        "slow": sum(spent > targets.LONGEST for spent in seconds),
    }


def measure_build(count: int) -> list[Row]:
    """Every searching level in every game, for the build that is imported."""
    return [
        measure(name, level, count)
        for name in games.names()
        for level in LEVELS
        if isinstance(make(level, games.find(name)), SearchBot)
    ]


def page(rows: list[Row]) -> Page:
    """The figures as a page."""
    made = Page(
        "search",
        "How long the search thinks",
        "make bench",
        "One searcher against three `greedy` at four seats: whole games of cards, 60 throws of Tietgen. The builds run",
        "one after the other. A move that is ended by the cap (230 ms) has fewer iterations than its level asks for.",
    )
    made.at_most(f"moves that took longer than {1000 * targets.LONGEST:.0f} ms", 0, sum(row["slow"] for row in rows))
    head = ["game", "level", "build", "moves", "median ms", "99 of 100 under", "longest", "iterations", "µs each"]
    made.table(
        [*head, "ended by the cap", f"over {1000 * targets.LONGEST:.0f} ms"],
        [
            [
                row["game"], row["level"], row["build"], f"{row['moves']}", f"{row['median_ms']:.1f}",
                f"{row['p99_ms']:.1f}", f"{row['longest_ms']:.1f}", f"{row['iterations']:,}",
                f"{row['iteration_us']:.0f}", f"{row['capped']}", f"{row['slow']}",
            ]
            for row in rows
        ],
    )  # fmt: skip
    return made


def main() -> int:
    """Every build, in a process of its own."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.search", description="How long searchers think.")
    parser.add_argument("--games", type=int, default=GAMES, help="so many of each game at each level (%(default)s)")
    parser.add_argument("--build", action="store_true", help="measure the build that is imported; print JSON")
    asked = parser.parse_args()
    if asked.build:
        print(json.dumps(measure_build(asked.games)))
        return 0
    rows: list[Row] = []
    for name, path in builds().items():
        print(f"{name} rules", file=sys.stderr, flush=True)
        command = [sys.executable, "-m", "benchmarks.search", "--build", "--games", str(asked.games)]
        environment = {**os.environ, "PYTHONPATH": import_path(path)}
        rows += json.loads(subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE).stdout)
    return page(rows).store(is_whole=asked.games >= GAMES)


if __name__ == "__main__":
    sys.exit(main())
