"""Mortgaged deeds have changed hands: lift at once, or pay the tenth now and again later (R148)."""

from __future__ import annotations

from pocketmoney.core.action import Action
from pocketmoney.core.game import Json
from pocketmoney.core.moves import Moves
from pocketmoney.core.refusal import Args, Refusal
from pocketmoney.games.tietgen import mortgage
from pocketmoney.games.tietgen.actions import KEEP, LIFT, TO_KEEP, TO_LIFT
from pocketmoney.games.tietgen.dues import GAME, INTEREST
from pocketmoney.games.tietgen.frames.question import Answers, Ask, refuse_while
from pocketmoney.games.tietgen.position import Position, TietgenFrame
from pocketmoney.games.tietgen.subject import Subject


class Interest(Ask):
    """The new owners of these deeds lift what they like; for the rest they pay the tenth."""

    __slots__ = ("deeds",)

    def __init__(self, deeds: tuple[int, ...]) -> None:
        self.deeds = deeds

    def asking(self) -> str:
        return "interest"

    def rule(self) -> int:
        return 148

    def about(self) -> Subject:
        return Subject(deeds=self.deeds)

    def public(self, state: Position) -> Json:
        return {"interest": [state.id(deed) for deed in self.deeds]}

    def open_to(self, state: Position) -> int:
        found = 0
        for deed in self.deeds:
            if state.owner[deed] >= 0:
                found |= 1 << state.owner[deed]
        return found

    def takes(self, verb: int) -> bool:
        return verb == LIFT or verb == KEEP

    def _of(self, state: Position, seat: int) -> list[int]:
        return [deed for deed in self.deeds if state.owner[deed] == seat]

    def moves(self, state: Position, seat: int) -> Moves:
        lifts = [TO_LIFT[deed] for deed in self._of(state, seat)]
        return Answers(state, [lift for lift in lifts if self.judge(state, seat, lift) is None] + [TO_KEEP])

    def judge(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if action.verb == KEEP:
            return None
        deed = action.parts[0]
        if deed not in self._of(state, seat):
            return Refusal("tietgen-not-at-once", {"space": state.id(deed)}, 148)
        kept = sum([mortgage.interest(state, other) for other in self._of(state, seat) if other != deed])
        refusal = mortgage.judge_lift(state, seat, deed)
        price = state.terms.lifts[deed]
        if refusal is None and state.stock[seat] - kept < price:
            args: Args = {"space": state.id(deed), "price-beer": price, "kept-beer": kept}
            args["stock-beer"] = state.stock[seat]
            return Refusal("tietgen-interest-first", args, 148)
        return refusal

    def judge_right(self, state: Position, seat: int, verb: int, other: int) -> Refusal | None:
        return refuse_while("interest", is_asked=self.owed(state) >> seat & 1 == 1)

    def accept(self, state: Position, seat: int, action: Action) -> None:
        state.stack.pop()
        if action.verb == LIFT:
            rest = tuple([deed for deed in self.deeds if deed != action.parts[0]])
            mortgage.lift(state, seat, action.parts[0], action)
        else:
            rest = tuple([deed for deed in self.deeds if state.owner[deed] != seat])
        if rest:
            state.stack.append(Interest(rest))
        if action.verb == KEEP:
            for deed in reversed(self._of(state, seat)):
                state.owe(seat, GAME, mortgage.interest(state, deed), INTEREST, deed)

    def default(self, state: Position, seat: int) -> Action | None:
        return TO_KEEP

    def without_deeds(self, gone: tuple[int, ...]) -> TietgenFrame | None:
        rest = tuple([deed for deed in self.deeds if deed not in gone])
        return Interest(rest) if rest else None

    def comes_before_estate(self) -> bool:
        return True

    def to_json(self) -> list[object]:
        return ["interest", list(self.deeds)]
