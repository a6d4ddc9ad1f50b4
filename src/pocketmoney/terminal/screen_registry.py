"""Which screen a game has."""

from __future__ import annotations

from pocketmoney.core.game import Game
from pocketmoney.core.header import Header
from pocketmoney.games.brawl.cards import DECKS
from pocketmoney.games.tietgen.game import TietgenGame
from pocketmoney.terminal.brawl import BrawlScreen
from pocketmoney.terminal.console import Console
from pocketmoney.terminal.screen import Screen
from pocketmoney.terminal.tietgen import TietgenScreen
from pocketmoney.text.speech import Speech


def screen_for(game: Game, header: Header, people: list[int], speech: Speech, console: Console) -> Screen:
    """The screen made for that game, else one that lists moves as text."""
    if game.name in DECKS:
        return BrawlScreen(game, header, people, speech, console)
    if isinstance(game, TietgenGame):
        return TietgenScreen(game, header, people, speech, console)
    return Screen(game, header, people, speech, console)
