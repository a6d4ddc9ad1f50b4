"""Why a table cannot be gone on with here."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.problem import Problem

MOVED: Final = "table-moved"
LOST: Final = "table-lost"


def moved(table: str) -> Problem:
    """Another node owns the table now."""
    return Problem(MOVED, {"table": table})


def lost(table: str, why: str) -> Problem:
    """The stream no longer has what it had acknowledged."""
    return Problem(LOST, {"table": table, "why": why})
