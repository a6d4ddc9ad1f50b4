"""Something that happened, told as a catalogue key with arguments."""

from __future__ import annotations

from typing import Any, Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.mypyc_hints import mypyc_attr

EVERYBODY: Final = -1

EventArgs = dict[str, int | str | list[str]]


@mypyc_attr(acyclic=True)
class Event:
    """What is told to everybody, or to one seat alone.

    Arguments named `by`, `on`, `seat` are seats; `card` and `cards` are ids; everything else is a number or a word.
    When the event is a move that counted, `mover` and `action` say which: records are written from these.
    """

    __slots__ = ("key", "args", "to", "mover", "action")

    def __init__(
        self, key: str, args: EventArgs, to: int = EVERYBODY, mover: int = NOBODY, action: Action | None = None
    ) -> None:
        self.key = key
        self.args = args
        self.to = to
        self.mover = mover
        self.action = action

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.key, self.args, self.to, self.mover, self.action)

    def is_for(self, seat: int) -> bool:
        """Whether that seat may hear it."""
        return self.to == EVERYBODY or self.to == seat

    def to_json(self) -> list[object]:
        """The event as plain data."""
        return [self.key, dict(self.args), self.to]

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.args!r}, to={self.to})"
