"""A bot that knows better and errs all the same."""

from __future__ import annotations

from pocketmoney.bots.bot import Bot
from pocketmoney.bots.random import RandomBot
from pocketmoney.core.action import Action
from pocketmoney.core.event import Event
from pocketmoney.core.game import View
from pocketmoney.core.rng import Rng


class MistakeProneBot(Bot):
    """Does what another bot would do, except that so many decisions of a hundred are made at random."""

    def __init__(self, bot: Bot, errs: int) -> None:
        self._bot = bot
        self._errs = errs
        self._luck = RandomBot()

    def choose(self, view: View, menu: list[Action], rng: Rng) -> Action:
        if rng.below(100) < self._errs:
            return self._luck.choose(view, menu, rng)
        return self._bot.choose(view, menu, rng)

    def use_right(self, view: View, rights: list[Action], rng: Rng) -> Action | None:
        """What the other bot would do unasked, if the moment is not missed."""
        if rng.below(100) < self._errs:
            return None
        return self._bot.use_right(view, rights, rng)

    def decide_by(self, deadline: float) -> None:
        """Tell the other bot."""
        self._bot.decide_by(deadline)

    def observe(self, seat: int, events: list[Event]) -> None:
        self._bot.observe(seat, events)
