"""Opening the database: for the one who writes, and for those who read meanwhile."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from pocketmoney.core.problem import Problem
from pocketmoney.store import checksum, data_folder, schema

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

_DAMAGE: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_IOERR_SHORT_READ", "SQLITE_IOERR_CORRUPTFS")
_HEADER: Final = b"SQLite format 3\x00"
_VERSION_AT: Final = 60
_APPLICATION_AT: Final = 68


def to_write(file: Path) -> sqlite3.Connection:
    """The database, made if it is not there, up to date and ready to write to."""
    check_emptied(file)
    data_folder.make_file(file)
    check_header(file)
    connection = _connect(str(file))
    with _closed_on_failure(connection, file):
        schema.check(connection, str(file))  # before anything is written to a file that is not ours
        for pragma in _WRITING:
            connection.execute(pragma)
        schema.migrate(connection, str(file))
    return connection


def to_read(file: Path) -> sqlite3.Connection:
    """The database, opened for reading while a server may be writing. A missing one is a problem."""
    try:
        if not file.is_file():
            raise Problem("store-no-data", {"folder": str(file.parent)})
    except OSError as fault:
        raise _unreadable(file, fault) from None
    check_header(file)
    try:
        connection = _connect(f"{file.resolve().as_uri()}?mode=ro")
    except sqlite3.Error as fault:
        raise unusable(file, fault) from None
    with _closed_on_failure(connection, file):
        schema.check(connection, str(file))
    return connection


def connect(file: Path) -> sqlite3.Connection:
    """The database as it is, neither checked nor changed."""
    return _connect(str(file))


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


def check_emptied(file: Path) -> None:
    """An empty database beside the files of a full one has lost everything; SQLite would delete its changes, too."""
    recent, heads = file.with_name(data_folder.RECENT), file.with_name(data_folder.HEADS)
    try:
        is_empty = not file.exists() or not file.stat().st_size
        is_emptied = is_empty and any(beside.exists() and beside.stat().st_size for beside in (recent, heads))
    except OSError as fault:
        raise _unreadable(file, fault) from None
    if is_emptied:
        raise Problem("store-emptied", {"file": str(file)})


def check_header(file: Path) -> None:
    """Refuse what no connection may be opened to.

    SQLite would write over a file too short to be a database, and put recent changes into one of a newer program.
    """
    try:
        with file.open("rb") as stream:
            header = stream.read(_APPLICATION_AT + 4)
    except OSError as fault:
        raise _unreadable(file, fault) from None
    if header and not header.startswith(_HEADER):
        raise Problem("store-other-database", {"file": str(file)})
    if int.from_bytes(header[_APPLICATION_AT:]) == schema.APPLICATION:
        schema.check_version(int.from_bytes(header[_VERSION_AT : _VERSION_AT + 4]), str(file))


def _connect(name: str) -> sqlite3.Connection:
    # Every statement is its own transaction unless one is begun. Who uses a connection when is our own affair.
    connection = sqlite3.connect(name, isolation_level=None, check_same_thread=False, uri=name.startswith("file:"))
    connection.text_factory = _text
    connection.create_function("checksum", -1, checksum.of_values, deterministic=True)
    return connection


def _text(data: bytes) -> str:
    """Text of a row; a damaged one must not keep the others from being read."""
    return data.decode("utf-8", "backslashreplace")


def is_damage(fault: sqlite3.Error) -> bool:
    """Return whether a fault says that the file is damaged, and not that it is locked or the disk full."""
    name = getattr(fault, "sqlite_errorname", "") or ""
    if not name:  # text that is no text
        return isinstance(fault, sqlite3.OperationalError) and "decode" in str(fault)
    # SQLITE_ERROR: a statement does not fit the schema, so that is not the one that we made.
    return name == "SQLITE_ERROR" or name.startswith(_DAMAGE)


def _unreadable(file: Path, fault: OSError) -> Problem:
    return Problem("store-unusable", {"file": str(file), "why": fault.strerror or str(fault)})


def unusable(file: Path, fault: sqlite3.Error) -> Problem:
    """What is wrong with a database that cannot be opened."""
    if getattr(fault, "sqlite_errorname", "") == "SQLITE_NOTADB":
        return Problem("store-other-database", {"file": str(file)})
    if is_damage(fault):
        return Problem("store-corrupt", {"file": str(file), "why": str(fault)})
    return Problem("store-unusable", {"file": str(file), "why": str(fault)})
