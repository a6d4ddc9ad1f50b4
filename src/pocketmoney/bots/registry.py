"""Every bot by the word that seats it, and what bots are called at the table.

A word and a game are all it takes to make a bot, so a word is also how a bot travels to another process.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pocketmoney.bots import characters
from pocketmoney.bots.bot import Bot
from pocketmoney.bots.characters import CharacterBot
from pocketmoney.bots.defaults import ANY_BOT, DEFAULT_LEVEL
from pocketmoney.bots.greedy import greedy
from pocketmoney.bots.levels import LEVELS
from pocketmoney.bots.random import RandomBot
from pocketmoney.bots.search import searching
from pocketmoney.core.game import Game
from pocketmoney.core.problem import Problem, unknown

# `--seats Ann,greedy` seats one; further bots get words of their own here.
KINDS: Final[dict[str, Callable[[Game], Bot]]] = {
    "random": lambda game: RandomBot(),
    "greedy": greedy,
}


def _obeying(file: str, game: Game) -> Bot:
    """A bot that obeys the orders in a file."""
    from pocketmoney.bots.doctrine.bot import DoctrineBot
    from pocketmoney.bots.doctrine.parser import load
    from pocketmoney.games.tietgen.game import TietgenGame

    doctrine = load(file, game.board if isinstance(game, TietgenGame) else None)
    return DoctrineBot(doctrine, make(doctrine.rest, game))


# Kinds of bots whose word goes on behind a colon, as in `doctrine:FILE`: made from what stands there.
KINDS_OF: Final[dict[str, Callable[[str, Game], Bot]]] = {"doctrine": _obeying, "search": searching}


def _character(word: str, game: Game) -> Bot:
    """One with a name of its own, which thinks ahead or plays by rules of thumb."""
    character = characters.load(word)
    if character.search:
        return CharacterBot(character, searching(str(character.search), game))
    return CharacterBot(character, greedy(game, character.brawl, character.tietgen))


NAMES: Final = ("Rex", "Mo", "Ada", "Gus", "Ivy", "Kit", "Lou", "Max", "Zoe", "Bo")


def words() -> list[str]:
    """Every word that seats a bot; a word that goes on ends in a colon."""
    return [ANY_BOT, *LEVELS, *KINDS, *[f"{kind}:" for kind in KINDS_OF], *characters.words()]


def is_bot(word: str) -> bool:
    """Whether that word in a list of seats means a bot."""
    kind, colon, _ = word.lower().partition(":")
    if colon:
        return kind in KINDS_OF
    return kind == ANY_BOT or kind in LEVELS or kind in KINDS or kind in characters.words()


def make(word: str, game: Game) -> Bot:
    """A new bot of that kind for that game. A word that means no bot is a problem."""
    kind, colon, rest = word.partition(":")
    kind = kind.lower()
    if kind in KINDS_OF and not rest:
        raise Problem("bot-needs-more", {"word": kind})
    if not is_bot(word):
        raise unknown("unknown-bot", word, words())
    if colon:
        return KINDS_OF[kind](rest, game)
    if kind in KINDS:
        return KINDS[kind](game)
    if kind in characters.words():
        return _character(kind, game)
    return LEVELS[DEFAULT_LEVEL if kind == ANY_BOT else kind](game)


def own_name(word: str) -> str:
    """What a bot of that word is called at the table; empty if it takes any name."""
    return characters.load(word.lower()).name if word.lower() in characters.words() else ""


def free_names(taken: list[str]) -> list[str]:
    """Names for bots that nobody at the table has yet, in order."""
    used = {name.casefold() for name in taken}
    return [name for name in NAMES if name.casefold() not in used]
