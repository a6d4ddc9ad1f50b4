"""Bots at the seats of a course of play."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from pocketmoney.bots import registry
from pocketmoney.bots.bot import Bot
from pocketmoney.bots.decisions import Decision, without
from pocketmoney.bots.match import choose, spread
from pocketmoney.core.action import Action
from pocketmoney.core.problem import Problem, unknown
from pocketmoney.core.rng import Rng
from pocketmoney.library.course import Course
from pocketmoney.library.faults import told
from pocketmoney.text.speech import Speech


class _Seated:
    """A bot at one seat of one game, and how many events it has heard."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.listens = type(bot).hear is not Bot.hear
        self.heard = 0


class CourseBot:
    """A bot of one word, with a memory for each seat of each course."""

    def __init__(self, word: str, chance: Rng) -> None:
        self.word = word
        self._chance = chance
        self._seated: WeakKeyDictionary[Course, dict[int, _Seated]] = WeakKeyDictionary()

    def action(self, course: Course, seat: int) -> Action | None:
        """Return the move that the bot makes at a seat; None if it may wait and wants nothing."""
        seated = self._sit(course, seat)
        if seated.listens:
            spread(course.events[seated.heard :], [(seat, seated.bot)])
            seated.heard = len(course.events)
        decision = course.decision
        if decision is not None and decision.seat == seat:
            return choose(seated.bot, decision, course.state, self._chance)
        rights = course.rights(seat)
        used = self._answer(seated.bot, course, Decision(course.state, seat, rights, is_right=True)) if rights else None
        if used is not None or seat not in course.state.owed():
            return used
        must = Decision(course.state, seat, without(course.menu(seat), rights), is_right=False)
        return self._answer(seated.bot, course, must)

    def _answer(self, bot: Bot, course: Course, decision: Decision) -> Action | None:
        return decision.only or choose(bot, decision, course.state, self._chance)

    def _sit(self, course: Course, seat: int) -> _Seated:
        seats = self._seated.setdefault(course, {})
        if seat not in seats:
            with told(course.speech):
                seats[seat] = _Seated(registry.make(self.word, course.rules))
        return seats[seat]


def check(word: str, speech: Speech) -> None:
    """Raise `InvalidInput` if a word means no bot."""
    with told(speech):
        kind, _, rest = word.partition(":")
        if kind.lower() in registry.KINDS_OF and not rest:
            raise Problem("bot-needs-more", {"word": kind})
        if not registry.is_bot(word):
            raise unknown("unknown-bot", word, registry.words())
