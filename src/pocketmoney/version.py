"""Which version this is, which build of the rules it runs, and why it is not the compiled one."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

from pocketmoney import __version__

NOTE: Final = "not-compiled.txt"  # written by the build hook: a key, and below it the reason in English
SOURCE_TREE: Final = "source-tree"


class Reason(NamedTuple):
    """Why a part of the package was not built: a key that catalogues know, and a phrase in English."""

    key: str
    phrase: str


def noted_reason(note: Path, in_source_tree: str) -> Reason:
    """Return the reason that the build hook has written to a note; without one, this is a source tree."""
    try:
        key, phrase = note.read_text(encoding="utf-8").split("\n")[:2]
    except (OSError, ValueError):
        return Reason(SOURCE_TREE, in_source_tree)
    return Reason(key, phrase)


def pure_reason() -> Reason | None:
    """Return why the rules are not compiled; None if they are."""
    rules = find_spec("pocketmoney.core.action")
    if rules is not None and not str(rules.origin).endswith(".py"):
        return None
    return noted_reason(Path(__file__).with_name(NOTE), "run from the source tree")


def version_line() -> str:
    """Return version and build in one line, made without a catalogue: it must be there at once."""
    reason = pure_reason()
    build = "compiled" if reason is None else f"pure: {reason.phrase}"
    return f"pocketmoney {__version__} ({build})"
