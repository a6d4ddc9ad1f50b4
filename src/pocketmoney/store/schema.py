"""The tables of the database, as numbered migrations. What was released is never changed, only added to."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

from pocketmoney.core.problem import Problem

APPLICATION: Final = 0x506F4D6F  # "PoMo", which tells our databases from others

FIRST: Final = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL,
    made INTEGER NOT NULL,
    touched INTEGER NOT NULL,
    is_open INTEGER NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX open_code ON tables (code) WHERE is_open;

CREATE TABLE entry (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL CHECK (seq > 0),
    line BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TRIGGER entry_follows BEFORE INSERT ON entry
WHEN NEW.seq > 1 AND NOT EXISTS (SELECT 1 FROM entry WHERE table_id = NEW.table_id AND seq = NEW.seq - 1)
BEGIN
    SELECT RAISE(ABORT, 'an entry does not follow the one before');
END;

CREATE TABLE snapshot (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
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
