"""Pocket Money: Lunch Money, Beer Money and Tietgen Monopoly at one table.

    import pocketmoney

    match = pocketmoney.Match("beer-money", ["Ann", "Ben", "Cat"], seed=27)
    match.push("love-tap > Ben")

The names in `__all__` are the library. They are loaded when they are first used, so that the command starts at once.
"""

TYPE_CHECKING = False  # type checkers take it as true; to import it from typing would slow every start down
if TYPE_CHECKING:
    from pocketmoney.core.refusal import Refusal
    from pocketmoney.library.errors import ClaimFailed, IllegalMove, InvalidInput
    from pocketmoney.library.match import BotLike, Match
    from pocketmoney.library.ongoing_game import Move
    from pocketmoney.library.players import BotPlayer, bot, bot_names
    from pocketmoney.library.reference import HouseRule, game_names, options, presets, rules
    from pocketmoney.library.view import Player, View

__version__ = "0.1.0"

__all__ = [
    "BotLike",
    "BotPlayer",
    "ClaimFailed",
    "HouseRule",
    "IllegalMove",
    "InvalidInput",
    "Match",
    "Move",
    "Player",
    "Refusal",
    "View",
    "__version__",
    "bot",
    "bot_names",
    "game_names",
    "options",
    "presets",
    "rules",
]

_MODULES = {
    "BotLike": "library.match",
    "BotPlayer": "library.players",
    "ClaimFailed": "library.errors",
    "HouseRule": "library.reference",
    "IllegalMove": "library.errors",
    "InvalidInput": "library.errors",
    "Match": "library.match",
    "Move": "library.ongoing_game",
    "Player": "library.view",
    "Refusal": "core.refusal",
    "View": "library.view",
    "bot": "library.players",
    "bot_names": "library.players",
    "game_names": "library.reference",
    "options": "library.reference",
    "presets": "library.reference",
    "rules": "library.reference",
}


if not TYPE_CHECKING:  # so that they report a name that is not there

    def __getattr__(name: str) -> object:
        """Load a name of the library when it is first used."""
        if name not in _MODULES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        value = getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
        globals()[name] = value
        return value


def __dir__() -> "list[str]":  # quoted: an old Python must reach `start`
    return sorted({*globals(), *__all__})
