"""Beer is a ledger, never an order. How a seat settles what is booked is its own affair; nobody else learns of it."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.problem import unknown
from pocketmoney.core.refusal import Refusal
from pocketmoney.table import entries, private_messages
from pocketmoney.table.chair import Chair
from pocketmoney.table.commands import Settle
from pocketmoney.table.reducer import commit_entry
from pocketmoney.table.state import TableState

WAYS: Final = ("beer", "alcohol-free", "water", "points")


def settle(table: TableState, chair: Chair, command: Settle, now: int) -> Refusal | None:
    """How, up to how much, at what pace."""
    if command.how not in WAYS:
        problem = unknown("unknown-way", command.how, list(WAYS))
        return Refusal(problem.key, problem.details)
    commit_entry(table, entries.Settled(now, chair.id, command.n, chair.id, command.how, command.cap, command.pace))
    private_messages.yours(table, chair)
    return None
