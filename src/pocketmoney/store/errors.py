"""Why entries could not be written, in the words of the catalogue."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.problem import Problem

DAMAGED: Final = "store-damaged"

# What was found in place of an entry.
MISSING: Final = "missing"  # nothing, or an entry that does not belong there
CHANGED: Final = "changed"  # other content than its checksum says
LOST: Final = "lost"  # the end of the log, which was durable once
UNREADABLE: Final = "unreadable"  # a page that SQLite cannot read


def taken(table: str, first: int) -> Problem:
    """Another owner wrote an entry with that number: the table is theirs."""
    return Problem("store-taken", {"table": table, "first": first})


def gone(table: str) -> Problem:
    """There is no such table, or no longer."""
    return Problem("store-gone", {"table": table})


def gap(table: str, first: int) -> Problem:
    """The entries before these are not there."""
    return Problem("store-gap", {"table": table, "first": first})


def broken(table: str) -> Problem:
    """Earlier entries could not be written, so these do not count; the table has to be read again."""
    return Problem("store-broken", {"table": table})


def failed(fault: Exception) -> Problem:
    """The disk is full, or worse."""
    return Problem("store-failed", {"why": str(fault)})


def damaged(table: str, seq: int, found: str) -> Problem:
    """The log of a table is whole only up to the entry before this one."""
    return Problem(DAMAGED, {"table": table, "seq": seq, "found": found})


def row_damaged(table: str) -> Problem:
    """The code of a table, or when it was visited, is not what it was."""
    return Problem("store-row-damaged", {"table": table})


def row_lost(no: int) -> Problem:
    """A table that was there is not, with all that is known of it but its number."""
    return Problem("store-row-lost", {"no": no})


def rows_lost(missing: int) -> Problem:
    """So many tables that were there are not."""
    return Problem("store-rows-lost", {"missing": missing})


def snapshot_damaged(table: str) -> Problem:
    """A snapshot is not what it was; the log tells the same."""
    return Problem("store-snapshot-damaged", {"table": table})


def heads_damaged() -> Problem:
    """It is no longer known how far logs were durable."""
    return Problem("store-heads-damaged")


def ends_damaged() -> Problem:
    """The note up to where logs were swept is damaged."""
    return Problem("store-ends-damaged")


def unreadable(fault: Exception) -> Problem:
    """The disk is broken, or the file."""
    return Problem("store-unreadable", {"why": str(fault)})


def closed() -> Problem:
    """The store is closed."""
    return Problem("store-closed")


def code_taken(code: str) -> Problem:
    """Another open table has that code."""
    return Problem("store-code-taken", {"code": code})
