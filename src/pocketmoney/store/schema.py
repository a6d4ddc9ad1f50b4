"""The tables of the database, as numbered migrations. What was released is never changed, only added to."""

from __future__ import annotations

import re
import secrets
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import cache
from typing import Final, NamedTuple
from zlib import crc32

from pocketmoney.core.problem import Problem
from pocketmoney.store import checksum

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

# Checksums: of each entry (store/checksum.py), of each other row, and of `ends`, which also says how many tables there
# are and has a mark that tells this database from others. What has no checksum is damaged.
SECOND: Final = """
ALTER TABLE entry ADD COLUMN crc INTEGER;
ALTER TABLE tables ADD COLUMN crc INTEGER;
ALTER TABLE snapshot ADD COLUMN crc INTEGER;
ALTER TABLE ends ADD COLUMN tables INTEGER NOT NULL DEFAULT 0;
ALTER TABLE ends ADD COLUMN mark INTEGER NOT NULL DEFAULT 0;
ALTER TABLE ends ADD COLUMN crc INTEGER;
UPDATE tables SET crc = checksum(id, code, made, touched, is_open);
"""

_NOISE: Final = re.compile(r"--[^\n]*|\s")  # of a statement: comments and white space


def _add_checksums(connection: sqlite3.Connection) -> None:
    """Give every entry and snapshot its checksum. Of a log that is damaged already only the whole part gets them."""
    tables: dict[int, str] = dict(connection.execute("SELECT no, id FROM tables"))
    ends = {no: (0, 0, checksum.start(table)) for no, table in tables.items()}  # number, place, checksum of the last
    found: list[tuple[int, int]] = []
    for place, no, seq, before, line in connection.execute("SELECT id, table_no, seq, before, line FROM entry"):
        last_seq, last, crc = ends.get(no, (-1, 0, 0))
        if seq == last_seq + 1 and before == last:
            crc = crc32(line, crc)
            ends[no] = (seq, place, crc)
            found.append((crc, place))
    connection.executemany("UPDATE entry SET crc = ? WHERE id = ?", found)
    for no, seq, rules, data in connection.execute("SELECT table_no, seq, rules, data FROM snapshot").fetchall():
        crc = checksum.of_snapshot(tables.get(no, ""), seq, rules, data)
        connection.execute("UPDATE snapshot SET crc = ? WHERE table_no = ?", (crc, no))
    connection.execute("UPDATE ends SET tables = ?, mark = ?", (len(tables), secrets.randbits(62)))
    connection.execute("UPDATE ends SET crc = checksum(swept, tables, mark)")


class Migration(NamedTuple):
    """One step: statements, and what they cannot say."""

    sql: str
    fill: Callable[[sqlite3.Connection], None] | None = None


# The third changes only the layout of the head file, which a program that knows two versions would not recognise.
MIGRATIONS: Final[Sequence[Migration]] = (Migration(FIRST), Migration(SECOND, _add_checksums), Migration(""))
CHECKSUMS: Final = 2  # the version since which every row has a checksum


def check(connection: sqlite3.Connection, file: str, newest: int = len(MIGRATIONS)) -> int:
    """The version of a database. One that is not ours, or of a newer program, is a problem."""
    try:
        version: int = connection.execute("PRAGMA user_version").fetchone()[0]
        owner: int = connection.execute("PRAGMA application_id").fetchone()[0]
        is_empty: bool = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0] == 0
    except UnicodeDecodeError:  # what SQLite says about a damaged schema is no text
        raise Problem("store-corrupt", {"file": file, "why": "schema"}) from None
    if owner != APPLICATION and not (is_empty and owner == version == 0):
        raise Problem("store-other-database", {"file": file})
    check_version(version, file, newest)
    if newest == len(MIGRATIONS) and statements(connection) != _expected(version):
        raise Problem("store-corrupt", {"file": file, "why": "schema"})
    return version


def check_version(version: int, file: str, newest: int = len(MIGRATIONS)) -> None:
    """Refuse a database of a newer program."""
    if version > newest:
        raise Problem("store-newer", {"file": file, "version": version, "newest": newest})


def statements(connection: sqlite3.Connection) -> list[tuple[str, str, str]]:
    """The statements that a database was made with: a bit that flips in one of them changes what it means."""
    query = "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY name"
    return [(kind, name, _NOISE.sub("", sql)) for kind, name, sql in connection.execute(query)]


@cache
def _expected(version: int) -> list[tuple[str, str, str]]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        connection.create_function("checksum", -1, checksum.of_values, deterministic=True)
        for migration in MIGRATIONS[:version]:
            connection.executescript(migration.sql)
        return statements(connection)


def migrate(connection: sqlite3.Connection, file: str, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Bring a database up to date, each step whole or not at all."""
    version = check(connection, file, len(migrations))
    for number in range(version + 1, len(migrations) + 1):
        sql, fill = migrations[number - 1]
        try:
            connection.executescript(f"BEGIN IMMEDIATE; {sql};")
            if fill is not None:
                fill(connection)
            for statement in (
                f"PRAGMA application_id = {APPLICATION}",
                f"PRAGMA user_version = {number}",
                "COMMIT",
            ):
                connection.execute(statement)
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
    if version < len(migrations):
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # no loss of recent changes takes a step back
