"""The tables of a board file: every field has a kind, and every problem is noted with its place."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from typing import Final, TypeVar

from pocketmoney.core.problem import Problem, unknown
from pocketmoney.core.refusal import Args
from pocketmoney.core.unprintable import UNPRINTABLE
from pocketmoney.games.tietgen import amounts

T = TypeVar("T")
Toml = dict[str, object]
Notes = list[Problem]  # the problems of a file

MOST: Final = 9999

_PLACE: Final = re.compile(r"\(at line (\d+)")


def load(text: str) -> Toml:
    """Return the tables of a TOML text; a text that is no TOML is a problem on its line."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        place = _PLACE.search(str(fault))
        raise Problem("board-toml", {"why": str(fault)}, int(place.group(1)) if place else 0) from None
    except RecursionError:
        raise Problem("board-toml", {"why": "too deep"}) from None


def first_raised(read: Callable[[Notes], T]) -> T:
    """Return what is read from a file. The first problem is raised."""
    notes: Notes = []
    found = read(notes)
    if notes:
        raise notes[0]
    return found


def all_noted(read: Callable[[Notes], object]) -> list[Problem]:
    """Return every problem of a file; nothing if it can be read."""
    notes: Notes = []
    try:
        read(notes)
    except Problem as problem:
        notes.append(problem)
    return notes


class Table:
    """One table of the file, read field by field. A field that is missing or wrong is noted and read as nothing."""

    __slots__ = ("data", "where", "notes", "_read")

    def __init__(self, data: object, where: str, notes: Notes) -> None:
        self.where = where
        self.notes = notes
        self._read: list[str] = []
        self.data: Toml = {}
        if isinstance(data, dict):
            self.data = {str(key): value for key, value in data.items()}
        else:
            notes.append(Problem("board-no-table", {"where": where}))

    def has(self, field: str) -> bool:
        """Whether the field is there."""
        return field in self.data

    def wrong(self, key: str, field: str, details: Args | None = None) -> None:
        """Note that something is wrong with a field."""
        self.notes.append(Problem(key, {"where": self.where, "field": field, **(details or {})}))

    def _get(self, field: str) -> object:
        self._read.append(field)
        if field not in self.data:
            self.wrong("board-missing", field)
            return None
        return self.data[field]

    def text(self, field: str) -> str:
        """A text that is not empty."""
        value = self._get(field)
        if value is None:
            return ""
        if not isinstance(value, str) or not value.strip() or UNPRINTABLE.search(value):
            self.wrong("board-no-text", field)
            return ""
        return " ".join(value.split())

    def number(self, field: str, least: int = 0) -> int:
        """A whole number."""
        value = self._get(field)
        if value is None:
            return 0
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= MOST:
            self.wrong("board-no-number", field, {"least": least, "most": MOST})
            return 0
        return value

    def yes(self, field: str) -> bool:
        """True or false; what is left out is false."""
        self._read.append(field)
        value = self.data.get(field, False)
        if not isinstance(value, bool):
            self.wrong("board-no-boolean", field)
            return False
        return value

    def amount(self, field: str, step: int = 10) -> int:
        """An amount above nothing. It must be a multiple of the step, so that its parts can be written too (R122)."""
        return self._amount(self._get(field), field, step)

    def amounts(self, field: str) -> tuple[int, ...]:
        """A list of amounts."""
        return tuple([self._amount(one, field, 10) for one in self._list(field, "board-no-list")])

    def _amount(self, value: object, field: str, step: int) -> int:
        if value is None:
            return 0
        if not isinstance(value, str):
            self.wrong("board-no-amount", field, {"word": str(value)})
            return 0
        try:
            beer = amounts.read(value)
        except Problem as problem:
            key = "board-decimals" if problem.key == "tietgen-decimals" else "board-no-amount"
            self.wrong(key, field, {"word": value, "most": amounts.DECIMALS})
            return 0
        if beer <= 0:
            self.wrong("board-no-amount", field, {"word": value})
        elif beer % step:
            self.wrong("board-not-whole", field, {"word": value, "step": amounts.write(step)})
        return beer

    def one_of(self, field: str, known: list[str], key: str) -> int:
        """Which of the known words stands there; -1 if none."""
        value = self.text(field)
        if value in known:
            return known.index(value)
        if value:
            self._unknown(key, value, known)
        return -1

    def tables(self, field: str) -> Iterator[Table]:
        """The tables of a list, one after the other."""
        for index, one in enumerate(self._list(field, "board-no-tables")):
            yield Table(one, f"{field}[{index + 1}]", self.notes)

    def _list(self, field: str, key: str) -> list[object]:
        value = self._get(field)
        if isinstance(value, list):
            return [*value]
        if value is not None:
            self.wrong(key, field)
        return []

    def end(self) -> None:
        """Note every field that has not been read."""
        for field in self.data:
            if field not in self._read:
                self._unknown("board-unknown-field", field, self._read)

    def _unknown(self, key: str, word: str, known: list[str]) -> None:
        problem = unknown(key, word, known)
        problem.details["where"] = self.where
        self.notes.append(problem)
