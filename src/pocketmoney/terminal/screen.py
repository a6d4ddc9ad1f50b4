"""What a game adds to the terminal: how its table looks, and how its moves are offered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from pocketmoney.core.action import Action
from pocketmoney.core.event import Event
from pocketmoney.core.game import Game
from pocketmoney.core.header import Header
from pocketmoney.core.problem import Problem
from pocketmoney.terminal import vocabulary, wire
from pocketmoney.terminal.console import Console
from pocketmoney.terminal.wire import Json
from pocketmoney.text.speech import Speech


class Facts:
    """How a game stands for one seat (-1: a watcher), as the wire tells it. Each game has its own."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


F = TypeVar("F", bound=Facts)


class Choice(NamedTuple):
    """Something that can be picked by number: a move, or the beginning of one that asks for the rest."""

    caption: str
    action: Action | None
    stem: str = ""  # of a move that asks for its cards: the word it begins with


class Offer(NamedTuple):
    """One line of the menu: a heading, a few words about it, and what can be picked."""

    head: str
    hint: str
    choices: list[Choice]
    style: str = ""


class Appeal(NamedTuple):
    """Something that was put to one seat and wants an answer soon, as an offer to trade."""

    seat: int
    token: object  # equal for the same appeal, so that nobody is asked twice
    replies: list[Action]
    question: str


class Screen(Generic[F]):
    """How one game looks, for one table."""

    # Whether seats know what others must not see: then the screen is cleared when the keyboard changes hands.
    has_secrets = True

    def __init__(self, game: Game, header: Header, people: list[int], speech: Speech, console: Console) -> None:
        self.game = game
        self.names = header.seats
        self.people = people
        self.speech = speech
        self.console = console

    def read(self, seat: int, public: Json, own: Json, choices: Sequence[wire.Choice]) -> F:
        """How things stand for a seat, from the messages of the table."""
        raise NotImplementedError

    def title(self) -> str:
        return self.game.name

    def table(self, view: F, hearer: int) -> list[str]:
        """What everybody can see, in lines that fit."""
        raise NotImplementedError

    def hand(self, view: F) -> list[Offer]:
        """What only this seat can see, with no choices."""
        return []

    def offers(self, view: F, menu: list[Action], *, in_full: bool) -> list[Offer]:
        """The menu in lines; in full with what cannot be used now."""
        raise NotImplementedError

    def ask(self, view: F, *, must_begin: bool, may_decline: bool) -> str:
        """What a seat is asked now, in words."""
        raise NotImplementedError

    def is_grave(self, action: Action) -> bool:
        """Whether a move ends the game for its player, so that it is asked for twice."""
        return False

    def is_worth_asking(self, view: F, menu: list[Action]) -> bool:
        """Whether there is something to choose for the only person at the table."""
        return len(menu) > 1

    def is_worth_telling(self, event: Event, hearer: int) -> bool:
        """Whether the story needs it; what goes without saying is left out."""
        return True

    def begins_paragraph(self, event: Event) -> bool:
        """Whether the story takes a breath before this."""
        return False

    def opening(self) -> list[str]:
        """What is said before a new game, paragraph by paragraph; the last one waits for Enter if people are there."""
        return []

    def due(self, view: F, rights: list[Action]) -> Action | None:
        """A right that no bot leaves unused and people are asked about first; None if there is none."""
        return None

    def due_question(self, view: F) -> str:
        """How people are asked about it."""
        return ""

    def rights_question(self, view: F, rights: list[Action]) -> str:
        """How a seat is asked, at another's turn, what it does unasked."""
        return ""

    def room_question(self, view: F) -> str:
        """How the whole room is asked who answers, where nothing is secret."""
        return self.speech.say("terminal-anyone")

    def business_question(self, view: F) -> str:
        """How the whole room is asked who does something unasked, where nothing is secret."""
        return self.speech.say("terminal-anyone")

    def appeals(self, view: F) -> list[Appeal]:
        """What is put to single seats and open; everybody may know it."""
        return []

    def said_as(self, key: str) -> str:
        """The key of the words that this game has for what every game says."""
        return key

    def help_on(self, topic: str) -> str:
        """The key of the help about a topic, or about everything."""
        return "terminal-help"

    def show(self, word: str, view: F) -> list[str] | None:
        """What a word of this game alone asks to see, in paragraphs; None if it is no such word."""
        return None

    def shows(self) -> list[str]:
        """Those words."""
        return []

    def spell_out(self, text: str, view: F) -> str:
        """What a person typed as a move, in the notation that the game reads."""
        return text

    def complete(self, stem: str, cards: str, view: F) -> str:
        """A move that begins with a word, from what was typed behind it or together with it."""
        spelt = self.spell_out(cards, view)
        return spelt if spelt.split()[:1] == [stem] else self.spell_out(f"{stem} {cards}", view)

    def tries(self, word: str, view: F) -> list[str]:
        """Every move that asking `why` about this word may be about, in the notation of the game."""
        return [word]

    def card_named(self, word: str, view: F) -> str:
        """The id of the card that a word means; no card is a problem."""
        raise Problem("connect-no-cards")

    def words(self, view: F) -> list[str]:
        """Words of this game that can be typed now, for completion."""
        return []

    def words_before_names(self) -> list[str]:
        """Words, in every language that can be typed, behind which a quoted text is a name and no talk."""
        return self.game.words_before_names()

    def shown(self, word: str) -> str:
        """A word of the notation as the reader is shown it."""
        return vocabulary.shown(self.speech, word) if self.speech.has(f"typed-{word}") else word

    def rules(self, word: str, view: F) -> str:
        """The rules about this word. A word that means nothing is a problem."""
        return ""
