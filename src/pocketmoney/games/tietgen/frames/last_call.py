"""The end after a number of throws, or when all call time: last rents may be claimed, then beer is counted (R156)."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import Action
from pocketmoney.core.moves import Moves
from pocketmoney.core.refusal import Refusal
from pocketmoney.games.tietgen import end, rent
from pocketmoney.games.tietgen.actions import CLAIM, PASS, TO_CLAIM, TO_PASS
from pocketmoney.games.tietgen.frames.question import Answers, AskOne, Step
from pocketmoney.games.tietgen.position import Position


class LastCall(AskOne):
    """There is no next throw: does this owner claim the rents that are still open? Each owner is asked alone."""

    __slots__ = ()

    def asking(self) -> str:
        return "last-call"

    def rule(self) -> int:
        return 156

    def open_to(self, state: Position) -> int:
        return 1 << self.seat if rent.has_rent(state, self.seat) else 0

    def takes(self, verb: int) -> bool:
        return verb == CLAIM or verb == PASS

    def moves(self, state: Position, seat: int) -> Moves:
        return Answers(state, [TO_CLAIM, TO_PASS])

    def judge_right(self, state: Position, seat: int, verb: int, other: int) -> Refusal | None:
        if verb == CLAIM:
            return Refusal("tietgen-not-your-call", {"on": self.seat}, 156)
        unlock = "unlock-tietgen-answer" if seat == self.seat else "unlock-tietgen-settled"
        return Refusal("tietgen-last-call", {"on": self.seat}, 156, unlock)

    def accept(self, state: Position, seat: int, action: Action) -> None:
        state.stack.pop()
        if action.verb == CLAIM:
            rent.claim(state, seat)
        else:
            rent.give_up(state, seat)

    def default(self, state: Position, seat: int) -> Action | None:
        return TO_PASS

    def to_json(self) -> list[object]:
        return ["last-call", self.seat]


class End(Step):
    """The beer is counted, and the wealthiest player wins."""

    __slots__ = ()

    def happen(self, state: Position) -> None:
        end.count_up(state)

    def to_json(self) -> list[object]:
        return ["ending"]


END: Final = End()


def call_last(s: Position) -> None:
    """Ask the owners of open rents, in table order from the player whose turn it was, then count the beer (R156)."""
    s.stack.append(END)
    for seat in reversed([s.whose, *s.others(s.whose)]):
        if rent.has_rent(s, seat):
            s.stack.append(LastCall(seat))
