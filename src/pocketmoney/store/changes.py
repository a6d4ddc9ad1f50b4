"""What a batch is made of: everything that can be asked to be written."""

from __future__ import annotations

from pocketmoney.core.mypyc_hints import mypyc_attr
from pocketmoney.core.problem import Problem
from pocketmoney.table.ports import Durable, Snapshot


@mypyc_attr(acyclic=True)
class Append:
    """Entries of a table, and whom to tell."""

    __slots__ = ("table", "first", "entries", "durable")

    def __init__(self, table: str, first: int, entries: list[bytes], durable: Durable) -> None:
        self.table = table
        self.first = first
        self.entries = entries
        self.durable = durable


class Create:
    """A new table."""

    __slots__ = ("table", "code", "now")

    def __init__(self, table: str, code: str, now: int) -> None:
        self.table = table
        self.code = code
        self.now = now


class Touch:
    """When a player was last at a table, and whether it is still open."""

    __slots__ = ("table", "now", "is_open")

    def __init__(self, table: str, now: int, *, is_open: bool) -> None:
        self.table = table
        self.now = now
        self.is_open = is_open


class SaveSnapshot:
    """A snapshot of a table."""

    __slots__ = ("table", "snapshot")

    def __init__(self, table: str, snapshot: Snapshot) -> None:
        self.table = table
        self.snapshot = snapshot


Change = Append | Create | Touch | SaveSnapshot
Failures = dict[Change, Problem]
