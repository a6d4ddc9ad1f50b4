"""Taking a move back: with everybody's consent, and never over hidden or random information."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.refusal import Refusal
from pocketmoney.table import clock, entries
from pocketmoney.table.chair import NO_SEAT, Chair
from pocketmoney.table.commands import AnswerUndo, AskUndo

if TYPE_CHECKING:
    from pocketmoney.table.table import Table


class Undo:
    """A seat asks to take back its last move; or somebody disputes a throw that a seat has told (R160)."""

    __slots__ = ("seat", "by", "agreed", "against", "until")

    def __init__(self, seat: int, until: int, by: int | None = None) -> None:
        self.seat = seat
        self.by = seat if by is None else by  # the seat that asks
        self.agreed: list[int] = [self.by] if self.is_dispute else []
        self.against: list[int] = []  # a dispute is decided by most
        self.until = until  # 0: as long as it takes

    @property
    def is_dispute(self) -> bool:
        """Whether somebody else asks than whose move it is."""
        return self.by != self.seat


def ask(table: Table, chair: Chair, command: AskUndo, now: int) -> Refusal | None:
    """Ask the others; if there is nobody to ask, it is done. A throw that was told may be disputed by anybody."""
    running = table.running
    if running is None or chair.seat == NO_SEAT or running.state.over:
        return Refusal("table-no-game")
    if table.undo is not None:
        return Refusal("undo-open")
    before = running.may_take_back(chair.seat)
    if before is None:
        return Refusal("undo-not-possible")
    table.enter(entries.UndoAsked(now, chair.id, command.n, before.seat))
    return None


def answer(table: Table, chair: Chair, command: AnswerUndo, now: int) -> Refusal | None:
    """Let it happen, or not; whoever asked may also think better of it."""
    undo = table.undo
    if undo is None or chair.seat == NO_SEAT:
        return Refusal("undo-nothing-asked")
    if command.yes and (chair.seat == undo.by or chair.seat in undo.agreed):
        return Refusal("undo-answered")
    if chair.seat in undo.against:
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
    if undo is None or running is None or table.awaits:
        return
    if running.chairs[undo.seat].is_gone:
        table.enter(entries.UndoDropped(now, entries.NO_CHAIR, 0))
        return
    if undo.is_dispute:
        if 2 * len(undo.agreed) > _people(table):
            table.enter(entries.Undone(now, entries.NO_CHAIR, 0, undo.seat))
        return
    waiting = [chair for chair in table.players() if not chair.bot and chair.seat != undo.seat]
    if all(chair.seat in undo.agreed for chair in waiting):
        table.enter(entries.Undone(now, entries.NO_CHAIR, 0, undo.seat))


def fold_asked(table: Table, entry: entries.UndoAsked) -> None:
    """The question stands, and the clock with it."""
    speed = table.settings.speed
    asker = table.chair(entry.by)
    by = entry.seat if asker is None else asker.seat
    table.undo = Undo(entry.seat, 0 if speed == clock.NO_CLOCK else entry.t + clock.ASKED_FOR_UNDO, by)
    table.is_changed = True
    if table.running is not None:
        table.running.is_new = True
        table.running.forget_bots()


def fold_answered(table: Table, entry: entries.UndoAnswered) -> None:
    """One more agrees; a no ends it."""
    if table.undo is None:
        return
    undo = table.undo
    if entry.yes:
        undo.agreed.append(entry.seat)
        table.is_changed = True
    elif undo.is_dispute and entry.seat != undo.by and 2 * (len(undo.against) + 1) < _people(table):
        undo.against.append(entry.seat)
        table.is_changed = True
    else:
        _drop(table, entry.t)


def fold_undone(table: Table, entry: entries.Undone) -> None:
    """It is taken back."""
    running = table.running
    if running is not None:
        running.take_back(entry.seat if table.undo is None else table.undo.by, entry.t)
    _drop(table, entry.t)


def fold_dropped(table: Table, entry: entries.UndoDropped) -> None:
    """It stays."""
    _drop(table, entry.t)


def _people(table: Table) -> int:
    """How many people have a say in a dispute."""
    return len([chair for chair in table.players() if not chair.bot])


def _drop(table: Table, now: int) -> None:
    table.undo = None
    table.is_changed = True
    if table.running is not None:
        table.running.opened = now
        table.running.is_new = True
        table.running.forget_bots()
