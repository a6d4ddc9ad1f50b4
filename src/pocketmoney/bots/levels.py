"""The levels: how strong a bot is, in one word for people.

A level is a way to make a bot for a game. Further levels get a line in `LEVELS`, weakest first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pocketmoney.bots.bot import Bot
from pocketmoney.bots.greedy import greedy
from pocketmoney.bots.mistakes import MistakeProneBot
from pocketmoney.bots.search import brutal, hard
from pocketmoney.core.game import Game

EASY_ERRS: Final = 35  # of a hundred decisions


def easy(game: Game) -> Bot:
    """Knows what is good, and one time in three does something else."""
    return MistakeProneBot(greedy(game), EASY_ERRS)


def fair(game: Game) -> Bot:
    """A sensible beginner."""
    return greedy(game)


LEVELS: Final[dict[str, Callable[[Game], Bot]]] = {"easy": easy, "fair": fair, "hard": hard, "brutal": brutal}
