"""Learn from games what counts in Tietgen Monopoly, and write the table of weights that the search reads.

Usage: python -m tools.learn [--games N] [--jobs N] [--into FILE]. Quick searchers play whole games of 200 throws;
every few throws it is noted how everybody stands, and in the end who won. The weights are those under which these
winners are likeliest: logistic regression between the seats (a conditional logit), each weight on a straight line
between a few knots of throws left, and none below nought, so that more of anything is never worse. Says how well that
foretells games it has not seen, beside the plain reckoning by riches. 1,000 games take about half an hour on one core.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
import numpy.typing as npt

from pocketmoney import games
from pocketmoney.bots.bot import Bot
from pocketmoney.bots.match import Match
from pocketmoney.bots.search import search
from pocketmoney.bots.search.heuristics import Strength
from pocketmoney.bots.search.tietgen_evaluation import chance, throws_left
from pocketmoney.bots.search.tietgen_learned_evaluation import LONGEST, logarithm, standings
from pocketmoney.bots.search.tietgen_weights import KNOTS
from pocketmoney.core.header import Header
from pocketmoney.core.rng import Rng, from_seed
from pocketmoney.games.tietgen.state import Tietgen
from tools.ladder import OPTIONS, SEATS

ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "src" / "pocketmoney" / "bots" / "search" / "tietgen_weights.py"
FIRST = 1_000_000  # number of the first game: none that the ladder plays
MOVES = 20_000
HELD = 3  # every so manieth game is not learned from, but foretold
SMALL = 2.0  # how much small weights are preferred
STEPS = 3000

Floats = npt.NDArray[np.float64]
Position = tuple[int, list[tuple[float, ...]], list[float]]  # throws left, what is seen of each seat, chances by riches


def play(number: int) -> tuple[int, list[Position]]:
    """One game: who won, and how everybody stood every few throws."""
    game = games.find("tietgen")
    state = game.set_up(Header("tietgen", SEATS, options=OPTIONS["tietgen"], seed=number))
    assert isinstance(state, Tietgen)
    rng = from_seed(number)
    bots: list[Bot] = [_player(rng) for _ in SEATS]
    match = Match(state, bots, rng)
    found: list[Position] = []
    due = 4 + rng.below(6)
    while match.moves < MOVES and match.step():
        if state.throws >= due and state.must_begin() and not state.rents:
            due = state.throws + 4 + rng.below(6)
            left = throws_left(state, LONGEST)
            seen: list[tuple[float, ...]] = [
                () if state.is_out(seat) else (*standing, logarithm(standing))
                for seat, standing in enumerate(standings(state, left))
            ]
            found.append((left, seen, [chance(state, seat) for seat in range(len(SEATS))]))
    return state.winner, found


def _player(rng: Rng) -> Bot:
    """A quick searcher; not all are alike, so that games differ."""
    strength = Strength(16 + rng.below(16), 6 + rng.below(8), is_shrewd=rng.below(4) > 0)
    bot = search(games.find("tietgen"), strength)
    bot.cap = float("inf")
    return bot


class Lessons:
    """Positions as arrays: by position and seat what is seen, each thing once for each knot."""

    def __init__(self, played: list[tuple[int, list[Position]]]) -> None:
        positions = [(winner, position) for winner, found in played if winner >= 0 for position in found]
        width = 5
        seen = np.zeros((len(positions), len(SEATS), width))
        self.is_in = np.zeros((len(positions), len(SEATS)), dtype=bool)
        self.winner = np.array([winner for winner, _ in positions])
        self.plain = np.array([chances for _, (_, _, chances) in positions])
        knots = np.zeros((len(positions), len(KNOTS)))
        for row, (_, (left, standing, _)) in enumerate(positions):
            for seat, one in enumerate(standing):
                if one:
                    seen[row, seat] = one
                    self.is_in[row, seat] = True
            knots[row] = [np.interp(left, KNOTS[::-1], np.eye(len(KNOTS))[knot][::-1]) for knot in range(len(KNOTS))]
        self.seen = (seen[:, :, None, :] * knots[:, None, :, None]).reshape(len(positions), len(SEATS), -1)

    def chances(self, weights: Floats) -> Floats:
        """Of every seat in every position."""
        sums = np.where(self.is_in, self.seen @ weights, -np.inf)
        raised = np.exp(sums - sums.max(axis=1, keepdims=True))
        found: Floats = raised / raised.sum(axis=1, keepdims=True)
        return found

    def surprise(self, chances: Floats) -> float:
        """How unlikely the winners were, on average: the less the better; 1.386 is to know nothing."""
        return float(-np.log(np.maximum(chances[np.arange(len(self.winner)), self.winner], 1e-6)).mean())

    def learn(self, steps: int = STEPS) -> Floats:
        """The likeliest weights that are not below nought (Nesterov's gradient method, projected)."""
        count = self.seen.shape[2]
        size = np.sqrt((self.seen**2).sum(axis=(0, 1)) + 1.0)  # makes all directions alike
        flat = (self.seen / size).reshape(-1, count)
        step = 2.0 / float(np.linalg.eigvalsh(flat.T @ flat)[-1])  # no bend is sharper than half of that
        won = np.arange(len(SEATS)) == self.winner[:, None]
        weights = np.zeros(count)
        ahead = weights
        pace = 1.0
        for _ in range(steps):
            slope = (self.chances(ahead / size) - won).reshape(-1) @ flat
            slope += 2 * SMALL * ahead / size**2
            after = np.maximum(ahead - slope * step, 0.0)
            next_pace = (1 + np.sqrt(1 + 4 * pace**2)) / 2
            ahead = after + (pace - 1) / next_pace * (after - weights)
            weights, pace = after, next_pace
        found: Floats = weights / size
        return found


def table(weights: Floats, told: str) -> str:
    """The weights as the module that the search reads."""
    rows = "\n".join(
        f"    ({', '.join(str(round(float(one), 3)) for one in row)})," for row in weights.reshape(len(KNOTS), -1)
    )
    return f'''"""How much beer, deeds, rent to come, rent that could be, and all of it together count in Tietgen.

Made by `python -m tools.learn`, which says how; not by hand.
{told}
"""

from __future__ import annotations

from typing import Final

KNOTS: Final = {KNOTS}  # throws left
WEIGHTS: Final = (
{rows}
)
'''


def main() -> None:
    """Play, learn, and write the table."""
    parser = argparse.ArgumentParser(prog="python -m tools.learn", description="Learn what counts in Tietgen.")
    parser.add_argument("--games", type=int, default=1000, help="to learn from (%(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at once (%(default)s)")
    parser.add_argument("--into", type=Path, default=TABLE, help="the file for the table")
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.jobs) as pool:
        played = list(pool.map(play, range(FIRST, FIRST + asked.games)))
    held = Lessons(played[::HELD])
    weights = Lessons([one for number, one in enumerate(played) if number % HELD]).learn()
    learned, plain = held.surprise(held.chances(weights)), held.surprise(held.plain)
    print(f"surprise at winners of {len(held.winner)} positions: {learned:.3f}, by riches alone {plain:.3f}")
    told = f"Surprise at the winners of {asked.games:,} games: {learned:.3f}; by riches alone {plain:.3f}."
    asked.into.write_text(table(Lessons(played).learn(), told), encoding="utf-8")


if __name__ == "__main__":
    main()
