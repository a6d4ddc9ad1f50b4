"""The words that can be typed at a table: those of the reader's language and the English ones, which records use."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pocketmoney.core.problem import Problem
from pocketmoney.text.lexicon import Lexicon
from pocketmoney.text.speech import Speech

# Commands that take nothing behind them: their translations are words of cards as well, as in `Mano Abierta`.
ALONE: Final = ("table", "hand", "moves", "plain", "quiet", "quit", "board", "players", "ledger")
WITH_MORE: Final = ("help", "log", "why", "rules", "save", "deeds")


def forms(speech: Speech, word: str) -> list[str]:
    """Every form of a word of the notation that can be typed: the reader's, the English ones, the word itself."""
    key = f"typed-{word}"
    found = [form.strip() for speaking in (speech, Speech()) for form in speaking.say(key).split(",")]
    return list(dict.fromkeys([*found, word]))


def shown(speech: Speech, word: str) -> str:
    """The form of a word that the reader is shown."""
    return forms(speech, word)[0]


def lexicon(speech: Speech, words: Iterable[str]) -> Lexicon:
    """A lexicon of words of the notation. What is English stays what it is, whatever else it means."""
    words = list(words)
    found = Lexicon()
    for word in words:
        for form in forms(speech, word):
            if form == word or form not in words:
                found.add(form, word)
    return found


def several(typed: str, names: Iterable[str]) -> Problem:
    """The problem of a beginning that could mean several things."""
    return Problem("typed-several", {"word": typed, "names": ", ".join(names)})


class CommandWords:
    """Commands in the reader's language."""

    def __init__(self, speech: Speech) -> None:
        self._alone = lexicon(speech, ALONE)
        self._with_more = lexicon(speech, WITH_MORE)

    def in_english(self, line: str) -> str:
        """The line with its command in English; any other line as it is."""
        words = line.split()
        alone = self._alone.exact(line)
        if alone is not None:
            return alone
        begun = self._with_more.run(words)
        if begun is None:
            return line
        command, count = begun
        return " ".join([command, *words[count:]])
