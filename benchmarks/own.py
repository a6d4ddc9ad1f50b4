"""What our own games do in a second, for one game and the build that is imported.

Usage: python -m benchmarks.own GAME SECONDS. Prints one JSON object. GAME is one of the names below; four seats, random
play (a kind of move first, then the move), and only decisions with a choice are counted.
"""

from __future__ import annotations

import argparse
import json
import tracemalloc
from collections.abc import Callable
from functools import partial
from statistics import fmean

from benchmarks.timing import microseconds, repeat
from pocketmoney import games
from pocketmoney.core import play
from pocketmoney.core.game import Game, State
from pocketmoney.core.header import Entry, Header
from pocketmoney.core.rng import from_seed

SEATS = ["Ann", "Ben", "Cat", "Dan"]
MIXES = {
    "lunch-money": ["lunch-money"],
    "beer-money": ["beer-money"],
    "lunch-money+beer-money": ["lunch-money", "beer-money"],
}
LIMIT = 1_000_000
BOUNDARIES = 400  # throws after which a game of Tietgen is left
STATES = 5  # whose copies, views, menus and JSON are measured
LONGEST = 2_000  # decisions of the games in whose middle they lie
CLONES = 2_000


def names() -> list[str]:
    """Everything that can be measured: the card games, their mix, and every other game there is."""
    return [*MIXES, *[name for name in games.names() if name not in MIXES]]


def table(game: Game, name: str, seed: int) -> State:
    """A table of four, dealt."""
    decks = [Entry("decks", "", MIXES[name])] if name in MIXES else []
    return game.set_up(Header(game.name, SEATS, seed=seed, entries=decks))


def build() -> str:
    """Which build this process imports."""
    return "pure" if str(play.__file__).endswith(".py") else "compiled"


def play_for(game: Game, name: str, seconds: float) -> dict[str, float]:
    """Random play of whole games, dealing included."""
    rng = from_seed(1)
    seeds = iter(range(1 << 30))

    def whole() -> tuple[int, int]:
        decisions = play.play_randomly(table(game, name, next(seeds)), rng, LIMIT, BOUNDARIES)
        return decisions, decisions

    return repeat(whole, seconds)


def halfway(game: Game, name: str, seed: int) -> State:
    """The state in the middle of the game of a seed: the same in every build that plays it alike."""

    def play_on(state: State, most: int) -> int:
        rng = from_seed(seed)
        made = 0
        while made < most and state.step_at_random(rng):
            made += 1
        return made

    state = table(game, name, seed)
    play_on(state, play_on(table(game, name, seed), LONGEST) // 2)
    return state


def bytes_of(state: State) -> float:
    """What a clone costs in memory."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.clone() for _ in range(CLONES)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept)


def measure(name: str, seconds: float) -> dict[str, object]:
    """All figures of one game."""
    game = games.find(MIXES.get(name, [name])[0])
    played = play_for(game, name, seconds)
    states = [halfway(game, name, seed) for seed in range(STATES)]

    def mean(work: Callable[[State], Callable[[], object]]) -> float:
        """What this costs in the mean of all states."""
        return fmean([microseconds(work(state), seconds / 10 / STATES) for state in states])

    return {
        "peer": "pocketmoney",
        "build": build(),
        "game": name,
        **played,
        "clone_us": mean(lambda state: state.clone),
        "view_us": mean(lambda state: partial(state.view, state.owed()[0])),
        "menu_us": mean(lambda state: partial(state.menu, state.owed()[0])),
        "json_us": mean(lambda state: lambda: game.from_json(json.loads(json.dumps(state.to_json())))),
        "state_bytes": fmean([bytes_of(state) for state in states]),
    }


def main() -> None:
    """Measure, and print what was seen."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.own", description="Our own games in random play.")
    parser.add_argument("game", choices=names(), metavar="GAME", help="one of " + ", ".join(names()))
    parser.add_argument("seconds", type=float, help="of random play; other figures get a tenth of that each")
    asked = parser.parse_args()
    print(json.dumps(measure(asked.game, asked.seconds)))


if __name__ == "__main__":
    main()
