"""Driving a game: submit a move, let a random game run."""

from __future__ import annotations

from pocketmoney.core.action import NOBODY, NOTHING, Action
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


def rights_order(state: State) -> list[int]:
    """Return the seats in the order in which they are offered rights at a boundary: the one that must begin last."""
    seats = state.seats
    return [(state.turn + step) % seats for step in range(1, seats + 1)]


class Rounds:
    """Whom a driver without a clock offers rights: each seat once at each boundary, the one that must begin last."""

    __slots__ = ("_boundary", "_left")

    def __init__(self) -> None:
        self._boundary = -1
        self._left: list[int] = []

    def copy(self) -> Rounds:
        """The same round in a copy of the game."""
        other = Rounds()
        other._boundary = self._boundary
        other._left = self._left[:]
        return other

    def next(self, state: State) -> int:
        """The seat to offer its rights to now; nobody if none is left at this boundary, or it is none."""
        if not state.must_begin():
            return NOBODY
        if state.boundary() != self._boundary:
            self._boundary = state.boundary()
            self._left = rights_order(state)
        while self._left:
            seat = self._left.pop(0)
            if not state.is_out(seat):
                return seat
        return NOBODY


def play_randomly(state: State, rng: Rng, limit: int, boundaries: int = 0) -> int:
    """Play random moves to the end; returns how many decisions had a choice. A game beyond the limit is a fault.

    A game that has boundaries may be left after a number of them.
    """
    if state.boundary() >= 0:
        return _play_with_rights(state, rng, limit, boundaries)
    decisions = 0
    while state.step_at_random(rng):
        decisions += 1
        if decisions > limit:
            raise RuntimeError(f"no end after {limit} decisions")
    return decisions


def _play_with_rights(state: State, rng: Rng, limit: int, boundaries: int) -> int:
    """Random play that offers rights: at each boundary to each seat once, in table order, the one that must begin last.

    Counted as decisions: the offer to a seat that has a right, giving up aside, also if it uses none; and every
    question that leaves the asked seat two moves or more. Seats without a right and forced moves are not counted.
    The seat that must begin has just been offered its rights, so they do not make that question a choice.
    """
    decisions = 0
    seats = state.seats
    boundary = -1
    first = left = 0  # who began there, and how many are still to be offered their rights
    while not state.over:
        begins = state.must_begin()
        if begins and state.boundary() != boundary:
            boundary = state.boundary()
            if 0 < boundaries <= boundary:
                return decisions
            first = state.turn
            left = seats
        while begins and left:
            seat = (first + 1 - left) % seats
            left -= 1
            right = state.random_right(seat, rng)
            if right is not None:
                decisions += 1
                if right is not NOTHING:
                    state.apply(seat, right)
                    begins = state.must_begin()
        asked = state.owed()
        if not asked:
            return decisions
        seat = asked[rng.below(len(asked))] if len(asked) > 1 else asked[0]
        answer = state.only_answer(seat) if begins else state.forced(seat)
        if answer is None:
            answer = state.random_action(seat, rng)
            decisions += 1
        state.apply(seat, answer)
        if decisions > limit:
            raise RuntimeError(f"no end after {limit} decisions")
    return decisions
