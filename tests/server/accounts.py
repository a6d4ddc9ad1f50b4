"""What players noted, held against what the log says: nothing lost, nothing twice, nothing made up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from pocketmoney import games
from pocketmoney.core.event import EVERYBODY
from pocketmoney.core.record import parse
from pocketmoney.core.replay import Replay
from pocketmoney.table import entries
from pocketmoney.table.fairness import verify
from pocketmoney.table.reducer import apply_entry
from pocketmoney.table.table import Table
from tests.server.steady import Json, Player

# Commands that leave an entry whenever they are done.
LOGGED = {"move": entries.Moved, "ready": entries.Readied, "deal": entries.Dealt, "add-bot": entries.Sat}


class Books:
    """A log, read from its beginning."""

    def __init__(self, lines: Iterable[bytes]) -> None:
        self.table = Table("", _no_chance)
        self.done: dict[tuple[int, int], list[entries.Entry]] = {}  # by chair and number
        self.events: dict[int, list[tuple[int, Any]]] = {}  # by game: to whom, and what
        self.seats: dict[int, list[int]] = {}  # by game: the chairs
        self.ended: dict[int, Json] = {}  # by game: how things stood
        for line in lines:
            self._read(entries.decode(line))

    def _read(self, entry: entries.AnyEntry) -> None:
        table = self.table
        if entry.n:
            self.done.setdefault((entry.by, entry.n), []).append(entry)
        apply_entry(table, entry)
        running = table.running
        if running is None:
            return
        if isinstance(entry, entries.Dealt):
            self.seats[table.games] = entry.order
        elif isinstance(entry, entries.Ended):
            self.ended[table.games] = msgspec.json.decode(msgspec.json.encode(running.state.public()))
        fresh, running.fresh = running.fresh, []
        self.events.setdefault(table.games, []).extend([(to, msgspec.json.decode(told)) for to, told in fresh])

    def heard(self, game: int, chair: int) -> list[Any]:
        """The events that a chair heard in a game; -1 watches."""
        seat = self.seats[game].index(chair) if chair >= 0 else EVERYBODY
        return [told for to, told in self.events[game] if to in (EVERYBODY, seat)]


def differences(books: Books, players: list[Player], wanted: int) -> list[str]:
    """Whatever players noted that the log does not bear out, and the other way round."""
    found = [f"{player.name}: {fault}" for player in players for fault in player.faults]
    if sorted(books.ended) != list(range(1, wanted + 1)):
        found.append(f"{sorted(books.ended)} came to their end")
    by_chair = {player.chair: player for player in players if player.chair >= 0}
    for (chair, n), made in books.done.items():
        sent = by_chair[chair].sent.get(n)
        if sent is None:
            found.append(f"{chair} never sent {n}: {made}")
        elif len(made) > 1 and sent["do"] != "understood":
            found.append(f"{chair}: {n} is there {len(made)} times: {made}")
        elif isinstance(made[0], entries.Moved) and made[0].move != sent.get("move"):
            found.append(f"{chair}: {n} is {made[0]}, but {sent} was sent")
    for player in players:
        found += _lost(books, player)
        found += _differently_told(books, player)
    return found


def _lost(books: Books, player: Player) -> list[str]:
    """What was acknowledged and is not in the log."""
    found: list[str] = []
    for n in sorted(player.acknowledged):
        sent = player.sent[n]
        kind = LOGGED.get(sent["do"])
        if kind is not None and [type(made) for made in books.done.get((player.chair, n), [])] != [kind]:
            found.append(f"{player.name}: {sent} was acknowledged, but {books.done.get((player.chair, n))} is there")
    return found


def _differently_told(books: Books, player: Player) -> list[str]:
    """Whether the player heard every event of every game, in order, once. Nobody waits for those who watch: they may
    come back too late for the end of a game."""
    found: list[str] = []
    for game, ended in books.ended.items():
        heard, told = books.heard(game, player.chair), player.told.get(game, [])
        if player.chair < 0 and game not in player.reveals:
            heard = [event if kept is not None else None for event, kept in zip(heard, told, strict=False)]
            ended = player.public.get(game, {})
        if told != heard:
            at = next((at for at, pair in enumerate(zip(told, heard, strict=False)) if pair[0] != pair[1]), len(told))
            found.append(f"{player.name}, game {game}: {len(told)} of {len(heard)} events, not alike from {at} on")
        elif player.public.get(game, {}) != ended:
            found.append(f"{player.name}, game {game}: ended as {ended}, was told {player.public[game]}")
    return found


def check_record(text: str, reveal: Json) -> None:
    """A record replays to its end, and its seed is the one that the table was bound to."""
    record = parse(text, games.find)
    replay = Replay(record)
    failure = replay.run()
    assert failure is None, f"line {failure.line}: {failure.key}\n{text}"
    assert replay.state.over
    assert verify(record) == sum(1 for numbers in reveal["entropy"].values() if numbers)
    assert str(record.header.seed) == reveal["seed"]


def _no_chance(count: int) -> bytes:
    raise AssertionError("nothing is drawn while a log is read")
