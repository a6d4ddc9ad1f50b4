"""The bots that one process runs, each with what it remembers of its game."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from pocketmoney import games

if TYPE_CHECKING:
    from pocketmoney.bots.bot import Bot

LARGEST: Final = 2_000  # bots; the one that was used longest ago is dropped first


class BotCache:
    """Bots by table, game, seat and word. The tables of one cache must have different ids."""

    __slots__ = ("_bots",)

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, int, int, str], Bot] = OrderedDict()

    def find(self, table: str, game: int, seat: int, word: str, name: str) -> Bot:
        """Return the bot of that word at a seat, made at its first request."""
        key = (table, game, seat, word)
        bot = self._bots.get(key)
        if bot is None:
            # Imported with the first bot: that takes longer than everything else a server imports.
            from pocketmoney.bots import registry

            bot = self._bots[key] = registry.make(word, games.find(name))
            if len(self._bots) > LARGEST:
                self._bots.popitem(last=False)
        else:
            self._bots.move_to_end(key)
        return bot
