"""Where data lies: the usual folder, what is in it, and that nobody but its owner may look."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from pocketmoney.core.problem import Problem

NAME: Final = "pocketmoney"
DATABASE: Final = "tables.db"
LOCK: Final = "lock"

OWNER_ONLY: Final = 0o600
OWNER_ONLY_FOLDER: Final = 0o700


def default_data() -> Path:
    """Where data lies unless somebody says otherwise.

    `$XDG_DATA_HOME/pocketmoney`, else `~/.local/share/pocketmoney`; on macOS
    `~/Library/Application Support/pocketmoney`; on Windows `%LOCALAPPDATA%\\pocketmoney`.
    """
    return _usual(sys.platform) / NAME


def _usual(platform: str) -> Path:
    if platform == "win32":
        return _named_by("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return _named_by("XDG_DATA_HOME") or Path.home() / ".local" / "share"


def _named_by(variable: str) -> Path | None:
    """The folder that a variable of the environment names; a relative one does not count."""
    path = Path(os.environ.get(variable, ""))
    return path if path.is_absolute() else None


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
