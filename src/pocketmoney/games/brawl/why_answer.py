"""Why a card is no answer to the question that a player is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.refusal import Args, Refusal
from pocketmoney.games.brawl import why_state
from pocketmoney.games.brawl.cards import (
    AFTER_GRAB,
    ATTACK_SPECIALTIES,
    ATTACKS,
    BLOCK_OR_DODGE,
    DAMAGING,
    DISARMS,
    DODGE,
    GRAB,
    HEALING,
    HOLDS,
    HUMILIATIONS,
    IDS,
    POKE,
    POWERPLAY,
    THUNDER_HEAD,
    UPPERCUT_SQUARED,
    WEAPONS,
    bits,
)
from pocketmoney.games.brawl.frames import window
from pocketmoney.games.brawl.frames.distraction import Distracted
from pocketmoney.games.brawl.frames.free import FreeAttack, is_bound_elsewhere
from pocketmoney.games.brawl.frames.grab import BlockGrab, FollowUp
from pocketmoney.games.brawl.frames.headlock import Series
from pocketmoney.games.brawl.frames.pass_on import PassOn
from pocketmoney.games.brawl.frames.question import BrawlFrame, Question
from pocketmoney.games.brawl.frames.rescue import Rescue
from pocketmoney.games.brawl.frames.weapon import WeaponBack
from pocketmoney.games.brawl.plays import (
    BLOCK_GRAB,
    DEFENDS,
    DISTRACTED,
    DISTRACTED_FOLLOW_UP,
    ESCAPE,
    FOLLOW_UP,
    FREE,
    HUMILIATES,
    JAB,
    SEASON,
    SHOT,
    TICK,
    Play,
)
from pocketmoney.games.brawl.status import basics_only
from pocketmoney.games.brawl.why_state import bound, is_on_turn, no_blow, poked

if TYPE_CHECKING:
    from pocketmoney.games.brawl.state import Brawl

DEFENDING: Final = BLOCK_OR_DODGE | DISARMS | bits("freedom")
_LUNCH_MONEY_SPECIALTIES: Final = bits("big-combo", "poke-in-the-eye", "stomp", "uppercut-squared")


def explain_answer(s: Brawl, seat: int, action: Action, card: int, top: Question) -> Refusal:
    """Return why this card does not answer the question that waits for this seat."""
    if isinstance(top, window.Window):
        return _in_window(s, seat, action, card, top)
    if isinstance(top, Rescue):
        return Refusal("only-healing", {"left": s.counters[seat]}, 11)
    if HUMILIATIONS >> card & 1:
        return Refusal("nothing-to-humiliate", rule=15, unlock="unlock-laid-card")
    on = top.aim(s, seat)
    if top.cards(s, seat) >> card & 1:
        return Refusal("not-with-target") if action.target != NOBODY else medievals(s, seat, action, card)
    if not isinstance(top, Series) and is_bound_elsewhere(s, seat, on):
        return bound(s, seat, why_state.ATTACKS_OUT_OF_TURN)
    if isinstance(top, Series):
        return no_blow(s, seat, card)
    if isinstance(top, FreeAttack) and top.how == SHOT:
        return Refusal("shot-basic", {"card": IDS[card]}, _rule_of_shot(s))
    if basics_only(s, seat, on) and (ATTACKS | AFTER_GRAB | 1 << GRAB) >> card & 1:
        return poked(s, seat, on)
    args: Args = {"card": IDS[card]}
    if isinstance(top, Distracted):
        if card == GRAB:
            args["option"] = "distraction-grab"
            return Refusal("grab-not-after-distraction", args, 105, "unlock-house-rule")
        return Refusal("not-after-distraction", args, 105)
    if isinstance(top, FollowUp):
        return _follow_up(s, card, on)
    if isinstance(top, BlockGrab):
        return Refusal("only-a-grab", args, 29)
    assert isinstance(top, FreeAttack)
    if top.how == SEASON:
        return Refusal("season-basic-or-weapon", args, 34)
    return Refusal("free-basic-or-weapon", args, 21)


def other_question(s: Brawl, seat: int, card: int, top: BrawlFrame) -> Refusal:
    """The question is about something else than a card: a way to go, a weapon or a hold."""
    if HUMILIATIONS >> card & 1:
        return Refusal("nothing-to-humiliate", rule=15, unlock="unlock-laid-card")
    if isinstance(top, PassOn):
        return Refusal("choose-a-way", rule=73)
    if isinstance(top, WeaponBack):
        return Refusal("weapon-first", rule=110, unlock="unlock-drop-or-take")
    return Refusal("hold-first", {"on": s.holding[seat]}, 59, "unlock-release-or-take")


def medievals(s: Brawl, seat: int, action: Action, card: int) -> Refusal:
    """Why these Medievals cannot go with this card."""
    if DAMAGING >> card & 1 == 0:
        return Refusal("medieval-nothing", {"card": IDS[card]}, 90)
    if is_on_turn(s, seat) and action.target == NOBODY and not s.terms.house.break_also_hits:
        rule = 95 if card == THUNDER_HEAD else 62
        details: Args = {"card": IDS[card], "option": "break-also-hits"}
        return Refusal("medieval-escape", details, rule, "unlock-house-rule")
    return Refusal("medieval-once", {"option": "medieval-stack"}, 87, "unlock-house-rule")


def _follow_up(s: Brawl, card: int, on: int) -> Refusal:
    """Why this card cannot follow the Grab."""
    args: Args = {"card": IDS[card], "option": "grab-follow-ups"}
    if HOLDS >> card & 1:
        return Refusal("hold-on-held", {"on": on, "by": s.held_by[on]}, 68)
    if ATTACK_SPECIALTIES >> card & 1:
        rule = 72 if _LUNCH_MONEY_SPECIALTIES >> card & 1 else 85
        return Refusal("not-after-grab", args, rule, "unlock-house-rule")
    return Refusal("no-follow-up", args, 31)


def _rule_of_shot(s: Brawl) -> int:
    """The ruling that gives the free basic attack: of the Poke, the Powerplay or the Uppercut Squared laid last."""
    for laid in reversed(s.discard):
        if laid == POKE:
            return 54
        if laid == POWERPLAY:
            return 77
        if laid == UPPERCUT_SQUARED:
            break
    return 51


def _in_window(s: Brawl, seat: int, action: Action, card: int, top: window.Window) -> Refusal:
    play = top.chain[-1]
    if HEALING >> card & 1:
        return Refusal("heal-when", {"left": s.counters[seat]}, 11, "unlock-own-turn")
    if s.is_choking(seat) and (HUMILIATIONS | DEFENDING) >> card & 1:
        return bound(s, seat, why_state.HUMILIATES if HUMILIATIONS >> card & 1 else why_state.DEFENDS)
    if window.answers(s, top.chain, seat) >> card & 1:
        if len(action.parts) > 1:
            return medievals(s, seat, action, card)
        return Refusal("not-with-target")
    if DEFENDING >> card & 1:
        if play.target == seat:
            return defence(s, play, card)
        return Refusal("not-attacked", {"card": IDS[card]}, unlock="unlock-attacked")
    if card == GRAB:
        return Refusal("grab-is-no-answer", rule=29, unlock="unlock-block-first")
    return Refusal("no-answer", {"card": IDS[card], "against": IDS[play.card]}, unlock="unlock-own-turn")


def defence(s: Brawl, play: Play, card: int) -> Refusal:
    """Why this card does not stop that one."""
    args: Args = {"card": IDS[card], "against": IDS[play.card]}
    how = play.how
    if how == HUMILIATES or how == DEFENDS:
        return Refusal("only-humiliation", args, 19 if how == HUMILIATES else 16)
    is_weapon = WEAPONS >> play.card & 1 == 1
    if how == DISTRACTED or how == DISTRACTED_FOLLOW_UP:
        return Refusal("no-defence", args, 25 if is_weapon and DISARMS >> card & 1 else 105)
    if how == FOLLOW_UP:
        if is_weapon:
            if DISARMS >> card & 1:
                args["option"] = "disarm-after-grab"
                return Refusal("disarm-after-grab", args, 25, "unlock-house-rule")
            return Refusal("wrong-defence", args, 25)
        if HOLDS >> play.card & 1:
            return Refusal("wrong-defence", args, 31)
        return Refusal("no-defence", args, 77 if play.card == POWERPLAY else 31)
    if how == FREE:
        return Refusal("no-defence", args, 25 if is_weapon and DISARMS >> card & 1 else 21)
    if how == SHOT:
        return Refusal("no-defence", args, _rule_of_shot(s))
    if how == JAB:
        return Refusal("no-defence", args, 57)
    if how == TICK:
        return Refusal("no-defence", args, 104)
    if how == ESCAPE:
        return Refusal("no-defence", args, 95 if play.card == THUNDER_HEAD else 62)
    if play.card == GRAB:
        if how == BLOCK_GRAB and card == DODGE:
            args["option"] = "dodge-grab-after-block"
            return Refusal("dodge-after-block", args, 26, "unlock-house-rule")
        return Refusal("wrong-defence", args, 26)
    if window.defences(s, play) == 0:
        return Refusal("no-defence", args, 105)  # a Distraction
    return Refusal("wrong-defence", args, unlock="unlock-weapon-attack" if DISARMS >> card & 1 else "unlock-grabbed")
