"""What a table is set to: the game and its house rules, the speed, and how it treats its people."""

from __future__ import annotations

from pocketmoney.bots.defaults import DEFAULT_LEVEL
from pocketmoney.table.clock import NORMAL


class Settings:
    """What the host has chosen; the game and its rules hold from the next deal on."""

    __slots__ = ("game", "options", "decks", "speed", "family", "listed", "stand_in", "lesson")

    def __init__(self, game: str) -> None:
        self.game = game
        self.options: dict[str, str] = {}
        self.decks: list[str] = []
        self.speed = NORMAL
        self.family = False  # whether rude words are starred out
        self.listed = False  # whether strangers find it in the list of tables
        self.stand_in = DEFAULT_LEVEL  # the bot that plays for people who are missing
        self.lesson = ""  # the lesson that is dealt here instead of a game by chance
