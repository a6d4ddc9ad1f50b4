"""The greedy bot: rules of thumb, what a sensible beginner plays."""

from __future__ import annotations

from pocketmoney.bots.bot import Bot
from pocketmoney.bots.greedy.brawl import GreedyBrawl
from pocketmoney.bots.greedy.style import PLAIN_BRAWL, PLAIN_TIETGEN, BrawlStyle, TietgenStyle
from pocketmoney.bots.greedy.tietgen import GreedyTietgen
from pocketmoney.bots.random import RandomBot
from pocketmoney.core.game import Game
from pocketmoney.games.brawl.game import BrawlGame
from pocketmoney.games.tietgen.game import TietgenGame


def greedy(game: Game, brawl: BrawlStyle = PLAIN_BRAWL, tietgen: TietgenStyle = PLAIN_TIETGEN) -> Bot:
    """A greedy bot for that game; a game without rules of thumb gets a random one."""
    if isinstance(game, BrawlGame):
        return GreedyBrawl(brawl)
    if isinstance(game, TietgenGame):
        return GreedyTietgen(tietgen)
    return RandomBot()
