"""A copy of the database as an older version wrote it, taken before this version changes anything."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from pocketmoney.core.problem import Problem
from pocketmoney.store import schema, sqlite_connection


def copy_older(database: Path) -> Path | None:
    """Copy a database of an older version beside itself, unless that was done; returns the copy.

    Recent changes are moved into the database first, so the one file holds everything.
    """
    if not database.is_file() or not database.stat().st_size:
        return None
    sqlite_connection.check_header(database)
    with closing(sqlite_connection.connect(database)) as connection:
        try:
            version = schema.check(connection, str(database))
            if not 0 < version < len(schema.MIGRATIONS):
                return None
            copy = database.with_name(f"{database.stem}-version-{version}{database.suffix}")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.Error as fault:
            raise sqlite_connection.unusable(database, fault) from None
    if copy.exists():
        return copy
    draft = copy.with_name(f".{copy.name}")
    try:
        shutil.copy2(database, draft)
        with draft.open("rb") as opened:
            os.fsync(opened.fileno())
        draft.replace(copy)
    except OSError as fault:
        draft.unlink(missing_ok=True)
        raise Problem("cannot-write", {"file": str(copy), "why": fault.strerror or str(fault)}) from None
    return copy
