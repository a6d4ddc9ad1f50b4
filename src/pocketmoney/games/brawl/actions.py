"""The moves of the card games.

PLAY lays a card (parts: the card, then its Medievals) at a target; as an answer, a follow-up or an escape it has none.
DISCARD and HEAL name their cards in order. The rest are words.
"""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.games.brawl.cards import KINDS, MEDIEVAL

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

TO_PASS: Final = Action(PASS)
TO_TAKE: Final = Action(TAKE)
TO_LEFT: Final = Action(LEFT)
TO_RIGHT: Final = Action(RIGHT)
TO_RELEASE: Final = Action(RELEASE)
TO_DROP: Final = Action(DROP)
TO_CONCEDE: Final = Action(CONCEDE)

_PLAIN: Final[list[list[Action]]] = [
    [Action(PLAY, (card,), target) for target in range(NOBODY, MAX_SEATS)] for card in range(KINDS)
]


def to_play(card: int, target: int = NOBODY, medievals: int = 0) -> Action:
    """Lay a card at a target, with that many Medievals."""
    if medievals == 0:
        return _PLAIN[card][target + 1]
    return Action(PLAY, (card,) + (MEDIEVAL,) * medievals, target)
