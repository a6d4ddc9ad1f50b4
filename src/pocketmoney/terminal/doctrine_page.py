"""Checking a doctrine, and a first one to write on from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pocketmoney.bots.doctrine.grammar import FORMS
from pocketmoney.bots.doctrine.orders import ANY, BRAWL, TIETGEN
from pocketmoney.bots.doctrine.parser import Read, text_of
from pocketmoney.core.problem import Problem, unknown
from pocketmoney.text.speech import Speech

WORDS: Final = ("check", "new", "orders")


class Page:
    """What the command has to say: lines, and problems. What is wrong with its words is a problem at once."""

    def __init__(self, words: list[str], read: Callable[[str], bytes], speech: Speech) -> None:
        self.lines: list[str] = []
        self.problems: list[Problem] = []
        what, *files = words or [""]
        if what not in WORDS:
            raise unknown("doctrine-word", what, list(WORDS))
        if what != "check" and files:
            raise Problem("too-many-words", {"command": f"doctrine {what}", "word": files[0]})
        if what == "new":
            self.lines += speech.say("doctrine-new").split("\n")
        elif what == "orders":
            self._list_orders(speech)
        elif not files:
            raise Problem("doctrine-needs-file", {})
        else:
            self._check(files[0], read, speech)

    def _check(self, file: str, read: Callable[[str], bytes], speech: Speech) -> None:
        """Every mistake with its line; else how many orders there are for which games."""
        try:
            found = Read(text_of(read(file)))
        except Problem as problem:
            self.problems.append(problem.within(file))
            return
        self.problems += [problem.within(file) for problem in found.problems]
        if not self.problems:
            counts = {"brawl": found.count(BRAWL), "tietgen": found.count(TIETGEN)}
            self.lines.append(speech.say("doctrine-sound", {"file": file, "rest": found.doctrine.rest, **counts}))

    def _list_orders(self, speech: Speech) -> None:
        """Every form, game by game, and what the words in capitals mean."""
        for game in (BRAWL, TIETGEN, ANY):
            self.lines.append(speech.say(f"doctrine-of-{game}"))
            self.lines += [f"  {form.text}" for form in FORMS if form.game == game]
            self.lines.append("")
        self.lines += speech.say("doctrine-places").split("\n")
