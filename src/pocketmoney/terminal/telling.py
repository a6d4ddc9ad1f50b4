"""Telling the story, and showing the table and the moves."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY
from pocketmoney.core.event import EVERYBODY
from pocketmoney.core.problem import Problem
from pocketmoney.terminal import menu
from pocketmoney.terminal.console import Console
from pocketmoney.terminal.screen import Choice, Screen
from pocketmoney.terminal.session import Session, Told
from pocketmoney.text.speech import Speech

LONGEST_RECAP: Final = 12
LONGEST_WORD: Final = 80


class Teller:
    """Everything that is only shown. The hearer is the one person at the table; of several, none is."""

    def __init__(self, session: Session, screen: Screen, console: Console, speech: Speech) -> None:
        self.session = session
        self.screen = screen
        self.console = console
        self.speech = speech
        people = session.seating.people
        self.hearer = people[0] if len(people) == 1 else NOBODY
        self._numbered: list[Choice] = []  # what the numbers on the screen mean
        self._numbered_for = NOBODY
        self.told = 0  # how much of the story

    def say(self, key: str, **args: object) -> None:
        """Say something from the catalogue."""
        self.console.write(self.speech.say(self.screen.said_as(key), args))

    def complain(self, problem: Problem) -> None:
        """Say what is wrong with something that was typed."""
        for name, value in problem.details.items():
            if name != "known" and isinstance(value, str):
                problem.details[name] = shortened(value)
        said = self.speech.complain(problem)
        end = "" if said[-1] in ".?!" else "."
        self.console.write(f"{said[0].upper()}{said[1:]}{end}")

    def catch_up(self) -> None:
        """Tell what has happened since the last time."""
        new = self.session.story[self.told :]
        self.told = len(self.session.story)
        self.tell(new)

    def recap(self) -> None:
        """Tell again what happened since the running turn began."""
        story = self.session.story[: self.told]
        first = len(story)
        while first > 0 and len(story) - first < LONGEST_RECAP:
            first -= 1
            event = story[first].event
            if event is not None and self.screen.begins_paragraph(event):
                break
        self.tell(story[first:])

    def skip(self) -> None:
        """Count everything so far as told."""
        self.told = len(self.session.story)

    def tell(self, story: list[Told]) -> None:
        """Tell a part of the story, a paragraph for each turn."""
        paragraph: list[str] = []
        for event, speaker, talk in story:
            if event is not None and self._is_heard(event.to):
                if self.screen.begins_paragraph(event):
                    self._write(paragraph)
                if self.screen.is_worth_telling(event, self.hearer):
                    paragraph.append(self.speech.tell(event, self.session.names, self.hearer))
            if talk:
                args = {"name": self.session.names[speaker], "words": talk}
                paragraph.append(self.speech.say("terminal-talk", args))
        self._write(paragraph)

    def _write(self, paragraph: list[str]) -> None:
        if paragraph:
            self.console.write(" ".join(paragraph), hang=2)
        paragraph.clear()

    def _is_heard(self, to: int) -> bool:
        return to in (EVERYBODY, self.hearer)

    def table(self, seat: int) -> None:
        """Show what everybody can see. The seat says only where we look from."""
        self.console.write()
        for line in self.screen.table(self.session.state.view(seat), self.hearer):
            self.console.put(line)

    def hand(self, seat: int) -> None:
        """Show the hand of a seat, with what each card does."""
        menu.show_hand(self.screen.hand(self.session.state.view(seat)), self.console)

    def moves(self, seat: int, *, in_full: bool) -> list[Choice]:
        """Show what a seat may do, numbered from 1; returns it in that order."""
        view = self.session.state.view(seat)
        offers = self.screen.offers(view, self.session.menu(seat), in_full=in_full)
        numbered = menu.show(offers, self.console)
        self._numbered, self._numbered_for = numbered, seat
        return numbered

    def choices(self, seat: int) -> list[Choice]:
        """What the numbers on the screen mean for that seat; nothing if they were shown to another."""
        return self._numbered if seat == self._numbered_for else []

    def forget_numbers(self) -> None:
        """The numbers on the screen are old."""
        self._numbered_for = NOBODY


def shortened(word: str) -> str:
    """What a person typed, short enough to be said back."""
    return word if len(word) <= LONGEST_WORD else word[: LONGEST_WORD - 1] + "…"
