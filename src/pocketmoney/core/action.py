"""A move, as small numbers: a verb, the pieces it uses, and whom it is aimed at."""

from __future__ import annotations

from typing import Any, Final

from pocketmoney.core.mypyc_hints import mypyc_attr

NOBODY: Final = -1


@mypyc_attr(acyclic=True, free_list_len=1)
class Action:
    """One move. What the numbers mean is the game's affair; two equal moves compare equal."""

    __slots__ = ("verb", "parts", "target")

    def __init__(self, verb: int, parts: tuple[int, ...] = (), target: int = NOBODY) -> None:
        self.verb = verb
        self.parts = parts
        self.target = target

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Action):
            return NotImplemented
        return self.verb == other.verb and self.target == other.target and self.parts == other.parts

    def __hash__(self) -> int:
        return hash((self.verb, self.parts, self.target))

    def __repr__(self) -> str:
        return f"Action({self.verb}, {self.parts}, {self.target})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Action, (self.verb, self.parts, self.target)

    def to_json(self) -> list[object]:
        """The move as plain data."""
        return [self.verb, list(self.parts), self.target]


NOTHING: Final = Action(NOBODY)  # what a seat says that is offered its rights and uses none; never applied
