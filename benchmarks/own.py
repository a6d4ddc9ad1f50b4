"""What our own games do in a second, for one game and the build that is imported.

Usage: python -m benchmarks.own GAME SECONDS. Prints one JSON object. GAME is one of the names below; four seats, random
play (a kind of move first, then the move), and only decisions with a choice are counted.
"""

from __future__ import annotations

import argparse
import json
import tracemalloc

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
CLONES = 10_000


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


def halfway(game: Game, name: str, decisions: int) -> State:
    """A state in the middle of a game."""
    state = table(game, name, 5)
    rng = from_seed(2)
    for _ in range(decisions):
        state.skip_forced()
        if state.over:
            return halfway(game, name, decisions // 2)
        seat = state.owed()[0]
        state.apply(seat, state.random_action(seat, rng))
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
    state = halfway(game, name, int(played["decisions_game"] / 2))
    seat = state.owed()[0]
    short = seconds / 10
    return {
        "peer": "pocketmoney",
        "build": build(),
        "game": name,
        **played,
        "clone_us": microseconds(state.clone, short),
        "view_us": microseconds(lambda: state.view(seat), short),
        "menu_us": microseconds(lambda: state.menu(seat), short),
        "json_us": microseconds(lambda: game.from_json(json.loads(json.dumps(state.to_json()))), short),
        "state_bytes": bytes_of(state),
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
