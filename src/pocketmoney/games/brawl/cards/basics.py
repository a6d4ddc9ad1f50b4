"""Basic attacks, of both decks."""

from __future__ import annotations

from typing import Final

from pocketmoney.games.brawl.card import BASIC, Card
from pocketmoney.games.brawl.cards.attacks import WITH_BASICS, Attack
from pocketmoney.games.brawl.frames import pass_on
from pocketmoney.games.brawl.house import House
from pocketmoney.games.brawl.play import JAB as BLOW
from pocketmoney.games.brawl.play import Play
from pocketmoney.games.brawl.reason import BLOW_BY_HOUSE, Reason
from pocketmoney.games.brawl.state import Brawl


class Basic(Attack):
    """A blow without any other effect."""

    __slots__ = ("second_value",)

    def __init__(
        self,
        id: str,
        value: int,
        lunch_money: int = 0,
        beer_money: int = 0,
        rules: tuple[int, ...] = (),
        moments: int = WITH_BASICS,
        breaks: tuple[str, ...] = (),
        second_value: int = 0,
    ) -> None:
        super().__init__(id, BASIC, value, lunch_money, beer_money, rules, moments, breaks=breaks)
        self.second_value = second_value if second_value else value  # in the second edition (R42, R43)

    def value_by_house(self, house: House) -> int:
        return self.second_value if house.is_second_edition else self.value

    def moments_by_house(self, house: House) -> int:
        return self.moments | 1 << BLOW if house.headlock_any_basic else self.moments  # R57

    def why_not(self, moment: int) -> Reason:
        return BLOW_BY_HOUSE if moment == BLOW else super().why_not(moment)


class Swing(Basic):
    """A blow that goes on to the next player when it is dodged (R73 to R75)."""

    __slots__ = ()

    def stopped(self, state: Brawl, attack: Play, defence: Play) -> None:
        if state.terms.ids[defence.card] == "dodge":
            pass_on.go_on(state, attack)


_IN_HEADLOCK: Final = WITH_BASICS | 1 << BLOW

ROWS: Final[list[Card[Brawl]]] = [
    # Of Lunch Money; Kicks are in both decks.
    Basic("jab", 1, 4, rules=(57,), moments=_IN_HEADLOCK),
    Basic("hook", 2, 4),
    Basic("pimp-slap", 2, 4),
    Basic("elbow", 2, 4),
    Basic("kick-2", 2, 4, 4, (41, 114)),
    Basic("kick-4", 4, 4, 4, (41, 114)),
    Swing("spinning-backfist", 3, 4, rules=(73, 74, 75, 76)),  # the name: R76
    Basic("headbutt", 3, 4, rules=(62, 65), breaks=("choke",)),
    Basic("uppercut", 2, 4, rules=(42, 57), moments=_IN_HEADLOCK, second_value=3),
    Swing("roundhouse", 4, 4, rules=(43, 73, 74, 75), second_value=3),
    Basic("hail-mary", 7, 1),
    # Of Beer Money.
    Basic("smack", 1, beer_money=4),
    Basic("love-tap", 2, beer_money=4),
    Basic("knuckle-sammitch", 3, beer_money=4),
    Basic("sucker-punch", 3, beer_money=4),
    Basic("coldcock", 4, beer_money=4),
    Basic("death-from-above", 5, beer_money=4),
    Basic("smite", 7, beer_money=1),
]
