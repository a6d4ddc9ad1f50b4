"""Every bot by the word that seats it, and what bots are called at the table.

A word and a game are all it takes to make a bot, so a word is also how a bot travels to another process.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pocketmoney.bots.bot import Bot
from pocketmoney.bots.greedy import greedy
from pocketmoney.bots.levels import LEVELS, USUAL
from pocketmoney.bots.random import RandomBot
from pocketmoney.core.game import Game
from pocketmoney.core.problem import Problem, unknown

# `--seats Ann,greedy` seats one; further bots get words of their own here.
KINDS: Final[dict[str, Callable[[Game], Bot]]] = {
    "random": lambda game: RandomBot(),
    "greedy": greedy,
}

# Kinds of bots whose word goes on behind a colon, as in `doctrine:FILE`: made from what stands there.
KINDS_OF: Final[dict[str, Callable[[str, Game], Bot]]] = {}

ANY: Final = "bot"  # whatever is usual
NAMES: Final = ("Rex", "Mo", "Ada", "Gus", "Ivy", "Kit", "Lou", "Max", "Zoe", "Bo")


def words() -> list[str]:
    """Every word that seats a bot; a word that goes on ends in a colon."""
    return [ANY, *LEVELS, *KINDS, *[f"{kind}:" for kind in KINDS_OF]]


def is_bot(word: str) -> bool:
    """Whether that word in a list of seats means a bot."""
    kind, colon, _ = word.lower().partition(":")
    return kind in KINDS_OF if colon else kind == ANY or kind in LEVELS or kind in KINDS


def make(word: str, game: Game) -> Bot:
    """A new bot of that kind for that game. A word that means no bot is a problem."""
    kind, colon, rest = word.partition(":")
    kind = kind.lower()
    if not is_bot(word):
        if kind in KINDS_OF:
            raise Problem("bot-needs-more", {"word": kind})
        raise unknown("unknown-bot", word, words())
    if colon:
        return KINDS_OF[kind](rest, game)
    if kind in KINDS:
        return KINDS[kind](game)
    return LEVELS[USUAL if kind == ANY else kind](game)


def free_names(taken: list[str]) -> list[str]:
    """Names for bots that nobody at the table has yet, in order."""
    used = {name.casefold() for name in taken}
    return [name for name in NAMES if name.casefold() not in used]
