"""The line that `serve` and `play` begin with where an installed package is not compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.version import SOURCE_TREE, pure_reason

if TYPE_CHECKING:
    from pocketmoney.text.speech import Speech


def build_note(speech: Speech) -> str:
    """Return a sentence that says why the rules are slow; empty if they are compiled, or run from the source tree."""
    reason = pure_reason()
    if reason is None or reason.key == SOURCE_TREE:
        return ""
    return speech.say("cli-not-compiled", {"why": reason.key, "detail": reason.phrase})
