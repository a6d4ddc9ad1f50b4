"""Which version this is, which build of the rules it runs, and why it is not the compiled one."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

from pocketmoney import __version__

NOTE: Final = "not-compiled.txt"  # written by the build hook: a key, and below it the reason in English
SOURCE_TREE: Final = "source-tree"


class PureReason(NamedTuple):
    """Why the rules run as plain Python: a key that catalogues know, and a phrase in English."""

    key: str
    phrase: str


def pure_reason() -> PureReason | None:
    """Return why the rules are not compiled; None if they are."""
    rules = find_spec("pocketmoney.core.action")
    if rules is not None and not str(rules.origin).endswith(".py"):
        return None
    try:
        key, phrase = Path(__file__).with_name(NOTE).read_text(encoding="utf-8").split("\n")[:2]
    except (OSError, ValueError):
        return PureReason(SOURCE_TREE, "run from the source tree")
    return PureReason(key, phrase)


def told() -> str:
    """Return version and build in one line, made without a catalogue: it must be there at once."""
    reason = pure_reason()
    build = "compiled" if reason is None else f"pure: {reason.phrase}"
    return f"pocketmoney {__version__} ({build})"
