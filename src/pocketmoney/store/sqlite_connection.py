"""Opening the database: for the one who writes, and for those who read meanwhile."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from pocketmoney.core.problem import Problem
from pocketmoney.store import data_folder, schema

# A commit is on the disk before it counts (FULL; on macOS `fullfsync` asks the disk itself), and what is deleted is
# overwritten.
_WRITING: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",
    "PRAGMA checkpoint_fullfsync = ON",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",
)

_HEADER: Final = b"SQLite format 3\x00"


def to_write(file: Path) -> sqlite3.Connection:
    """The database, made if it is not there, up to date and ready to write to."""
    data_folder.make_file(file)
    _check_header(file)
    connection = _connect(str(file))
    with _closed_on_failure(connection, file):
        schema.check(connection, str(file))  # before anything is written to a file that is not ours
        for pragma in _WRITING:
            connection.execute(pragma)
        schema.migrate(connection, str(file))
    return connection


def to_read(file: Path) -> sqlite3.Connection:
    """The database, opened for reading while a server may be writing. A missing one is a problem."""
    if not file.is_file():
        raise Problem("store-no-data", {"folder": str(file.parent)})
    try:
        connection = _connect(f"{file.resolve().as_uri()}?mode=ro")
    except sqlite3.Error as fault:
        raise unusable(file, fault) from None
    with _closed_on_failure(connection, file):
        schema.check(connection, str(file))
    return connection


@contextmanager
def _closed_on_failure(connection: sqlite3.Connection, file: Path) -> Iterator[None]:
    """Close what turns out to be of no use; a fault of the database is a problem."""
    try:
        yield
    except sqlite3.Error as fault:
        connection.close()
        raise unusable(file, fault) from None
    except Problem:
        connection.close()
        raise


def _check_header(file: Path) -> None:
    """SQLite would write over a file that is too short to be a database."""
    with file.open("rb") as stream:
        if stream.read(len(_HEADER)) not in (b"", _HEADER):
            raise Problem("store-other-database", {"file": str(file)})


def _connect(name: str) -> sqlite3.Connection:
    # Every statement is its own transaction unless one is begun. Who uses a connection when is our own affair.
    return sqlite3.connect(name, isolation_level=None, check_same_thread=False, uri=name.startswith("file:"))


def unusable(file: Path, fault: sqlite3.Error) -> Problem:
    """What is wrong with a database that cannot be opened."""
    if fault.sqlite_errorname in ("SQLITE_NOTADB", "SQLITE_CORRUPT"):
        return Problem("store-other-database", {"file": str(file)})
    return Problem("store-unusable", {"file": str(file), "why": str(fault)})
