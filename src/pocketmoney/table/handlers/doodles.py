"""Drawings beside the names: everybody draws their own, and the host can take one away."""

from __future__ import annotations

from pocketmoney.core.refusal import Refusal
from pocketmoney.table import entries
from pocketmoney.table.chair import Chair
from pocketmoney.table.commands import RemoveDoodle, SetDoodle
from pocketmoney.table.reducer import commit_entry
from pocketmoney.table.state import TableState


def set_doodle(table: TableState, chair: Chair, command: SetDoodle, now: int) -> Refusal | None:
    """Show a drawing beside the own name, or none."""
    if command.doodle != chair.doodle:
        commit_entry(table, entries.Doodled(now, chair.id, command.n, chair.id, command.doodle))
    return None


def remove_doodle(table: TableState, chair: Chair, command: RemoveDoodle, now: int) -> Refusal | None:
    """Take the drawing of a chair away."""
    found = table.chair(command.who)
    if found is None:
        return Refusal("no-such-chair")
    if found.doodle:
        commit_entry(table, entries.Doodled(now, chair.id, command.n, found.id, ""))
    return None
