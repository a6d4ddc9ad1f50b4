"""What is in the data folder, and that nobody but its owner may look."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from pocketmoney.core.problem import Problem

DATABASE: Final = "tables.db"
RECENT: Final = "tables.db-wal"  # the changes that SQLite has not put into the database yet
HEADS: Final = "tables.heads"  # how far each log was durable
LOCK: Final = "lock"

OWNER_ONLY: Final = 0o600
OWNER_ONLY_FOLDER: Final = 0o700


def make_folder(folder: Path) -> None:
    """Make the data folder unless it is there; one that cannot be written to is a problem."""
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=OWNER_ONLY_FOLDER, exist_ok=True)
    except OSError as fault:
        raise _unusable(folder, fault) from None


def make_file(file: Path) -> None:
    """Make an empty file that only its owner may read, unless it is there. What SQLite puts beside it is as private."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
    except OSError as fault:
        raise _unusable(file.parent, fault) from None


def _unusable(folder: Path, fault: OSError) -> Problem:
    return Problem("store-folder", {"folder": str(folder), "why": fault.strerror or str(fault)})
