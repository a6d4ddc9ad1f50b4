"""What happens on the table and not in the program: a card of paper is drawn, dice are thrown for a card (R160)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.action import Action
from pocketmoney.core.refusal import Refusal
from pocketmoney.games.tietgen import mail, rent
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

    def rule(self) -> int:
        return 124

    def open_to(self, state: Tietgen) -> int:
        return 1 << self.seat & ~state.out

    def is_free(self) -> bool:
        return True

    def takes(self, verb: int) -> bool:
        return verb == DRAW or verb == MAIL

    def menu(self, state: Tietgen, seat: int) -> list[Action]:
        return [TO_DRAW]

    def judge(self, state: Tietgen, seat: int, action: Action) -> Refusal | None:
        if action.verb == DRAW or action.parts[0] in mail.numbers(state, state.at[seat]):
            return None
        return Refusal("tietgen-card-not-there", {"number": action.parts[0]}, 160)

    def accept(self, state: Tietgen, seat: int, action: Action) -> None:
        from pocketmoney.games.tietgen.landing import take

        state.stack.pop()
        take(state, seat, self.pips, mail.draw(state, seat, state.at[seat], action))

    def default(self, state: Tietgen, seat: int) -> Action | None:
        return None

    def to_json(self) -> list[object]:
        return ["mail-card", self.seat, self.pips]


class CardThrow(Ask):
    """What does the new throw show that a card asks for? The rent is so much for each pip of it.

    It is due to the owner at the landing, whoever has the deed when the dice are thrown (R169).
    """

    __slots__ = ("seat", "space", "pip", "owner")

    def __init__(self, seat: int, space: int, pip: int, owner: int) -> None:
        self.seat = seat
        self.space = space
        self.pip = pip
        self.owner = owner

    def asking(self) -> str:
        return "card-throw"

    def rule(self) -> int:
        return 160

    def open_to(self, state: Tietgen) -> int:
        """The payer; nobody once the owner has left."""
        return 0 if state.out >> self.owner & 1 else 1 << self.seat & ~state.out

    def is_free(self) -> bool:
        return True

    def takes(self, verb: int) -> bool:
        return verb == ROLL

    def menu(self, state: Tietgen, seat: int) -> list[Action]:
        return [TO_ROLL]

    def accept(self, state: Tietgen, seat: int, action: Action) -> None:
        state.stack.pop()
        rent.throw_for(state, seat, self.space, self.pip, self.owner, action)

    def default(self, state: Tietgen, seat: int) -> Action | None:
        return None

    def to_json(self) -> list[object]:
        return ["card-throw", self.seat, self.space, self.pip, self.owner]


def call_off_throw(s: Tietgen, owner: int, space: int) -> None:
    """The owner mortgages the deed before the throw for its rent: nothing is due any more (R169)."""
    for frame in s.stack:
        if isinstance(frame, CardThrow) and frame.owner == owner and frame.space == space:
            s.stack.remove(frame)
            return
