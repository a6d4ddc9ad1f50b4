"""Games as numbers: what a seat sees as a vector, what it may do as whole numbers.

Every slot is described in docs/reference/encodings.md.
"""

from __future__ import annotations

from pocketmoney.core.game import State
from pocketmoney.envs.encoding.base import Encoding
from pocketmoney.games.brawl.state import Brawl
from pocketmoney.games.tietgen.state import Tietgen


def encoding_of(state: State) -> Encoding:
    """The encoding of the table that a state belongs to: its game, seats, decks or board."""
    if isinstance(state, Brawl):
        from pocketmoney.envs.encoding.brawl import BrawlEncoding

        return BrawlEncoding(state.terms)
    if isinstance(state, Tietgen):
        from pocketmoney.envs.encoding.tietgen import TietgenEncoding

        return TietgenEncoding(state.terms)
    raise TypeError(f"there is no encoding for {type(state).__name__}")
