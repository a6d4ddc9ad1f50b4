"""Every card of Lunch Money and Beer Money: one row each. A card that both decks have is one row (R41, R114)."""

from __future__ import annotations

from typing import Final

BASIC: Final = "basic"
WEAPON: Final = "weapon"
DEFENSE: Final = "defense"
SPECIALTY: Final = "specialty"

LUNCH_MONEY: Final = "lunch-money"
BEER_MONEY: Final = "beer-money"
DECKS: Final = [LUNCH_MONEY, BEER_MONEY]


class Card:
    """One kind of card: its id, type, value (counters lost, or healed) and copies in each deck.

    The rulings are those that its entry in the rule book cites.
    """

    __slots__ = ("id", "type", "value", "lunch_money", "beer_money", "rules")

    def __init__(
        self, id: str, type: str, value: int, lunch_money: int, beer_money: int, rules: tuple[int, ...]
    ) -> None:
        self.id = id
        self.type = type
        self.value = value
        self.lunch_money = lunch_money
        self.beer_money = beer_money
        self.rules = rules


CARDS: Final[list[Card]] = [
    # Basic attacks of Lunch Money; Kicks are in both decks.
    Card("jab", BASIC, 1, 4, 0, (57,)),
    Card("hook", BASIC, 2, 4, 0, ()),
    Card("pimp-slap", BASIC, 2, 4, 0, ()),
    Card("elbow", BASIC, 2, 4, 0, ()),
    Card("kick-2", BASIC, 2, 4, 4, (41, 114)),
    Card("kick-4", BASIC, 4, 4, 4, (41, 114)),
    Card("spinning-backfist", BASIC, 3, 4, 0, (73, 74, 75, 76)),  # the name: R76
    Card("headbutt", BASIC, 3, 4, 0, (62, 65)),
    Card("uppercut", BASIC, 2, 4, 0, (42, 57)),
    Card("roundhouse", BASIC, 4, 4, 0, (43, 73, 74, 75)),
    Card("hail-mary", BASIC, 7, 1, 0, ()),
    # Basic attacks of Beer Money.
    Card("smack", BASIC, 1, 0, 4, ()),
    Card("love-tap", BASIC, 2, 0, 4, ()),
    Card("knuckle-sammitch", BASIC, 3, 0, 4, ()),
    Card("sucker-punch", BASIC, 3, 0, 4, ()),
    Card("coldcock", BASIC, 4, 0, 4, ()),
    Card("death-from-above", BASIC, 5, 0, 4, ()),
    Card("smite", BASIC, 7, 0, 1, ()),
    # Weapons.
    Card("knife", WEAPON, 3, 1, 0, (23, 32, 33)),
    Card("chain", WEAPON, 3, 1, 0, (23, 32, 33)),
    Card("pipe", WEAPON, 3, 1, 0, (23, 32, 33)),
    Card("hammer", WEAPON, 3, 1, 0, (23, 32, 33)),
    Card("little-helper", WEAPON, 2, 0, 1, (32, 33, 110)),
    Card("beer-bottle", WEAPON, 3, 0, 1, (32, 33, 110)),
    Card("hardware", WEAPON, 3, 0, 1, (32, 33, 110)),
    Card("tequila-bottle", WEAPON, 4, 0, 1, (32, 33, 110)),
    # Defenses: Block, Dodge, Disarm, Freedom and healing, each in its own way (R112).
    Card("block", DEFENSE, 0, 10, 10, (26, 29, 30, 31, 69, 70, 108, 109)),
    Card("dodge", DEFENSE, 0, 8, 8, (26, 73)),
    Card("disarm", DEFENSE, 0, 4, 0, (25, 113)),
    Card("disarmament", DEFENSE, 0, 0, 4, (25, 113)),
    Card("freedom", DEFENSE, 0, 4, 4, (26, 63, 77, 97)),
    Card("first-aid", DEFENSE, 2, 8, 0, (7, 8, 10, 11, 12, 13, 17, 113)),
    Card("self-help", DEFENSE, 2, 0, 4, (7, 8, 10, 11, 12, 13, 17, 91, 111, 113)),
    Card("redemption", DEFENSE, 4, 0, 4, (7, 8, 10, 11, 12, 13, 17, 91, 111)),
    # Specialties.
    Card("grab", SPECIALTY, 0, 8, 8, (26, 27, 28, 29, 30, 31, 46)),
    Card("humiliation", SPECIALTY, 0, 4, 0, (15, 16, 17, 18, 19, 20, 21, 22, 24, 113)),
    Card("horror-of-horrors", SPECIALTY, 0, 0, 4, (15, 16, 17, 18, 19, 20, 21, 22, 24, 104, 113)),
    Card("big-combo", SPECIALTY, 3, 4, 0, (49, 69, 70, 71, 72, 90, 94)),  # each half takes 3: R71
    Card("poke-in-the-eye", SPECIALTY, 1, 4, 0, (53, 54, 55, 56, 72, 84)),
    Card("stomp", SPECIALTY, 1, 4, 0, (45, 46, 47, 48, 57, 62, 72)),  # takes 1: R45
    Card("uppercut-squared", SPECIALTY, 6, 1, 0, (50, 51, 52, 72)),  # takes 6: R50
    Card("fists-of-fury", SPECIALTY, 2, 0, 4, (20, 85, 90, 94, 108, 109)),
    Card("heart-breaker", SPECIALTY, 2, 0, 3, (79, 80, 84, 85)),
    Card("thunder-head", SPECIALTY, 2, 0, 3, (85, 93, 94, 95)),
    Card("open-hand", SPECIALTY, 3, 0, 3, (85, 89, 91)),
    Card("distraction", SPECIALTY, 0, 0, 4, (105, 106, 107)),
    Card("medieval", SPECIALTY, 2, 0, 4, (86, 87, 88, 89, 90)),
    Card("choke", SPECIALTY, 1, 1, 0, (24, 31, 59, 61, 62, 63, 64, 65, 66, 67)),
    Card("headlock", SPECIALTY, 0, 1, 0, (24, 31, 57, 58, 59, 60, 61, 62, 63)),  # a single copy: R44
    Card("powerplay", SPECIALTY, 3, 4, 0, (31, 77)),
    Card("choke-and-puke", SPECIALTY, 1, 0, 1, (24, 31, 59, 67, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104)),
    Card("manhandle", SPECIALTY, 2, 0, 2, (31, 81, 82, 83, 84)),
    Card("piledriver", SPECIALTY, 5, 0, 2, (31, 89, 91)),
    Card("pound-of-flesh", SPECIALTY, 4, 0, 1, (31, 92, 94)),
]

