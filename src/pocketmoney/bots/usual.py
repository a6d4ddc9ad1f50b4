"""The words for bots that everybody knows: here, so that knowing them takes no loading of bots."""

from __future__ import annotations

from typing import Final

ANY: Final = "bot"  # whatever is usual
USUAL: Final = "fair"  # the level that this is
