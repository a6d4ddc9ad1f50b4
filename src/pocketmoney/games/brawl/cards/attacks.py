"""What attacks share: they take counters when they land, and a Block or a Dodge stops those that open an action."""

from __future__ import annotations

from typing import ClassVar, Final

from pocketmoney.games.brawl.card import DAMAGES, Card
from pocketmoney.games.brawl.frames.attack import FreeAttack
from pocketmoney.games.brawl.frames.hit import hit
from pocketmoney.games.brawl.house import House
from pocketmoney.games.brawl.play import DISTRACTED, FOLLOW_UP, FREE, OPENING, SEASON, SHOT, Play
from pocketmoney.games.brawl.position import Position
from pocketmoney.games.brawl.reason import NEEDS_GRAB, NO_GRAB, NO_WEAPON, Reason
from pocketmoney.games.brawl.status import begin

# The moments of a weapon, of a basic attack, and of an attack specialty.
WITH_WEAPONS: Final = 1 << OPENING | 1 << FOLLOW_UP | 1 << FREE | 1 << DISTRACTED | 1 << SEASON
WITH_BASICS: Final = WITH_WEAPONS | 1 << SHOT
WITH_SPECIALTIES: Final = 1 << OPENING | 1 << DISTRACTED

DISARMS: Final = ("disarm", "disarmament")


class Attack(Card[Position]):
    """Takes counters when it lands."""

    TRAITS = DAMAGES

    def stopped_by(self, house: House, moment: int) -> tuple[str, ...]:
        return ("block", "dodge") if moment == OPENING or moment == SEASON else ()

    def why_not_stopped(self, moment: int, defence: str) -> Reason:
        if moment == OPENING or moment == SEASON:
            return NO_WEAPON if defence in DISARMS else NO_GRAB
        return super().why_not_stopped(moment, defence)

    def land(self, state: Position, play: Play) -> None:
        hit(state, play)

    def landed(self, state: Position, play: Play) -> None:
        if self.effect >= 0:
            begin(state, self.effect, play.target, play.seat, self.turns)
        if self.shot_rule:
            state.stack.append(FreeAttack(play.seat, play.target, SHOT, state.terms.kinds_at[SHOT]))

    def escaped(self, state: Position, play: Play) -> None:
        if state.terms.house.break_also_hits:
            hit(state, play)  # R62, R95


class AfterGrab(Attack):
    """An attack that may only follow a Grab (R31)."""

    MOMENTS = 1 << FOLLOW_UP
    NOT_AT: ClassVar = {OPENING: NEEDS_GRAB}
