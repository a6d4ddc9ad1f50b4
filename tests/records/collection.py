"""The play records of the project, and what they say of themselves in their headers."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from pocketmoney import games
from pocketmoney.core.record import FactLine, MayLine, MoveLine, Record, parse

FOLDER = Path(__file__).resolve().parent


def paths() -> list[Path]:
    """Every record, in order."""
    return sorted(FOLDER.rglob("*.play"))


@cache
def read(path: Path) -> Record:
    """A record, parsed."""
    return _parse(path)


def _parse(path: Path) -> Record:
    return parse(path.read_bytes(), games.find, lambda file: (path.parent / file).read_bytes())


def meta(path: Path, key: str) -> str:
    """What a record says under a key of its own; empty if it does not."""
    return " ".join(value for name, value in read(path).meta if name == key)


def rules(path: Path) -> list[int]:
    """The rulings that a record proves."""
    return [int(word.removeprefix("R")) for word in meta(path, "x-rules").split()]


def switch(path: Path, key: str) -> tuple[str, str] | None:
    """A house rule and its value, as `x-switch` and `x-fails-with` name them."""
    said = meta(path, key)
    if not said:
        return None
    name, _, value = said.partition("=")
    return name, value


def claims(path: Path) -> int:
    """How many lines of the record claim something that could be otherwise."""
    return sum(isinstance(line, FactLine | MayLine | MoveLine) for line in read(path).body)


def with_option(path: Path, name: str, value: str) -> Record:
    """The same record played by another value of one house rule."""
    record = _parse(path)
    record.header.options[name] = value
    start = record.game.set_up(record.header)
    return Record(record.game, record.header, record.meta, record.body, record.source, start)
