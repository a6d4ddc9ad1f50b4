"""Answers to a card on the table: defend, humiliate, or let it pass."""

from __future__ import annotations

from typing import Final

from pocketmoney.bots.greedy.attacks import Attacks
from pocketmoney.bots.greedy.card_effects import saved_by_a_defence, standing
from pocketmoney.core.action import Action
from pocketmoney.games.brawl.actions import HEAL, PLAY, TO_RELEASE, TO_TAKE
from pocketmoney.games.brawl.cards import DISTRACTION, DODGE, GRAB, PASSING_ON
from pocketmoney.games.brawl.play import DEFENDS, ESCAPE, HEALS, HUMILIATES, RESCUE, TICK, Chain, Play
from pocketmoney.games.brawl.view import BrawlView

GRABBED: Final = 3.5  # what a Grab or a Distraction is likely to cost its victim
HELD: Final = 3.0  # what a hold costs
HUMILIATED: Final = 2.5  # the free attack that a Humiliation gives
ANOTHERS_RESCUE: Final = 6.0  # to see a player out of the game
SENT_ON: Final = 2.0  # what a Dodge costs that makes another player the target


def threat(view: BrawlView, chain: Chain) -> float:
    """What the last card of the chain will cost me if it stands; nothing if it is not aimed at me."""
    play = chain[-1]
    if play.target != view.seat or play.how >= HEALS:
        return 0.0
    if play.how == HUMILIATES:
        return HUMILIATED + _lost(view, chain[-2])
    if play.how == DEFENDS:
        return _lost(view, chain[-2])
    if play.card == GRAB or play.card == DISTRACTION:
        return GRABBED
    if play.how == TICK:
        return 1.5
    if play.how == ESCAPE:
        return 1.0
    if view.terms.holds >> play.card & 1:
        return HELD
    return saved_by_a_defence(view, play) + view.terms.cards[play.card].extra * 0.75


def _lost(view: BrawlView, mine: Play) -> float:
    """What I lose with a card of mine that is answered."""
    if mine.how >= HEALS:
        return 3.0
    return GRABBED if mine.card == GRAB else float(saved_by_a_defence(view, mine))


def is_deadly(view: BrawlView, chain: Chain) -> bool:
    """Whether the card would send me to 0."""
    play = chain[-1]
    if play.target != view.seat or play.how in (DEFENDS, HUMILIATES, ESCAPE):
        return False
    return threat(view, chain) >= view.counters[view.seat]


def answer(view: BrawlView, menu: list[Action], chain: Chain, attacks: Attacks) -> Action:
    """The cheapest defence against a hit that is worth it; a Humiliation where it gains much."""
    style = attacks.style
    danger = threat(view, chain)
    humbling = view.terms.humiliations
    plays = [action for action in menu if action.verb == PLAY]
    defences = [action for action in plays if humbling >> action.parts[0] & 1 == 0]
    deadly = is_deadly(view, chain)
    if defences and (danger >= style.defend_from or deadly):
        return min(defences, key=lambda action: _cost(view, chain[-1], action.parts[0]))
    humiliations = [action for action in plays if humbling >> action.parts[0] & 1]
    if humiliations and (deadly or humiliation_gains(view, chain, attacks, danger) >= style.humiliate_from):
        return humiliations[0]
    if TO_RELEASE in menu and (deadly or danger > HELD) and _could_defend(view, chain[-1]):
        return TO_RELEASE
    return TO_TAKE if TO_TAKE in menu else menu[0]


def humiliation_gains(view: BrawlView, chain: Chain, attacks: Attacks, danger: float) -> float:
    """What it brings to humiliate the last card: harm averted, a free attack, a rescue that fails."""
    play = chain[-1]
    if play.how == RESCUE:
        return ANOTHERS_RESCUE
    return danger + attacks.best_free(play.seat)


def _cost(view: BrawlView, play: Play, card: int) -> float:
    """Which defence to lay first: the one that is good for least else."""
    is_sent_on = card == DODGE and PASSING_ON >> play.card & 1 and len(standing(view)) > 2
    return SENT_ON if is_sent_on else view.terms.cards[card].keep


def _could_defend(view: BrawlView, play: Play) -> bool:
    useful = view.terms.stoppers[play.how][play.card]
    return any(useful >> card & 1 for card in view.hand)


def rescue(view: BrawlView, menu: list[Action]) -> Action:
    """The fewest counters of healing that put me back on my feet; all of it where less is not enough."""
    heals = [action for action in menu if action.verb == HEAL]
    if not heals:
        return TO_TAKE if TO_TAKE in menu else menu[0]
    values = view.terms.values
    has = view.counters[view.seat]
    healed = {action: has + sum([values[card] for card in action.parts]) for action in heals}
    enough = [action for action in heals if healed[action] >= 1]
    if not enough:
        return TO_TAKE if TO_TAKE in menu else heals[0]
    return min(enough, key=lambda action: (healed[action], len(action.parts)))
