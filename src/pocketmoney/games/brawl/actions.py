"""The moves of the card games.

PLAY lays a card (parts: the card, then its Medievals) at a target; as an answer, a follow-up or an escape it has none.
DISCARD and HEAL name their cards in order. The rest are words.
"""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY, Action

PLAY: Final = 0
DISCARD: Final = 1
HEAL: Final = 2
PASS: Final = 3
TAKE: Final = 4
LEFT: Final = 5
RIGHT: Final = 6
RELEASE: Final = 7
DROP: Final = 8
CONCEDE: Final = 9

VERBS: Final[list[str]] = [
    "play", "discard", "heal", "pass", "take", "left", "right", "release", "drop", "concede",
]  # fmt: skip

MAX_SEATS: Final = 10
HAND: Final = 5  # cards in a hand (R2)


# The moves that are a word, by verb.
WORDS: Final[list[Action]] = [Action(verb) for verb in range(len(VERBS))]

# Words in the order of the menu: a hold or a weapon that is asked about comes first, giving up last.
ANSWERS: Final = (RELEASE, DROP, PASS, TAKE, LEFT, RIGHT)
RIGHTS: Final = (RELEASE, DROP, CONCEDE)

TO_PASS: Final = WORDS[PASS]
TO_TAKE: Final = WORDS[TAKE]
TO_LEFT: Final = WORDS[LEFT]
TO_RIGHT: Final = WORDS[RIGHT]
TO_RELEASE: Final = WORDS[RELEASE]
TO_DROP: Final = WORDS[DROP]
TO_CONCEDE: Final = WORDS[CONCEDE]

MOST_KINDS: Final = 60  # of cards, so that a set of them is one machine word
MOST_MEDIEVALS: Final = 4  # beside a card, in a hand of five

_PLAYS: Final[dict[tuple[int, int], list[list[list[Action]]]]] = {}


def to_play(card: int, target: int = NOBODY) -> Action:
    """Lay a card at a target, or without one."""
    return Action(PLAY, (card,), target)


def plays_of(kinds: int, medieval: int) -> list[list[list[Action]]]:
    """Every way to lay a card: by kind, number of Medievals, and target, nobody first. Made once."""
    key = (kinds, medieval)
    if key not in _PLAYS:
        _PLAYS[key] = [
            [
                [Action(PLAY, (card,) + (medieval,) * count, target) for target in range(NOBODY, MAX_SEATS)]
                for count in range(MOST_MEDIEVALS + 1)
            ]
            for card in range(kinds)
        ]
    return _PLAYS[key]


# Discards of one, two and three sorted cards, made when they are first needed: most of a menu is made of them.
_ONES: Final[list[Action]] = [Action(DISCARD, (card,)) for card in range(MOST_KINDS)]
_PAIRS: Final[list[list[Action]]] = [
    [Action(DISCARD, (card, other)) for other in range(MOST_KINDS)] for card in range(MOST_KINDS)
]
_TRIPLES: Final[list[list[list[Action | None] | None]]] = [[None] * MOST_KINDS for _ in range(MOST_KINDS)]


def to_discard(hand: list[int], places: tuple[int, ...]) -> Action:
    """Discard the cards of a hand that stand in these places."""
    size = len(places)
    first = hand[places[0]]
    if size == 1:
        return _ONES[first]
    second = hand[places[1]]
    if size == 2:
        return _PAIRS[first][second]
    if size > 3:
        return Action(DISCARD, tuple([hand[place] for place in places]))
    row = _TRIPLES[first][second]
    if row is None:
        row = [None] * MOST_KINDS
        _TRIPLES[first][second] = row
    third = hand[places[2]]
    found = row[third]
    if found is None:
        found = Action(DISCARD, (first, second, third))
        row[third] = found
    return found
