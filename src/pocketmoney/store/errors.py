"""Why entries could not be written, in the words of the catalogue."""

from __future__ import annotations

from pocketmoney.core.problem import Problem


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


def damaged(table: str, seq: int) -> Problem:
    """An entry that was there is not, or no longer what it was."""
    return Problem("store-damaged", {"table": table, "seq": seq})


def unreadable(fault: Exception) -> Problem:
    """The disk is broken, or the file."""
    return Problem("store-unreadable", {"why": str(fault)})


def closed() -> Problem:
    """The store is closed."""
    return Problem("store-closed")


def code_taken(code: str) -> Problem:
    """Another open table has that code."""
    return Problem("store-code-taken", {"code": code})
