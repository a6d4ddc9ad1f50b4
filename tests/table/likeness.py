"""What must be so at a table at any time, whatever has been done to it."""

from __future__ import annotations

import json

import msgspec

from pocketmoney.table import snapshot
from pocketmoney.table.chair import NO_SEAT
from pocketmoney.table.messages import AnyMessage, Play, TableNow
from pocketmoney.table.phase import PLAYING
from pocketmoney.table.table import Table
from tests.table.people import Chance, Party, Person


def likeness(table: Table) -> str:
    """Everything that a table holds, as text: two tables are the same when these are."""
    return json.dumps(json.loads(snapshot.write(table)), sort_keys=True)


def folded(party: Party, upto: int | None = None) -> Table:
    """The table that the log tells of, up to an entry."""
    return Table.resume(party.table.id, party.lines[:upto], Chance(0))


def check_log(party: Party) -> None:
    """The log is the table: as many entries as it counts, and folding them gives the same table."""
    assert party.table.seq == len(party.lines)
    assert likeness(folded(party)) == likeness(party.table)


def check_chairs(table: Table) -> None:
    """Seats of a running game are given once, in the order of the chairs, and the host is somebody who is there."""
    if table.phase == PLAYING:
        seats = [chair.seat for chair in table.chairs if chair.seat != NO_SEAT]
        assert sorted(seats) == list(range(len(seats)))
        if table.running is not None:
            assert [chair.seat for chair in table.running.chairs] == list(range(table.running.state.seats))
    ids = [chair.id for chair in table.chairs]
    assert len(ids) == len(set(ids))
    assert len({chair.name.casefold() for chair in table.chairs}) == len(ids)
    people = [chair.id for chair in table.people()]
    assert table.host in people or (not people and table.host == -1)
    for chair in table.chairs:
        assert all(guest.chair is chair for guest in chair.subscribers)
        assert len(chair.subscribers) <= 4
    assert all(guest.chair is None for guest in table.watchers)


def check_goes_on(table: Table) -> None:
    """A table with people is never stuck: somebody can do something, or time will."""
    running = table.running
    if table.phase != PLAYING or table.paused or running is None or not table.players():
        return
    if table.undo is not None:
        assert table.undo.until or any(not chair.bot for chair in table.players())
        return
    state = running.state
    assert not state.over
    waits_for_a_person = any(not running.chairs[seat].bot for seat in state.owed())
    assert table.due is not None or waits_for_a_person or table.asks, "nobody will ever do anything"


def check_private(party: Party, person: Person, new: list[AnyMessage]) -> None:
    """Whoever watches sees no hand; whoever plays sees the own one, as it is, unless news of it still waits."""
    chair = person.subscriber.chair
    running = party.table.running
    plays = [message for message in new if isinstance(message, Play)]
    tables = [message for message in new if isinstance(message, TableNow)]
    if tables:
        assert tables[-1].you.chair == (-1 if chair is None else chair.id)
    if not person.token:
        assert {bytes(play.own) for play in plays} <= {b"null"}
        assert {bytes(play.choices) for play in plays} <= {b"null"}
    if plays and running is not None and chair is not None and chair.seat not in (NO_SEAT, *running.deferred):
        assert msgspec.json.decode(plays[-1].own) == json.loads(json.dumps(running.state.own(chair.seat)))
