"""What a game adds to the terminal: how its table looks, and how its moves are offered.

A game without a screen of its own is playable with this one: it lists the moves as text.
"""

from __future__ import annotations

from pocketmoney.core.action import Action
from pocketmoney.core.event import Event
from pocketmoney.core.game import Game, View
from pocketmoney.core.header import Header
from pocketmoney.terminal.console import Console
from pocketmoney.text.speech import Speech


class Choice:
    """Something that can be picked by number: a move, or the beginning of one that asks for the rest."""

    __slots__ = ("caption", "action", "stem")

    def __init__(self, caption: str, action: Action | None, stem: str = "") -> None:
        self.caption = caption
        self.action = action
        self.stem = stem  # of a move that asks for its cards: the word it begins with


class Offer:
    """One line of the menu: a heading, a few words about it, and what can be picked."""

    __slots__ = ("head", "hint", "choices", "style")

    def __init__(self, head: str, hint: str, choices: list[Choice], style: str = "") -> None:
        self.head = head
        self.hint = hint
        self.choices = choices
        self.style = style


class Screen:
    """How one game looks, for one table."""

    def __init__(self, game: Game, header: Header, people: list[int], speech: Speech, console: Console) -> None:
        self.game = game
        self.names = header.seats
        self.people = people
        self.speech = speech
        self.console = console

    def title(self) -> str:
        """What is played."""
        return self.game.name

    def table(self, view: View, hearer: int) -> list[str]:
        """What everybody can see, in lines that fit."""
        return []

    def hand(self, view: View) -> list[Offer]:
        """What only this seat can see, with no choices."""
        return []

    def offers(self, view: View, menu: list[Action], *, in_full: bool) -> list[Offer]:
        """The menu in lines; in full with what cannot be used now."""
        return [Offer("", "", [Choice(self.game.write_move(action, self.names), action)], "") for action in menu]

    def question(self, view: View, *, must_begin: bool, may_decline: bool) -> str:
        """The key of what a seat is asked now."""
        if must_begin:
            return "terminal-ask-turn"
        return "terminal-ask-any" if may_decline else "terminal-ask-must"

    def is_worth_asking(self, view: View, menu: list[Action]) -> bool:
        """Whether there is something to choose for the only person at the table."""
        return len(menu) > 1

    def is_worth_telling(self, event: Event, hearer: int) -> bool:
        """Whether the story needs it; what goes without saying is left out."""
        return True

    def begins_paragraph(self, event: Event) -> bool:
        """Whether the story takes a breath before this."""
        return False

    def spell_out(self, text: str, view: View) -> str:
        """What a person typed as a move, in the notation that the game reads."""
        return text

    def tries(self, word: str, view: View) -> list[str]:
        """Every move that asking `why` about this word may be about, in the notation of the game."""
        return [word]

    def rules(self, word: str) -> str:
        """The rules about this word. A word that means nothing is a problem."""
        return ""
