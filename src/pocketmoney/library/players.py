"""Players of a match: bots by their words."""

from __future__ import annotations

from pocketmoney.bots import registry
from pocketmoney.core.rng import from_seed
from pocketmoney.library.bot_seats import SeatedBot, check
from pocketmoney.library.match import Match
from pocketmoney.text.speech import Speech


class BotPlayer(SeatedBot):
    """A bot that can play any seat of any match; `bot` makes one.

    It sees only what its seat sees. Its memory belongs to one seat of one match, so the same object can play several
    seats and several matches.
    """

    def __repr__(self) -> str:
        return f"bot({self.word!r})"

    def choose(self, match: Match, name: str) -> str | None:
        """Return the move that the bot would make for that player; None if it may wait and wants nothing.

        Raises:
            InvalidInput: Nobody is called that.
        """
        game = match._game
        action = self.action(game, game.seat(name))
        return None if action is None else game.write(action)


def bot(word: str, *, seed: int = 0) -> BotPlayer:
    """Return the bot of that word, such as `greedy`, `hard` or `grudge`; `bot_names()` lists them.

    The same seed makes the same choices again.

        >>> match = Match("beer-money", ["Ann", "Ben"], seed=27)
        >>> bot("greedy").choose(match, "Ann")
        'fists-of-fury > Ben'

    Raises:
        InvalidInput: There is no such bot.
    """
    check(word, Speech())
    return BotPlayer(word, from_seed(seed))


def bot_names() -> list[str]:
    """Return the words of all bots. One that ends in a colon wants more, as in `search:200` or `doctrine:FILE`."""
    return registry.words()
