"""What happens on the table and not in the program: a card of paper is drawn, dice are thrown for a card (R160)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.refusal import Refusal
from pocketmoney.games.tietgen import mailing, renting
from pocketmoney.games.tietgen.actions import DRAW, MAIL, ROLL, TO_DRAW, TO_ROLL
from pocketmoney.games.tietgen.frames.question import Ask

if TYPE_CHECKING:
    from pocketmoney.games.tietgen.state import Tietgen


class MailCard(Ask):
    """Which card was drawn? The program draws one if it is asked to."""

    __slots__ = ("seat", "pips")

    def __init__(self, seat: int, pips: int) -> None:
        self.seat = seat
        self.pips = pips

    def asking(self) -> str:
        return "mail"

    def open_to(self, state: Tietgen) -> int:
        return 1 << self.seat & ~state.out

    def is_free(self) -> bool:
        return True

    def takes(self, verb: int) -> bool:
        return verb == DRAW or verb == MAIL

    def menu(self, state: Tietgen, seat: int) -> list[Action]:
        return [TO_DRAW]

    def judge(self, state: Tietgen, seat: int, action: Action) -> Refusal | None:
        if action.verb == DRAW or action.parts[0] in mailing.numbers(state, state.at[seat]):
            return None
        return Refusal("tietgen-card-not-there", {"number": action.parts[0]}, 160)

    def accept(self, state: Tietgen, seat: int, action: Action) -> None:
        from pocketmoney.games.tietgen.landing import take

        state.stack.pop()
        take(state, seat, self.pips, mailing.draw(state, seat, state.at[seat], action))

    def default(self, state: Tietgen, seat: int) -> Action | None:
        return None

    def to_json(self) -> list[object]:
        return ["mail-card", self.seat, self.pips]


class CardThrow(Ask):
    """What does the new throw show that a card asks for? The rent is so much for each pip of it."""

    __slots__ = ("seat", "space", "pip")

    def __init__(self, seat: int, space: int, pip: int) -> None:
        self.seat = seat
        self.space = space
        self.pip = pip

    def asking(self) -> str:
        return "card-throw"

    def open_to(self, state: Tietgen) -> int:
        """Nobody, once nothing can be owed any more: the deed has changed hands or is mortgaged meanwhile (R154)."""
        owner = state.owner[self.space]
        if owner == NOBODY or owner == self.seat or state.is_mortgaged(self.space):
            return 0
        return 1 << self.seat & ~state.out

    def is_free(self) -> bool:
        return True

    def takes(self, verb: int) -> bool:
        return verb == ROLL

    def menu(self, state: Tietgen, seat: int) -> list[Action]:
        return [TO_ROLL]

    def accept(self, state: Tietgen, seat: int, action: Action) -> None:
        state.stack.pop()
        renting.throw_for(state, seat, self.space, self.pip, action)

    def default(self, state: Tietgen, seat: int) -> Action | None:
        return None

    def to_json(self) -> list[object]:
        return ["card-throw", self.seat, self.space, self.pip]
