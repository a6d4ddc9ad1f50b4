"""Where programs keep what belongs to a person."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

NAME: Final = "pocketmoney"


def default_data() -> Path:
    """Return the default data folder.

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
