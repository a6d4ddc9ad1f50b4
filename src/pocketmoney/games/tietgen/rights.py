"""What a seat may do unasked, as a list that is finite and useful. Giving up is the last of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.games.tietgen import building, mortgages, trading
from pocketmoney.games.tietgen.actions import ACCEPT, BUILD, LIFT, MORTGAGE, OFFER, REFUSE, SELL, TO_CLAIM, TO_CONCEDE
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


def replies(s: Tietgen) -> list[tuple[int, Action]]:
    """Accepting and refusing by whoever was made an offer, where that is allowed now (R154, R155)."""
    found: list[tuple[int, Action]] = []
    if s.offers and s.won == NOBODY:
        for seat in sorted({offer.on for offer in s.offers}):
            answers = [right for right in rights(s, seat) if right.verb == ACCEPT or right.verb == REFUSE]
            made = [offer.by for offer in s.offers if offer.on == seat]
            found += [(seat, answer) for answer in answers if answer.target in made]
    return found


def of_kind(s: Tietgen, seat: int, verb: int) -> list[Action]:
    """The rights of one kind that a seat has while somebody is asked to throw; the same as among `rights`."""
    if verb == OFFER:
        return proposals(s, seat, 0)
    found: list[Action] = []
    if verb == ACCEPT or verb == REFUSE:
        _add_answers(s, seat, found, NOBODY)
        return [action for action in found if action.verb == verb]
    for deed in s.terms.board.deeds:
        if s.owner[deed] == seat and _may(s, seat, deed, verb):
            found.append(Action(verb, (deed,)))
    return found


def _may(s: Tietgen, seat: int, deed: int, verb: int) -> bool:
    if verb == BUILD:
        return building.judge_build(s, seat, deed) is None
    if verb == SELL:
        return s.level[deed] > 0 and building.judge_sell(s, seat, deed) is None
    if verb == LIFT:
        return s.is_mortgaged(deed) and mortgages.judge_lift(s, seat, deed) is None
    return not s.level[deed] and not s.is_mortgaged(deed) and building.built(s, deed) == NOBODY


def _add_deeds(s: Tietgen, seat: int, found: list[Action], *, is_debtor: bool) -> None:
    verbs = (SELL, MORTGAGE) if is_debtor else (BUILD, SELL, LIFT, MORTGAGE)
    for deed in s.terms.board.deeds:
        if s.owner[deed] == seat:
            for verb in verbs:
                if _may(s, seat, deed, verb):
                    found.append(Action(verb, (deed,)))


def _add_answers(s: Tietgen, seat: int, found: list[Action], only: int) -> None:
    """Accepting and refusing what is offered, taking back what was offered."""
    for offer in s.offers:
        other = offer.by if offer.on == seat else offer.on
        if seat not in (offer.by, offer.on) or only not in (NOBODY, other):
            continue
        if offer.on == seat and trading.judge_accept(s, seat, other) is None:
            found.append(Action(ACCEPT, (), other))
        found.append(Action(REFUSE, (), other))
