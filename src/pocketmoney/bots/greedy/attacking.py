"""Attacks: what each is worth, on whom."""

from __future__ import annotations

from typing import Final

from pocketmoney.bots.greedy.fists import (
    chance_to_stop,
    damage,
    has_bonus_on,
    standing,
    unseen,
)
from pocketmoney.bots.greedy.style import ANYBODY, STRONGEST, WEAKEST, WHOEVER_HIT_ME, BrawlStyle
from pocketmoney.core.action import NOBODY, Action
from pocketmoney.games.brawl.cards import (
    BASICS,
    CHOKE_AND_PUKE,
    DISTRACTION,
    GRAB,
    HEADLOCK,
    HEART_BREAKER,
    HOLDS,
    JABS,
    MANHANDLE,
    MEDIEVAL,
    POKE,
    POUND_OF_FLESH,
    POWERPLAY,
    STOMP,
    THUNDER_HEAD,
    UPPERCUT_SQUARED,
)
from pocketmoney.games.brawl.play import DISTRACTED, FOLLOW_UP, FREE, OPENING, SHOT
from pocketmoney.games.brawl.view import BrawlView

BONUS: Final = 20.0  # an extra attack comes before everything else
USED_UP: Final = 0.2  # what a card costs that is laid beside another

# What a card does beyond its damage, in counters.
BESIDE: Final[dict[int, float]] = {
    STOMP: 1.0,
    POKE: 2.0,
    HEART_BREAKER: 2.0,
    THUNDER_HEAD: 1.5,
    MANHANDLE: 2.0,
    POUND_OF_FLESH: 3.0,
    CHOKE_AND_PUKE: 2.0,
}
FREE_SHOT: Final = frozenset({POKE, POWERPLAY, UPPERCUT_SQUARED})


class Attacks:
    """All that one seat reckons about attacks at one moment."""

    def __init__(self, view: BrawlView, style: BrawlStyle, enemy: int) -> None:
        self.view = view
        self.style = style
        self.enemy = enemy  # who hit me last
        self._left: list[int] | None = None

    def score(self, action: Action) -> float:
        """What an attack that begins the action of a turn is worth."""
        card, target = action.parts[0], action.target
        if target == NOBODY:
            return 0.0
        if self.view.holding[self.view.seat] == target:
            return self.worth(action.parts, target)
        if BASICS >> card & 1 and has_bonus_on(self.view, target):
            return BONUS + self.worth(action.parts, target)
        if card == GRAB:
            lands = 1.0 - self._stopped(target, self._stoppers(card))
            return lands * self.best_follow_up(target) * self.favour(target)
        if card == DISTRACTION:
            return (self._best_blow(target, self._kinds_at(DISTRACTED)) - USED_UP) * self.favour(target)
        lands = 1.0 - self._stopped(target, self._stoppers(card))
        return lands * self.worth(action.parts, target)

    def worth(self, parts: tuple[int, ...], target: int) -> float:
        """What a card is worth that nobody stops, with its Medievals."""
        view = self.view
        card, medievals = parts[0], len(parts) - 1
        lost = damage(view, view.seat, card, medievals)
        has = view.counters[target]
        total = float(min(lost, has)) - USED_UP * medievals
        if 0 < has <= view.terms.cards[card].knocks_out_at:
            total = has + self.style.finish + 1.0
        elif lost >= has:
            total += self.style.finish
        else:
            total += BESIDE.get(card, 0.0)
            if HOLDS >> card & 1:
                total += self._hold_worth(card)
            if card in FREE_SHOT:
                total += self._best_blow(target, self._kinds_at(SHOT), has - lost)
        return total * self.favour(target)

    def best_follow_up(self, target: int) -> float:
        """The best card in hand to follow a Grab."""
        cards = self._kinds_at(FOLLOW_UP)
        if self.view.held_by[target] >= 0 or self.view.holding[self.view.seat] >= 0:
            cards &= ~HOLDS
        return self._best_blow(target, cards) - USED_UP

    def favour(self, target: int) -> float:
        """How much this player likes to attack that one."""
        style = self.style
        if style.target == ANYBODY:
            return 1.0
        if style.target == WHOEVER_HIT_ME:
            return 1.0 + style.focus if target == self.enemy else 1.0
        others = [self.view.counters[seat] for seat in standing(self.view) if seat != self.view.seat]
        lowest, highest = min(others), max(others)
        if lowest == highest:
            return 1.0
        share = (self.view.counters[target] - lowest) / (highest - lowest)
        if style.target == STRONGEST:
            return 1.0 + style.focus * share
        assert style.target == WEAKEST
        return 1.0 + style.focus * (1.0 - share)

    def best_free(self, target: int) -> float:
        """The best free attack after a Humiliation."""
        return self._best_blow(target, self._kinds_at(FREE))

    def _best_blow(self, target: int, cards: int, has: int = 0) -> float:
        """The best of these cards in hand on that target, Medievals included."""
        hand = self.view.hand
        best = 0.0
        medievals = min(hand.count(MEDIEVAL), 1)
        for card in sorted({card for card in hand if cards >> card & 1}):
            lost = damage(self.view, self.view.seat, card, medievals)
            best = max(best, float(min(lost, has or self.view.counters[target])) + BESIDE.get(card, 0.0))
        return best

    def _hold_worth(self, card: int) -> float:
        if card == HEADLOCK:
            return float(sum([self.view.terms.values[jab] for jab in self.view.hand if JABS >> jab & 1])) + 0.5
        return self.style.hold

    def _kinds_at(self, moment: int) -> int:
        """The attacks that may be laid at a moment."""
        return self.view.terms.kinds_at[moment] & ~(1 << GRAB)

    def _stoppers(self, card: int) -> int:
        """The cards that stop an attack which opens a turn."""
        return self.view.terms.stoppers[OPENING][card]

    def _stopped(self, target: int, cards: int) -> float:
        if self._left is None:
            self._left = unseen(self.view)
        return chance_to_stop(self.view, self._left, target, cards)
