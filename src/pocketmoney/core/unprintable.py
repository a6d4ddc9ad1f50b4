"""Characters that steer a terminal or turn the direction of writing: no foreign text may bring them along."""

from __future__ import annotations

import re
from typing import Final

# Control characters of both sets but tab and line feed, lone halves of characters, and what embeds, overrides or
# isolates a direction of writing, so that a line reads otherwise than it is.
UNPRINTABLE: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
INSTEAD: Final = "\ufffd"


def printable(text: str) -> str:
    """Return a text with a replacement character for everything that cannot be printed."""
    return UNPRINTABLE.sub(INSTEAD, text)
