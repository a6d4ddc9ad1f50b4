"""What a game tells over the wire, read: events, what everybody sees, what I may do."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct, field

from pocketmoney.core.event import Event
from pocketmoney.core.unprintable import INSTEAD, UNPRINTABLE
from pocketmoney.table.messages import AnyMessage

SETS_MOST: Final = 32  # selections of cards that are listed one by one

Json = dict[str, Any]


class Choice(Struct, kw_only=True):
    """Something I may do: how the move begins, and what may follow."""

    do: str
    text: str
    at: list[int] = []
    one: list[str] = []
    some: list[str] = []
    most: int = 0
    sets: list[list[str]] = []
    amount: list[str] = []
    step: str = ""
    partners: list[int] = field(name="with", default=[])
    ready: list[str] = []
    may: bool = False

    def texts(self) -> Iterator[str]:
        """Whole moves that can be made of it: all of them where they are few, else some."""
        if self.at:
            yield from (f"{self.text} > @{seat}" for seat in self.at)
        elif self.one:
            yield from (f"{self.text} {word}" for word in self.one)
        elif self.some:
            yield from (" ".join([self.text, *cards]) for cards in self._selections())
        elif self.ready or self.amount or self.partners:
            yield from self.ready
        else:
            yield self.text

    def _selections(self) -> list[list[str]]:
        if self.sets:
            return self.sets
        most = self.most or len(self.some)
        if 2 ** len(self.some) > SETS_MOST:
            most = 1
        found = [chosen for size in range(1, most + 1) for chosen in combinations(self.some, size)]
        return [list(chosen) for chosen in dict.fromkeys(found)]


_message: Final[msgspec.json.Decoder[AnyMessage]] = msgspec.json.Decoder(AnyMessage)
_choices: Final = msgspec.json.Decoder(list[Choice] | None)
_events: Final = msgspec.json.Decoder(list[tuple[str, dict[str, int | str | list[str]]]])
_facts: Final = msgspec.json.Decoder(Json | None)


def wall_clock() -> int:
    """The time of day in ms, as commands are numbered by."""
    return int(time.time() * 1000)


# Inside a string of JSON, behind an even number of backslashes.
_ESCAPED: Final = re.compile(
    r"(?<!\\)((?:\\\\)*)\\(?:[bfr]|u(?:00(?:0[0-8b-f]|1[0-9a-f]|7f|[89][0-9a-f])|202[a-e]|206[6-9]))",
    re.IGNORECASE,
)


def _printable(data: bytes) -> bytes:
    """A message without anything in it that could steer the terminal, written out or escaped."""
    text = UNPRINTABLE.sub(INSTEAD, data.decode("utf-8", "replace"))
    return _ESCAPED.sub(rf"\1{INSTEAD}", text).encode()


def message(data: bytes) -> AnyMessage | None:
    """The message that came in; None for one that a later version of the table may send."""
    try:
        return _message.decode(_printable(data))
    except msgspec.DecodeError:
        return None


def choices(raw: Raw) -> list[Choice]:
    """What I may do."""
    return _choices.decode(raw) or []


def events(raw: Raw) -> list[Event]:
    """What has happened. Whose doing it was is not told apart from the seats in it."""
    found = []
    for key, args in _events.decode(raw):
        seat = args.get("seat", args.get("by", -1))
        found.append(Event(key, args, mover=seat if isinstance(seat, int) else -1))
    return found


def facts(raw: Raw) -> Json:
    """What everybody sees, or what I see beyond that; nothing if it was left out."""
    return _facts.decode(raw) or {}
