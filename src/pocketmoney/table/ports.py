"""What a table needs from outside: a log."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

Durable = Callable[[BaseException | None], None]


class TableRow:
    """What a store knows of a table without reading its log."""

    __slots__ = ("id", "code", "made", "touched", "is_open")

    def __init__(self, table: str, code: str, made: int, touched: int, *, is_open: bool) -> None:
        self.id = table
        self.code = code
        self.made = made  # ms
        self.touched = touched  # ms
        self.is_open = is_open  # whether it is taken up again at the next start


class Snapshot:
    """A whole game at one entry of the log, with the version of the rules that made it."""

    __slots__ = ("seq", "rules", "data")

    def __init__(self, seq: int, rules: str, data: bytes) -> None:
        self.seq = seq
        self.rules = rules
        self.data = data


class Log(Protocol):
    """The logs of many tables. Entries are numbered from 1 for each table; a number is given once."""

    def append(self, table: str, first: int, entries: list[bytes], durable: Durable) -> None:
        """Write entries `first`, `first + 1`, ...; `durable` is called in the caller's event loop when they cannot be
        lost any more, or with what went wrong (a taken number: the table has another owner)."""

    def read(self, table: str, first: int = 1) -> Iterator[bytes]:
        """The entries from that number on. Damage is a problem (`store-damaged`)."""

    def read_whole_part(self, table: str) -> list[bytes]:
        """The entries of a damaged log before the first one that is not whole."""

    def create(self, table: str, code: str, now: int) -> None:
        """Create a table; its code is taken from now on. A taken code is a problem."""

    def touch(self, table: str, now: int, *, is_open: bool) -> None:
        """Note when a table was last visited, and whether it is still open."""

    def tables(self) -> list[TableRow]:
        """Every table, the open ones first."""

    def delete(self, table: str) -> None:
        """Forget a table and everything it holds about people."""

    def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Replace the snapshot of a table."""

    def load_snapshot(self, table: str) -> Snapshot | None:
        """Return the last snapshot of a table."""

    def base(self, table: str) -> Snapshot | None:
        """The snapshot that the log of a table begins with, if what came before it was put away."""
