"""The bots as company: they hear what happens, and those that are characters talk."""

from __future__ import annotations

from pocketmoney.bots.bot import Bot
from pocketmoney.core.event import EVERYBODY, Event
from pocketmoney.core.rng import Rng, from_seed
from pocketmoney.terminal.seat_list import derived
from pocketmoney.terminal.session import Session
from pocketmoney.terminal.telling import Teller


class Company:
    """Hears the story as it grows. What is said has a chance of its own, so it changes nothing in the game.

    What bots say is told, but stands in no record: it rides on no move.
    """

    def __init__(self, session: Session, teller: Teller, bots: dict[int, Bot]) -> None:
        self._session = session
        self._teller = teller
        self._bots = bots
        self._chance: Rng = from_seed(derived(session.header.seed, f"talk {session.moves}"))
        self._heard = 0  # how much of the story
        self.listen(talks=False)

    def listen(self, *, talks: bool) -> None:
        """Let bots hear what is new; at most one of them says something about it."""
        story = self._session.story
        events = [told.event for told in story[self._heard :] if told.event is not None]
        for seat, bot in self._bots.items() if events else ():
            heard = [event for event in events if event.is_for(seat)]
            if heard:
                bot.hear(seat, heard)
        if talks and events:
            self._remark([event for event in events if event.to == EVERYBODY])
        self._heard = len(story)

    def _remark(self, events: list[Event]) -> None:
        """Let the first who likes say something; at the end everybody may."""
        for seat, bot in self._bots.items():
            key = bot.talk(seat, events, self._chance)
            if key:
                self._session.say(seat, self._teller.speech.say(key), self._before_the_turn())
                if not self._session.state.over:
                    return

    def _before_the_turn(self) -> int:
        """Where in the story it is said: before a turn that has just begun, if that is not told yet."""
        story = self._session.story
        for at in range(len(story) - 1, self._heard, -1):
            event = story[at].event
            if event is not None and self._teller.screen.begins_paragraph(event):
                return max(at, self._teller.told)
        return len(story)
