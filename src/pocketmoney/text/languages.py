"""The languages that have catalogues."""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

FALL_BACK: Final = "en"


def languages() -> list[str]:
    """Return the code of every language that has a catalogue."""
    return sorted(folder.name for folder in text_folder().iterdir() if catalogue_files(folder))


def catalogue_files(folder: Traversable) -> list[Traversable]:
    """Return the catalogues in the folder of a language, by name."""
    if not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


def text_folder() -> Traversable:
    """Return the folder that holds a folder for each language."""
    return resources.files("pocketmoney") / "text"
