"""Why a card cannot be laid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.refusal import Refusal
from pocketmoney.games.brawl.cards import (
    AFTER_GRAB,
    ATTACK_SPECIALTIES,
    ATTACKS,
    BASICS,
    BLOCK_OR_DODGE,
    BREAKS,
    CHOKES,
    DAMAGING,
    DISARMS,
    DISTRACTION,
    GRAB,
    HEADLOCK,
    HEALING,
    HOLDS,
    HUMILIATIONS,
    IDS,
    MEDIEVAL,
    WEAPONS,
    bits,
)
from pocketmoney.games.brawl.effects import DAZED, HEART_BROKEN, POKED, REASONS, THROWN
from pocketmoney.games.brawl.frames import window
from pocketmoney.games.brawl.frames.distraction import Distracted
from pocketmoney.games.brawl.frames.free import FreeAttack, is_bound_elsewhere
from pocketmoney.games.brawl.frames.grab import BlockGrab, FollowUp
from pocketmoney.games.brawl.frames.headlock import Series, jabs
from pocketmoney.games.brawl.frames.question import Question
from pocketmoney.games.brawl.frames.rescue import Rescue
from pocketmoney.games.brawl.frames.turn import Turn
from pocketmoney.games.brawl.plays import DISTRACTED, DISTRACTED_FOLLOW_UP, FOLLOW_UP, FREE, HEALS, Play
from pocketmoney.games.brawl.status import basics_only, can_be_attacked

if TYPE_CHECKING:
    from pocketmoney.games.brawl.state import Brawl

_DEFENDING: Final = BLOCK_OR_DODGE | DISARMS | bits("freedom")


def explain_card(s: Brawl, seat: int, action: Action) -> Refusal:
    """The first good reason against laying this card now."""
    parts = action.parts
    if not parts or any(part != MEDIEVAL for part in parts[1:]):
        return Refusal("unknown-move")
    card = parts[0]
    for part in parts:
        if parts.count(part) > s.hands[seat].count(part):
            return Refusal("not-in-hand", {"card": IDS[part]})
    top = s.stack[-1]
    if isinstance(top, Turn) and s.whose == seat:
        return _on_turn(s, seat, action, card)
    if top.owed(s) >> seat & 1 and isinstance(top, Question):
        if HEALING >> card & 1:
            return Refusal("heal-when", rule=11, unlock="unlock-own-turn")
        if action.target != NOBODY:
            return Refusal("not-with-target")
        return _as_answer(s, seat, action, card, top)
    return _unasked(s, seat, card)


def not_asked(s: Brawl, seat: int) -> Refusal:
    """Somebody else is asked; or the player's own state is why nobody asks."""
    if s.helpless >> seat & 1:
        return helpless(s, seat)
    if s.held_by[seat] >= 0 and not s.is_free_victim(seat):
        return bound(s, seat)
    return Refusal("not-asked", {"asked": s.open_to()[0]}, unlock="unlock-own-turn")


def helpless(s: Brawl, seat: int) -> Refusal:
    """A timed effect forbids everything but a rescue."""
    for effect in s.effects:
        if effect.on == seat and effect.kind != DAZED:
            rule = 101
            if effect.kind == POKED:
                rule = 56
            elif effect.kind == HEART_BROKEN:
                rule = 79
            elif effect.kind == THROWN:
                rule = 82
            return Refusal("helpless", {"reason": REASONS[effect.kind]}, rule, "unlock-wait")
    return Refusal("unknown-move")


def bound(s: Brawl, seat: int) -> Refusal:
    """A hold is in the way, on this player or by him."""
    victim = s.holding[seat]
    if victim >= 0:
        card = s.hold_card[victim]
        rule = 57 if card == HEADLOCK else 64
        return Refusal("holding", {"card": IDS[card], "on": victim}, rule, "unlock-release")
    card = s.hold_card[seat]
    rule = 60 if card == HEADLOCK else 66 if IDS[card] == "choke" else 96
    return Refusal("held", {"card": IDS[card], "by": s.held_by[seat]}, rule, "unlock-break")


def _unasked(s: Brawl, seat: int, card: int) -> Refusal:
    top = s.stack[-1]
    if isinstance(top, window.Window):
        if HUMILIATIONS >> card & 1 and top.chain[-1].seat == seat:
            return Refusal("no-humiliation-of-self", rule=18)
        if HUMILIATIONS >> card & 1 and top.chain[-1].how >= HEALS and not s.terms.house.humiliate_healing:
            return Refusal("healing-not-humiliated", {"option": "humiliate-healing"}, 17, "unlock-house-rule")
        if _DEFENDING >> card & 1 and top.chain[-1].target == seat and s.able >> seat & 1:
            return _defence(s, top.chain[-1], card)
    if s.helpless >> seat & 1 or s.held_by[seat] >= 0:
        return not_asked(s, seat)
    if HUMILIATIONS >> card & 1:
        return Refusal("nothing-to-humiliate", rule=15, unlock="unlock-laid-card")
    return not_asked(s, seat)


