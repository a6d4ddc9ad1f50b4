"""Why a card cannot be laid as the action of a turn, or by a player who is not asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.refusal import Args, Refusal
from pocketmoney.games.brawl import why_answer
from pocketmoney.games.brawl.cards import (
    AFTER_GRAB,
    BASICS,
    BREAKS,
    CHOKES,
    DISARMS,
    DISTRACTION,
    GRAB,
    HEADLOCK,
    HEALING,
    HUMILIATIONS,
    IDS,
    KIND,
    MEDIEVAL,
)
from pocketmoney.games.brawl.frames.grab import BlockGrab
from pocketmoney.games.brawl.frames.headlock import jabs
from pocketmoney.games.brawl.frames.question import Question
from pocketmoney.games.brawl.frames.window import Window, humiliators
from pocketmoney.games.brawl.status import basics_only, can_be_attacked
from pocketmoney.games.brawl.why_answer import DEFENDING, medievals
from pocketmoney.games.brawl.why_state import (
    ACTS,
    DEFENDS,
    HUMILIATES,
    bound,
    helpless,
    is_on_turn,
    no_blow,
    not_asked,
    poked,
)

if TYPE_CHECKING:
    from pocketmoney.games.brawl.state import Brawl


def explain_card(s: Brawl, seat: int, action: Action) -> Refusal:
    """Return the first good reason against laying this card now."""
    parts = action.parts
    if not parts or any(part != MEDIEVAL for part in parts[1:]):
        return Refusal("unknown-move")
    card = parts[0]
    for part in parts:
        if parts.count(part) > s.hands[seat].count(part):
            return Refusal("not-in-hand", {"card": IDS[part]})
    if is_on_turn(s, seat):
        return _on_turn(s, seat, action, card)
    top = s.stack[-1]
    if top.owed(s) >> seat & 1:
        if isinstance(top, Question):
            return why_answer.explain_answer(s, seat, action, card, top)
        return why_answer.other_question(s, seat, card, top)
    return _unasked(s, seat, card)


def _unasked(s: Brawl, seat: int, card: int) -> Refusal:
    top = s.stack[-1]
    if HUMILIATIONS >> card & 1:
        return _humiliation_unasked(s, seat)
    if s.skips >> seat & 1:
        return helpless(s, seat)
    if isinstance(top, Window) and DEFENDING >> card & 1 and top.chain[-1].target == seat:
        if s.helpless >> seat & 1:
            return helpless(s, seat)  # heart-broken, with the turn kept (R79)
        if s.held_by[seat] >= 0 and not s.is_free_victim(seat):
            return bound(s, seat, DEFENDS)
        if (top.asked & ~top.waiting) >> seat & 1 == 0:
            return why_answer.defence(s, top.chain[-1], card)
    if isinstance(top, BlockGrab) and card == GRAB:
        if seat == top.attacker:
            return Refusal("defender-grabs-first", {"asked": top.defender}, 29)
        return Refusal("grab-of-two", {"by": top.defender, "on": top.attacker}, 30)
    return not_asked(s, seat)


def _humiliation_unasked(s: Brawl, seat: int) -> Refusal:
    """Why a player who is not asked for one cannot lay a Humiliation."""
    top = s.stack[-1]
    if not isinstance(top, Window):
        if s.skips >> seat & 1:
            return helpless(s, seat, 24)
        return Refusal("nothing-to-humiliate", rule=15, unlock="unlock-laid-card")
    if top.chain[-1].seat == seat:
        return Refusal("no-humiliation-of-self", rule=18)
    if s.helpless >> seat & 1:
        return helpless(s, seat, 24)
    if s.held_by[seat] >= 0 and not s.is_free_victim(seat):
        return bound(s, seat, HUMILIATES)
    if s.is_choking(seat) and humiliators(s, top.chain) >> seat & 1 == 0:
        return bound(s, seat, HUMILIATES)
    return not_asked(s, seat)


def _on_turn(s: Brawl, seat: int, action: Action, card: int) -> Refusal:
    """The player's own state first, then the card, then the target."""
    target = action.target
    if HUMILIATIONS >> card & 1:
        if s.held_by[seat] >= 0:
            if s.helpless >> seat & 1:
                return helpless(s, seat)  # not even to escape a hold (R79)
            if len(action.parts) > 1:
                return medievals(s, seat, action, card)
            return Refusal("not-with-target", rule=24)
        return Refusal("nothing-to-humiliate", rule=15, unlock="unlock-laid-card")
    if s.holding[seat] >= 0:
        if target != s.holding[seat] or s.hold_card[target] != HEADLOCK:
            return bound(s, seat, ACTS)
        if can_be_attacked(s, target) and jabs(s, seat) >> card & 1 == 0:
            return no_blow(s, seat, card)
    elif s.held_by[seat] >= 0:
        holder = s.held_by[seat]
        breaks = BREAKS[s.hold_card[seat]] >> card & 1
        if breaks and target == NOBODY:
            return medievals(s, seat, action, card)
        if not s.is_free_victim(seat):
            is_choked = CHOKES >> s.hold_card[seat] & 1
            if not is_choked or target == NOBODY or target == holder or BASICS >> card & 1 == 0:
                return bound(s, seat, ACTS)
        elif breaks and target == holder:
            return Refusal("not-with-target", rule=96)
    return _opening(s, seat, action, card)


def _opening(s: Brawl, seat: int, action: Action, card: int) -> Refusal:
    """Why this card does not begin an action against that target."""
    target = action.target
    args: Args = {"card": IDS[card]}
    if HEALING >> card & 1:
        return Refusal("heal-as-heal", rule=39)
    if DISARMS >> card & 1:
        return Refusal("not-now", args, unlock="unlock-weapon-attack")
    if card == KIND["freedom"]:
        return Refusal("not-held", args, 63, "unlock-grabbed")
    if DEFENDING >> card & 1:
        return Refusal("not-now", args, unlock="unlock-attacked")
    if AFTER_GRAB >> card & 1:
        return Refusal("needs-grab", args, 31, "unlock-after-grab")
    if card == MEDIEVAL:
        return Refusal("medieval-alone", rule=86, unlock="unlock-add-attack")
    if target == NOBODY:
        return Refusal("no-target", args)
    wrong = _target(s, seat, target)
    if wrong is not None:
        return wrong
    if basics_only(s, seat, target) and BASICS >> card & 1 == 0:
        return poked(s, seat, target)
    if len(action.parts) > 1:
        return medievals(s, seat, action, card)
    if card == DISTRACTION:
        return Refusal("distraction-empty", rule=106)
    return Refusal("not-now", args)


def _target(s: Brawl, seat: int, target: int) -> Refusal | None:
    """Why nobody could attack this target now."""
    if target == seat:
        return Refusal("not-yourself", rule=39)
    if s.out >> target & 1:
        return Refusal("target-out", {"on": target}, 5)
    if s.thrown >> target & 1:
        return Refusal("target-thrown", {"on": target}, 81, "unlock-wait")
    return None
