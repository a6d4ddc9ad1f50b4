"""Weapons: they return to the hand after their attack (R32, R33)."""

from __future__ import annotations

from typing import Final

from pocketmoney.games.brawl.card import WEAPON, Card
from pocketmoney.games.brawl.cards.attacks import DISARMS, WITH_WEAPONS, Attack
from pocketmoney.games.brawl.frames import choice
from pocketmoney.games.brawl.house import House
from pocketmoney.games.brawl.play import DISTRACTED, DISTRACTED_FOLLOW_UP, FOLLOW_UP, FREE, Play
from pocketmoney.games.brawl.position import Position
from pocketmoney.games.brawl.reason import DISARM_NOT_AFTER_GRAB, ONLY_DISARM, UNSTOPPED_BY_DISARM, Reason
from pocketmoney.games.brawl.status import is_in

_PAST_DISARM: Final = (FREE, DISTRACTED, DISTRACTED_FOLLOW_UP)


class Weapon(Attack):
    """An attack that a Disarm stops as well, and that comes back (R25, R32)."""

    TYPE = WEAPON
    MOMENTS = WITH_WEAPONS

    def stopped_by(self, house: House, moment: int) -> tuple[str, ...]:
        if moment == FOLLOW_UP:
            return DISARMS if house.disarm_after_grab else ()
        found = super().stopped_by(house, moment)
        return found + DISARMS if found else found

    def why_not_stopped(self, moment: int, defence: str) -> Reason:
        if moment == FOLLOW_UP:
            return DISARM_NOT_AFTER_GRAB if defence in DISARMS else ONLY_DISARM
        if moment in _PAST_DISARM and defence in DISARMS:
            return UNSTOPPED_BY_DISARM
        return super().why_not_stopped(moment, defence)

    def returns(self, state: Position, seat: int) -> None:
        choice.comes_back(state, seat, self.kind)  # if it was stopped its Medievals are lost (R88)

    def voided(self, state: Position, play: Play) -> None:
        if is_in(state, play.seat):
            state.take_back(play.seat, play.card)  # R23


ROWS: Final[list[Card[Position]]] = [
    Weapon("knife", 3, 1, rules=(23, 32, 33)),
    Weapon("chain", 3, 1, rules=(23, 32, 33)),
    Weapon("pipe", 3, 1, rules=(23, 32, 33)),
    Weapon("hammer", 3, 1, rules=(23, 32, 33)),
    Weapon("little-helper", 2, beer_money=1, rules=(32, 33, 110)),
    Weapon("beer-bottle", 3, beer_money=1, rules=(32, 33, 110)),
    Weapon("hardware", 3, beer_money=1, rules=(32, 33, 110)),
    Weapon("tequila-bottle", 4, beer_money=1, rules=(32, 33, 110)),
]
