"""Whether a game that was played by other rules goes the same way by ours.

Each move has to be allowed, and has to make the table tell what it told then: entries hold a checksum of that. Logs of
programs that counted none are compared with what else there is: the last snapshot, and who won.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pocketmoney.core.action import NOBODY
from pocketmoney.table import entries
from pocketmoney.table.divergence import DEAL, END, MOVE, TOLD, Difference
from pocketmoney.table.entries import NO_CHAIR, Ended, Entry, Moved
from pocketmoney.table.game_in_progress import UNKNOWN, GameInProgress
from pocketmoney.table.state import TableState

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


def follow(table: TableState, entry: Entry, apply: Callable[[Any, Any], None]) -> None:
    """Let an entry of a game happen that was played by other rules, as long as ours lead to the same."""
    running = table.running
    if running is not None:
        told = entry.told if isinstance(entry, (Moved, Ended)) else 0
        if not is_told_alike(running, told):
            mark_difference(table, TOLD)
        elif isinstance(entry, Ended) and not ends_alike(running, entry):
            mark_difference(table, END)
        elif isinstance(entry, Moved):
            table.checked.moves = running.made
    try:
        if running is not None and table.running is running and isinstance(entry, Moved):
            if not may_move(running, entry):
                text = running.game.write_move(running.read(entry.move), running.header.seats)
                mark_difference(table, MOVE, running.header.seats[entry.seat], text)
        apply(table, entry)
    except Exception:  # whatever our rules make of it, it is not what theirs did
        mark_difference(table, DEAL if isinstance(entry, entries.Dealt) else TOLD)
    if table.running is not None and isinstance(entry, Moved):
        table.checked.note(table.running)


def mark_difference(table: TableState, why: str, name: str = "", move: str = "") -> None:
    """Stop following a game that takes another course by our rules."""
    running = table.running
    agreed = 0
    if running is not None:
        more = max(0, running.made - table.checked.moves)
        if more and running.observer is not None:
            running.observer.note_undo(more)
        agreed = running.led + running.made - more
    if table.differs is None:
        table.differs = Difference(table.dealt_by, agreed, why, name, move)
        table.checked.left = running
    table.running = None


def mark_earlier_difference(table: TableState, made: int) -> None:
    """Move the difference back to `made` moves, because a snapshot shows that it came earlier."""
    left, differs = table.checked.left, table.differs
    if left is None or differs is None or left.led + made >= differs.moves:
        return
    if left.observer is not None:
        left.observer.note_undo(differs.moves - left.led - made)
    table.differs = Difference(differs.theirs, left.led + made, TOLD)


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
    common = min(ours.event_count, theirs.event_count)
    if ours.event_count != theirs.event_count or ours.state.digest() != theirs.state.digest():
        return common
    return None


def first_event(ours: GameInProgress, theirs: GameInProgress) -> int | None:
    """Return the first event, counted from 0, that differs among those known of both games."""
    mine, yours = dict(_numbered(ours)), dict(_numbered(theirs))
    return min([number for number in mine if number in yours and mine[number] != yours[number]], default=None)


def _numbered(running: GameInProgress) -> list[tuple[int, tuple[int, bytes]]]:
    """The events that are still known, with their numbers."""
    first = running.event_count - len(running.story)
    return [(first + at, told) for at, told in enumerate(running.story)]
