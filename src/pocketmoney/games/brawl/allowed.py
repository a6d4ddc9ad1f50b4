"""Whether a move may be made: the same as being on the menu, without making the menu of all combinations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.games.brawl import discarding
from pocketmoney.games.brawl.actions import CONCEDE, DISCARD, HEAL, PASS, PLAY, RELEASE
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
    if top.owed(s) >> seat & 1:
        if isinstance(top, Turn) and verb != HEAL:
            if verb == PLAY:
                return _may_play(s, seat, top, action)
            if verb == DISCARD:
                return _may_discard(s, seat, action)
            if verb == PASS:
                return action.target == NOBODY and not action.parts
        else:
            if verb == HEAL:
                action = Action(HEAL, tuple(sorted(action.parts)), action.target)
            if action in top.menu(s, seat):
                return True
    return verb >= RELEASE and action in s.rights(seat)


def _may_play(s: Brawl, seat: int, turn: Turn, action: Action) -> bool:
    target = action.target
    plays: list[Action] = []
    turn.add_plays(s, seat, 1 << target if target >= 0 else 0, plays)
    return action in plays


def _may_discard(s: Brawl, seat: int, action: Action) -> bool:
    if action.target != NOBODY or not action.parts:
        return False
    left = s.hands[seat][:]
    for card in action.parts:
        if card not in left:
            return False
        left.remove(card)
    return discarding.may_discard(s, seat, len(action.parts))
