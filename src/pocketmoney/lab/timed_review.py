"""A review that is ready in a given time, as plain data for a client."""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate
from time import perf_counter
from typing import Any, Final, NamedTuple

from pocketmoney.core.play import decline_open
from pocketmoney.core.replay import is_at_turn
from pocketmoney.lab.executors import PROCESSES
from pocketmoney.lab.record_positions import RecordPositions, Source, check, positions_of
from pocketmoney.lab.review import FINALISTS, WORST, Mistake, Review
from pocketmoney.lab.rollouts import CHANCE, RANDOM, Rollouts

SEED: Final = 1
POLICIES: Final = ("greedy", RANDOM)  # the better one if there is time for it
LEAST: Final = 24  # games behind every chance that is shown, however little time there is
CHOICES: Final = 4  # moves that are compared at a moment, about


class Plan(NamedTuple):
    """How closely to look: games that are played on from a moment, and at how many moments."""

    rollouts: int
    moments: int

    def games(self, moments: int) -> int:
        """How many games that takes, about."""
        looked_at = min(self.moments, moments)
        judging = looked_at * CHOICES * max(8, self.rollouts // 4)
        return looked_at * max(LEAST, self.rollouts) + judging + 8 * FINALISTS * self.rollouts


PLANS: Final = (Plan(60, 120), Plan(24, 60), Plan(12, 30), Plan(8, 16))


def review(text: bytes, seconds: float, tell: Callable[[int], None]) -> dict[str, Any]:
    """Everybody's chances over a game, its turning points and its worst moves.

    `tell` is called with the percentage that is done whenever it has grown. A place in the game is told by how
    many events everybody had heard by then.
    """
    source = Source(text)
    check(source, "")
    positions = positions_of(source)
    plan, policy = _plan(source, positions, seconds)
    found = Review(source, plan.rollouts, policy, SEED, plan.moments, LEAST)
    told = 0

    def show(done: int, of: int) -> None:
        nonlocal told
        if 100 * done // of > told:
            told = 100 * done // of
            tell(told)

    found.run(1, PROCESSES, None, show)
    heard = [0, *accumulate(len(moment.events) for moment in positions.moments)]  # before each moment, and at the end
    return {
        "rollouts": found.games_a_chance,
        "bot": policy,
        "places": [heard[place + 1] for place in found.places],
        "chances": [[round(chance, 3) for chance in chances] for chances in found.chances],
        "turns": [
            {"at": heard[found.places[turn.at] + 1], "seat": turn.seat, "before": turn.before, "after": turn.after}
            for turn in found.turns
        ],
        "worst": [
            {
                "at": heard[mistake.moment] + 1,
                "seat": positions.moments[mistake.moment].seat,
                "lost": mistake.lost,
                "better": _better(positions, mistake),
            }
            for mistake in found.mistakes[:WORST]
        ],
    }


def _plan(source: Source, positions: RecordPositions, seconds: float) -> tuple[Plan, str]:
    """The closest look that there is time for, by how long games from the middle take."""
    moments = len(positions.moments)
    for policy in POLICIES:
        began = perf_counter()
        tries = 3
        Rollouts(source, ((CHANCE, moments // 2, 0),), tries, policy, SEED).play(0, 1)
        each = (perf_counter() - began) / tries
        for plan in PLANS:
            if plan.games(moments) * each <= seconds:
                return plan, policy
    return PLANS[-1], RANDOM


def _better(positions: RecordPositions, mistake: Mistake) -> list[Any]:
    """The better move as an event, as if it had been made; nothing if it was to let something pass."""
    moment = positions.moments[mistake.moment]
    state = moment.before.clone()
    state.listen()
    if mistake.better == state.default(moment.seat):
        return []
    state.apply(moment.seat, mistake.better)
    while True:
        for event in state.take_events():
            if event.action == mistake.better and event.mover == moment.seat:
                return [event.key, event.args]
        if is_at_turn(state) or not decline_open(state):  # a sealed answer is told when its window closes
            return []
