"""What silence means, who has a choice at all, and random moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.play import pick
from pocketmoney.core.rng import Rng
from pocketmoney.games.tietgen.actions import ACCEPT, BUILD, CONCEDE, LIFT, MORTGAGE, OFFER, REFUSE, SELL, TO_CLAIM
from pocketmoney.games.tietgen.judging import asking
from pocketmoney.games.tietgen.rights import of_kind

if TYPE_CHECKING:
    from pocketmoney.games.tietgen.state import Tietgen

KINDS: Final = [BUILD, SELL, MORTGAGE, LIFT, OFFER]
KINDS_WITH_OFFERS: Final = [*KINDS, ACCEPT, REFUSE]


def default(s: Tietgen, seat: int) -> Action | None:
    """Declining, where that is allowed; a throw and the tax are never declined."""
    if s.won != NOBODY:
        return None
    top = asking(s)
    return top.default(s, seat) if top.owed(s) >> seat & 1 else None


def forced(s: Tietgen, seat: int) -> Action | None:
    """The only move of an asked seat, if it has just one; giving up does not count."""
    menu = s.menu(seat)
    return menu[0] if len(menu) == 2 else None


def random_action(s: Tietgen, seat: int, rng: Rng) -> Action:
    """A random move of an asked seat: mostly an answer, now and then a right; first the kind, then the move."""
    answers = s.stack[-1].menu(s, seat)
    if rng.below(8) == 0:
        answers = answers + s.rights(seat)
    return pick(answers, rng, CONCEDE)


def random_right(s: Tietgen, seat: int, rng: Rng) -> Action | None:
    """Rent is always claimed (R136); else every second time nothing, every second time some right.

    The kind is drawn first, and only moves of that kind are looked for.
    """
    if s.rent is not None and s.rent.owner == seat:
        return TO_CLAIM
    if rng.below(2) == 0:
        return None
    kinds = KINDS_WITH_OFFERS[:] if s.offers else KINDS[:]
    for left in range(len(kinds), 0, -1):
        at = rng.below(left)
        moves = of_kind(s, seat, kinds[at])
        if moves:
            return moves[rng.below(len(moves))]
        kinds[at] = kinds[left - 1]
    return None