def _on_turn(s: Brawl, seat: int, action: Action, card: int) -> Refusal:
    target = action.target
    if target == seat:
        return Refusal("not-yourself", rule=39)
    if target >= 0 and not can_be_attacked(s, target):
        if s.out >> target & 1:
            return Refusal("target-out", {"on": target}, 5)
        return Refusal("target-thrown", {"on": target}, 81, "unlock-wait")
    if s.holding[seat] >= 0:
        if s.is_choking(seat) or target != s.holding[seat] or jabs(s, seat) >> card & 1 == 0:
            return bound(s, seat)
    elif s.held_by[seat] >= 0 and not s.is_free_victim(seat):
        breaks = BREAKS[s.hold_card[seat]] >> card & 1
        is_choked = CHOKES >> s.hold_card[seat] & 1
        if target == NOBODY and not breaks:
            return bound(s, seat)
        if target != NOBODY and (not is_choked or BASICS >> card & 1 == 0 or target == s.held_by[seat]):
            return bound(s, seat)
    return _opening(s, seat, action, card)


def _opening(s: Brawl, seat: int, action: Action, card: int) -> Refusal:
    target = action.target
    if HEALING >> card & 1:
        return Refusal("heal-as-heal", rule=39)
    if DISARMS >> card & 1:
        return Refusal("not-now", {"card": IDS[card]}, unlock="unlock-weapon-attack")
    if _DEFENDING >> card & 1:
        return Refusal("not-now", {"card": IDS[card]}, unlock="unlock-attacked")
    if HUMILIATIONS >> card & 1:
        return Refusal("nothing-to-humiliate", rule=15, unlock="unlock-laid-card")
    if AFTER_GRAB >> card & 1:
        return Refusal("needs-grab", {"card": IDS[card]}, 31, "unlock-after-grab")
    if card == MEDIEVAL:
        return Refusal("medieval-alone", rule=86, unlock="unlock-add-attack")
    if target == NOBODY:
        return Refusal("no-target", {"card": IDS[card]})
    if basics_only(s, seat, target) and BASICS >> card & 1 == 0:
        return Refusal("poke-basic-only", {"on": target}, 53)
    if len(action.parts) > 1:
        return _medievals(s, action, card)
    if card == DISTRACTION:
        return Refusal("distraction-empty", rule=106)
    return Refusal("not-now", {"card": IDS[card]})


def _medievals(s: Brawl, action: Action, card: int) -> Refusal:
    if DAMAGING >> card & 1 == 0:
        return Refusal("medieval-nothing", rule=86)
    if len(action.parts) > 2 and not s.terms.house.medieval_stack:
        return Refusal("medieval-once", {"option": "medieval-stack"}, 87, "unlock-house-rule")
    return Refusal("medieval-nothing", rule=86)


def _as_answer(s: Brawl, seat: int, action: Action, card: int, top: Question) -> Refusal:
    if isinstance(top, window.Window):
        return _in_window(s, seat, card, top)
    if isinstance(top, Rescue):
        return Refusal("only-healing", rule=11)
    on = top.aim(s, seat)
    if top.cards(s, seat) >> card & 1:
        return _medievals(s, action, card)
    if is_bound_elsewhere(s, seat, on):
        return bound(s, seat)
    if basics_only(s, seat, on) and (ATTACKS | AFTER_GRAB) >> card & 1:
        return Refusal("poke-basic-only", {"on": on}, 53)
    if isinstance(top, Distracted) and card == GRAB:
        return Refusal("grab-not-after-distraction", {"option": "distraction-grab"}, 105, "unlock-house-rule")
    if isinstance(top, FollowUp):
        if HOLDS >> card & 1:
            return Refusal("hold-on-held", {"on": on}, 68)
        if ATTACK_SPECIALTIES >> card & 1:
            details: dict[str, str | int] = {"card": IDS[card], "option": "grab-follow-ups"}
            return Refusal("not-after-grab", details, 72, "unlock-house-rule")
        return Refusal("not-now", {"card": IDS[card]}, 31)
    if isinstance(top, BlockGrab):
        return Refusal("not-now", {"card": IDS[card]}, 29)
    if isinstance(top, Series):
        return Refusal("not-now", {"card": IDS[card]}, 57)
    if isinstance(top, FreeAttack):
        if top.how == FREE:
            return Refusal("free-basic-or-weapon", rule=21)
        return Refusal("not-now", {"card": IDS[card]}, 51)
    return Refusal("not-now", {"card": IDS[card]})


def _in_window(s: Brawl, seat: int, card: int, top: window.Window) -> Refusal:
    play = top.chain[-1]
    if s.able >> seat & 1 == 0 and s.holding[seat] >= 0:
        return bound(s, seat)
    if HUMILIATIONS >> card & 1:
        return Refusal("healing-not-humiliated", {"option": "humiliate-healing"}, 17, "unlock-house-rule")
    if _DEFENDING >> card & 1:
        if play.target == seat:
            return _defence(s, play, card)
        return Refusal("not-attacked", {"card": IDS[card]}, unlock="unlock-attacked")
    return Refusal("not-now", {"card": IDS[card]}, unlock="unlock-own-turn")


def _defence(s: Brawl, play: Play, card: int) -> Refusal:
    """Why this card does not stop that one."""
    if window.defences(s, play):
        return Refusal("wrong-defence", {"card": IDS[card], "against": IDS[play.card]})
    rule = 21
    if play.how == FOLLOW_UP:
        rule = 25 if WEAPONS >> play.card & 1 else 31
    elif play.how in (DISTRACTED, DISTRACTED_FOLLOW_UP):
        rule = 105
    return Refusal("no-defence", {"card": IDS[card]}, rule)
