"""Attacks: what each is worth, on whom."""

from __future__ import annotations

from typing import Final

from pocketmoney.bots.greedy.card_effects import chance_to_stop, damage, has_bonus_on, standing, unseen
from pocketmoney.bots.greedy.style import ANYBODY, STRONGEST, WEAKEST, WHOEVER_HIT_ME, BrawlStyle
from pocketmoney.core.action import NOBODY, Action
from pocketmoney.games.brawl.card import ALLOWS_BLOWS, Card
from pocketmoney.games.brawl.cards import DISTRACTION, GRAB, different
from pocketmoney.games.brawl.play import DISTRACTED, FOLLOW_UP, FREE, JAB, OPENING, SHOT
from pocketmoney.games.brawl.position import Position
from pocketmoney.games.brawl.view import BrawlView

BONUS: Final = 20.0  # an extra attack comes before everything else
USED_UP: Final = 0.2  # what a card costs that is laid beside another


class Attacks:
    """All that one seat reckons about attacks at one moment."""

    def __init__(self, view: BrawlView, style: BrawlStyle, enemy: int) -> None:
        self.view = view
        self.terms = view.terms
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
        if self.terms.basics >> card & 1 and has_bonus_on(self.view, target):
            return BONUS + self.worth(action.parts, target)
        if card == DISTRACTION:
            return (self._best_blow(target, self.terms.kinds_at[DISTRACTED]) - USED_UP) * self.favour(target)
        lands = 1.0 - self._stopped(target, self.terms.stoppers[OPENING][card])
        if card == GRAB:
            return lands * self.best_follow_up(target) * self.favour(target)
        return lands * self.worth(action.parts, target)

    def worth(self, parts: tuple[int, ...], target: int) -> float:
        """What a card is worth that nobody stops, with its Medievals."""
        view = self.view
        card, medievals = self.terms.cards[parts[0]], len(parts) - 1
        lost = damage(view, view.seat, parts[0], medievals)
        has = view.counters[target]
        total = float(min(lost, has)) - USED_UP * medievals
        if 0 < has <= card.knocks_out_at:
            total = has + self.style.finish + 1.0
        elif lost >= has:
            total += self.style.finish
        else:
            total += card.extra
            if self.terms.holds >> card.kind & 1:
                total += self._hold_worth(card)
            if card.shot_rule:
                total += self._best_blow(target, self.terms.kinds_at[SHOT], has - lost)
        return total * self.favour(target)

    def best_follow_up(self, target: int) -> float:
        """The best card in hand to follow a Grab."""
        cards = self.terms.kinds_at[FOLLOW_UP]
        if self.view.held_by[target] >= 0 or self.view.holding[self.view.seat] >= 0:
            cards &= ~self.terms.holds
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
        return self._best_blow(target, self.terms.kinds_at[FREE])

    def _best_blow(self, target: int, cards: int, has: int = 0) -> float:
        """The best of these cards in hand that take counters, on that target, with a Medieval."""
        hand = self.view.hand
        best = 0.0
        medievals = min(hand.count(self.terms.medieval), 1)
        for card in different(list(hand), cards & self.terms.damaging):
            lost = damage(self.view, self.view.seat, card, medievals)
            best = max(best, float(min(lost, has or self.view.counters[target])) + self.terms.cards[card].extra)
        return best

    def _hold_worth(self, hold: Card[Position]) -> float:
        if hold.traits & ALLOWS_BLOWS:
            blows = self.terms.kinds_at[JAB]
            return float(sum([self.terms.values[card] for card in self.view.hand if blows >> card & 1])) + 0.5
        return self.style.hold

    def _stopped(self, target: int, cards: int) -> float:
        if self._left is None:
            self._left = unseen(self.view)
        return chance_to_stop(self.view, self._left, target, cards)
