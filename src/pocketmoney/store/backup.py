"""A copy of everything in one file, taken while the server may be running."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from tempfile import mkstemp

from pocketmoney.core.problem import Problem
from pocketmoney.store import data_folder, schema, sqlite_connection
from pocketmoney.store.check import check
from pocketmoney.store.inspection import inspect
from pocketmoney.store.log_heads import LogHeads


class Summary:
    """What a copy holds, and what of it is damaged."""

    __slots__ = ("tables", "entries", "faults")

    def __init__(self, tables: int, entries: int, faults: list[Problem]) -> None:
        self.tables = tables
        self.entries = entries
        self.faults = faults


def backup(folder: Path, file: Path) -> Summary:
    """Copy the database of a data folder into a file that must not be there yet, and check the copy.

    The copy is as of one moment, holds nothing that was deleted before, is for its owner only, and appears whole or
    not at all. Damage in the folder does not prevent it, but is named.
    """
    if os.path.lexists(file):
        raise Problem("store-backup-exists", {"file": str(file)})
    database = folder / data_folder.DATABASE
    with closing(sqlite_connection.to_read(database)) as source:
        try:
            lost = inspect(source, folder / data_folder.HEADS)
        except sqlite3.Error as fault:
            raise sqlite_connection.unusable(database, fault) from None
        try:
            number, name = mkstemp(dir=file.absolute().parent, prefix=f".{file.name}.")
        except OSError as fault:
            raise _unwritable(file, fault) from None
        os.close(number)
        draft = Path(name)
        try:
            source.execute("VACUUM INTO ?", (name,))
            _sweep(draft)
            summary = _checked(draft, lost)
            _sync(draft)
            _put(draft, file)
        except FileExistsError:
            raise Problem("store-backup-exists", {"file": str(file)}) from None
        except (OSError, sqlite3.Error) as fault:
            if isinstance(fault, sqlite3.Error) and sqlite_connection.is_damage(fault):
                raise sqlite_connection.unusable(database, fault) from None
            raise _unwritable(file, fault) from None
        finally:
            draft.unlink(missing_ok=True)
    _sync(file.absolute().parent)
    return summary


def _sweep(draft: Path) -> None:
    """Write down in the copy where its logs end: it has no head file that could tell of an end that was lost."""
    with closing(sqlite_connection.connect(draft)) as copy:
        if schema.check(copy, str(draft)) >= schema.CHECKSUMS:
            LogHeads(copy).sweep(copy)


def _checked(draft: Path, lost: list[Problem]) -> Summary:
    """Read the whole copy once. Its pages were written just now, so they must be whole."""
    report = check(draft, lambda done, whole: None)
    for fault in report.faults:
        if fault.key == "store-page-damaged":
            raise sqlite3.DatabaseError(fault.details["why"])
    for fault in lost:
        report.add(fault)
    return Summary(report.tables, report.entries, report.faults)


def _sync(path: Path) -> None:
    """Have the disk keep a file, or the names in a folder; some systems cannot do that for a folder."""
    with suppress(PermissionError):
        number = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def _put(draft: Path, file: Path) -> None:
    """Rename the draft, unless another file took that name meanwhile."""
    try:
        os.link(draft, file)
    except FileExistsError:
        raise
    except OSError:  # a disk without links
        if os.path.lexists(file):
            raise FileExistsError from None
        os.rename(draft, file)


def _unwritable(file: Path, fault: Exception) -> Problem:
    return Problem("cannot-write", {"file": str(file), "why": getattr(fault, "strerror", None) or str(fault)})
