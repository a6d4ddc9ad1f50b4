"""Continuing a game of earlier rules by ours, from a snapshot and after a vote."""

from __future__ import annotations

from pocketmoney.core.record import RULES_VERSION
from pocketmoney.table import comparison, entries, snapshot
from pocketmoney.table.divergence import SNAPSHOT
from pocketmoney.table.entries import NO_CHAIR
from pocketmoney.table.phase import PLAYING
from pocketmoney.table.ports import Snapshot
from pocketmoney.table.proposals import RULES
from pocketmoney.table.reducer import commit_entry
from pocketmoney.table.state import TableState


def by_other_rules(saved: Snapshot | None) -> Snapshot | None:
    """Return the snapshot if it holds a game in progress of other rules: the log is then compared with it."""
    if saved is None or saved.rules == RULES_VERSION:
        return None
    try:
        return None if snapshot.position(saved.data) is None else saved
    except Exception:  # of no use for anything
        return None


def compare(table: TableState, witness: Snapshot) -> None:
    """Compare a game of other rules with the snapshot that was taken then; if it differs, the snapshot is offered."""
    if table.phase != PLAYING or table.rules == RULES_VERSION:
        return
    try:
        position = snapshot.position(witness.data)
        theirs = None if position is None else snapshot.running_from(position, table.known_chairs())
    except Exception:  # nothing that can be gone on with
        return
    if theirs is None or theirs.number != table.games:
        return
    ours = table.running
    if ours is not None:
        event = comparison.first_difference(ours, theirs)
        if event is None:
            return
        table.checked.moves = min(ours.made, table.checked.before(event))
        comparison.mark_difference(table, SNAPSHOT)
    elif table.checked.left is not None:
        event = comparison.first_event(table.checked.left, theirs)
        if event is not None:
            comparison.mark_earlier_difference(table, table.checked.before(event))
    offer(table, witness)


def offer(table: TableState, witness: Snapshot) -> None:
    """Show the position of a snapshot until the table has voted."""
    position = snapshot.position(witness.data)
    assert position is not None
    table.running = snapshot.running_from(position, table.known_chairs())
    table.told = snapshot.story_in(witness.data)
    table.awaits = True


def ask(table: TableState, now: int) -> None:
    """Open the vote on continuing by our rules."""
    if table.awaits and (table.vote is None or table.vote.option != RULES):
        commit_entry(table, entries.VoteAsked(now, NO_CHAIR, 0, RULES, RULES_VERSION))


def settle(table: TableState, now: int) -> None:
    """Continue by our rules once the table has voted for it."""
    if table.awaits and table.accepted and table.running is not None:
        position = snapshot.running_data(table.running)
        commit_entry(table, entries.Adopted(now, NO_CHAIR, 0, RULES_VERSION, position, table.told))
