"""Whether a move is allowed, and if not, why: the one judge that menus and checks both ask.

When several rulings stop a move, docs/how-to/explain-a-refusal.md says which one is named.
"""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.refusal import Refusal
from pocketmoney.games.tietgen import actions, building, end, mortgage, rent, trade
from pocketmoney.games.tietgen.pieces import SPACES
from pocketmoney.games.tietgen.position import Position

# Why nobody can give an answer: its question is not open.
_UNASKED: Final[dict[int, Refusal]] = {
    actions.DRAW: Refusal("tietgen-no-card", rule=124), actions.MAIL: Refusal("tietgen-no-card", rule=124),
    actions.BUY: Refusal("tietgen-nothing-to-buy"), actions.DECLINE: Refusal("tietgen-nothing-to-buy"),
    actions.BID: Refusal("tietgen-no-auction", rule=140), actions.PASS: Refusal("tietgen-no-auction", rule=140),
    actions.CHUG: Refusal("tietgen-no-tax", rule=119), actions.DRINK: Refusal("tietgen-no-tax", rule=120),
    actions.KEEP: Refusal("tietgen-no-interest", rule=148),
    actions.SETTLE: Refusal("tietgen-no-debt", rule=134), actions.SURRENDER: Refusal("tietgen-no-debt", rule=134),
}  # fmt: skip


def judge(s: Position, seat: int, action: Action) -> Refusal | None:
    """None when the move is allowed, else the first good reason against it."""
    if s.won != NOBODY:
        return Refusal("game-over")
    if s.out >> seat & 1:
        return Refusal("tietgen-seat-out", rule=152)
    if not _is_sound(s, action):
        return Refusal("tietgen-unknown-move")
    verb = action.verb
    if verb == actions.CONCEDE:
        return None
    top = s.stack[-1]
    if top.takes(verb) and top.owed(s) >> seat & 1:
        return top.judge(s, seat, action)
    if actions.CLAIM <= verb <= actions.LIFT or actions.OFFER <= verb <= actions.REFUSE or verb == actions.TIME:
        return _judge_right(s, seat, action)
    return _refuse_answer(s, seat, verb)


def is_free(s: Position) -> bool:
    """Whether business is allowed now: no payment, no auction, and time has not been called by all (R154, R156)."""
    return s.stack[-1].is_free() and not end.is_called(s)


def _is_sound(s: Position, action: Action) -> bool:
    """Whether the numbers of a move mean something at this table."""
    verb = action.verb
    parts = action.parts
    if not 0 <= verb <= actions.TIME or not NOBODY <= action.target < s.terms.seats:
        return False
    if verb == actions.OFFER:
        return action.target >= 0
    if verb in actions.OF_SEATS:
        return not parts
    if action.target != NOBODY:
        return False
    if verb in actions.OF_SPACES:
        return len(parts) == 1 and 0 <= parts[0] < SPACES
    if verb == actions.BID:
        return len(parts) == 1 and parts[0] >= 0
    if verb == actions.ROLL and parts:
        return len(parts) == 2 and min(parts) >= 1 and max(parts) <= 6
    if verb == actions.MAIL:
        return len(parts) == 1
    return not parts


def _judge_right(s: Position, seat: int, action: Action) -> Refusal | None:
    verb = action.verb
    if not is_free(s):
        # Is it a moment for that kind of right (R154)?
        if (refusal := s.stack[-1].judge_right(s, seat, verb, action.target)) is not None:
            return refusal
    if verb == actions.TIME:
        is_called = s.calls >> seat & 1
        return Refusal("tietgen-time-called", rule=156, unlock="unlock-tietgen-time") if is_called else None
    if verb == actions.CLAIM:
        return rent.judge_claim(s, seat)
    if verb == actions.OFFER:
        return trade.judge_offer(s, seat, action)
    if verb == actions.ACCEPT:
        return trade.judge_accept(s, seat, action.target)
    if verb == actions.BUILD:
        return building.judge_build(s, seat, action.parts[0])
    if verb == actions.SELL:
        return building.judge_sell(s, seat, action.parts[0])
    if verb == actions.MORTGAGE:
        return mortgage.judge_mortgage(s, seat, action.parts[0])
    if verb == actions.LIFT:
        return mortgage.judge_lift(s, seat, action.parts[0])
    return trade.judge_refuse(s, seat, action.target)


def _refuse_answer(s: Position, seat: int, verb: int) -> Refusal:
    """Why a word that answers a question is out of place."""
    top = s.stack[-1]
    if verb == actions.ROLL:
        if seat != s.whose:
            return Refusal("tietgen-not-your-throw", {"on": s.whose}, unlock="unlock-tietgen-turn")
        return _refuse_throw(s, seat)
    if verb == actions.FINE or verb == actions.FLIRT:
        if s.sitting[seat] < 0:
            return Refusal("tietgen-not-reprimanded", rule=162 if verb == actions.FINE else 135)
        if seat == s.whose:
            return _refuse_throw(s, seat)
        return Refusal("tietgen-before-throw", rule=162 if verb == actions.FINE else 135, unlock="unlock-tietgen-turn")
    if (verb == actions.DRAW or verb == actions.MAIL) and not s.terms.house.types_cards:
        return Refusal("tietgen-cards-are-drawn", {"option": "cards"}, 160)
    return top.refuse_answer(s, seat, verb) or _UNASKED[verb]


def _refuse_throw(s: Position, seat: int) -> Refusal:
    """Why the player whose turn it is cannot throw yet, nor pay the fine or use a card before the throw."""
    top = s.stack[-1]
    unlock = "unlock-tietgen-answer" if top.owed(s) >> seat & 1 else "unlock-tietgen-settled"
    return Refusal("tietgen-not-settled", {"what": top.asking()}, top.rule(), unlock)
