"""Going on by our rules with a game that they would have led elsewhere: from a snapshot, after a vote."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.record import RULES_VERSION
from pocketmoney.table import comparison, entries, snapshot
from pocketmoney.table.comparison import Checked
from pocketmoney.table.entries import NO_CHAIR
from pocketmoney.table.handlers.vote import RULES
from pocketmoney.table.phase import PLAYING
from pocketmoney.table.ports import Snapshot

if TYPE_CHECKING:
    from pocketmoney.table.table import Table


def compare(table: Table, witness: Snapshot) -> None:
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
        table.differ(comparison.SNAPSHOT)
    elif table.checked.left is not None:
        event = comparison.first_event(table.checked.left, theirs)
        if event is not None:
            table.differ_earlier(table.checked.before(event))
    offer(table, witness)


def offer(table: Table, witness: Snapshot) -> None:
    """Let the game stand as it did in a snapshot, until the table has decided."""
    position = snapshot.position(witness.data)
    assert position is not None
    table.running = snapshot.running_from(position, table.known_chairs())
    table.told = snapshot.told(witness.data)
    table.awaits = True


def ask(table: Table, now: int) -> None:
    """Put it to the vote whether the game goes on by our rules."""
    if table.awaits and (table.vote is None or table.vote.option != RULES):
        table.enter(entries.VoteAsked(now, NO_CHAIR, 0, RULES, RULES_VERSION))


def settle(table: Table, now: int) -> None:
    """Go on by our rules once the table has voted for it."""
    if table.awaits and table.accepted and table.running is not None:
        position = snapshot.running_data(table.running)
        table.enter(entries.Adopted(now, NO_CHAIR, 0, RULES_VERSION, position, table.told))


def fold_told(table: Table, entry: entries.Told) -> None:
    """The story of a game is in the log."""
    table.untold = [game for game in table.untold if game != entry.game]


def fold_adopted(table: Table, entry: entries.Adopted) -> None:
    """The game goes on from that position by these rules."""
    table.rules = table.dealt_by = entry.rules
    table.awaits = table.accepted = False
    table.undo = None
    table.told = entry.told
    table.checked = Checked()
    table.running = running = snapshot.running_from(entry.position, table.known_chairs())
    running.opened = entry.t
    table.differs = None
    table.is_changed = True