KINDS: Final = len(CARDS)
IDS: Final[list[str]] = [card.id for card in CARDS]
KIND: Final[dict[str, int]] = {card.id: kind for kind, card in enumerate(CARDS)}


def bits(*ids: str) -> int:
    """The set of these cards, one bit a kind."""
    total = 0
    for name in ids:
        total |= 1 << KIND[name]
    return total


def _of_type(type: str) -> int:
    return bits(*[card.id for card in CARDS if card.type == type])


BLOCK: Final = KIND["block"]
DODGE: Final = KIND["dodge"]
GRAB: Final = KIND["grab"]
STOMP: Final = KIND["stomp"]
BIG_COMBO: Final = KIND["big-combo"]
POKE: Final = KIND["poke-in-the-eye"]
UPPERCUT_SQUARED: Final = KIND["uppercut-squared"]
POWERPLAY: Final = KIND["powerplay"]
CHOKE: Final = KIND["choke"]
CHOKE_AND_PUKE: Final = KIND["choke-and-puke"]
HEADLOCK: Final = KIND["headlock"]
MEDIEVAL: Final = KIND["medieval"]
DISTRACTION: Final = KIND["distraction"]
HEART_BREAKER: Final = KIND["heart-breaker"]
THUNDER_HEAD: Final = KIND["thunder-head"]
MANHANDLE: Final = KIND["manhandle"]
POUND_OF_FLESH: Final = KIND["pound-of-flesh"]
OPEN_HAND: Final = KIND["open-hand"]

BASICS: Final = _of_type(BASIC)
WEAPONS: Final = _of_type(WEAPON)
ATTACK_SPECIALTIES: Final = bits(
    "big-combo", "poke-in-the-eye", "stomp", "uppercut-squared",
    "fists-of-fury", "heart-breaker", "thunder-head", "open-hand",
)  # fmt: skip
ATTACKS: Final = BASICS | WEAPONS | ATTACK_SPECIALTIES
HUMILIATIONS: Final = bits("humiliation", "horror-of-horrors")
DISARMS: Final = bits("disarm", "disarmament")
HEALING: Final = bits("first-aid", "self-help", "redemption")
HOLDS: Final = bits("choke", "choke-and-puke", "headlock")
CHOKES: Final = bits("choke", "choke-and-puke")
AFTER_GRAB: Final = HOLDS | bits("powerplay", "manhandle", "piledriver", "pound-of-flesh")
PASSING_ON: Final = bits("spinning-backfist", "roundhouse")
DROPPABLE: Final = bits("little-helper", "beer-bottle", "hardware", "tequila-bottle")
DAMAGING: Final = ATTACKS | AFTER_GRAB & ~bits("headlock")
JABS: Final = bits("jab", "uppercut", "stomp")
BLOCK_OR_DODGE: Final = bits("block", "dodge")

# How often a card hits; one blow unless named here (R69, R108).
HITS: Final[list[int]] = [{"big-combo": 2, "fists-of-fury": 3}.get(card.id, 1) for card in CARDS]

# At how many counters or fewer a card knocks out at once (R89, R91).
KNOCKS_OUT_AT: Final[list[int]] = [{"open-hand": 3, "piledriver": 5}.get(card.id, 0) for card in CARDS]


def _breakers(kind: int) -> int:
    if kind == CHOKE:
        return bits("freedom", "stomp", "headbutt") | HUMILIATIONS
    if kind == HEADLOCK:
        return bits("freedom", "stomp") | HUMILIATIONS
    if kind == CHOKE_AND_PUKE:
        return bits("freedom", "thunder-head") | HUMILIATIONS
    return 0


# What the victim of a hold may break it with on the own turn (R113).
BREAKS: Final[list[int]] = [_breakers(kind) for kind in range(KINDS)]


def kinds_in(mask: int) -> list[int]:
    """The kinds of a set of cards, in order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def different(hand: list[int], mask: int) -> list[int]:
    """The kinds of a hand that are in a set, each once."""
    found: list[int] = []
    for card in hand:
        bit = 1 << card
        if mask & bit:
            found.append(card)
            mask ^= bit
    return found


def mask_of(cards: list[int]) -> int:
    """The set of kinds among these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
