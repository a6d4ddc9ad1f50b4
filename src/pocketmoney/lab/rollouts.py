"""Chances by rollouts: play on from a moment many times, with chance going other ways, and count who wins."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from pocketmoney.bots.match import Match
from pocketmoney.bots.registry import make
from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.game import Game, State
from pocketmoney.core.play import play_randomly
from pocketmoney.core.rng import from_seed
from pocketmoney.lab.job import Batch, seed_of
from pocketmoney.lab.observers import kind_for
from pocketmoney.lab.record_positions import Source, positions_of

RANDOM: Final = "random"
HORIZON: Final = 100  # throws that a rollout goes on in a game that may last for hours; then who has most has won
TURNS: Final = 2_000
LIMIT: Final = 200_000

CHANCE: Final = "chance"  # everybody's chance after a moment
JUDGE: Final = "judge"  # a move against its alternatives, roughly
AGAIN: Final = "again"  # a move against one alternative, with fresh chance
TURN: Final = "turn"  # everybody's chance after one moment and after another, with fresh chance

Task = tuple[str, int, int]  # what, which moment, which alternative or other moment


@dataclass(frozen=True)
class Rollouts:
    """Questions about the moments of a record, numbered, so that processes can share them."""

    source: Source
    tasks: tuple[Task, ...]
    count: int
    policy: str
    seed: int
    chances: int = 0  # games for everybody's chance after a moment, if that is to be more than `count`

    def play(self, first: int, count: int) -> Batch:
        """Answer some of the questions."""
        batch = Batch(first)
        for number in range(first, first + count):
            batch.answers.append(self._answer(*self.tasks[number]))
            batch.count += 1
        return batch

    def _answer(self, what: str, place: int, alternative: int) -> list[float]:
        positions = positions_of(self.source)
        game = positions.game
        if what == CHANCE:
            games = range(max(self.count, self.chances))
            return _means([self._ended(game, positions.after(place), k, CHANCE) for k in games])
        if what == TURN:
            again = range(2 * self.count)
            before = [self._ended(game, positions.after(place), k, TURN) for k in again]
            after = [self._ended(game, positions.after(alternative), k, TURN) for k in again]
            errors = [
                _mean_and_error([now[seat] - then[seat] for then, now in zip(before, after, strict=True)])[1]
                for seat in range(len(positions.names))
            ]
            return [*_means(before), *_means(after), *errors]
        moment = positions.moments[place]
        seat = moment.seat
        if what == JUDGE:
            few = max(8, self.count // 4)
            found = []
            for action in [moment.action, *moment.others]:
                state = _with(moment.before, seat, action)
                found.append(sum(self._ended(game, state, k, "judge")[seat] for k in range(few)) / few)
            return found
        chosen, other = (
            _with(moment.before, seat, moment.action),
            _with(moment.before, seat, moment.others[alternative]),
        )
        pairs = [
            (self._ended(game, chosen, k, "again")[seat], self._ended(game, other, k, "again")[seat])
            for k in range(2 * self.count)
        ]
        lost, error = _mean_and_error([theirs - mine for mine, theirs in pairs])
        return [sum(mine for mine, _ in pairs) / len(pairs), lost, error]

    def _ended(self, game: Game, state: State, number: int, purpose: str) -> list[float]:
        """Who wins if it goes on from here; equal numbers mean equal chance, whatever the move was."""
        kind = kind_for(game.name)
        state = state.clone()
        seats = state.seats
        if not state.over:
            kind.renew_chance(state, from_seed(seed_of(self.seed, number, f"{purpose} cards")))
            chance = from_seed(seed_of(self.seed, number, f"{purpose} players"))
            last = state.boundary() + HORIZON if state.boundary() >= 0 else 0
            if self.policy == RANDOM:
                play_randomly(state, chance, LIMIT, last)
            else:
                bots = [make(self.policy, game) for _ in range(seats)]
                Match(state, bots, chance).play(moves=LIMIT, boundaries=last)
        if state.winner != NOBODY:
            return [1.0 if seat == state.winner else 0.0 for seat in range(seats)]
        standings = kind(seats).standings(state) or [0] * seats
        still_in = [seat for seat in range(seats) if not state.is_out(seat)]
        most = max(standings[seat] for seat in still_in)
        best = [seat for seat in still_in if standings[seat] == most]
        return [1.0 / len(best) if seat in best else 0.0 for seat in range(seats)]


def _with(state: State, seat: int, action: Action) -> State:
    """The state after that move."""
    state = state.clone()
    state.apply(seat, action)
    return state


def _mean_and_error(values: list[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, sqrt(spread / len(values))


def _means(ended: list[list[float]]) -> list[float]:
    return [sum(one[seat] for one in ended) / len(ended) for seat in range(len(ended[0]))]
