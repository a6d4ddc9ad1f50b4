"""Write random games of every kind down and print a fingerprint of all that was written, build by build.

Usage: python -m tools.written [--games N]. Records, events, views and final states go into the fingerprint byte for
byte, so the compiled rules and the pure ones must print the same line.
"""

from __future__ import annotations

import argparse
import json
from hashlib import blake2b

from pocketmoney.core.event import Event
from pocketmoney.core.game import State
from pocketmoney.core.header import Header
from pocketmoney.core.recorder import Recorder
from pocketmoney.core.rng import Rng, from_seed
from tests.contract.brawl_case import CASES
from tests.contract.case import Case
from tests.contract.checks import random_move
from tests.contract.tietgen_case import TIETGEN

GAMES = 30
MOVES = 300


def play(case: Case, header: Header, rng: Rng) -> tuple[State, Recorder, list[Event]]:
    """One game with rights and giving up: the state it came to, its record, and all that was told."""
    state = case.game.set_up(header)
    state.listen()
    recorder = Recorder(case.game, header)
    told: list[Event] = []
    moves = 0
    # A sealed answer is in no record before its window has closed, so stop where a turn begins.
    while not state.over and (moves < MOVES or not state.must_begin()):
        moves += 1
        seat, action = random_move(state, rng)
        state.apply(seat, action)
        events = state.take_events()
        told += events
        recorder.note(seat, action, state, events)
    return state, recorder, told


def written(case: Case, seed: int) -> str:
    """One game: its record, what was told, what each seat saw at the end, and the state it came to."""
    rng = from_seed(seed)
    state, recorder, told = play(case, case.header(rng), rng)
    views = [state.view(seat).to_json() for seat in range(state.seats)]
    return recorder.text() + json.dumps([[event.to_json() for event in told], views, state.to_json()])


def fingerprint(games: int) -> str:
    """Of that many games of each kind."""
    whole = blake2b(digest_size=16)
    for case in [*CASES[:3], TIETGEN]:
        for seed in range(games):
            whole.update(written(case, seed).encode())
    return whole.hexdigest()


def main() -> None:
    """Print the fingerprint."""
    parser = argparse.ArgumentParser(prog="python -m tools.written", description="Print a fingerprint of random games.")
    parser.add_argument("--games", type=int, default=GAMES, help="so many of each kind (%(default)s)")
    print(fingerprint(parser.parse_args().games))


if __name__ == "__main__":
    main()
