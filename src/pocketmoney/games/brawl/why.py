"""Why a move is refused: placeholder while the rest is written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.action import Action
from pocketmoney.core.refusal import Refusal

if TYPE_CHECKING:
    from pocketmoney.games.brawl.state import Brawl


def explain(s: Brawl, seat: int, action: Action) -> Refusal:
    """The rule that stops this move, and what would unlock it."""
    return Refusal("not-now")
