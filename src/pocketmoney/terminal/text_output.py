"""Saying what a table sends: keys with arguments become sentences. A key that is new to us is shown as it is."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.event import Event
from pocketmoney.core.problem import Problem
from pocketmoney.core.refusal import Refusal
from pocketmoney.table.messages import Args, Because, Refused
from pocketmoney.terminal.console import Console
from pocketmoney.text.speech import Speech, Unspeakable

LONGEST_WORD: Final = 80


class TextOutput:
    """One catalogue and one console. Everything is whole lines, in the order in which it is to be read."""

    def __init__(self, console: Console, speech: Speech) -> None:
        self.console = console
        self.speech = speech

    def say(self, key: str, **args: object) -> None:
        self.console.write(self.speech.say(key, {name.replace("_", "-"): value for name, value in args.items()}))

    def complain(self, problem: Problem) -> None:
        """Say what is wrong with something that was typed."""
        for name, value in problem.details.items():
            if name != "known" and isinstance(value, str):
                problem.details[name] = shortened(value)
        self.console.write(_sentence(self.speech.complain(problem)))

    def refuse(self, refused: Refused | Because, names: list[str]) -> None:
        self.console.write(self.why(refused, names))

    def why(self, refused: Refused | Because, names: list[str]) -> str:
        """Why the table does not do something."""
        key, args = refused.key, refused.args
        try:
            if self.speech.has(f"refusal-{key}"):
                return self.speech.explain(Refusal(key, args, refused.rule, refused.unlock), names)
        except (Unspeakable, IndexError):
            pass
        return self.words(key, args)

    def notice(self, key: str, args: Args) -> None:
        """Say something that the table wants to be known."""
        self.console.write(self.words(key, args))

    def event_sentence(self, event: Event, names: list[str], hearer: int) -> str:
        """An event as a sentence."""
        try:
            return self.speech.tell(event, names, hearer)
        except (Unspeakable, IndexError):
            return self.speech.say("connect-unknown", {"key": event.key})

    def words(self, key: str, args: Args) -> str:
        """What the table means by a key, as a sentence."""
        for known in (f"problem-{key}", f"notice-{key}", f"bye-{key}", f"refusal-{key}", key):
            if self.speech.has(known):
                try:
                    return _sentence(self.speech.say(known, args))
                except Unspeakable:
                    continue
        return self.speech.say("connect-unknown", {"key": key})


def _sentence(words: str) -> str:
    end = "" if words[-1:] in ".?!" else "."
    return f"{words[:1].upper()}{words[1:]}{end}"


def shortened(word: str) -> str:
    """What a person typed, short enough to be said back."""
    return word if len(word) <= LONGEST_WORD else word[: LONGEST_WORD - 1] + "…"
