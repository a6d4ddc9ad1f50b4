"""Whom a driver without a clock asks next, and what: the same for bots at a table, in the lab and in training."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.game import State
from pocketmoney.core.play import Rounds

RIGHTS_A_BOUNDARY: Final = 8  # that one seat may use before the next is asked

Made = Callable[[State, int, Action], None]


def without(menu: list[Action], rights: list[Action]) -> list[Action]:
    """A menu without those rights, where they are offered elsewhere; the whole of it if nothing else is on it."""
    return [action for action in menu if action not in rights] or menu


class Decision:
    """One seat is asked. Only what may be done unasked may be answered with nothing.

    What it may answer is a menu for bots and a list of numbers for trainers, each made when it is asked for.
    """

    __slots__ = ("state", "seat", "is_right", "only", "_given", "_menu", "_numbers")

    def __init__(self, state: State, seat: int, menu: list[Action] | None = None, *, is_right: bool) -> None:
        self.state = state
        self.seat = seat
        self.is_right = is_right
        self._given = menu
        self._menu = menu
        self._numbers: list[int] | None = None
        self.only: Action | None = None  # the only answer, if there is no choice
        if menu is not None:
            self.only = menu[0] if len(menu) == 1 and not is_right else None
        elif not is_right and state.boundary() >= 0:
            self.only = state.only_answer(seat)

    @property
    def menu(self) -> list[Action]:
        """Every answer, giving up aside; where rights are offered apart, either them or the rest."""
        if self._menu is None:
            state, seat = self.state, self.seat
            if self.is_right:
                self._menu = state.rights(seat)[:-1]
            elif state.boundary() >= 0:
                self._menu = without(state.menu(seat), state.rights(seat))
            else:
                self._menu = state.menu(seat)[:-1]
        return self._menu

    @property
    def numbers(self) -> list[int]:
        """The same as numbers of actions, with one for NOTHING among rights."""
        if self._numbers is None:
            if self._given is None:
                self._numbers = self.state.offered_actions(self.seat, is_right=self.is_right)
            else:
                self._numbers = [self.state.number_of(self.seat, action) for action in self._given]
        return self._numbers


class Decisions:
    """One game as a row of decisions: forced moves are made, replies come first, then rights, then who must answer.

    With `made`, the caller hears of every single move, forced ones too; that takes longer.
    """

    __slots__ = ("state", "_made", "_has_boundaries", "_rounds", "_offered", "_used", "_waived", "_answered", "_open")

    def __init__(self, state: State, made: Made | None = None) -> None:
        self.state = state
        self._made = made
        self._has_boundaries = state.boundary() >= 0
        self._rounds = Rounds()
        self._offered = NOBODY  # whom rights are being offered to
        self._used = 0  # how many of them that seat has used
        self._waived = False  # whether the seat that must answer wants none of its rights first
        self._answered: set[tuple[int, int, int]] = set()
        self._open: Decision | None = None
        if made is not None:
            state.listen()

    def next(self) -> Decision | None:
        """The decision that is open now; None when the game is over."""
        if self._open is None:
            self._skip_forced()
            asked = self.state.owed()
            if asked:
                if self._has_boundaries:
                    self._open = self._reply() or self._right() or self._must(asked[0])
                else:
                    self._open = Decision(self.state, asked[0], is_right=False)
        return self._open

    def answer(self, action: Action | None) -> None:
        """Answer the open decision with an entry of its menu, or a right with nothing."""
        decision = self._open
        assert decision is not None
        self._open = None
        if action is None:
            if self.state.must_begin():
                self._offered = NOBODY
            else:
                self._waived = True
            return
        self._waived = False
        if decision.is_right:
            self._used += 1
        self.state.apply(decision.seat, action)
        if self._made is not None:
            self._made(self.state, decision.seat, action)

    def copy(self, state: State) -> Decisions:
        """The same point of the row in a copy of the game, which nobody listens to."""
        other = Decisions(state)
        other._rounds = self._rounds.copy()
        other._offered = self._offered
        other._used = self._used
        other._waived = self._waived
        other._answered = set(self._answered)
        asked = self._open
        if asked is not None:
            other._open = Decision(state, asked.seat, asked._given, is_right=asked.is_right)
        return other

    def _skip_forced(self) -> None:
        state = self.state
        if self._made is None:
            state.skip_forced()
            return
        while not state.over and not (self._has_boundaries and state.must_begin()):
            for seat in state.owed():
                only = state.forced(seat)
                if only is not None:
                    state.apply(seat, only)
                    self._made(state, seat, only)
                    break
            else:
                return

    def _reply(self) -> Decision | None:
        """Let the seat that was made an offer answer it, once."""
        open_now = self.state.replies()
        for seat, action in open_now:
            key = (self.state.boundary(), seat, action.target)
            if key not in self._answered:
                self._answered.add(key)
                replies = [reply for other, reply in open_now if other == seat and reply.target == action.target]
                return Decision(self.state, seat, replies, is_right=False)
        return None

    def _right(self) -> Decision | None:
        """One seat after the other is offered its rights, each until it wants nothing more."""
        state = self.state
        while True:
            if self._offered == NOBODY or not state.must_begin() or self._used == RIGHTS_A_BOUNDARY:
                self._offered = self._rounds.next(state)
                self._used = 0
                if self._offered == NOBODY:
                    return None
            rights = Decision(state, self._offered, is_right=True)
            if rights.numbers:
                return rights
            self._offered = NOBODY

    def _must(self, seat: int) -> Decision:
        """The seat that must answer. Except to begin a turn, it may use rights first: a debtor may mortgage."""
        state = self.state
        if not self._waived and self._used < RIGHTS_A_BOUNDARY and not state.must_begin():
            rights = Decision(state, seat, is_right=True)
            if rights.numbers:
                return rights
        return Decision(state, seat, is_right=False)
