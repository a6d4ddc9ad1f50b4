"""Equal work: list all legal moves, draw one of them, apply it, as peers are driven; forced moves are moves as well.

Usage: python -m benchmarks.equal GAME SECONDS. Prints one JSON object: moves a second with numbers, as trainers use
them, and with `Action` objects. Nothing else is counted, and nobody gives up.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable

from benchmarks import own
from benchmarks.timing import repeat
from pocketmoney import games
from pocketmoney.core.game import State

LONGEST = 2_000  # moves after which a game is left


def play_numbers(state: State) -> int:
    """Play a game by numbers; return how many moves were made."""
    made = 0
    while made < LONGEST and not state.over:
        seat = state.owed()[0]
        numbers = state.legal_actions(seat)
        state.apply_number(seat, numbers[int(random.random() * len(numbers))])
        made += 1
    return made


def play_actions(state: State) -> int:
    """Play a game by moves; return how many were made. The last of a menu is giving up."""
    made = 0
    while made < LONGEST and not state.over:
        seat = state.owed()[0]
        menu = state.menu(seat)
        state.apply(seat, menu[int(random.random() * (len(menu) - 1))])
        made += 1
    return made


def measure(name: str, seconds: float) -> dict[str, object]:
    """Both figures of one game."""
    game = games.find(own.MIXES.get(name, [name])[0])
    seeds = iter(range(1 << 30))

    def moves_a_second(work: Callable[[State], int]) -> float:
        def whole() -> tuple[int, int]:
            made = work(own.table(game, name, next(seeds)))
            return made, made

        random.seed(1)
        return repeat(whole, seconds)["moves_s"]

    return {
        "game": name,
        "build": own.build(),
        "equal_numbers_s": moves_a_second(play_numbers),
        "equal_actions_s": moves_a_second(play_actions),
    }


def main() -> None:
    """Measure, and print what was seen."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.equal", description="List, draw and apply moves.")
    parser.add_argument("game", choices=own.names(), metavar="GAME", help="one of " + ", ".join(own.names()))
    parser.add_argument("seconds", type=float, help="for each of the two figures")
    asked = parser.parse_args()
    print(json.dumps(measure(asked.game, asked.seconds)))


if __name__ == "__main__":
    main()
