"""A game among bots: the seat that is asked gets a view and a menu; rights are offered where the rules say so."""

from __future__ import annotations

from collections.abc import Callable

from pocketmoney.bots.bot import Bot
from pocketmoney.bots.questions import Question, Questions
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
        self._questions = Questions(state)
        self._onlooker = onlooker
        self._hearers = hearers(bots)
        self._hears = onlooker is not None or bool(self._hearers)
        if self._hears:
            state.listen()

    def step(self) -> bool:
        """Let one move be made, forced ones before it; False when the game is over."""
        while True:
            question = self._questions.next()
            self._spread()
            if question is None:
                return False
            action = self._choose(question)
            self._questions.answer(action)
            if action is not None:
                self.moves += 1
                return True

    def play(self, moves: int = 0, boundaries: int = 0) -> None:
        """Play to the end, or until so many moves or public boundaries have passed."""
        while (not moves or self.moves < moves) and (not boundaries or self.state.boundary() < boundaries):
            if not self.step():
                return

    def _choose(self, question: Question) -> Action | None:
        if question.only is not None:
            return question.only
        return choose(self.bots[question.seat], question, self.state, self._chance)

    def _spread(self) -> None:
        """Tell every bot what its seat may hear, and the onlooker all of it."""
        if not self._hears:
            return
        events = self.state.heard()
        if events and self._onlooker is not None:
            self._onlooker(events)
        spread(events, self._hearers)


def choose(bot: Bot, question: Question, state: State, chance: Rng) -> Action | None:
    """What a bot answers to a question."""
    view = state.view(question.seat)
    if question.is_right:
        return bot.use_right(view, question.menu, chance)
    return bot.choose(view, question.menu, chance)


def hearers(bots: list[Bot]) -> list[tuple[int, Bot]]:
    """The bots that listen to what happens, with their seats."""
    return [(seat, bot) for seat, bot in enumerate(bots) if type(bot).hear is not Bot.hear]


def spread(events: list[Event], listening: list[tuple[int, Bot]]) -> None:
    """Tell each bot the events that its seat may see."""
    for seat, bot in listening if events else ():
        heard = [event for event in events if event.is_for(seat)]
        if heard:
            bot.hear(seat, heard)
