"""Where a game that was played by other rules takes another course by ours."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.problem import Problem
from pocketmoney.core.record import RULES_VERSION
from pocketmoney.core.refusal import Args
from pocketmoney.table.game_in_progress import GameInProgress

RULES_DIFFER: Final = "rules-differ"

# Why games differ.
DEAL: Final = "deal"  # it cannot be dealt like that
MOVE: Final = "move"  # a move is not allowed
TOLD: Final = "told"  # a move has other consequences
SNAPSHOT: Final = "snapshot"  # the game stood otherwise when a snapshot was taken
END: Final = "end"  # it does not end there, or another wins


class Difference:
    """Where a game goes another way by our rules: after how many moves, and why."""

    __slots__ = ("theirs", "moves", "why", "name", "move")

    def __init__(self, theirs: str, moves: int, why: str, name: str = "", move: str = "") -> None:
        self.theirs = theirs
        self.moves = moves
        self.why = why
        self.name = name  # whose move it is
        self.move = move

    def args(self) -> Args:
        """What a sentence about it needs."""
        return {
            "theirs": self.theirs,
            "ours": RULES_VERSION,
            "moves": self.moves,
            "why": self.why,
            "name": self.name,
            "move": self.move,
        }

    def problem(self) -> Problem:
        """Return the difference as a problem, for a caller who needs the rest of the game."""
        return Problem(RULES_DIFFER, self.args())


class Checked:
    """How far a game was compared: so many moves agree, and what had been told after each."""

    __slots__ = ("moves", "heard", "left")

    def __init__(self) -> None:
        self.moves = 0
        self.left: GameInProgress | None = None  # the game where it was not followed any further
        self.heard: list[tuple[int, int]] = []  # moves, and events that were told by then

    def note(self, running: GameInProgress) -> None:
        """One more move was made."""
        self.heard.append((running.made, running.event_count))

    def before(self, event: int) -> int:
        """How many moves had been made before that event, counted from 0, was told."""
        return max([made for made, heard in self.heard if heard <= event], default=0)
