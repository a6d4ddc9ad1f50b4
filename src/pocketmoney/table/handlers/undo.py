"""Undo of a move: with the consent of all people, and never past hidden or random information."""

from __future__ import annotations

from pocketmoney.core.refusal import Refusal
from pocketmoney.table import entries
from pocketmoney.table.chair import NO_SEAT, Chair
from pocketmoney.table.commands import AnswerUndo, AskUndo
from pocketmoney.table.reducer import commit_entry
from pocketmoney.table.state import TableState


def ask(table: TableState, chair: Chair, command: AskUndo, now: int) -> Refusal | None:
    """Ask the others; if there is nobody to ask, it is done. A throw that was told may be disputed by anybody."""
    running = table.running
    if running is None or chair.seat == NO_SEAT or running.state.over:
        return Refusal("table-no-game")
    if table.undo is not None:
        return Refusal("undo-open")
    before = running.undo_point(chair.seat)
    if before is None:
        return Refusal("undo-not-possible")
    commit_entry(table, entries.UndoAsked(now, chair.id, command.n, before.seat))
    return None


def answer(table: TableState, chair: Chair, command: AnswerUndo, now: int) -> Refusal | None:
    """Agree to an undo or refuse it; the seat that asked may withdraw it."""
    undo = table.undo
    if undo is None or chair.seat == NO_SEAT:
        return Refusal("undo-nothing-asked")
    if command.yes and (chair.seat == undo.by or chair.seat in undo.agreed):
        return Refusal("undo-answered")
    if chair.seat in undo.against:
        return Refusal("undo-answered")
    commit_entry(table, entries.UndoAnswered(now, chair.id, command.n, chair.seat, command.yes))
    return None


def expire(table: TableState, now: int) -> None:
    """Drop a request that was not agreed in time."""
    if table.undo is not None and table.undo.until and now >= table.undo.until:
        commit_entry(table, entries.UndoDropped(now, entries.NO_CHAIR, 0))


def settle(table: TableState, now: int) -> None:
    """Undo the move once all people have agreed; drop the request if the mover has left."""
    undo = table.undo
    running = table.running
    if undo is None or running is None or table.awaits:
        return
    if running.chairs[undo.seat].is_gone:
        commit_entry(table, entries.UndoDropped(now, entries.NO_CHAIR, 0))
        return
    if undo.is_dispute:
        if 2 * len(undo.agreed) > len(table.active_players()):
            commit_entry(table, entries.Undone(now, entries.NO_CHAIR, 0, undo.seat))
        return
    others = [chair.seat for chair in table.active_players() if chair.seat != undo.seat]
    if all(seat in undo.agreed for seat in others):
        commit_entry(table, entries.Undone(now, entries.NO_CHAIR, 0, undo.seat))
