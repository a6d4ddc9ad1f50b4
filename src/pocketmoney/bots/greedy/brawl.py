"""Rules of thumb for Lunch Money and Beer Money: what a sensible beginner plays."""

from __future__ import annotations

from typing import Final

from pocketmoney.bots.bot import Bot
from pocketmoney.bots.greedy.attacks import Attacks
from pocketmoney.bots.greedy.card_effects import damage
from pocketmoney.bots.greedy.healing_and_discards import best_discard, healing_score
from pocketmoney.bots.greedy.responses import answer, rescue
from pocketmoney.bots.greedy.style import PLAIN_BRAWL, BrawlStyle
from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.game import View
from pocketmoney.core.rng import Rng
from pocketmoney.games.brawl.actions import DISCARD, HEAL, PLAY, RELEASE, TO_LEFT, TO_RIGHT, TO_TAKE
from pocketmoney.games.brawl.card import ALLOWS_BLOWS, BOTH_HANDS
from pocketmoney.games.brawl.cards import GRAB
from pocketmoney.games.brawl.determinization import imagine
from pocketmoney.games.brawl.frames.choice import next_target
from pocketmoney.games.brawl.play import JAB, LEFTWARD, OPENING, RIGHTWARD, Play
from pocketmoney.games.brawl.state import Brawl
from pocketmoney.games.brawl.view import BrawlView

FOLLOWING: Final = ("follow-up", "free-attack", "distracted", "series")
FREEDOM_WORTH: Final = 4.0  # to get out of a hold
KEEPING_ON: Final = 1.5  # what another turn of a Choke is worth


class GreedyBrawl(Bot):
    """Hits the weak with the heaviest card that is likely to land, defends what hurts, heals when low."""

    def __init__(self, style: BrawlStyle = PLAIN_BRAWL) -> None:
        self.style = style
        self.enemy = NOBODY  # who hit me last, for a style that targets them

    def choose(self, view: View, menu: list[Action], rng: Rng) -> Action:
        """The move that a rule of thumb names; of equal ones, any."""
        assert isinstance(view, BrawlView)
        top = view.stack[-1]
        attacks = Attacks(view, self.style, self.enemy)
        asking = top.asking()
        dodged = top.dodged()
        if asking == "window":
            return answer(view, menu, top.chain_in_flight(), attacks)
        if asking == "turn":
            return self._act(view, menu, attacks, rng)
        if asking == "rescue":
            return rescue(view, menu)
        if dodged is not None:
            return _send_on(menu, dodged, attacks, imagine(view, rng))
        target = top.about(view.seat, view.holding)
        if asking == "block-grab":
            return _grab_back(menu, target, attacks)
        if asking in FOLLOWING:
            return _follow(menu, target, attacks)
        return TO_TAKE if TO_TAKE in menu else menu[0]  # a hold is kept, and so is a weapon

    def _act(self, view: BrawlView, menu: list[Action], attacks: Attacks, rng: Rng) -> Action:
        """The best action of a turn."""
        best: list[Action] = []
        most = -1.0
        discards = [action for action in menu if action.verb == DISCARD]
        for action in menu:
            if action.verb == DISCARD:
                continue
            score = self._score(view, action, attacks)
            if score > most:
                best, most = [action], score
            elif score == most:
                best.append(action)
        if discards:
            score, discard = best_discard(view, discards, self.style)
            if score > most or most <= 0.0:
                return discard
        return best[rng.below(len(best))] if best else menu[0]

    def _score(self, view: BrawlView, action: Action, attacks: Attacks) -> float:
        if action.verb == PLAY:
            if action.target == NOBODY:
                return FREEDOM_WORTH + damage(view, view.seat, action.parts[0]) * 0.5
            return attacks.score(action)
        if action.verb == HEAL:
            return healing_score(view, action, self.style)
        if action.verb == RELEASE:
            return _letting_go(view)
        return 0.0


def _letting_go(view: BrawlView) -> float:
    """What it is worth to release a hold so that I can attack: more than keeping it on, or nothing."""
    victim = view.holding[view.seat]
    terms = view.terms
    hold = terms.cards[view.hold_card[victim]]
    attacks = terms.damaging & terms.kinds_at[OPENING]
    free = max([float(damage(view, view.seat, card)) for card in view.hand if attacks >> card & 1], default=0.0)
    if hold.traits & BOTH_HANDS:  # a Choke & Puke, whose victim is then open to basic attacks
        return 3.0 + free if any(terms.basics >> card & 1 for card in view.hand) else 1.0
    if hold.traits & ALLOWS_BLOWS and any(terms.kinds_at[JAB] >> card & 1 for card in view.hand):
        return 0.0
    return free if free > KEEPING_ON else 0.0


def _follow(menu: list[Action], target: int, attacks: Attacks) -> Action:
    """The best card to follow a Grab, a Distraction, a Humiliation, a Poke or a Headlock."""
    plays = [action for action in menu if action.verb == PLAY]
    if not plays:
        return TO_TAKE if TO_TAKE in menu else menu[0]
    return max(plays, key=lambda action: _follow_score(action, target, attacks))


def _follow_score(action: Action, target: int, attacks: Attacks) -> float:
    if action.parts[0] == GRAB:
        return attacks.best_follow_up(target)
    return attacks.worth(action.parts, target)


def _grab_back(menu: list[Action], target: int, attacks: Attacks) -> Action:
    """A Grab after a Block, if there is something to follow it with."""
    grabs = [action for action in menu if action.verb == PLAY]
    if grabs and attacks.best_follow_up(target) >= 2.0:
        return grabs[0]
    return TO_TAKE if TO_TAKE in menu else menu[0]


def _send_on(menu: list[Action], dodged: Play, attacks: Attacks, state: Brawl) -> Action:
    """On to whichever neighbour I would rather hit."""
    left = next_target(state, dodged, LEFTWARD)
    right = next_target(state, dodged, RIGHTWARD)
    likes_right = right != NOBODY and (left == NOBODY or attacks.favour(right) > attacks.favour(left))
    wanted = TO_RIGHT if likes_right else TO_LEFT
    return wanted if wanted in menu else menu[0]
