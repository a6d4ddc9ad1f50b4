"""Increased energy usage: empty the glass, or drink ten centilitres of the stock (R119 to R121)."""

from __future__ import annotations

from pocketmoney.core.action import Action
from pocketmoney.core.game import Json
from pocketmoney.core.moves import Moves
from pocketmoney.core.refusal import Refusal
from pocketmoney.games.tietgen.actions import CHUG, DRINK, TO_CHUG, TO_DRINK
from pocketmoney.games.tietgen.debt import reach_of
from pocketmoney.games.tietgen.dues import GAME, TAX
from pocketmoney.games.tietgen.frames.question import Answers, AskAtSpace
from pocketmoney.games.tietgen.position import Position


class TaxChoice(AskAtSpace):
    """Glass or stock? A player who cannot pay from the stock takes the glass (R121)."""

    __slots__ = ()

    def asking(self) -> str:
        return "tax"

    def rule(self) -> int:
        return 119

    def public(self, state: Position) -> Json:
        return {"tax": {"space": state.id(self.space), "beer": state.terms.board.spaces[self.space].amount}}

    def takes(self, verb: int) -> bool:
        return verb == CHUG or verb == DRINK

    def moves(self, state: Position, seat: int) -> Moves:
        return Answers(state, [action for action in (TO_CHUG, TO_DRINK) if self.judge(state, seat, action) is None])

    def judge(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if not state.terms.house.tax_chug:
            if action.verb == DRINK:
                return None
            return Refusal("tietgen-no-chug", {"option": "tax-chug"}, 119)
        if action.verb == CHUG:
            return None
        beer = state.terms.board.spaces[self.space].amount
        reach = state.stock[seat] if state.stock[seat] >= beer else reach_of(state, seat)
        if reach >= beer:
            return None
        return Refusal("tietgen-must-chug", {"due-beer": beer, "reach-beer": reach}, 121)

    def refuse_answer(self, state: Position, seat: int, verb: int) -> Refusal | None:
        if verb != CHUG and verb != DRINK:
            return None
        return Refusal("tietgen-not-your-tax", {"on": self.seat}, 119 if verb == CHUG else 120)

    def accept(self, state: Position, seat: int, action: Action) -> None:
        """The glass changes neither stock nor piggy bank (R119); what is drunk from the stock fills it (R120)."""
        state.stack.pop()
        if action.verb == CHUG:
            glass = state.terms.house.glass
            state.drunk[seat] += glass
            if state.log is not None:
                state.tell_move("tietgen-chugs", {"seat": seat, "drunk-beer": glass}, seat, action)
        else:
            beer = state.terms.board.spaces[self.space].amount
            if state.log is not None:
                state.tell_move("tietgen-drinks", {"seat": seat, "due-beer": beer}, seat, action)
            state.owe(seat, GAME, beer, TAX, self.space)

    def default(self, state: Position, seat: int) -> Action | None:
        return None if state.terms.house.tax_chug else TO_DRINK  # without the glass there is nothing to choose

    def to_json(self) -> list[object]:
        return ["tax-choice", self.seat, self.space]
