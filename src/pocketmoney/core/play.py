"""Driving a game: submit a move, let a random game run."""

from __future__ import annotations

from pocketmoney.core.action import Action
from pocketmoney.core.game import State
from pocketmoney.core.refusal import Refusal
from pocketmoney.core.rng import Rng


def submit(state: State, seat: int, action: Action) -> Refusal | None:
    """Make the move if it is allowed, else say why not and change nothing."""
    refusal = state.check(seat, action)
    if refusal is None:
        state.apply(seat, action)
    return refusal


def decline_open(state: State) -> bool:
    """Decline the first open answer in table order; False if nobody is asked for one that can be declined."""
    for seat in state.owed():
        nothing = state.default(seat)
        if nothing is not None:
            state.apply(seat, nothing)
            return True
    return False


def play_randomly(state: State, rng: Rng, limit: int) -> int:
    """Play random moves to the end; returns how many decisions had a choice. A game beyond the limit is a fault."""
    decisions = 0
    state.skip_forced()
    while True:
        asked = state.owed()
        if not asked:
            return decisions
        seat = asked[rng.below(len(asked))] if len(asked) > 1 else asked[0]
        state.apply(seat, state.random_action(seat, rng))
        decisions += 1
        if decisions > limit:
            raise RuntimeError(f"no end after {limit} decisions")
        state.skip_forced()
