"""Other people's engines in random play, each through its ordinary interface.

Usage: python -m benchmarks.peers NAME SECONDS. Prints one JSON object; a peer that is not installed says so in it.
The extra `peers` installs them. Counted are decisions with a choice, as for our own games, and beside them all moves
that these engines ask for, with a choice or without.
"""

from __future__ import annotations

import argparse
import copy
import json
import random
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any

from benchmarks.timing import microseconds, repeat

SEATS = 4
Row = dict[str, Any]
Played = tuple[int, int]  # decisions with a choice, all moves


def _pick(moves: list[Any]) -> Any:
    return moves[int(random.random() * len(moves))]


def crazy_eights(seconds: float) -> Row:
    """OpenSpiel's crazy_eights at four seats, from Python and inside its C++."""
    import pyspiel

    game = pyspiel.load_game("crazy_eights(players=4)")

    def go_on(state: Any, limit: int) -> Played:
        decisions = asked = 0
        while not state.is_terminal() and asked < limit:
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                drawn = random.random()
                chosen = outcomes[-1][0]
                for outcome, chance in outcomes:
                    drawn -= chance
                    if drawn <= 0:
                        chosen = outcome
                        break
                state.apply_action(chosen)
            else:
                moves = state.legal_actions()
                state.apply_action(_pick(moves))
                asked += 1
                if len(moves) > 1:
                    decisions += 1
        return decisions, asked

    row = repeat(lambda: go_on(game.new_initial_state(), 1_000_000), seconds)
    state = game.new_initial_state()
    go_on(state, int(row["moves_game"] / 2))
    row["clone_us"] = microseconds(state.clone, seconds / 10)
    bots = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(4)]
    seeds = iter(range(1 << 30))

    def inside() -> Played:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return 0, 0

    row["native_decisions_s"] = repeat(inside, seconds / 3)["games_s"] * row["decisions_game"]
    return row


def rlcard_uno(seconds: float) -> Row:
    """RLCard's UNO: its rules core alone, without observations."""
    import numpy
    from rlcard.games.uno import Game

    game = Game(num_players=4)
    game.np_random = numpy.random.RandomState(1)

    def go_on(limit: int) -> Played:
        game.init_game()
        decisions = asked = 0
        while not game.is_over() and asked < limit:
            moves = game.get_legal_actions()
            game.step(_pick(moves))
            asked += 1
            if len(moves) > 1:
                decisions += 1
        return decisions, asked

    row = repeat(lambda: go_on(5_000), seconds)
    go_on(int(row["moves_game"] / 2))
    row["clone_us"] = microseconds(lambda: copy.deepcopy(game), seconds / 10)
    return row


def catanatron(seconds: float) -> Row:
    """Catanatron with four random players."""
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
    decisions = asked = 0

    class Counting(RandomPlayer):  # type: ignore[misc]
        """Its random player, counting."""

        def decide(self, game: Any, playable_actions: Any) -> Any:
            nonlocal decisions, asked
            asked += 1
            if len(playable_actions) > 1:
                decisions += 1
            return _pick(playable_actions)

    def whole() -> Played:
        before = decisions, asked
        Game([Counting(colour) for colour in colours]).play()
        return decisions - before[0], asked - before[1]

    row = repeat(whole, seconds)
    game = Game([RandomPlayer(colour) for colour in colours])
    for _ in range(int(row["moves_game"] / 2)):
        if game.winning_color() is None:
            game.play_tick()
    row["clone_us"] = microseconds(game.copy, seconds / 10)
    return row


def pettingzoo_holdem(seconds: float) -> Row:
    """PettingZoo's Texas hold'em at four seats, through its loop over agents."""
    from pettingzoo.classic import texas_holdem_no_limit_v6

    env = texas_holdem_no_limit_v6.env(num_players=4)

    def whole() -> Played:
        env.reset(seed=random.getrandbits(31))
        decisions = asked = 0
        for _ in env.agent_iter(max_iter=100_000):
            seen, _reward, ended, cut, _info = env.last()
            if ended or cut:
                env.step(None)
                continue
            moves = list(seen["action_mask"].nonzero()[0])
            env.step(int(_pick(moves)))
            asked += 1
            if len(moves) > 1:
                decisions += 1
        return decisions, asked

    row = repeat(whole, seconds)
    env.reset(seed=1)
    row["clone_us"] = microseconds(lambda: copy.deepcopy(env), seconds / 10)
    return row


# PettingZoo's own card games, which are measured beside our environments, with what makes each of them.
CLASSIC: dict[str, dict[str, int]] = {
    "leduc_holdem_v4": {},
    "texas_holdem_v4": {"num_players": SEATS},
    "texas_holdem_no_limit_v6": {"num_players": SEATS},
}


def allowed(mask: Any) -> int:
    """A random action of a mask."""
    return int(random.choice(mask.nonzero()[0]))


def play_aec(env: Any) -> int:
    """A game through PettingZoo's loop; how many actions were chosen."""
    env.reset(seed=random.getrandbits(31))
    chosen = 0
    for _ in env.agent_iter(max_iter=100_000):
        seen, _reward, ended, cut, _info = env.last()
        if ended or cut:
            env.step(None)
            continue
        env.step(allowed(seen["action_mask"]))
        chosen += 1
    return chosen


def counted(whole: Callable[[], int]) -> Callable[[], Played]:
    """A game as `repeat` wants it: every step counts, with a choice or without."""

    def whole_game() -> Played:
        steps = whole()
        return steps, steps

    return whole_game


def classic(name: str, seconds: float) -> Row:
    """The steps of one of PettingZoo's own card games, through its loop over agents."""
    env = import_module(f"pettingzoo.classic.{name}").env(**CLASSIC[name])
    return repeat(counted(lambda: play_aec(env)), seconds)


PEERS: dict[str, tuple[str, str, Callable[[float], Row]]] = {
    "crazy-eights": ("open_spiel", "crazy_eights", crazy_eights),
    "uno": ("rlcard", "uno core", rlcard_uno),
    "catan": ("catanatron", "4 random players", catanatron),
    "holdem": ("pettingzoo", "texas_holdem_no_limit", pettingzoo_holdem),
}
NAMES = (*PEERS, *CLASSIC)


def measure(name: str, seconds: float) -> Row:
    """The figures of one peer, or that it is missing."""
    peer, game, work = PEERS.get(name) or ("pettingzoo", name, lambda seconds: classic(name, seconds))
    warnings.filterwarnings("ignore")
    random.seed(1)
    row: Row = {"peer": peer, "build": "", "game": game}
    try:
        row.update(work(seconds))
    except ImportError as fault:
        row["missing"] = str(fault)
    return row


def main() -> None:
    """Measure, and print what was seen."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peers", description="A peer in random play.")
    parser.add_argument("name", choices=NAMES, metavar="NAME", help="one of " + ", ".join(NAMES))
    parser.add_argument("seconds", type=float, help="of random play; other figures get a tenth of that each")
    asked = parser.parse_args()
    print(json.dumps(measure(asked.name, asked.seconds)))


if __name__ == "__main__":
    main()
