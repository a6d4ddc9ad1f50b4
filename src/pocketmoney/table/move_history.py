"""The way a game came from one state to another.

To keep the state before every move would cost a copy of it for each; the moves since an earlier one cost next to
nothing, and lead to the same state when it is needed.
"""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import Action
from pocketmoney.core.game import State
from pocketmoney.core.mypyc_hints import mypyc_attr

LONGEST: Final = 32  # moves after which a new path is begun


@mypyc_attr(acyclic=True)
class MoveHistory:
    """A state, and the moves that were made since. It only grows, so a reference to a part of it stays valid."""

    __slots__ = ("start", "moves")

    def __init__(self, start: State) -> None:
        self.start = start
        self.moves: list[tuple[int, Action]] = []

    def state(self, steps: int) -> State:
        """The state that many moves after the start."""
        state = self.start.clone()
        for seat, action in self.moves[:steps]:
            state.apply(seat, action)
        return state
