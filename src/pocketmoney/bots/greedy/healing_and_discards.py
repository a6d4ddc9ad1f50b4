"""What is done in a turn without hurting anybody: healing, and changing useless cards."""

from __future__ import annotations

from typing import Final

from pocketmoney.bots.greedy.style import BrawlStyle
from pocketmoney.core.action import Action
from pocketmoney.games.brawl.actions import DISCARD
from pocketmoney.games.brawl.cards import DISARMS, DISTRACTION, GRAB, bits
from pocketmoney.games.brawl.play import FOLLOW_UP, OPENING
from pocketmoney.games.brawl.view import BrawlView

KEPT_FOR_A_RESCUE: Final = 2  # healing cards; more of them are in the way
IDLE_HEALING: Final = 0.3  # what a counter healed is worth to a healthy player
WEAK_BLOW: Final = 1  # attacks up to this value are better changed
SEASON: Final = 3.0  # what it costs to be everybody's target
FREEDOM: Final = bits("freedom")


def healing_score(view: BrawlView, action: Action, style: BrawlStyle) -> float:
    """What healing as the action of a turn is worth."""
    values = view.terms.values
    has = view.counters[view.seat]
    healed = min(sum([values[card] for card in action.parts]), view.terms.house.cap - has)
    spare = len([card for card in view.hand if view.terms.healing >> card & 1]) - KEPT_FOR_A_RESCUE
    if has < style.heal_below:
        return style.urge * healed
    return IDLE_HEALING * healed + (0.5 if len(action.parts) <= spare else 0.0)


def useless(view: BrawlView) -> tuple[int, ...]:
    """The cards in hand that are good for nothing now."""
    hand, terms = view.hand, view.terms
    opening, following = terms.kinds_at[OPENING], terms.kinds_at[FOLLOW_UP]
    has_grab = GRAB in hand or DISTRACTION in hand
    has_attack = any((opening & terms.damaging) >> card & 1 for card in hand)
    found: list[int] = []
    healing = freedoms = 0
    for card in hand:
        if (following & ~opening) >> card & 1:
            junk = not has_grab
        elif terms.damaging >> card & 1:
            junk = terms.values[card] <= WEAK_BLOW
        elif card == terms.medieval or card == DISTRACTION:
            junk = not has_attack
        elif card == GRAB:
            junk = False
        elif terms.healing >> card & 1:
            healing += 1
            junk = healing > KEPT_FOR_A_RESCUE and view.counters[view.seat] >= terms.house.cap - 1
        elif FREEDOM >> card & 1:
            freedoms += 1
            junk = freedoms > 1
        else:
            junk = DISARMS >> card & 1 == 1
        if junk:
            found.append(card)
    return tuple(found)


def best_discard(view: BrawlView, discards: list[Action], style: BrawlStyle) -> tuple[float, Action]:
    """The best way to change cards, and what it is worth."""
    junk = useless(view)
    whole = Action(DISCARD, junk)
    if junk and whole in discards:
        return _discard_score(view, whole, style), whole
    singles = [action for action in discards if len(action.parts) == 1] or discards
    chosen = min(singles, key=lambda action: kept_value(view, action.parts[0], is_junk=action.parts[0] in junk))
    return _discard_score(view, chosen, style) - (0.0 if chosen.parts[0] in junk else style.junk), chosen


def kept_value(view: BrawlView, card: int, *, is_junk: bool) -> float:
    """What a card is worth in the hand, for choosing one to discard."""
    if is_junk:
        return 0.0
    if view.terms.humiliations >> card & 1:
        return 6.0
    if view.terms.damaging >> card & 1:
        return float(view.terms.values[card])
    return 2.5


def _discard_score(view: BrawlView, action: Action, style: BrawlStyle) -> float:
    house = view.terms.house
    cost = float(house.price(len(action.parts), is_underdog=False))
    if house.discard_rule == "open-season":
        cost += SEASON
    return style.junk * len(action.parts) - cost
