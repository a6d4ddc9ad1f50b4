"""Why a move is refused: the rule that stops it, and what would unlock it.

Only asked about moves that are not on the menu, so each question here looks for the reason that a person would name
first: the moment, then the player's own state, then the card, then the target.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.refusal import Refusal
from pocketmoney.games.brawl import why_card
from pocketmoney.games.brawl.actions import DISCARD, DROP, HEAL, PASS, PLAY, RELEASE, TAKE
from pocketmoney.games.brawl.cards import HEALING, IDS, KINDS
from pocketmoney.games.brawl.discarding import price
from pocketmoney.games.brawl.frames.distraction import Distracted
from pocketmoney.games.brawl.frames.rescue import Rescue
from pocketmoney.games.brawl.frames.turn import Turn, is_unbound
from pocketmoney.games.brawl.why_card import bound, helpless, not_asked

if TYPE_CHECKING:
    from pocketmoney.games.brawl.state import Brawl


def explain(s: Brawl, seat: int, action: Action) -> Refusal:
    """The first good reason against this move."""
    if s.won != NOBODY:
        return Refusal("game-over")
    if s.out >> seat & 1:
        return Refusal("seat-out", rule=5)
    if any(not 0 <= part < KINDS for part in action.parts) or action.target >= s.terms.seats:
        return Refusal("unknown-move")
    verb = action.verb
    if verb == PLAY:
        return why_card.explain_card(s, seat, action)
    if action.target != NOBODY:
        return Refusal("not-with-target", rule=39)
    if verb == RELEASE:
        if s.holding[seat] < 0:
            return Refusal("nothing-to-release", rule=59)
        return Refusal("release-now", rule=95)
    if verb == DROP:
        return Refusal("nothing-to-drop", rule=110)
    if verb == DISCARD:
        return _discard(s, seat, action)
    if verb == HEAL:
        return _heal(s, seat, action)
    if verb == PASS:
        return _only_on_turn(s, seat)
    if verb == TAKE:
        return _take(s, seat)
    if is_asked(s, seat):
        return Refusal("no-way-to-choose", rule=73)
    return not_asked(s, seat)


def is_asked(s: Brawl, seat: int) -> bool:
    """Whether the present question waits for that seat."""
    return s.stack[-1].owed(s) >> seat & 1 == 1


def is_on_turn(s: Brawl, seat: int) -> bool:
    """Whether that seat must make the action of its turn now."""
    return isinstance(s.stack[-1], Turn) and s.whose == seat


def _only_on_turn(s: Brawl, seat: int) -> Refusal:
    if s.helpless >> seat & 1:
        return helpless(s, seat)
    return Refusal("only-on-turn", unlock="unlock-own-turn")


def _take(s: Brawl, seat: int) -> Refusal:
    if is_on_turn(s, seat):
        return Refusal("take-on-turn", rule=35)
    if isinstance(s.stack[-1], Distracted) and is_asked(s, seat):
        return Refusal("compulsory", rule=106)
    if is_asked(s, seat):
        return Refusal("choose-a-way", rule=73)
    return not_asked(s, seat)


def _missing(s: Brawl, seat: int, action: Action) -> Refusal | None:
    for card in action.parts:
        if action.parts.count(card) > s.hands[seat].count(card):
            return Refusal("not-in-hand", {"card": IDS[card]})
    return None


def _discard(s: Brawl, seat: int, action: Action) -> Refusal:
    if not is_on_turn(s, seat):
        return _only_on_turn(s, seat)
    missing = _missing(s, seat, action)
    if missing is not None:
        return missing
    if not action.parts:
        return Refusal("discard-nothing", rule=35)
    if s.terms.house.discard_rule == "forbidden":
        return Refusal("cannot-discard", {"option": "discard-rule"}, 34, "unlock-house-rule")
    cost = price(s, seat, len(action.parts))
    if cost >= s.counters[seat]:
        return Refusal("discard-price", {"price": cost, "left": s.counters[seat]}, 14)
    return Refusal("unknown-move")


def _heal(s: Brawl, seat: int, action: Action) -> Refusal:
    top = s.stack[-1]
    saving = isinstance(top, Rescue) and top.seat == seat
    if not saving and not is_on_turn(s, seat):
        return Refusal("heal-when", rule=11, unlock="unlock-own-turn")
    missing = _missing(s, seat, action)
    if missing is not None:
        return missing
    for card in action.parts:
        if HEALING >> card & 1 == 0:
            return Refusal("not-healing", {"card": IDS[card]}, 111)
    if not action.parts:
        return Refusal("heal-nothing", rule=111)
    if saving:
        if s.holding[seat] >= 0 and s.is_choking(seat):
            return bound(s, seat)
        if s.able >> seat & 1 == 0 and not s.terms.house.heal_while_helpless:
            return Refusal("heal-helpless", {"option": "heal-while-helpless"}, 12, "unlock-house-rule")
    elif not is_unbound(s, seat):
        return bound(s, seat)
    if s.counters[seat] >= s.terms.house.cap:
        return Refusal("at-cap", {"cap": s.terms.house.cap}, 8)
    return Refusal("heal-wasted", rule=8)
