"""Whether a move is allowed, and if not, why: the one judge that menus and checks both ask.

When several rulings stop a move, docs/how-to/explain-a-refusal.md says which one is named.
"""

from __future__ import annotations

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.refusal import Refusal
from pocketmoney.games.tietgen import building, end, mortgage, rent, trade
from pocketmoney.games.tietgen.actions import (
    ACCEPT,
    BID,
    BUILD,
    BUY,
    CHUG,
    CLAIM,
    CONCEDE,
    DECLINE,
    DRAW,
    DRINK,
    FINE,
    FLIRT,
    KEEP,
    LIFT,
    MAIL,
    MORTGAGE,
    OF_SEATS,
    OF_SPACES,
    OFFER,
    PASS,
    ROLL,
    SELL,
    SETTLE,
    SURRENDER,
    TIME,
)
from pocketmoney.games.tietgen.pieces import SPACES
from pocketmoney.games.tietgen.position import Position


def judge(s: Position, seat: int, action: Action) -> Refusal | None:
    """None when the move is allowed, else the first good reason against it."""
    if s.won != NOBODY:
        return Refusal("game-over")
    if s.out >> seat & 1:
        return Refusal("tietgen-seat-out", rule=152)
    if not _is_sound(s, action):
        return Refusal("tietgen-unknown-move")
    verb = action.verb
    if verb == CONCEDE:
        return None
    top = s.stack[-1]
    if top.takes(verb) and top.owed(s) >> seat & 1:
        return top.judge(s, seat, action)
    if verb == TIME:
        return _judge_moment(s, seat, verb, NOBODY) or _judge_time(s, seat)
    if CLAIM <= verb <= LIFT or OFFER <= verb <= ACCEPT + 1:
        return _judge_right(s, seat, action)
    return _refuse_answer(s, seat, verb)


def is_free(s: Position) -> bool:
    """Whether business is allowed now: no payment, no auction, and time has not been called by all (R154, R156)."""
    return s.stack[-1].is_free() and not end.is_called(s)


def _is_sound(s: Position, action: Action) -> bool:
    """Whether the numbers of a move mean something at this table."""
    verb = action.verb
    parts = action.parts
    if not 0 <= verb <= TIME or not NOBODY <= action.target < s.terms.seats:
        return False
    if verb == OFFER:
        return action.target >= 0
    if verb in OF_SEATS:
        return not parts
    if action.target != NOBODY:
        return False
    if verb in OF_SPACES:
        return len(parts) == 1 and 0 <= parts[0] < SPACES
    if verb == BID:
        return len(parts) == 1 and parts[0] >= 0
    if verb == ROLL and parts:
        return len(parts) == 2 and min(parts) >= 1 and max(parts) <= 6
    if verb == MAIL:
        return len(parts) == 1
    return not parts


def _judge_time(s: Position, seat: int) -> Refusal | None:
    """Why that seat may not call time: it has done so (R156)."""
    return Refusal("tietgen-time-called", rule=156, unlock="unlock-tietgen-time") if s.calls >> seat & 1 else None


def _judge_right(s: Position, seat: int, action: Action) -> Refusal | None:
    verb = action.verb
    refusal = _judge_moment(s, seat, verb, action.target)
    if refusal is not None:
        return refusal
    if verb == CLAIM:
        return rent.judge_claim(s, seat)
    if verb == OFFER:
        return trade.judge_offer(s, seat, action)
    if verb == ACCEPT:
        return trade.judge_accept(s, seat, action.target)
    if verb == BUILD:
        return building.judge_build(s, seat, action.parts[0])
    if verb == SELL:
        return building.judge_sell(s, seat, action.parts[0])
    if verb == MORTGAGE:
        return mortgage.judge_mortgage(s, seat, action.parts[0])
    if verb == LIFT:
        return mortgage.judge_lift(s, seat, action.parts[0])
    return trade.judge_refuse(s, seat, action.target)


def _judge_moment(s: Position, seat: int, verb: int, other: int) -> Refusal | None:
    """Why this is no moment for that kind of right; the open question says so (R154)."""
    return None if is_free(s) else s.stack[-1].judge_right(s, seat, verb, other)


def _refuse_answer(s: Position, seat: int, verb: int) -> Refusal:
    """Why a word that answers a question is out of place."""
    top = s.stack[-1]
    if verb == ROLL:
        if seat != s.whose:
            return Refusal("tietgen-not-your-throw", {"on": s.whose}, unlock="unlock-tietgen-turn")
        return _refuse_throw(s, seat)
    if verb == FINE or verb == FLIRT:
        if s.sitting[seat] < 0:
            return Refusal("tietgen-not-reprimanded", rule=162 if verb == FINE else 135)
        if seat == s.whose:
            return _refuse_throw(s, seat)
        return Refusal("tietgen-before-throw", rule=162 if verb == FINE else 135, unlock="unlock-tietgen-turn")
    if (verb == DRAW or verb == MAIL) and not s.terms.house.types_cards:
        return Refusal("tietgen-cards-are-drawn", {"option": "cards"}, 160)
    return top.refuse_answer(s, seat, verb) or _refuse_unasked(verb)


def _refuse_throw(s: Position, seat: int) -> Refusal:
    """Why the player whose turn it is cannot throw yet, nor pay the fine or use a card before the throw."""
    top = s.stack[-1]
    unlock = "unlock-tietgen-answer" if top.owed(s) >> seat & 1 else "unlock-tietgen-settled"
    return Refusal("tietgen-not-settled", {"what": top.asking()}, top.rule(), unlock)


def _refuse_unasked(verb: int) -> Refusal:
    """Why nobody can give that answer: its question is not open."""
    if verb == DRAW or verb == MAIL:
        return Refusal("tietgen-no-card", rule=124)
    if verb == BUY or verb == DECLINE:
        return Refusal("tietgen-nothing-to-buy")
    if verb == BID or verb == PASS:
        return Refusal("tietgen-no-auction", rule=140)
    if verb == CHUG or verb == DRINK:
        return Refusal("tietgen-no-tax", rule=119 if verb == CHUG else 120)
    if verb == KEEP:
        return Refusal("tietgen-no-interest", rule=148)
    if verb == SETTLE or verb == SURRENDER:
        return Refusal("tietgen-no-debt", rule=134)
    return Refusal("tietgen-unknown-move")
