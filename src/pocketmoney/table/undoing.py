"""Taking a move back: with everybody's consent, and never over hidden or random information."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.refusal import Refusal
from pocketmoney.table import clock, entries
from pocketmoney.table.chairs import NO_SEAT, Chair
from pocketmoney.table.commands import AnswerUndo, AskUndo

if TYPE_CHECKING:
    from pocketmoney.table.table import Table


class Undo:
    """A seat asks to take back its last move."""

    __slots__ = ("seat", "agreed", "until")

    def __init__(self, seat: int, until: int) -> None:
        self.seat = seat
        self.agreed: list[int] = []
        self.until = until  # 0: as long as it takes


def ask(table: Table, chair: Chair, command: AskUndo, now: int) -> Refusal | None:
    """Ask the others; if there is nobody to ask, it is done."""
    running = table.running
    if running is None or chair.seat == NO_SEAT or running.state.over:
        return Refusal("table-no-game")
    if table.undo is not None:
        return Refusal("undo-open")
    if running.before is None or running.before.seat != chair.seat:
        return Refusal("undo-not-possible")
    table.enter(entries.UndoAsked(now, chair.id, command.n, chair.seat))
    return None


def answer(table: Table, chair: Chair, command: AnswerUndo, now: int) -> Refusal | None:
    """Let it happen, or not; whoever asked may also think better of it."""
    undo = table.undo
    if undo is None or chair.seat == NO_SEAT:
        return Refusal("undo-nothing-asked")
    if command.yes and (chair.seat == undo.seat or chair.seat in undo.agreed):
        return Refusal("undo-answered")
    table.enter(entries.UndoAnswered(now, chair.id, command.n, chair.seat, command.yes))
    return None


def expire(table: Table, now: int) -> None:
    """Nobody said no, but not everybody said yes in time."""
    if table.undo is not None and table.undo.until and now >= table.undo.until:
        table.enter(entries.UndoDropped(now, entries.NO_CHAIR, 0))


def settle(table: Table, now: int) -> None:
    """Once everybody who is there to be asked has agreed it is done; whoever left can no longer take back anything."""
    undo = table.undo
    running = table.running
    if undo is None or running is None:
        return
    if running.chairs[undo.seat].is_gone:
        table.enter(entries.UndoDropped(now, entries.NO_CHAIR, 0))
        return
    waiting = [chair for chair in table.players() if not chair.bot and chair.seat != undo.seat]
    if all(chair.seat in undo.agreed for chair in waiting):
        table.enter(entries.Undone(now, entries.NO_CHAIR, 0, undo.seat))


def fold_asked(table: Table, entry: entries.UndoAsked) -> None:
    """The question stands, and the clock with it."""
    speed = table.settings.speed
    table.undo = Undo(entry.seat, 0 if speed == clock.NO_CLOCK else entry.t + clock.ASKED_FOR_UNDO)
    table.is_changed = True
    if table.running is not None:
        table.running.is_new = True
        table.running.forget_bots()


def fold_answered(table: Table, entry: entries.UndoAnswered) -> None:
    """One more agrees; a no ends it."""
    if table.undo is None:
        return
    if entry.yes:
        table.undo.agreed.append(entry.seat)
        table.is_changed = True
    else:
        _drop(table, entry.t)


def fold_undone(table: Table, entry: entries.Undone) -> None:
    """It is taken back."""
    running = table.follow()
    if running is not None:
        running.take_back(entry.t)
    _drop(table, entry.t)


def fold_dropped(table: Table, entry: entries.UndoDropped) -> None:
    """It stays."""
    _drop(table, entry.t)


def _drop(table: Table, now: int) -> None:
    table.undo = None
    table.is_changed = True
    if table.running is not None:
        table.running.opened = now
        table.running.is_new = True
        table.running.forget_bots()
