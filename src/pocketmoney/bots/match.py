"""A game among bots: the seat that is asked gets a view and a menu; rights are offered where the rules say so."""

from __future__ import annotations

from collections.abc import Callable

from pocketmoney.bots.bot import Bot
from pocketmoney.bots.decisions import Decision, Decisions
from pocketmoney.core.action import Action
from pocketmoney.core.event import Event
from pocketmoney.core.game import State
from pocketmoney.core.rng import Rng


class Match:
    """One game; `step` makes one move. Bots see views of their own seat and hear what it may hear, nothing else.

    An onlooker, if there is one, gets everything that is told.
    """

    def __init__(
        self,
        state: State,
        bots: list[Bot],
        chance: Rng,
        onlooker: Callable[[list[Event]], None] | None = None,
    ) -> None:
        self.state = state
        self.bots = bots
        self.moves = 0
        self._chance = chance
        self._decisions = Decisions(state)
        self._onlooker = onlooker
        self._hearers = hearers(bots)
        self._hears = onlooker is not None or bool(self._hearers)
        if self._hears:
            state.listen()

    def step(self) -> bool:
        """Let one move be made, forced ones before it; False when the game is over."""
        while True:
            decision = self._decisions.next()
            self._spread()
            if decision is None:
                return False
            action = self._choose(decision)
            self._decisions.answer(action)
            if action is not None:
                self.moves += 1
                return True

    def play(self, moves: int = 0, boundaries: int = 0) -> None:
        """Play to the end, or until so many moves or public boundaries have passed."""
        while (not moves or self.moves < moves) and (not boundaries or self.state.boundary() < boundaries):
            if not self.step():
                return

    def _choose(self, decision: Decision) -> Action | None:
        if decision.only is not None:
            return decision.only
        return choose(self.bots[decision.seat], decision, self.state, self._chance)

    def _spread(self) -> None:
        """Tell every bot what its seat may hear, and the onlooker all of it."""
        if not self._hears:
            return
        events = self.state.take_events()
        if events and self._onlooker is not None:
            self._onlooker(events)
        spread(events, self._hearers)


def choose(bot: Bot, decision: Decision, state: State, chance: Rng) -> Action | None:
    """What a bot answers to a decision."""
    view = state.view(decision.seat)
    if decision.is_right:
        return bot.use_right(view, decision.menu, chance)
    return bot.choose(view, decision.menu, chance)


def hearers(bots: list[Bot]) -> list[tuple[int, Bot]]:
    """The bots that listen to what happens, with their seats."""
    return [(seat, bot) for seat, bot in enumerate(bots) if type(bot).observe is not Bot.observe]


def spread(events: list[Event], listening: list[tuple[int, Bot]]) -> None:
    """Tell each bot the events that its seat may see."""
    for seat, bot in listening if events else ():
        heard = [event for event in events if event.is_for(seat)]
        if heard:
            bot.observe(seat, heard)
