"""Basic attacks, of both decks."""

from __future__ import annotations

from typing import ClassVar, Final

from pocketmoney.games.brawl.card import BASIC, DAMAGES, PLAIN, Card
from pocketmoney.games.brawl.cards.attacks import WITH_BASICS, Attack
from pocketmoney.games.brawl.frames import choice
from pocketmoney.games.brawl.house import House
from pocketmoney.games.brawl.play import JAB as BLOW
from pocketmoney.games.brawl.play import Play
from pocketmoney.games.brawl.position import Position
from pocketmoney.games.brawl.reason import BLOW_BY_HOUSE

_SECOND_EDITION: Final = {"uppercut": 3, "roundhouse": 3}  # values that its sheet prints (R42, R43)


class Basic(Attack):
    """A blow without any other effect."""

    TYPE = BASIC
    MOMENTS = WITH_BASICS
    TRAITS = DAMAGES | PLAIN
    NOT_AT: ClassVar = {BLOW: BLOW_BY_HOUSE}

    def value_by_house(self, house: House) -> int:
        return _SECOND_EDITION.get(self.id, self.value) if house.is_second_edition else self.value

    def moments_by_house(self, house: House) -> int:
        return self.moments | 1 << BLOW if house.headlock_any_basic else self.moments  # R57


class Swing(Basic):
    """A blow that goes on to the next player when it is dodged (R73 to R75)."""

    def stopped(self, state: Position, attack: Play, defence: Play) -> None:
        if state.terms.ids[defence.card] == "dodge":
            choice.go_on(state, attack)


ROWS: Final[list[Card[Position]]] = [
    # Of Lunch Money; Kicks are in both decks.
    Basic("jab", 1, 4, rules=(57,), moments=1 << BLOW),
    Basic("hook", 2, 4),
    Basic("pimp-slap", 2, 4),
    Basic("elbow", 2, 4),
    Basic("kick-2", 2, 4, 4, (41, 114)),
    Basic("kick-4", 4, 4, 4, (41, 114)),
    Swing("spinning-backfist", 3, 4, rules=(73, 74, 75, 76)),  # the name: R76
    Basic("headbutt", 3, 4, rules=(62, 65), breaks=("choke",)),
    Basic("uppercut", 2, 4, rules=(42, 57), moments=1 << BLOW),
    Swing("roundhouse", 4, 4, rules=(43, 73, 74, 75)),
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
