"""Lessons: a game from a set position, move by move, against an opponent who follows a script.

The scripts are data (lessons/*.toml). What is said at each step is in the catalogue, under `lesson-LESSON-STEP`, and
what is said to a move that may be made but is not the one of the lesson under `.hint` of the same key.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from pocketmoney.core.header import Entry

LEARNER: Final = 0
OPPONENT: Final = 1
BOT: Final = "easy"  # plays for the opponent as soon as the learner has left the path
NAMES: Final = ("Max", "Mia")

OFF: Final = -1  # the learner went another way


class Step:
    """One step: what the learner is told and shown, the move that is awaited, and what the opponent does then."""

    __slots__ = ("name", "light", "do", "then")

    def __init__(self, name: str, light: list[str], do: str, then: list[str]) -> None:
        self.name = name
        self.light = light
        self.do = do
        self.then = then


class Lesson:
    """A whole lesson. Its path is every move in order, with the seat that makes it."""

    __slots__ = ("name", "game", "seed", "deal", "steps", "path", "_ends")

    def __init__(self, name: str, game: str, seed: int, deal: dict[str, str], steps: list[Step]) -> None:
        self.name = name
        self.game = game
        self.seed = seed
        self.deal = deal
        self.steps = steps
        self.path: list[tuple[int, str]] = []
        self._ends: list[int] = []
        for step in steps:
            if step.do:
                self.path.append((LEARNER, step.do))
            self.path += [(OPPONENT, move) for move in step.then]
            self._ends.append(len(self.path))

    def entries(self, names: list[str]) -> list[Entry]:
        """The position as lines of a header, for players of these names."""
        found: list[Entry] = []
        for line, words in self.deal.items():
            key, _, seat = line.partition(" ")
            found.append(Entry(key, names[int(seat)] if seat else "", words.split()))
        return found

    def step_at(self, at: int) -> int:
        """The number of the step that so many moves of the path have led to; the last one says goodbye."""
        for number, end in enumerate(self._ends):
            if at < end:
                return number
        return len(self.steps) - 1

    def key_of(self, step: int) -> str:
        """The catalogue key of what is said at a step."""
        return f"lesson-{self.name}-{self.steps[step].name}"


@cache
def names() -> list[str]:
    """Every lesson; each is named after its game."""
    found = [file.name for file in (files("pocketmoney") / "table" / "lessons").iterdir()]
    return sorted([name.removesuffix(".toml") for name in found if name.endswith(".toml")])


@cache
def lesson(name: str) -> Lesson:
    """The lesson of that name, which must be one of them."""
    assert name in names(), name
    text = (files("pocketmoney") / "table" / "lessons" / f"{name}.toml").read_text(encoding="utf-8")
    data: dict[str, Any] = tomllib.loads(text)
    steps = [
        Step(each["name"], each.get("light", []), each.get("do", ""), each.get("then", [])) for each in data["step"]
    ]
    return Lesson(name, data["game"], data["seed"], data["deal"], steps)
