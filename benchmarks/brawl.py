"""How many decisions a second the card games make, and what a clone costs.

Every figure stands beside a plain loop of Python timed in the same run, so that runs on different or busy machines
can be compared by the ratio. Only decisions with a choice are counted; forced answers are skipped.

Usage: python benchmarks/brawl.py [seconds per figure]
"""

from __future__ import annotations

import sys
from time import process_time

from pocketmoney import games
from pocketmoney.core.game import State
from pocketmoney.core.header import Entry, Header
from pocketmoney.core.play import play_randomly
from pocketmoney.core.rng import from_seed

MIXES = [["lunch-money"], ["beer-money"], ["lunch-money", "beer-money"]]
SEATS = ["Ann", "Ben", "Cat", "Dan"]
LIMIT = 100_000


def yardstick(seconds: float) -> float:
    """Millions of turns of an empty sum, a second."""
    rounds = 0
    begun = process_time()
    while process_time() - begun < seconds:
        total = 0
        for number in range(100_000):
            total = (total * 31 + number) & 0xFFFF
        rounds += 100_000
    return rounds / (process_time() - begun) / 1e6


def table(decks: list[str], seed: int) -> State:
    """A table of four, dealt."""
    return games.find(decks[0]).set_up(Header(decks[0], SEATS, seed=seed, entries=[Entry("decks", "", decks)]))


def decisions_a_second(decks: list[str], seconds: float) -> float:
    """Random play of whole games, dealing included."""
    rng = from_seed(1)
    decisions = seed = 0
    begun = process_time()
    while process_time() - begun < seconds:
        decisions += play_randomly(table(decks, seed), rng, LIMIT)
        seed += 1
    return decisions / (process_time() - begun)


def clone_in_microseconds(decks: list[str], seconds: float) -> float:
    """A clone in the middle of a game."""
    state = table(decks, 5)
    rng = from_seed(2)
    for _ in range(60):
        if not state.over:
            state.skip_forced()
            seat = state.owed()[0]
            state.apply(seat, state.random_action(seat, rng))
    clones = 0
    begun = process_time()
    while process_time() - begun < seconds:
        for _ in range(1000):
            state.clone()
        clones += 1000
    return (process_time() - begun) / clones * 1e6


def main(seconds: float) -> None:
    """Print the table."""
    build = "interpreted" if games.__file__.endswith(".py") else "compiled"
    measured = yardstick(seconds)
    print(f"Python {sys.version.split()[0]}, {build}; yardstick {measured:.1f} M sums a second")
    print(f"{'decks':24} {'decisions/s':>12} {'per 1,000 sums':>15} {'clone µs':>9}")
    for decks in MIXES:
        rate = decisions_a_second(decks, seconds)
        clone = clone_in_microseconds(decks, seconds / 2)
        print(f"{'+'.join(decks):24} {rate:12,.0f} {rate / measured / 1000:15.2f} {clone:9.2f}")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 2.0)
