"""Whether a move is allowed, and if not, why: the one judge that menus and checks both ask.

When several rulings stop a move, docs/how-to/explain-a-refusal.md says which one is named.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.refusal import Refusal
from pocketmoney.games.tietgen import (
    building,
    end,
    mortgage,
    rent,
    trade,
)
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
from pocketmoney.games.tietgen.frames.auction import Auction, Place
from pocketmoney.games.tietgen.frames.debt import Debt
from pocketmoney.games.tietgen.frames.last_call import LastCall
from pocketmoney.games.tietgen.frames.purchase import Purchase
from pocketmoney.games.tietgen.frames.question import Ask
from pocketmoney.games.tietgen.frames.real_things import MailCard
from pocketmoney.games.tietgen.frames.tax import TaxChoice
from pocketmoney.games.tietgen.pieces import SPACES

if TYPE_CHECKING:
    from pocketmoney.games.tietgen.state import Tietgen


def judge(s: Tietgen, seat: int, action: Action) -> Refusal | None:
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
    top = asking(s)
    if top.takes(verb) and top.owed(s) >> seat & 1:
        return top.judge(s, seat, action)
    if verb == TIME:
        return may_use(s, seat, verb, NOBODY) or judge_time(s, seat)
    if CLAIM <= verb <= LIFT or OFFER <= verb <= ACCEPT + 1:
        return _judge_right(s, seat, action)
    return _not_now(s, seat, verb)


def asking(s: Tietgen) -> Ask:
    """The present question."""
    top = s.stack[-1]
    assert isinstance(top, Ask)
    return top


def is_free(s: Tietgen) -> bool:
    """Whether business is allowed now: no payment, no auction, and time has not been called by all (R154, R156)."""
    return asking(s).is_free() and not end.is_called(s)


def _is_sound(s: Tietgen, action: Action) -> bool:
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


def judge_time(s: Tietgen, seat: int) -> Refusal | None:
    """Time is called once by each; it is over when all have (R156)."""
    return Refusal("tietgen-time-called", rule=156, unlock="unlock-tietgen-time") if s.calls >> seat & 1 else None


def _judge_right(s: Tietgen, seat: int, action: Action) -> Refusal | None:
    verb = action.verb
    refusal = may_use(s, seat, verb, action.target)
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


def may_use(s: Tietgen, seat: int, verb: int, other: int) -> Refusal | None:
    """Whether this is a moment for that kind of right (R154)."""
    if is_free(s):
        return None
    top = asking(s)
    if isinstance(top, Debt):
        if seat == top.debtor:
            if verb in (SELL, MORTGAGE, OFFER) or verb in OF_SEATS:
                return None
            args: dict[str, str | int] = {"due-beer": top.beer}
            return Refusal("tietgen-pay-first", args, 154, "unlock-tietgen-settled")
        if verb in OF_SEATS and (other == top.debtor or other == NOBODY):
            return None
        return Refusal("tietgen-only-debtor", {"on": top.debtor}, 154, "unlock-tietgen-settled")
    if isinstance(top, LastCall):
        if verb == CLAIM:
            return Refusal("tietgen-not-your-call", {"on": top.seat}, 156)
        return Refusal("tietgen-last-call", {"on": top.seat}, 156)
    if top.is_free():
        return Refusal("tietgen-time-is-up", rule=156)
    what = "auction" if isinstance(top, (Auction, Place)) else "interest"
    return Refusal("tietgen-running", {"what": what}, 154, "unlock-tietgen-settled")


def _not_now(s: Tietgen, seat: int, verb: int) -> Refusal:
    """Why a word that answers a question is out of place."""
    top = asking(s)
    if verb == ROLL:
        if seat != s.whose:
            return Refusal("tietgen-not-your-throw", {"on": s.whose}, unlock="unlock-tietgen-turn")
        unlock = "unlock-tietgen-answer" if top.owed(s) >> seat & 1 else "unlock-tietgen-settled"
        return Refusal("tietgen-not-settled", {"what": top.asking()}, top.rule(), unlock)
    if verb == DRAW or verb == MAIL:
        return _no_card(s)
    if verb == FINE or verb == FLIRT:
        if s.sitting[seat] < 0:
            return Refusal("tietgen-not-reprimanded", rule=162 if verb == FINE else 135)
        return Refusal("tietgen-before-throw", rule=162 if verb == FINE else 135, unlock="unlock-tietgen-turn")
    if verb == BUY or verb == DECLINE:
        if isinstance(top, Purchase):
            return Refusal("tietgen-not-your-purchase", {"on": top.seat, "space": s.id(top.space)})
        if isinstance(top, Auction) and not top.is_piece:
            return Refusal("tietgen-at-auction", {"space": s.id(top.space)}, 141)
        return Refusal("tietgen-nothing-to-buy")
    if verb == BID or verb == PASS:
        return _no_bid(s, seat, top)
    if verb == CHUG or verb == DRINK:
        rule = 119 if verb == CHUG else 120
        if isinstance(top, TaxChoice):
            return Refusal("tietgen-not-your-tax", {"on": top.seat}, rule)
        return Refusal("tietgen-no-tax", rule=rule)
    if verb == KEEP:
        return Refusal("tietgen-no-interest", rule=148)
    if verb == SETTLE or verb == SURRENDER:
        if isinstance(top, Debt):
            return Refusal("tietgen-not-your-debt", {"on": top.debtor, "due-beer": top.beer}, 134)
        return Refusal("tietgen-no-debt", rule=134)
    return Refusal("tietgen-unknown-move")


def _no_card(s: Tietgen) -> Refusal:
    """Why there is no card for this seat to draw or to name."""
    top = asking(s)
    if not s.terms.house.types_cards:
        return Refusal("tietgen-cards-are-drawn", {"option": "cards"}, 160)
    if isinstance(top, MailCard):
        return Refusal("tietgen-not-your-card", {"on": top.seat}, 124)
    return Refusal("tietgen-no-card", rule=124)


def _no_bid(s: Tietgen, seat: int, top: Ask) -> Refusal:
    """Why this seat can neither bid nor pass."""
    if not isinstance(top, Auction):
        return Refusal("tietgen-no-auction", rule=140)
    if top.high == seat:
        return Refusal("tietgen-own-bid", {"bid-beer": top.bid}, 140)
    if top.open_to(s) >> seat & 1 == 0:
        return Refusal("tietgen-not-your-auction", {"space": s.id(top.space)}, 143)
    return Refusal("tietgen-has-passed", rule=140)
