"""What can be played, by which house rules, and with which bots: all a client needs to draw a lobby."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from pocketmoney import games
from pocketmoney.core.game import Game
from pocketmoney.table import lesson


class OptionShown(msgspec.Struct, kw_only=True):
    """A house rule. Words for it are in the catalogue: `option-NAME`, and `option-NAME-VALUE` for each value."""

    name: str
    values: list[str]
    default: str
    free: str  # number, amount: any value of that kind will do; empty: only those that are listed
    rules: list[int]  # numbers of the rulings it belongs to
    decks: list[str]  # that it touches; none: all


class PresetShown(msgspec.Struct, kw_only=True):
    """Several house rules at once, under one name (`preset-NAME`)."""

    name: str
    choices: dict[str, str]


class GameShown(msgspec.Struct, kw_only=True):
    """A game that can be played."""

    name: str
    least: int  # seats
    most: int
    decks: list[str]  # that can be shuffled together; none where that is no question
    options: list[OptionShown]
    presets: list[PresetShown]
    lesson: bool  # whether there is a lesson of it
    notices: list[str]  # catalogue keys of what is to be read before the first game
    pieces: list[dict[str, Any]]  # what it is played with: each has an `id` and a `kind`, and what belongs to that kind


class BotShown(msgspec.Struct, kw_only=True):
    """A bot that can be seated, by its word (`bot-WORD`)."""

    word: str
    kind: str  # usual, level, kind, character
    name: str  # what it is called at the table; empty: any name


class GamesShown(msgspec.Struct, kw_only=True):
    """Everything that can be chosen at a table."""

    games: list[GameShown]
    bots: list[BotShown]
    speeds: list[str]


@cache
def shown() -> GamesShown:
    """All games and bots."""
    from pocketmoney.table.clock import SPEEDS

    return GamesShown(games=[_game(games.find(name)) for name in games.names()], bots=_bots(), speeds=list(SPEEDS))


def _game(game: Game) -> GameShown:
    options = [
        OptionShown(
            name=option.name,
            values=list(option.values),
            default=option.default,
            free=option.free,
            rules=list(option.rules),
            decks=list(option.decks),
        )
        for option in game.options()
    ]
    least, most = game.seat_range()
    return GameShown(
        name=game.name,
        least=least,
        most=most,
        decks=game.decks(),
        options=options,
        presets=[PresetShown(name=preset.name, choices=preset.choices) for preset in game.presets()],
        lesson=game.name in lesson.names(),
        notices=game.notices(),
        pieces=game.pieces(),
    )


def _bots() -> list[BotShown]:
    from pocketmoney.bots import characters
    from pocketmoney.bots.defaults import ANY_BOT
    from pocketmoney.bots.levels import LEVELS
    from pocketmoney.bots.registry import KINDS, own_name

    kinds = [(ANY_BOT, "usual")]
    kinds += [(word, "level") for word in LEVELS]
    kinds += [(word, "kind") for word in KINDS]
    kinds += [(word, "character") for word in characters.words()]
    return [BotShown(word=word, kind=kind, name=own_name(word)) for word, kind in kinds]
