"""Files that a person asks for: none is replaced that the program did not write, and none without asking."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from pocketmoney.core.problem import Problem
from pocketmoney.core.record import DIVIDER
from pocketmoney.shell import atomic_file

MARK: Final = b"pocketmoney"  # stands in every page and picture that the program writes
HEADER_MOST: Final = 65_536

Recognise = Callable[[bytes], bool]


def is_record(text: bytes) -> bool:
    """Whether a file holds a record of a game."""
    head = text[:HEADER_MOST].replace(b"\r\n", b"\n").split(b"\n")
    names_game = any(line.startswith(b"game:") for line in head)
    return names_game and any(line.strip() == DIVIDER.encode() for line in head)


def is_page(text: bytes) -> bool:
    """Whether a file is a page or a picture that the program wrote."""
    return MARK in text


def check(file: str, is_ours: Recognise, *, force: bool, ask: Callable[[str], bool] | None = None) -> None:
    """Make sure that a file can be written and replaces nothing but what it may; else that is a problem.

    What the program wrote may be replaced by force, or if `ask` says so.
    """
    atomic_file.check(file)
    if not Path(file).exists():
        return
    if not is_ours(atomic_file.read(file)):
        raise Problem("file-foreign", {"file": file})
    if not force and not (ask is not None and ask(file)):
        raise Problem("file-exists", {"file": file})
