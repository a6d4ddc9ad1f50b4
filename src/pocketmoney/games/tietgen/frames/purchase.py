"""Buying a deed: by drinking its price, or it goes to auction (R140 to R142)."""

from __future__ import annotations

from pocketmoney.core.action import Action
from pocketmoney.core.game import Json
from pocketmoney.core.moves import Moves
from pocketmoney.core.refusal import Refusal
from pocketmoney.games.tietgen import end
from pocketmoney.games.tietgen.actions import BUY, DECLINE, TO_BUY, TO_DECLINE
from pocketmoney.games.tietgen.frames.auction import open_auction
from pocketmoney.games.tietgen.frames.question import AskAtSpace, OnlyAnswer, Words
from pocketmoney.games.tietgen.position import Position


class Purchase(AskAtSpace):
    """A player has come to a deed that nobody owns: buy it or decline?"""

    __slots__ = ()

    def waits(self, state: Position) -> bool:
        if state.calls and end.is_called(state):
            state.stack.pop()  # it lapses without an auction (R156)
            return False
        return super().waits(state)

    def asking(self) -> str:
        return "purchase"

    def public(self, state: Position) -> Json:
        return {"purchase": {"space": state.id(self.space), "price": state.terms.board.spaces[self.space].price}}

    def takes(self, verb: int) -> bool:
        return verb == BUY or verb == DECLINE

    def moves(self, state: Position, seat: int) -> Moves:
        if state.stock[seat] >= state.terms.board.spaces[self.space].price:
            return Words(state, [TO_BUY, TO_DECLINE])
        return OnlyAnswer(state, [TO_DECLINE])

    def judge(self, state: Position, seat: int, action: Action) -> Refusal | None:
        price = state.terms.board.spaces[self.space].price
        return state.judge_price(seat, price, 116) if action.verb == BUY else None

    def refuse_answer(self, state: Position, seat: int, verb: int) -> Refusal | None:
        if verb != BUY and verb != DECLINE:
            return None
        return Refusal("tietgen-not-your-purchase", {"on": self.seat, "space": state.id(self.space)})

    def accept(self, state: Position, seat: int, action: Action) -> None:
        state.stack.pop()
        space = self.space
        if action.verb == BUY:
            state.hand(space, seat)
            price = state.terms.board.spaces[space].price
            state.pay("tietgen-buys", state.space_args(space), seat, price, move=action)
        else:
            if state.log is not None:
                state.tell_move("tietgen-declines", {"seat": seat, "space": state.id(space)}, seat, action)
            open_auction(state, space)

    def default(self, state: Position, seat: int) -> Action | None:
        return TO_DECLINE

    def to_json(self) -> list[object]:
        return ["purchase", self.seat, self.space]
