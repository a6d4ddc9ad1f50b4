"""A checker of histories: what lies in the stream, held against what players of a table saw.

A table is an object with one operation, a command. Its log is an order of all commands that were done; the history is
linearizable if that order agrees with real time (nothing that was acknowledged before another was sent stands behind
it), holds every acknowledged command once, and leads to exactly the events that everybody was told.
"""

from __future__ import annotations

from collections.abc import Sequence

from pocketmoney.store.nats.envelope import Chain, Gap, read
from pocketmoney.store.nats.jetstream import Stored
from pocketmoney.table import entries
from tests.cluster.players import Roamer
from tests.server.accounts import Books, differences
from tests.server.steady import Player


class History:
    """The log of one table, as the stream has it."""

    def __init__(self, messages: Sequence[Stored]) -> None:
        self.faults: list[str] = []
        self.lines: list[bytes] = []
        self.owners: dict[int, str] = {}  # by epoch
        self.claims = 0
        chain = Chain()
        for message in messages:
            try:
                self.lines += chain.follow(message.seq, message.data)
            except Gap as gap:
                self.faults.append(f"the log is not linear: {gap}")
                return
            envelope = read(message.data)
            self.claims += not envelope.entries
            if self.owners.setdefault(envelope.epoch, envelope.node) != envelope.node:
                self.faults.append(f"epoch {envelope.epoch} has two owners")


def check(history: History, players: list[Roamer], games: int) -> list[str]:
    """Whatever does not hold for one table."""
    if history.faults:
        return history.faults
    everybody: list[Player] = list(players)
    return differences(Books(history.lines), everybody, games) + _out_of_time(history.lines, players)


def _out_of_time(lines: list[bytes], players: list[Roamer]) -> list[str]:
    """Commands that stand in the log behind one that was sent only after they were acknowledged."""
    by_chair = {player.chair: player for player in players if player.chair >= 0}
    found: list[str] = []
    latest = 0.0
    for number, line in enumerate(lines, 1):
        entry = entries.decode(line)
        player = by_chair.get(entry.by)
        if not entry.n or player is None:
            continue
        acknowledged = player.acknowledged_at.get(entry.n)
        if acknowledged is not None and acknowledged < latest:
            found.append(
                f"entry {number} was acknowledged {latest - acknowledged:.3f} s before one ahead of it was sent"
            )
        latest = max(latest, player.sent_at.get(entry.n, 0.0))
    return found
