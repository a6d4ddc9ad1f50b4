"""Every card of Lunch Money and Beer Money. A card that both decks have is one row (R41, R114).

A card is defined in the module of its family; its place in `CARDS` is its number.
"""

from __future__ import annotations

from typing import Final

from pocketmoney.core.options import choose
from pocketmoney.games.brawl.action_numbers import ActionNumbers
from pocketmoney.games.brawl.card import Card, Rulebook, Tables, Terms, number_cards
from pocketmoney.games.brawl.cards import basics, defenses, grabs, holds, specialties, weapons
from pocketmoney.games.brawl.house import DECKS as DECKS
from pocketmoney.games.brawl.house import OPTIONS, House
from pocketmoney.games.brawl.kinds import different as different
from pocketmoney.games.brawl.kinds import kinds_in as kinds_in
from pocketmoney.games.brawl.kinds import mask_of as mask_of
from pocketmoney.games.brawl.play import OPENING
from pocketmoney.games.brawl.state import Brawl

CARDS: Final[list[Card[Brawl]]] = [
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
number_cards(CARDS)

KINDS: Final = len(CARDS)
IDS: Final[list[str]] = [card.id for card in CARDS]
KIND: Final[dict[str, int]] = {card.id: kind for kind, card in enumerate(CARDS)}

# Made once for each choice of house rules, and for each number of seats and choice of decks; forgotten when too many.
_MOST_TABLES: Final = 100
TABLES: Final[dict[tuple[str, ...], Tables[Brawl]]] = {}
NUMBERS: Final[dict[tuple[int, tuple[int, ...]], ActionNumbers]] = {}


def tables_of(house: House) -> Tables[Brawl]:
    """The cards by these house rules."""
    if house.key not in TABLES:
        if len(TABLES) == _MOST_TABLES:
            TABLES.clear()
        TABLES[house.key] = Tables(CARDS, house)
    return TABLES[house.key]


def terms_of(
    seats: int, house: House, decks: list[str], supply: tuple[int, ...], rules: Rulebook[Brawl]
) -> Terms[Brawl]:
    """The terms of a table."""
    tables = tables_of(house)
    key = (seats, supply)
    if key not in NUMBERS:
        if len(NUMBERS) == _MOST_TABLES:
            NUMBERS.clear()
        NUMBERS[key] = ActionNumbers(seats, supply, tables.damaging, tables.medieval, tables.plays)
    return Terms(seats, house, decks, supply, CARDS, tables, NUMBERS[key], rules)


def bits(*ids: str) -> int:
    """The set of these cards, one bit a kind."""
    total = 0
    for name in ids:
        total |= 1 << KIND[name]
    return total


AS_PRINTED: Final = House(choose(OPTIONS, {}))
_PRINTED: Final = tables_of(AS_PRINTED)

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
