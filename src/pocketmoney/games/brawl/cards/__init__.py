"""Every card of Lunch Money and Beer Money. A card that both decks have is one row (R41, R114).

A card is defined in the module of its family; its place in `CARDS` is its number.
"""

from __future__ import annotations

from typing import Final

from pocketmoney.core.options import choose
from pocketmoney.games.brawl.card import Card, Terms
from pocketmoney.games.brawl.cards import basics, defenses, grabs, holds, specialties, weapons
from pocketmoney.games.brawl.house import BEER_MONEY, LUNCH_MONEY, OPTIONS, House
from pocketmoney.games.brawl.house import DECKS as DECKS
from pocketmoney.games.brawl.kinds import different as different
from pocketmoney.games.brawl.kinds import kinds_in as kinds_in
from pocketmoney.games.brawl.kinds import mask_of as mask_of
from pocketmoney.games.brawl.play import OPENING
from pocketmoney.games.brawl.position import Position

CARDS: Final[list[Card[Position]]] = [
    *basics.ROWS,
    *weapons.ROWS,
    *defenses.ROWS,
    grabs.GRAB,
    *specialties.ROWS,
    holds.CHOKE,
    holds.HEADLOCK,
    grabs.POWERPLAY,
    holds.CHOKE_AND_PUKE,
    grabs.MANHANDLE,
    grabs.PILEDRIVER,
    grabs.POUND_OF_FLESH,
]
for _kind, _card in enumerate(CARDS):
    _card.kind = _kind

KINDS: Final = len(CARDS)
IDS: Final[list[str]] = [card.id for card in CARDS]
KIND: Final[dict[str, int]] = {card.id: kind for kind, card in enumerate(CARDS)}

# Made once for each choice of seats, house rules and decks; forgotten when there are too many.
_MOST_TERMS: Final = 100
TERMS: Final[dict[tuple[object, ...], Terms[Position]]] = {}


def terms_of(seats: int, house: House, decks: tuple[str, ...], supply: tuple[int, ...]) -> Terms[Position]:
    """The terms of a table."""
    key = (seats, house.key, decks, supply)
    found = TERMS.get(key)
    if found is None:
        if len(TERMS) == _MOST_TERMS:
            TERMS.clear()
        found = Terms(seats, house, decks, supply, CARDS)
        TERMS[key] = found
    return found


def supply_of(decks: tuple[str, ...]) -> tuple[int, ...]:
    """How many of each kind the decks hold together."""
    lunch_money = decks.count(LUNCH_MONEY)
    beer_money = decks.count(BEER_MONEY)
    return tuple([card.lunch_money * lunch_money + card.beer_money * beer_money for card in CARDS])


def bits(*ids: str) -> int:
    """The set of these cards, one bit a kind."""
    return mask_of([KIND[name] for name in ids])


AS_PRINTED: Final = House(choose(OPTIONS, {}))
_PRINTED: Final = terms_of(2, AS_PRINTED, tuple(DECKS), supply_of(tuple(DECKS)))

# Sets of kinds for those who look at a table from outside: bots, environments, tests.
BLOCK: Final = KIND["block"]
DODGE: Final = KIND["dodge"]
GRAB: Final = KIND["grab"]
MEDIEVAL: Final = KIND["medieval"]
DISTRACTION: Final = KIND["distraction"]

BASICS: Final = _PRINTED.basics
WEAPONS: Final = _PRINTED.weapons
ATTACKS: Final = _PRINTED.damaging & _PRINTED.kinds_at[OPENING]
HUMILIATIONS: Final = _PRINTED.humiliations
DISARMS: Final = bits("disarm", "disarmament")
HEALING: Final = _PRINTED.healing
HOLDS: Final = _PRINTED.holds
PASSING_ON: Final = bits("spinning-backfist", "roundhouse")
