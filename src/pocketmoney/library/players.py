"""Players of a match: bots by their words, and functions and objects of your own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeAlias, runtime_checkable
from weakref import WeakKeyDictionary

from pocketmoney.bots import registry
from pocketmoney.bots.bot import Bot
from pocketmoney.bots.match import choose, spread
from pocketmoney.bots.questions import Question, without
from pocketmoney.core.action import Action
from pocketmoney.core.problem import Problem, unknown
from pocketmoney.core.rng import Rng, from_seed
from pocketmoney.library.course import Course
from pocketmoney.library.faults import told
from pocketmoney.text.speech import Speech

if TYPE_CHECKING:
    from pocketmoney.library.match import Match


@runtime_checkable
class Chooser(Protocol):
    """An object that plays: it has a method `choose`."""

    def choose(self, match: Match, name: str) -> str | None:
        """Return the move of that player; None for no move where the player may wait."""


BotLike: TypeAlias = str | Chooser | Callable[["Match", str], str | None]


class _Seated:
    """A bot at one seat of one game, and how many events it has heard."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.listens = type(bot).hear is not Bot.hear
        self.heard = 0


class BotPlayer:
    """A bot that can play any seat of any match; `bot` makes one.

    It sees only what its seat sees. Its memory belongs to one seat of one match, so the same object can play several
    seats and several matches.
    """

    def __init__(self, word: str, chance: Rng) -> None:
        self.word = word
        self._chance = chance
        self._seated: WeakKeyDictionary[Course, dict[int, _Seated]] = WeakKeyDictionary()

    def __repr__(self) -> str:
        return f"bot({self.word!r})"

    def choose(self, match: Match, name: str) -> str | None:
        """Return the move that the bot would make for that player; None if it may wait and wants nothing.

        Raises:
            InvalidInput: Nobody is called that.
        """
        course = match._course
        action = self._action(course, course.seat(name))
        return None if action is None else course.write(action)

    def _action(self, course: Course, seat: int) -> Action | None:
        """Return the same move as the engine has it."""
        seated = self._sit(course, seat)
        if seated.listens:
            spread(course.events[seated.heard :], [(seat, seated.bot)])
            seated.heard = len(course.events)
        question = course.question
        if question is not None and question.seat == seat:
            return choose(seated.bot, question, course.state, self._chance)
        rights = course.rights(seat)
        used = self._answer(seated.bot, course, Question(course.state, seat, rights, is_right=True)) if rights else None
        if used is not None or seat not in course.state.owed():
            return used
        must = Question(course.state, seat, without(course.menu(seat), rights), is_right=False)
        return self._answer(seated.bot, course, must)

    def _answer(self, bot: Bot, course: Course, question: Question) -> Action | None:
        return question.only or choose(bot, question, course.state, self._chance)

    def _sit(self, course: Course, seat: int) -> _Seated:
        seats = self._seated.setdefault(course, {})
        if seat not in seats:
            with told(course.speech):
                seats[seat] = _Seated(registry.make(self.word, course.rules))
        return seats[seat]


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


def check(word: str, speech: Speech) -> None:
    """Raise `InvalidInput` if a word means no bot."""
    with told(speech):
        kind, _, rest = word.partition(":")
        if kind.lower() in registry.KINDS_OF and not rest:
            raise Problem("bot-needs-more", {"word": kind})
        if not registry.is_bot(word):
            raise unknown("unknown-bot", word, registry.words())


def bot_names() -> list[str]:
    """Return the words of all bots. One that ends in a colon wants more, as in `search:200` or `doctrine:FILE`."""
    return registry.words()
