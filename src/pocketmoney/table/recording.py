"""Finished games, read out of a table's log: as play records, and step by step for whoever wants to see them again."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import NamedTuple

from pocketmoney.core.action import Action
from pocketmoney.core.game import Json
from pocketmoney.core.notation import quoted
from pocketmoney.core.problem import Problem
from pocketmoney.core.record import RULES_VERSION
from pocketmoney.core.recorder import Recorder
from pocketmoney.table import entries, keeping
from pocketmoney.table.chairs import NO_SEAT
from pocketmoney.table.fairness import SECRET_KEY, commitment
from pocketmoney.table.folding import fold
from pocketmoney.table.phases import PLAYING
from pocketmoney.table.ports import Snapshot
from pocketmoney.table.running import Onlooker, Running
from pocketmoney.table.table import Table


class Made(NamedTuple):
    """A move as it was made, with the talk that rode on it."""

    seat: int
    action: Action
    talk: str
    is_sealed: bool


class Step(NamedTuple):
    """One moment of a finished game: who did what, what happened, how things stood then, and all hands."""

    seat: int
    move: str
    talk: str
    events: list[object]
    public: Json
    hands: list[Json]


class _Notes(Onlooker):
    """Every move that was made and not taken back."""

    def __init__(self) -> None:
        self.moves: list[Made] = []

    def made(self, seat: int, action: Action, talk: str, running: Running, *, is_sealed: bool) -> None:
        self.moves.append(Made(seat, action, talk, is_sealed))

    def took_back(self, seat: int, running: Running) -> None:
        while self.moves:
            last = self.moves.pop()
            if last.seat == seat and not last.is_sealed:
                return


class Finished:
    """A game that was played to its end at a table."""

    def __init__(self, running: Running, moves: list[Made], meta: list[tuple[str, str]]) -> None:
        self.game = running.game
        self.header = running.header
        self.moves = moves
        self.meta = meta

    def record(self) -> str:
        """The game as a play record, with what is needed to verify it."""
        recorder = Recorder(self.game, self.header, self.meta)
        state = self.game.set_up(self.header)
        state.listen()
        for made in self.moves:
            state.apply(made.seat, made.action)
            recorder.note(made.seat, made.action, state, state.heard(), made.talk)
        return recorder.text()

    def steps(self) -> list[Step]:
        """The game moment by moment: the deal, then every change that everybody saw."""
        state = self.game.set_up(self.header)
        state.listen()
        seats = range(state.seats)
        found = [Step(-1, "", "", [], state.public(), [state.own(seat) for seat in seats])]
        for made in self.moves:
            state.apply(made.seat, made.action)
            events = [[event.key, event.args] for event in state.heard()]
            if events:
                text = self.game.write_move(made.action, self.header.seats)
                hands = [state.own(seat) for seat in seats]
                found.append(Step(made.seat, text, made.talk, list(events), state.public(), hands))
        return found


def finished(lines: Iterable[bytes], number: int, base: Snapshot | None = None) -> Finished:
    """The game of that number at a table, from its log, or what came after a snapshot of it.

    One that runs, or was never dealt, is a problem.
    """
    table = Table("", _no_chance)
    if base is not None:
        keeping.read(table, base.data)
    notes = _Notes()
    meta: list[tuple[str, str]] = []
    for line in lines:
        entry = entries.decode(line)
        fold(table, entry)
        if table.games != number:
            continue
        if table.is_stuck:
            raise Problem("rules-changed", {"theirs": table.dealt_by, "ours": RULES_VERSION})
        if table.running is None:
            continue
        if isinstance(entry, entries.Dealt):
            table.running.onlooker = notes
            meta = _meta(table, entry)
        elif isinstance(entry, entries.Ended):
            return Finished(table.running, notes.moves, meta)
    if table.games == number and table.phase == PLAYING:
        raise Problem("game-not-over", {"game": number})
    raise Problem("no-such-game", {"game": number, "games": table.games})


def _meta(table: Table, dealt: entries.Dealt) -> list[tuple[str, str]]:
    day = datetime.fromtimestamp(dealt.t / 1000, UTC).date().isoformat()
    found = [("date", day), ("commit", commitment(table.secret)), (SECRET_KEY, table.secret)]
    for chair in table.chairs:
        if chair.seat != NO_SEAT and chair.entropy:
            found.append((f"entropy {quoted(chair.name)}", chair.entropy))
    return found


def _no_chance(count: int) -> bytes:
    raise AssertionError("nothing is drawn while a log is read")
