"""The end after so many throws, or when all call time: last rents may be claimed, then beer is counted (R156)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pocketmoney.core.action import Action
from pocketmoney.games.tietgen import end, rent
from pocketmoney.games.tietgen.actions import CLAIM, PASS, TO_CLAIM, TO_PASS
from pocketmoney.games.tietgen.frames.question import Ask, Step

if TYPE_CHECKING:
    from pocketmoney.games.tietgen.state import Tietgen


class LastCall(Ask):
    """There is no next throw: does this owner claim the rents that are still open? Each owner is asked alone."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asking(self) -> str:
        return "last-call"

    def rule(self) -> int:
        return 156

    def open_to(self, state: Tietgen) -> int:
        return 1 << self.seat if rent.has_rent(state, self.seat) else 0

    def takes(self, verb: int) -> bool:
        return verb == CLAIM or verb == PASS

    def menu(self, state: Tietgen, seat: int) -> list[Action]:
        return [TO_CLAIM, TO_PASS]

    def accept(self, state: Tietgen, seat: int, action: Action) -> None:
        state.stack.pop()
        if action.verb == CLAIM:
            rent.claim(state, seat)
        else:
            rent.give_up(state, seat)

    def default(self, state: Tietgen, seat: int) -> Action | None:
        return TO_PASS

    def to_json(self) -> list[object]:
        return ["last-call", self.seat]


class Ending(Step):
    """The wealthiest has won."""

    __slots__ = ()

    def happen(self, state: Tietgen) -> None:
        end.count_up(state)

    def to_json(self) -> list[object]:
        return ["ending"]


ENDING: Final = Ending()


def call_off(s: Tietgen) -> None:
    """There is no other throw: the owners of open rents are asked one by one, then beer is counted (R156).

    They are asked in table order, from the player whose turn it was.
    """
    s.stack.append(ENDING)
    for seat in reversed([s.whose, *s.others(s.whose)]):
        if rent.has_rent(s, seat):
            s.stack.append(LastCall(seat))
