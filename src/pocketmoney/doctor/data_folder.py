"""The data folder: whether it can be written to, how much room is left, and what lies in it."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from pocketmoney.core.problem import Problem
from pocketmoney.doctor.finding import Finding, State, from_problem
from pocketmoney.store import data_folder, schema, sqlite_connection
from pocketmoney.store.folder_lock import FolderLock

MEGABYTE: Final = 1 << 20
ENOUGH: Final = 100  # megabytes, for many evenings
LEAST: Final = 2  # with less the database cannot even be opened for writing


class Contents(NamedTuple):
    """What a data folder holds."""

    tables: int
    open: int
    version: int


def check_data(folder: Path) -> Finding:
    """Return how the data folder is. Nothing is left in it, and one that is missing is not made."""
    try:
        _write_in(folder)
        contents = _read(folder)
        _take_lock(folder)
    except Problem as problem:
        return from_problem("data", problem)
    return describe(folder, contents, shutil.disk_usage(_nearest(folder)).free // MEGABYTE)


def describe(folder: Path, contents: Contents | None, free: int) -> Finding:
    """Return what is said about a folder that can be used, with so many megabytes left on its disk."""
    state = State.FINE if free >= ENOUGH else State.NOTE if free >= LEAST else State.MEND
    facts: dict[str, object] = {"folder": str(folder), "free": free}
    if state is not State.FINE:
        return Finding("data", state, "doctor-data-space", facts)
    if contents is None:
        return Finding("data", state, "doctor-data-new", facts)
    return Finding("data", state, "doctor-data-fine", {**facts, **contents._asdict()})


def _nearest(folder: Path) -> Path:
    """Return the folder itself, or the nearest one above it that is there."""
    folder = folder.absolute()
    while not folder.exists():
        folder = folder.parent
    return folder


def _write_in(folder: Path) -> None:
    """Write a file where the data is or would be, and remove it."""
    try:
        with tempfile.TemporaryFile(dir=_nearest(folder)) as probe:
            probe.write(b"0")
    except OSError as fault:
        raise Problem("store-folder", {"folder": str(folder), "why": fault.strerror or str(fault)}) from None


def _read(folder: Path) -> Contents | None:
    """Return what lies there, also while a server writes; None if there is nothing yet."""
    file = folder / data_folder.DATABASE
    if not file.exists() or not file.stat().st_size:
        return None
    with closing(sqlite_connection.to_read(file)) as connection:
        try:
            version = schema.check(connection, str(file))
            tables, still_open = connection.execute("SELECT count(*), coalesce(sum(is_open), 0) FROM tables").fetchone()
        except sqlite3.Error as fault:
            raise sqlite_connection.unusable(file, fault) from None
    return Contents(tables, still_open, version)


def _take_lock(folder: Path) -> None:
    """Make sure that no other server uses the folder."""
    if (folder / data_folder.LOCK).exists():
        FolderLock(folder).release()
