"""Every bot by the word that seats it, and what bots are called at the table."""

from __future__ import annotations

from typing import Final

from pocketmoney.bots.bot import Bot
from pocketmoney.bots.random import RandomBot

# `--seats Ann,bot` seats one; further bots get words of their own here.
BOTS: Final[dict[str, type[Bot]]] = {"bot": RandomBot}

NAMES: Final = ("Rex", "Mo", "Ada", "Gus", "Ivy", "Kit", "Lou", "Max", "Zoe", "Bo")


def is_bot(word: str) -> bool:
    """Whether that word in a list of seats means a bot."""
    return word.lower() in BOTS


def make(word: str = "bot") -> Bot:
    """A new bot of that kind."""
    return BOTS[word.lower()]()


def free_names(taken: list[str]) -> list[str]:
    """Names for bots that nobody at the table has yet, in order."""
    used = {name.casefold() for name in taken}
    return [name for name in NAMES if name.casefold() not in used]
