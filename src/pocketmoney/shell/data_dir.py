"""Where programs keep what belongs to a person."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

NAME: Final = "pocketmoney"


def default_data() -> Path:
    """Return the default data folder.

    `$XDG_DATA_HOME/pocketmoney`, else `~/.local/share/pocketmoney`; on macOS
    `~/Library/Application Support/pocketmoney`; on Windows `%LOCALAPPDATA%\\pocketmoney`.
    """
    from platformdirs import user_data_path

    if sys.platform == "darwin" and (usual := Path.home() / "Library" / "Application Support" / NAME).exists():
        return usual  # XDG_DATA_HOME once meant nothing here, and what was kept then must be found
    return user_data_path(NAME, appauthor=False)


def chosen_data(flag: str | None) -> Path:
    """The data folder that a flag names, else the default one."""
    return default_data() if flag is None else Path(flag)


def games() -> Path:
    """Where local games are kept."""
    return default_data() / "games"
