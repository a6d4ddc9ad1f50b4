"""An own board for tests: the numbers of the Tietgen board, with names and texts of its own."""

from __future__ import annotations

import re
from importlib import resources

PACKAGED = (resources.files("pocketmoney") / "games" / "tietgen" / "data" / "board.toml").read_text("utf-8")


def own() -> str:
    """The text of a board that can be played on."""
    text = re.sub(r'(\[\[spaces\]\]\nid = "([^"]+)"\n)', r'\1name = "The \2"\n', PACKAGED)
    text = re.sub(r"(\[\[mail\]\]\nnumber = (\d+)\n)", r'\1text = "Card \2."\n', text)
    return text.replace("kitchen-", "flat-").replace("bike-room-", "shed-")
