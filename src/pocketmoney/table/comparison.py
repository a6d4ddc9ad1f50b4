"""Whether a game that was played by other rules goes the same way by ours.

Each move has to be allowed, and has to make the table tell what it told then: entries hold a checksum of that. Logs of
programs that counted none are compared with what else there is: the last snapshot, and who won.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from pocketmoney.core.action import NOBODY
from pocketmoney.core.problem import Problem
from pocketmoney.core.record import RULES_VERSION
from pocketmoney.core.refusal import Args
from pocketmoney.table import entries
from pocketmoney.table.entries import NO_CHAIR, Ended, Entry, Moved
from pocketmoney.table.game_in_progress import UNKNOWN, GameInProgress

if TYPE_CHECKING:
    from pocketmoney.table.table import Table

RULES_DIFFER: Final = "rules-differ"

# Why games differ.
DEAL: Final = "deal"  # it cannot be dealt like that
MOVE: Final = "move"  # a move is not allowed
TOLD: Final = "told"  # a move has other consequences
SNAPSHOT: Final = "snapshot"  # the game stood otherwise when a snapshot was taken
END: Final = "end"  # it does not end there, or another wins


# What happens to a game by the rules.
OF_GAMES: Final = frozenset(
    {
        entries.Dealt,
        entries.Continued,
        entries.Moved,
        entries.Lapsed,
        entries.Ended,
        entries.Undone,
        entries.Stood,
        entries.Adopted,
    }
)


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
        """The same for whoever wanted more of the game."""
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
        self.heard.append((running.made, running.heard))

    def before(self, event: int) -> int:
        """How many moves had been made before that event, counted from 0, was told."""
        return max([made for made, heard in self.heard if heard <= event], default=0)


def follow(table: Table, entry: Entry, fold: Callable[[Any, Any], None]) -> None:
    """Let an entry of a game happen that was played by other rules, as long as ours lead to the same."""
    running = table.running
    if running is not None:
        told = entry.told if isinstance(entry, (Moved, Ended)) else 0
        if not is_told_alike(running, told):
            table.differ(TOLD)
        elif isinstance(entry, Ended) and not ends_alike(running, entry):
            table.differ(END)
        elif isinstance(entry, Moved):
            table.checked.moves = running.made
    try:
        if running is not None and table.running is running and isinstance(entry, Moved):
            if not may_move(running, entry):
                text = running.game.write_move(running.read(entry.move), running.header.seats)
                table.differ(MOVE, running.header.seats[entry.seat], text)
        fold(table, entry)
    except Exception:  # whatever our rules make of it, it is not what theirs did
        table.differ(DEAL if isinstance(entry, entries.Dealt) else TOLD)
    if table.running is not None and isinstance(entry, Moved):
        table.checked.note(table.running)


def is_told_alike(running: GameInProgress, told: int) -> bool:
    """Whether what our rules have told so far has the checksum that an entry holds, if it holds one."""
    return not told or running.checksum == UNKNOWN or running.checksum == told


def may_move(running: GameInProgress, entry: Moved) -> bool:
    """Whether our rules allow the move of an entry."""
    state = running.state
    action = running.game.fit(state, entry.seat, running.read(entry.move))
    return state.check(entry.seat, action) is None


def ends_alike(running: GameInProgress, entry: Ended) -> bool:
    """Whether the game is over by our rules, too, with the same winner; one that was given up has none."""
    if entry.by != NO_CHAIR:
        return True
    winner = running.state.winner if running.state.winner != NOBODY else NO_CHAIR
    return running.state.over and winner == entry.winner


def first_difference(ours: GameInProgress, theirs: GameInProgress) -> int | None:
    """Where two games that should be the same are not: the first event that differs, counted from 0.

    None: they are the same. Only the last events are known of either; states that differ with the same events differ
    behind all of them.
    """
    event = first_event(ours, theirs)
    if event is not None:
        return event
    common = min(ours.heard, theirs.heard)
    if ours.heard != theirs.heard or ours.state.digest() != theirs.state.digest():
        return common
    return None


def first_event(ours: GameInProgress, theirs: GameInProgress) -> int | None:
    """The first event, counted from 0, that is not the same in two games, as far as both are known."""
    mine, yours = dict(_numbered(ours)), dict(_numbered(theirs))
    return min([number for number in mine if number in yours and mine[number] != yours[number]], default=None)


def _numbered(running: GameInProgress) -> list[tuple[int, tuple[int, bytes]]]:
    """The events that are still known, with their numbers."""
    first = running.heard - len(running.story)
    return [(first + at, told) for at, told in enumerate(running.story)]
