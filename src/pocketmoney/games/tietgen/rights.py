"""What a seat may do unasked, as a list that is finite and useful. Giving up is the last of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.games.tietgen import building, mortgages, trading
from pocketmoney.games.tietgen.actions import ACCEPT, BUILD, LIFT, MORTGAGE, REFUSE, SELL, TO_CLAIM, TO_CONCEDE
from pocketmoney.games.tietgen.frames.debt import Debt
from pocketmoney.games.tietgen.judging import asking
from pocketmoney.games.tietgen.proposing import proposals

if TYPE_CHECKING:
    from pocketmoney.games.tietgen.state import Tietgen


def rights(s: Tietgen, seat: int) -> list[Action]:
    """All rights of that seat; of the offers that could be made only sensible ones."""
    if s.won != NOBODY or s.out >> seat & 1:
        return []
    found: list[Action] = []
    top = asking(s)
    if top.is_free():
        if s.rent is not None and s.rent.owner == seat:
            found.append(TO_CLAIM)
        _add_deeds(s, seat, found, is_debtor=False)
        _add_answers(s, seat, found, NOBODY)
        found += proposals(s, seat, 0)
    elif isinstance(top, Debt):
        if top.debtor == seat:
            _add_deeds(s, seat, found, is_debtor=True)
            _add_answers(s, seat, found, NOBODY)
            found += proposals(s, seat, top.beer - s.stock[seat])
        else:
            _add_answers(s, seat, found, top.debtor)
    found.append(TO_CONCEDE)
    return found


def _add_deeds(s: Tietgen, seat: int, found: list[Action], *, is_debtor: bool) -> None:
    for deed in s.terms.board.deeds:
        if s.owner[deed] != seat:
            continue
        if not is_debtor and building.judge_build(s, seat, deed) is None:
            found.append(Action(BUILD, (deed,)))
        if s.level[deed]:
            if building.judge_sell(s, seat, deed) is None:
                found.append(Action(SELL, (deed,)))
        elif s.is_mortgaged(deed):
            if not is_debtor and mortgages.judge_lift(s, seat, deed) is None:
                found.append(Action(LIFT, (deed,)))
        elif building.built(s, deed) == NOBODY:
            found.append(Action(MORTGAGE, (deed,)))


def _add_answers(s: Tietgen, seat: int, found: list[Action], only: int) -> None:
    """Accepting and refusing what is offered, taking back what was offered."""
    for offer in s.offers:
        other = offer.by if offer.on == seat else offer.on
        if seat not in (offer.by, offer.on) or only not in (NOBODY, other):
            continue
        if offer.on == seat and trading.judge_accept(s, seat, other) is None:
            found.append(Action(ACCEPT, (), other))
        found.append(Action(REFUSE, (), other))
