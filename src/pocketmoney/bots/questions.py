"""Whom a driver without a clock asks next, and what: the same for bots at a table, in the lab and in training."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.game import Game, State
from pocketmoney.core.play import Rounds

RIGHTS_A_BOUNDARY: Final = 8  # that one seat may use before the next is asked

Made = Callable[[State, int, Action], None]


def without(menu: list[Action], rights: list[Action]) -> list[Action]:
    """A menu without those rights, where they are offered elsewhere; the whole of it if nothing else is on it."""
    return [action for action in menu if action not in rights] or menu


class Question:
    """One seat is asked, with a menu. Only what may be done unasked may be answered with nothing."""

    __slots__ = ("seat", "menu", "is_right")

    def __init__(self, seat: int, menu: list[Action], *, is_right: bool) -> None:
        self.seat = seat
        self.menu = menu
        self.is_right = is_right

    @property
    def has_choice(self) -> bool:
        """Whether there is more than one way to answer."""
        return self.is_right or len(self.menu) > 1


class Questions:
    """One game as a row of questions: forced moves are made, replies come first, then rights, then who must answer.

    Whoever listens with `made` hears of every single move, forced ones too; that takes longer.
    """

    __slots__ = ("state", "_made", "_giving_up", "_rounds", "_offered", "_used", "_waived", "_answered", "_open")

    def __init__(self, game: Game, state: State, made: Made | None = None) -> None:
        self.state = state
        self._made = made
        self._giving_up = game.parse_move("concede", [str(seat) for seat in range(state.seats)]).verb
        self._rounds = Rounds()
        self._offered = NOBODY  # whom rights are being offered to
        self._used = 0  # how many of them that seat has used
        self._waived = False  # whether whoever must answer wants none of its rights first
        self._answered: set[tuple[int, int, int]] = set()
        self._open: Question | None = None
        if made is not None:
            state.listen()

    def next(self) -> Question | None:
        """The question that is open now; None when the game is over."""
        if self._open is None:
            self._skip_forced()
            asked = self.state.owed()
            if asked:
                self._open = self._reply() or self._right() or self._must(asked[0])
        return self._open

    def answer(self, action: Action | None) -> None:
        """Answer the open question with an entry of its menu, or a right with nothing."""
        question = self._open
        assert question is not None
        self._open = None
        if action is None:
            if self.state.must_begin():
                self._offered = NOBODY
            else:
                self._waived = True
            return
        self._waived = False
        if question.is_right:
            self._used += 1
        self.state.apply(question.seat, action)
        if self._made is not None:
            self._made(self.state, question.seat, action)

    def copy(self, state: State) -> Questions:
        """The same point of the row in a copy of the game, which nobody listens to."""
        other = Questions.__new__(Questions)
        other.state = state
        other._made = None
        other._giving_up = self._giving_up
        other._rounds = self._rounds.copy()
        other._offered = self._offered
        other._used = self._used
        other._waived = self._waived
        other._answered = set(self._answered)
        other._open = self._open
        return other

    def _skip_forced(self) -> None:
        state = self.state
        if self._made is None:
            state.skip_forced()
            return
        while not state.over and not (state.boundary() >= 0 and state.must_begin()):
            for seat in state.owed():
                only = state.forced(seat)
                if only is not None:
                    state.apply(seat, only)
                    self._made(state, seat, only)
                    break
            else:
                return

    def _reply(self) -> Question | None:
        """Whoever was made an offer answers it, once."""
        open_now = self.state.replies()
        for seat, action in open_now:
            key = (self.state.boundary(), seat, action.target)
            if key not in self._answered:
                self._answered.add(key)
                replies = [reply for other, reply in open_now if other == seat and reply.target == action.target]
                return Question(seat, replies, is_right=False)
        return None

    def _right(self) -> Question | None:
        """One seat after the other is offered its rights, each until it wants nothing more."""
        state = self.state
        while True:
            if self._offered == NOBODY or not state.must_begin() or self._used == RIGHTS_A_BOUNDARY:
                self._offered = self._rounds.next(state)
                self._used = 0
                if self._offered == NOBODY:
                    return None
            rights = self._without_giving_up(state.rights(self._offered))
            if rights:
                return Question(self._offered, rights, is_right=True)
            self._offered = NOBODY

    def _must(self, seat: int) -> Question:
        """Whoever must answer. Asked anything but to begin, it may use rights first: a debtor mortgages as he likes."""
        state = self.state
        menu = state.menu(seat)
        if state.boundary() >= 0:
            rights = state.rights(seat)
            own = self._without_giving_up(rights)
            if own and not self._waived and self._used < RIGHTS_A_BOUNDARY and not state.must_begin():
                return Question(seat, own, is_right=True)
            menu = without(menu, rights)
        return Question(seat, self._without_giving_up(menu), is_right=False)

    def _without_giving_up(self, menu: list[Action]) -> list[Action]:
        never = self._giving_up
        return [action for action in menu if action.verb != never]
