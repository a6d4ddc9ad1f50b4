"""A copy of everything in one file, taken while the server may be running."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from tempfile import mkstemp

from pocketmoney.core.problem import Problem
from pocketmoney.store import data_folder, sqlite_connection


class Summary:
    """What a copy holds."""

    __slots__ = ("tables", "entries")

    def __init__(self, tables: int, entries: int) -> None:
        self.tables = tables
        self.entries = entries


def backup(folder: Path, file: Path) -> Summary:
    """Copy the database of a data folder into a file that must not be there yet, and check the copy.

    The copy is as of one moment, holds nothing that was deleted before, is for its owner only, and appears whole or
    not at all.
    """
    if os.path.lexists(file):
        raise Problem("store-backup-exists", {"file": str(file)})
    with closing(sqlite_connection.to_read(folder / data_folder.DATABASE)) as source:
        try:
            number, name = mkstemp(dir=file.absolute().parent, prefix=f".{file.name}.")
        except OSError as fault:
            raise _unwritable(file, fault) from None
        os.close(number)
        draft = Path(name)
        try:
            source.execute("VACUUM INTO ?", (name,))
            summary = _checked(draft)
            _sync(draft)
            _put(draft, file)
        except FileExistsError:
            raise Problem("store-backup-exists", {"file": str(file)}) from None
        except (OSError, sqlite3.Error) as fault:
            raise _unwritable(file, fault) from None
        finally:
            draft.unlink(missing_ok=True)
    _sync(file.absolute().parent)
    return summary


def _checked(draft: Path) -> Summary:
    """Read the whole copy once."""
    with closing(sqlite3.connect(draft)) as copy:
        (verdict,) = copy.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)
        (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
        (entries,) = copy.execute("SELECT count(*) FROM entry").fetchone()
    return Summary(tables, entries)


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
