"""What silence means, who has a choice at all, and random moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pocketmoney.core.action import NOBODY, NOTHING, Action
from pocketmoney.core.play import pick
from pocketmoney.core.rng import Rng
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.tietgen import (
    building,
    mortgage,
    proposals,
    rent,
    rights,
)
from pocketmoney.games.tietgen.actions import (
    ACCEPT,
    CONCEDE,
    REFUSE,
    TO_BUILD,
    TO_CLAIM,
    TO_LIFT,
    TO_MORTGAGE,
    TO_SELL,
)
from pocketmoney.games.tietgen.frames.debt import Debt
from pocketmoney.games.tietgen.holdings import drawn_from
from pocketmoney.games.tietgen.legality import asking, is_free

if TYPE_CHECKING:
    from pocketmoney.games.tietgen.state import Tietgen

# Kinds of rights, to draw one from a set of them.
_MORTGAGE: Final = 0
_LIFT: Final = 1
_BUILD: Final = 2
_SELL: Final = 3
_OFFER: Final = 4
_ACCEPT: Final = 5
_REFUSE: Final = 6


def default(s: Tietgen, seat: int) -> Action | None:
    """Declining, where that is allowed; a throw and the tax are never declined."""
    if s.won != NOBODY:
        return None
    top = asking(s)
    return top.default(s, seat) if top.owed(s) >> seat & 1 else None


def forced(s: Tietgen, seat: int) -> Action | None:
    """The only move of an asked seat, if it has just one; giving up does not count."""
    only = asking(s).only(s, seat)
    return only if only is not None and not rights.has_any(s, seat) else None


def random_action(s: Tietgen, seat: int, rng: Rng) -> Action:
    """A random move of an asked seat: mostly an answer, now and then a right; first the kind, then the move."""
    top = asking(s)
    if (is_free(s) or isinstance(top, Debt)) and rng.below(8) == 0:
        return pick(top.menu(s, seat) + rights.rights(s, seat), rng, CONCEDE)
    return top.random(s, seat, rng)


def random_right(s: Tietgen, seat: int, rng: Rng) -> Action | None:
    """Rent is always claimed (R136); else every second time nothing, every second time some right.

    The kind is drawn first, from those that the sets of deeds allow, and another one if it turns out to have no move.
    """
    if s.rents and rent.has_rent(s, seat):
        return TO_CLAIM
    holdings = s.holdings
    owned = holdings.owned[seat]
    loose = owned & ~holdings.built
    mortgaged = loose & s.mortgaged
    bare = loose ^ mortgaged
    kinds = 0
    if bare:
        kinds = 1 << _MORTGAGE
    if mortgaged:
        kinds |= 1 << _LIFT
    if owned & holdings.whole:
        kinds |= 1 << _BUILD
    if loose != owned:
        kinds |= 1 << _SELL
    if (loose and holdings.wanted[seat]) or s.sitting[seat] >= 0 or s.flirts[seat]:
        kinds |= 1 << _OFFER
    for offer in s.offers:
        if offer.on == seat:
            kinds |= 1 << _ACCEPT | 1 << _REFUSE
        elif offer.by == seat:
            kinds |= 1 << _REFUSE
    if kinds == 0:
        return None
    drawn = SEATS_OF[kinds]
    at = rng.below(2 * len(drawn))
    while at < len(drawn):
        right = _random_of_kind(s, seat, drawn[at], rng)
        if right is not None:
            return right
        kinds ^= 1 << drawn[at]
        drawn = SEATS_OF[kinds]
        at = rng.below(len(drawn)) if drawn else 0
    return NOTHING if bare or rights.has_any(s, seat) else None


def _random_of_kind(s: Tietgen, seat: int, kind: int, rng: Rng) -> Action | None:
    """A random right of one kind, while somebody is asked to throw; all of them are among `rights`."""
    if kind == _MORTGAGE:
        return TO_MORTGAGE[drawn_from(mortgage.mortgageable(s, seat), rng)]
    if kind == _LIFT:
        lifts = mortgage.liftable(s, seat)
        return TO_LIFT[drawn_from(lifts, rng)] if lifts else None
    if kind == _BUILD:
        builds = building.buildable(s, seat)
        return TO_BUILD[drawn_from(builds, rng)] if builds else None
    if kind == _SELL:
        sells = building.sellable(s, seat)
        return TO_SELL[drawn_from(sells, rng)] if sells else None
    found: list[Action] = []
    if kind == _OFFER:
        partners = SEATS_OF[proposals.partners(s, seat)]
        if partners:
            proposals.propose_to(s, seat, partners[rng.below(len(partners))], 0, found)
    else:
        verb = ACCEPT if kind == _ACCEPT else REFUSE
        answers: list[Action] = []
        rights.add_answers(s, seat, answers, NOBODY)
        for answer in answers:
            if answer.verb == verb:
                found.append(answer)
    if len(found) > 1:
        return found[rng.below(len(found))]
    return found[0] if found else None
