"""What a seat may do unasked, as a list that is finite and useful. Giving up is the last of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.tietgen import (
    building,
    mortgage,
    trade,
)
from pocketmoney.games.tietgen import (
    rent as rent_module,
)
from pocketmoney.games.tietgen.actions import (
    ACCEPT,
    REFUSE,
    TO_ACCEPT,
    TO_BUILD,
    TO_CLAIM,
    TO_CONCEDE,
    TO_LIFT,
    TO_MORTGAGE,
    TO_REFUSE,
    TO_SELL,
    TO_TIME,
)
from pocketmoney.games.tietgen.frames.debt import Debt
from pocketmoney.games.tietgen.holdings import spaces_in
from pocketmoney.games.tietgen.legality import asking, is_free
from pocketmoney.games.tietgen.proposals import proposals

if TYPE_CHECKING:
    from pocketmoney.games.tietgen.state import Tietgen


def rights(s: Tietgen, seat: int) -> list[Action]:
    """All rights of that seat; of the offers that could be made only sensible ones."""
    if s.won != NOBODY or s.out >> seat & 1:
        return []
    found: list[Action] = []
    top = asking(s)
    if is_free(s):
        if rent_module.has_rent(s, seat):
            found.append(TO_CLAIM)
        _add_deeds(s, seat, found, is_debtor=False)
        add_answers(s, seat, found, NOBODY)
        found += proposals(s, seat, 0)
    elif isinstance(top, Debt):
        if top.debtor == seat:
            _add_deeds(s, seat, found, is_debtor=True)
            add_answers(s, seat, found, NOBODY)
            found += proposals(s, seat, top.beer - s.stock[seat])
        else:
            add_answers(s, seat, found, top.debtor)
    found.append(TO_CONCEDE)
    return found


def replies(s: Tietgen) -> list[tuple[int, Action]]:
    """Accepting and refusing by whoever was made an offer, where that is allowed now (R154, R155)."""
    found: list[tuple[int, Action]] = []
    if s.offers and s.won == NOBODY:
        for seat in sorted({offer.on for offer in s.offers}):
            answers = [right for right in rights(s, seat) if right.verb == ACCEPT or right.verb == REFUSE]
            made = [offer.by for offer in s.offers if offer.on == seat]
            found += [(seat, answer) for answer in answers if answer.target in made]
    return found


def dues(s: Tietgen) -> list[tuple[int, Action]]:
    """The claims on rents that are open (R136)."""
    if not s.rents or s.won != NOBODY or not is_free(s):
        return []
    return [(owner, TO_CLAIM) for owner in sorted({rent.owner for rent in s.rents})]


def at_stake(s: Tietgen) -> list[tuple[int, Action]]:
    """The claims that are lost with the throw that comes next (R136)."""
    ending = {rent.owner for rent in s.rents if rent_module.ends_with_throw(s, rent, s.whose)}
    return [due for due in dues(s) if due[0] in ending]


def may_call_time(s: Tietgen, seat: int) -> bool:
    """Whether that seat, which is in the game, may call time now (R156)."""
    return s.calls >> seat & 1 == 0 and is_free(s)


def consents(s: Tietgen) -> list[tuple[int, Action]]:
    """Who has not called time yet, once somebody has, and may do so now (R156)."""
    if not s.calls or s.won != NOBODY or not is_free(s):
        return []
    return [(seat, TO_TIME) for seat in SEATS_OF[(1 << s.terms.seats) - 1 & ~s.out & ~s.calls]]


def has_any(s: Tietgen, seat: int) -> bool:
    """Whether an asked seat, or any seat while everybody may use rights, has one; giving up does not count."""
    top = asking(s)
    missing = 0
    if isinstance(top, Debt) and top.debtor == seat:
        missing = top.beer - s.stock[seat]
    elif not is_free(s) or s.out >> seat & 1:
        return False
    if mortgage.mortgageable(s, seat) or building.sellable(s, seat):
        return True
    if not missing:
        if rent_module.has_rent(s, seat):
            return True
        if mortgage.liftable(s, seat) or building.buildable(s, seat):
            return True
    for offer in s.offers:
        if seat == offer.by or seat == offer.on:
            return True
    return len(proposals(s, seat, missing)) > 0


def _add_deeds(s: Tietgen, seat: int, found: list[Action], *, is_debtor: bool) -> None:
    builds = 0 if is_debtor else building.buildable(s, seat)
    lifts = 0 if is_debtor else mortgage.liftable(s, seat)
    sells = building.sellable(s, seat)
    mortgaged = mortgage.mortgageable(s, seat)
    for deed in spaces_in(builds | sells | lifts | mortgaged):
        if builds >> deed & 1:
            found.append(TO_BUILD[deed])
        if sells >> deed & 1:
            found.append(TO_SELL[deed])
        if lifts >> deed & 1:
            found.append(TO_LIFT[deed])
        if mortgaged >> deed & 1:
            found.append(TO_MORTGAGE[deed])


def add_answers(s: Tietgen, seat: int, found: list[Action], only: int) -> None:
    """Accepting and refusing what is offered, taking back what was offered."""
    for offer in s.offers:
        other = offer.by if offer.on == seat else offer.on
        if (offer.by != seat and offer.on != seat) or (only != NOBODY and only != other):
            continue
        if offer.on == seat and trade.judge_accept(s, seat, other) is None:
            found.append(TO_ACCEPT[other])
        found.append(TO_REFUSE[other])
