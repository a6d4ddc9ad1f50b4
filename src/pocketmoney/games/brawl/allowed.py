"""Whether a move may be made: the same as being on the menu, without making the menu of all combinations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.games.brawl import discarding
from pocketmoney.games.brawl.actions import CONCEDE, DISCARD, HEAL, PASS
from pocketmoney.games.brawl.frames.turn import Turn

if TYPE_CHECKING:
    from pocketmoney.games.brawl.state import Brawl


def is_allowed(s: Brawl, seat: int, action: Action) -> bool:
    """Whether that seat may make that move now. Cards of a set may be named in any order."""
    verb = action.verb
    if s.won != NOBODY or s.out >> seat & 1:
        return False
    if verb == CONCEDE:
        return action.target == NOBODY and not action.parts
    top = s.stack[-1]
    if isinstance(top, Turn) and top.owed(s) >> seat & 1:
        if verb == DISCARD:
            return _may_discard(s, seat, action)
        if verb == PASS:
            return action.target == NOBODY and not action.parts
        if verb != HEAL:
            plays: list[Action] = []
            top.add_plays(s, seat, plays)
            return action in plays or action in s.rights(seat)
    menu = s.menu(seat)
    if verb == HEAL:
        return Action(HEAL, tuple(sorted(action.parts)), action.target) in menu
    return action in menu


def _may_discard(s: Brawl, seat: int, action: Action) -> bool:
    if action.target != NOBODY or not action.parts:
        return False
    left = s.hands[seat][:]
    for card in action.parts:
        if card not in left:
            return False
        left.remove(card)
    return discarding.may_discard(s, seat, len(action.parts))
