"""What silence means, who has a choice at all, and random moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.rng import Rng
from pocketmoney.games.tietgen.actions import CONCEDE, TO_CLAIM
from pocketmoney.games.tietgen.judging import asking

if TYPE_CHECKING:
    from pocketmoney.games.tietgen.state import Tietgen


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
    return pick(answers, rng)


def random_right(s: Tietgen, seat: int, rng: Rng) -> Action | None:
    """Rent is always claimed (R136); else every second time nothing, every second time some right."""
    if s.rent is not None and s.rent.owner == seat:
        return TO_CLAIM
    if rng.below(2) == 0:
        return None
    found = s.rights(seat)
    return pick(found, rng) if len(found) > 1 else None


def pick(menu: list[Action], rng: Rng) -> Action:
    """One of a menu, the verb first; nobody gives up by chance."""
    verbs: list[int] = []
    for action in menu:
        if action.verb != CONCEDE and action.verb not in verbs:
            verbs.append(action.verb)
    verb = verbs[rng.below(len(verbs))]
    moves = [action for action in menu if action.verb == verb]
    return moves[rng.below(len(moves))]
