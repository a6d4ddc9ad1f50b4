"""The throw: dice, doubles, the administration, and whose throw is next (R128 to R135, R162)."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import Action
from pocketmoney.core.event import EventArgs
from pocketmoney.core.moves import Moves
from pocketmoney.core.refusal import Refusal
from pocketmoney.games.tietgen import end, mail, movement, rent
from pocketmoney.games.tietgen.actions import FINE, FLIRT, ROLL, TO_FINE, TO_FLIRT, TO_ROLL
from pocketmoney.games.tietgen.dues import FINED, GAME
from pocketmoney.games.tietgen.frames.landing import dice_choices, land
from pocketmoney.games.tietgen.frames.last_call import call_last
from pocketmoney.games.tietgen.frames.question import Ask, Step, Words
from pocketmoney.games.tietgen.position import Position

DOUBLES: Final = 3  # in a row: to the administration
THROWS: Final = 3  # in the administration, the last of which must be paid for


class Throw(Ask):
    """The player whose turn it is must throw; from the administration the fine or a Flirting card may come first."""

    __slots__ = ()

    def waits(self, state: Position) -> bool:
        if state.calls and end.is_called(state):
            state.stack[-1] = NEXT_THROW
            return False
        if state.out >> state.whose & 1 == 0:
            return True
        return super().waits(state)

    def asking(self) -> str:
        return "throw"

    def open_to(self, state: Position) -> int:
        return 1 << state.whose & ~state.out

    def is_free(self) -> bool:
        return True

    def takes(self, verb: int) -> bool:
        return verb == ROLL or verb == FINE or verb == FLIRT

    def moves(self, state: Position, seat: int) -> Moves:
        menu = [TO_ROLL]
        if 0 <= state.sitting[seat] < THROWS - 1 and state.stock[seat] >= state.terms.board.fine:
            menu.append(TO_FINE)
        if state.sitting[seat] >= 0 and state.flirts[seat]:
            menu.append(TO_FLIRT)
        return Words(state, menu, dice_choices(state))

    def judge(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if action.verb == ROLL:
            is_typed = action.parts and not state.terms.house.types_dice  # only where the table throws its own (R160)
            return Refusal("tietgen-dice-are-thrown", {"option": "dice"}, 160) if is_typed else None
        if state.sitting[seat] < 0:
            return Refusal("tietgen-not-reprimanded", rule=162 if action.verb == FINE else 135)
        if action.verb == FLIRT:
            return None if state.flirts[seat] else Refusal("tietgen-no-flirt", rule=135, unlock="unlock-tietgen-flirt")
        if state.sitting[seat] >= THROWS - 1:
            return Refusal("tietgen-fine-too-late", rule=162, unlock="unlock-tietgen-throw")
        return state.judge_price(seat, state.terms.board.fine, 162)

    def accept(self, state: Position, seat: int, action: Action) -> None:
        if action.verb == ROLL:
            state.stack[-1] = NEXT_THROW
            _throw(state, seat, action)
            return
        # After the fine or the card it is an ordinary turn, in which a double counts (R132, R135).
        if action.verb == FINE:
            state.pay("tietgen-pays-fine", None, seat, state.terms.board.fine, piggy=True, move=action)
        else:
            mail.use_flirt(state, seat)
        _free(state, seat)

    def lapse(self, state: Position) -> None:
        """The player who should throw is out."""
        state.stack.append(NEXT_THROW)

    def to_json(self) -> list[object]:
        return ["throw"]


def _throw(s: Position, seat: int, action: Action) -> None:
    if s.rents:
        rent.expire(s, seat)
    if s.offers:
        s.void_offers(s.offers)  # with the next throw (R155); a throw for a card is none
    s.throws += 1
    s.calls &= ~(1 << seat)  # playing on takes back the call (R156)
    first, second = movement.throw_dice(s, action.parts)
    if s.log is not None:
        double = "yes" if first == second else "no"
        args: EventArgs = {"seat": seat, "first": first, "second": second, "double": double}
        s.tell_move("tietgen-throws", args, seat, action)
    s.again = 0
    if s.sitting[seat] >= 0:
        _throw_in_administration(s, seat, first, second)
        return
    if first == second:
        s.doubles += 1
        if s.doubles == DOUBLES:
            movement.send_to_administration(s, seat, "doubles")  # R130
            return
        s.again = 1
    _move(s, seat, first + second)


def _move(s: Position, seat: int, pips: int) -> None:
    movement.advance(s, seat, pips)
    land(s, seat, pips)


def _free(s: Position, seat: int) -> None:
    s.sitting[seat] = -1
    s.tell("tietgen-free", {"seat": seat})


def _throw_in_administration(s: Position, seat: int, first: int, second: int) -> None:
    """A double frees and moves, and gives no other throw (R131, R133); the third failure is paid for (R162)."""
    if first == second:
        _free(s, seat)
        _move(s, seat, first + second)
        return
    s.sitting[seat] += 1
    if s.sitting[seat] < THROWS:
        s.tell("tietgen-stays", {"seat": seat, "failed": s.sitting[seat]})
        return
    s.stack.append(MoveOn(seat, first + second))
    s.owe(seat, GAME, s.terms.board.fine, FINED)


class MoveOn(Step):
    """The forced fine is paid: out of the administration, by the throw that failed (R134)."""

    __slots__ = ("seat", "pips")

    def __init__(self, seat: int, pips: int) -> None:
        self.seat = seat
        self.pips = pips

    def happen(self, state: Position) -> None:
        if state.out >> self.seat & 1 == 0:
            _free(state, self.seat)
            _move(state, self.seat, self.pips)

    def to_json(self) -> list[object]:
        return ["move-on", self.seat, self.pips]


class NextThrow(Step):
    """The landing is settled: who throws next, or is it time (R156)?"""

    __slots__ = ()

    def happen(self, state: Position) -> None:
        if end.is_limit_reached(state) or end.is_called(state):
            call_last(state)
            return
        seat = state.whose
        if state.again and state.out >> seat & 1 == 0:
            if state.log is not None:
                state.tell("tietgen-again", {"seat": seat})
        else:
            state.whose = state.next_player(seat)
            state.doubles = 0
            if state.log is not None:
                state.tell("tietgen-turn", {"seat": state.whose})
        state.again = 0
        state.stack.append(THROW)

    def to_json(self) -> list[object]:
        return ["next-throw"]


THROW: Final = Throw()
NEXT_THROW: Final = NextThrow()
