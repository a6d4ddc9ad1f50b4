"""The greedy bot: rules of thumb, what a sensible beginner plays."""

from __future__ import annotations

from pocketmoney.bots.bot import Bot
from pocketmoney.bots.greedy.style import PLAIN_BRAWL, PLAIN_TIETGEN, BrawlStyle, TietgenStyle
from pocketmoney.bots.random import RandomBot
from pocketmoney.core.game import Game


def greedy(game: Game, brawl: BrawlStyle = PLAIN_BRAWL, tietgen: TietgenStyle = PLAIN_TIETGEN) -> Bot:
    """A greedy bot for that game, loaded when it is needed; a game without rules of thumb gets a random one."""
    if game.name == "tietgen":
        from pocketmoney.bots.greedy.tietgen import GreedyTietgen

        return GreedyTietgen(tietgen)
    from pocketmoney.games.brawl.game import BrawlGame

    if isinstance(game, BrawlGame):
        from pocketmoney.bots.greedy.brawl import GreedyBrawl

        return GreedyBrawl(brawl)
    return RandomBot()
