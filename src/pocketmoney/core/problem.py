"""Bad input from a person: what is wrong, on which line, and what was expected."""

from __future__ import annotations

from difflib import get_close_matches

from pocketmoney.core.refusal import Args


class Problem(Exception):
    """Raised for input that cannot be understood; the catalogue turns key and arguments into one sentence."""

    def __init__(self, key: str, args: Args | None = None, line: int = 0) -> None:
        super().__init__(key)
        self.key = key
        self.details: Args = {} if args is None else args
        self.line = line
        self.file = ""  # where that line stands, if it is not the file that everybody speaks of

    def within(self, file: str) -> Problem:
        """The same problem, placed in a file."""
        self.file = file
        return self

    def at(self, line: int) -> Problem:
        """The same problem, placed on a line unless it already has one."""
        if self.line == 0:
            self.line = line
        return self


def _containing(word: str, known: list[str]) -> list[str]:
    """The names that begin with a word of some length, else those that hold it."""
    if len(word) < 4:
        return []
    return [name for name in known if name.startswith(word)] or [name for name in known if word in name]


def unknown(key: str, word: str, known: list[str], line: int = 0) -> Problem:
    """A word that is none of the known ones; carries the nearest match, or all of them, for the sentence."""
    lowered = [name.lower() for name in known]
    near = _containing(word.lower(), lowered) or get_close_matches(word.lower(), lowered, n=1, cutoff=0.6)
    nearest = known[lowered.index(near[0])] if near else "none"
    return Problem(key, {"word": word, "near": nearest, "known": ", ".join(known)}, line)
