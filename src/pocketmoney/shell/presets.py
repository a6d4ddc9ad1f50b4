"""Named choices of house rules: two moods for each game, then the presets that the game itself defines."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.game import Game
from pocketmoney.core.options import Preset

_CARD_MOODS: Final = [
    Preset("quick", {"discard-rule": "pay-per-card", "heal-while-helpless": "off"}),
    Preset(
        "wild",
        {
            "heal-cap": "none",
            "discard-rule": "open-season",
            "headlock-any-basic": "on",
            "grab-follow-ups": "any-attack",
        },
    ),
]
_MOODS: Final = {
    "lunch-money": _CARD_MOODS,
    "beer-money": _CARD_MOODS,
    "tietgen": [
        Preset("short", {"end-rule": "throw-limit", "throw-limit": "120", "rent-must-be-claimed": "off"}),
        Preset(
            "cut-throat",
            {"rent-claim-until": "next-throw", "building-shortage": "auction", "buildings-fill-piggy": "on"},
        ),
    ],
}


def presets_of(game: Game) -> list[Preset]:
    """Return the presets of a game, the moods first."""
    return [*_MOODS.get(game.name, []), *game.presets()]
