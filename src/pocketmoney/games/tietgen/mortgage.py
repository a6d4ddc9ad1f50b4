"""Mortgages: what they bring, what lifting them costs, and the interest of a new owner (R146 to R149)."""

from __future__ import annotations

from pocketmoney.core.action import Action
from pocketmoney.core.refusal import Refusal
from pocketmoney.games.tietgen import building, rent
from pocketmoney.games.tietgen.position import Position


def interest(s: Position, space: int) -> int:
    """The tenth that a new owner of that deed must pay: nothing if it is not mortgaged (R147, R148)."""
    return s.terms.interests[space] if s.mortgaged >> space & 1 else 0


def mortgageable(s: Position, seat: int) -> int:
    """What that seat can mortgage, as a set of spaces: what `judge_mortgage` says yes to."""
    return s.holdings.owned[seat] & ~s.mortgaged & ~s.holdings.built


def judge_mortgage(s: Position, seat: int, space: int) -> Refusal | None:
    """Why that seat cannot mortgage: it needs an own deed without a mortgage, in a group that is bare (R146)."""
    if (refusal := building.judge_owner(s, seat, space)) is not None:
        return refusal
    if s.is_mortgaged(space):
        return Refusal("tietgen-is-mortgaged", {"space": s.id(space)})
    return building.judge_bare(s, space, 146)


def mortgage(s: Position, seat: int, space: int, move: Action | None) -> None:
    """Mortgage a deed. The beer is received and not drunk (R149); a rent due for this deed is lost (R169)."""
    s.mortgaged |= 1 << space
    s.void_offers_of(space)
    rent.forfeit(s, seat, space)
    for frame in s.stack:
        if frame.is_called_off(seat, space):
            s.stack.remove(frame)
            break
    s.gain("tietgen-mortgages", s.space_args(space), seat, s.terms.mortgages[space], move)


def liftable(s: Position, seat: int) -> int:
    """What that seat can lift, as a set of spaces: what `judge_lift` says yes to."""
    left = s.holdings.owned[seat] & s.mortgaged
    stock = s.stock[seat]
    lifts = s.terms.lifts
    if stock >= s.terms.dearest_lift:
        return left
    found = 0
    while left:
        lowest = left & -left
        left ^= lowest
        if lifts[lowest.bit_length() - 1] <= stock:
            found |= lowest
    return found


def judge_lift(s: Position, seat: int, space: int) -> Refusal | None:
    """Why that seat cannot lift: it needs an own mortgaged deed, and the beer (R147)."""
    if (refusal := building.judge_owner(s, seat, space)) is not None:
        return refusal
    if not s.is_mortgaged(space):
        return Refusal("tietgen-not-mortgaged", {"space": s.id(space)})
    return s.judge_price(seat, s.terms.lifts[space], 147)


def lift(s: Position, seat: int, space: int, move: Action | None) -> None:
    """Lift a mortgage: pay and drink it and a tenth."""
    s.mortgaged &= ~(1 << space)
    s.void_offers_of(space)
    s.pay("tietgen-lifts", s.space_args(space), seat, s.terms.lifts[space], move=move)
