"""The tables of the database, as numbered migrations. What was released is never changed, only added to."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

from pocketmoney.core.problem import Problem

APPLICATION: Final = 0x506F4D6F  # "PoMo", which tells our databases from others

FIRST: Final = """
CREATE TABLE tables (
    no INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    code TEXT NOT NULL,
    made INTEGER NOT NULL,
    touched INTEGER NOT NULL,
    is_open INTEGER NOT NULL,
    -- Number of the last entry and where it lies, up to the last sweep of `ends`.
    seq INTEGER NOT NULL DEFAULT 0,
    last INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX open_code ON tables (code) WHERE is_open;

-- The logs of all tables in the order in which they were written; `before` is the entry of the same table before this.
CREATE TABLE entry (
    id INTEGER PRIMARY KEY,
    table_no INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    before INTEGER NOT NULL,
    line BLOB NOT NULL
);
CREATE TABLE ends (swept INTEGER NOT NULL);
INSERT INTO ends VALUES (0);

CREATE TABLE snapshot (
    table_no INTEGER PRIMARY KEY REFERENCES tables (no),
    seq INTEGER NOT NULL,
    rules TEXT NOT NULL,
    data BLOB NOT NULL
);

-- Has a row while traces of deleted tables may be left.
CREATE TABLE untidy (since INTEGER NOT NULL);
"""

MIGRATIONS: Final[Sequence[str]] = (FIRST,)


def check(connection: sqlite3.Connection, file: str, newest: int = len(MIGRATIONS)) -> int:
    """The version of a database. One that is not ours, or of a newer program, is a problem."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    owner: int = connection.execute("PRAGMA application_id").fetchone()[0]
    is_empty: bool = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0] == 0
    if owner != APPLICATION and not (is_empty and owner == version == 0):
        raise Problem("store-other-database", {"file": file})
    if version > newest:
        raise Problem("store-newer", {"file": file, "version": version, "newest": newest})
    return version


def migrate(connection: sqlite3.Connection, file: str, migrations: Sequence[str] = MIGRATIONS) -> None:
    """Bring a database up to date, each step whole or not at all."""
    for number in range(check(connection, file, len(migrations)) + 1, len(migrations) + 1):
        try:
            connection.executescript(
                f"BEGIN IMMEDIATE; {migrations[number - 1]};"
                f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {number}; COMMIT;"
            )
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
