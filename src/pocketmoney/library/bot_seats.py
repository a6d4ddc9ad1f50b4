"""Bots at the seats of a game."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from pocketmoney.bots import registry
from pocketmoney.bots.bot import Bot
from pocketmoney.bots.decisions import Decision, without
from pocketmoney.bots.match import choose, spread
from pocketmoney.core.action import Action
from pocketmoney.core.problem import Problem, unknown
from pocketmoney.core.rng import Rng
from pocketmoney.library.errors import as_invalid_input
from pocketmoney.library.ongoing_game import OngoingGame
from pocketmoney.text.speech import Speech


class _Seated:
    """A bot at one seat of one game, and how many events it has heard."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.listens = type(bot).observe is not Bot.observe
        self.heard = 0


class SeatedBot:
    """A bot of one word, with a memory for each seat of each game."""

    def __init__(self, word: str, chance: Rng) -> None:
        self.word = word
        self._chance = chance
        self._seated: WeakKeyDictionary[OngoingGame, dict[int, _Seated]] = WeakKeyDictionary()

    def action(self, game: OngoingGame, seat: int) -> Action | None:
        """Return the move that the bot makes at a seat; None if it may wait and wants nothing."""
        seated = self._sit(game, seat)
        if seated.listens:
            spread(game.events[seated.heard :], [(seat, seated.bot)])
            seated.heard = len(game.events)
        decision = game.decision
        if decision is not None and decision.seat == seat:
            return choose(seated.bot, decision, game.state, self._chance)
        rights = game.rights(seat)
        used = self._answer(seated.bot, game, Decision(game.state, seat, rights, is_right=True)) if rights else None
        if used is not None or seat not in game.state.owed():
            return used
        must = Decision(game.state, seat, without(game.menu(seat), rights), is_right=False)
        return self._answer(seated.bot, game, must)

    def _answer(self, bot: Bot, game: OngoingGame, decision: Decision) -> Action | None:
        return decision.only or choose(bot, decision, game.state, self._chance)

    def _sit(self, game: OngoingGame, seat: int) -> _Seated:
        seats = self._seated.setdefault(game, {})
        if seat not in seats:
            with as_invalid_input(game.speech):
                seats[seat] = _Seated(registry.make(self.word, game.rules))
        return seats[seat]


def check(word: str, speech: Speech) -> None:
    """Raise `InvalidInput` if a word means no bot."""
    with as_invalid_input(speech):
        kind, _, rest = word.partition(":")
        if kind.lower() in registry.KINDS_OF and not rest:
            raise Problem("bot-needs-more", {"word": kind})
        if not registry.is_bot(word):
            raise unknown("unknown-bot", word, registry.words())
