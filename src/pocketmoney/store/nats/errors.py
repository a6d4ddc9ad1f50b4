"""Why a table cannot be continued here."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.problem import Problem
from pocketmoney.table.entries import NEWER

MOVED: Final = "table-moved"
LOST: Final = "table-lost"


class Newer(Exception):
    """From this entry on a log has a format that only a newer program knows."""

    def __init__(self, entry: int, why: str) -> None:
        super().__init__(why)
        self.entry = entry
        self.why = why


def moved(table: str) -> Problem:
    """Another node owns the table now."""
    return Problem(MOVED, {"table": table})


def newer(table: str, found: Newer) -> Problem:
    """A newer program has written the log from that entry on."""
    return Problem(NEWER, {"table": table, "entry": found.entry, "why": found.why})


def lost(table: str, why: str) -> Problem:
    """The stream no longer has what it had acknowledged."""
    return Problem(LOST, {"table": table, "why": why})
