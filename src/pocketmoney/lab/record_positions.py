"""A record as a row of moments: who made which move, from which state, with which choice."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Final

from pocketmoney import games
from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.event import EVERYBODY, Event
from pocketmoney.core.game import Game, State
from pocketmoney.core.problem import Problem
from pocketmoney.core.record import FactLine, MoveLine, Record, parse
from pocketmoney.core.replay import Replay, Search, answer, is_at_turn

# Alternatives that a move is measured against; of many of one kind (discards, bids) one stands for the rest.
MOST_ALTERNATIVES: Final = 6


@dataclass
class Moment:
    """One move of the record: the state before it, what could have been done instead, the state after it."""

    line: int
    seat: int
    action: Action
    before: State
    others: list[Action]  # alternatives; none if there was no choice
    is_declining: bool
    after: State
    events: list[Event] = field(default_factory=list)


class RecordPositions:
    """Every moment of a record, in order."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game: Game = record.game
        self.start = record.begin()
        self.moments: list[Moment] = []
        self._state = record.begin()
        self._state.listen()
        self._concession = self.game.parse_move("concede", record.header.seats)
        for line in record.body:
            if isinstance(line, MoveLine):
                self._move(line)
            elif isinstance(line, FactLine):
                while not is_at_turn(self._state) and self._decline(line.line):
                    pass

    @property
    def names(self) -> list[str]:
        return self.record.header.seats

    def after(self, place: int) -> State:
        """The state after a moment; after none it is the beginning."""
        return self.start if place < 0 else self.moments[place].after

    def _move(self, line: MoveLine) -> None:
        search = Search(self.game, self._state.clone(), line.seat, line.action)
        assert search.move is not None, "the record has been replayed before"
        for _ in range(search.declined):
            self._decline(line.line)
        before = self._state.clone()
        others = self._others(before, line.seat, search.move)
        answer(self._state, line.seat, search.move)
        self._note(line.line, line.seat, search.move, before, others, is_declining=False)

    def _decline(self, line: int) -> bool:
        """Decline the first open answer in table order, as a replay does; a moment only if there was a choice."""
        for seat in self._state.owed():
            nothing = self._state.default(seat)
            if nothing is not None:
                before = self._state.clone()
                others = self._others(before, seat, nothing)
                self._state.apply(seat, nothing)
                if others or not self.moments:
                    self._note(line, seat, nothing, before, others, is_declining=True)
                else:
                    self.moments[-1].events += self._public_events()
                    self.moments[-1].after = self._state.clone()
                return True
        return False

    def _note(
        self, line: int, seat: int, action: Action, before: State, others: list[Action], *, is_declining: bool
    ) -> None:
        after = self._state.clone()
        self.moments.append(Moment(line, seat, action, before, others, is_declining, after, self._public_events()))

    def _public_events(self) -> list[Event]:
        return [event for event in self._state.take_events() if event.to == EVERYBODY]

    def _others(self, state: State, seat: int, chosen: Action) -> list[Action]:
        """What else that seat could have done, one move for each kind."""
        if seat not in state.owed():
            return []
        rights = state.rights(seat) if chosen not in state.rights(seat) else []
        kinds: dict[tuple[int, ...], Action] = {}
        for action in state.menu(seat):
            if action not in (chosen, self._concession) and action not in rights:
                is_plain = action.target == NOBODY and len(action.parts) != 1
                kind = (action.verb,) if is_plain else (action.verb, action.target, *action.parts[:1])
                kinds.setdefault(kind, action)
        found = list(kinds.values())
        if len(found) <= MOST_ALTERNATIVES:
            return found
        return [found[place * len(found) // MOST_ALTERNATIVES] for place in range(MOST_ALTERNATIVES)]


@dataclass(frozen=True)
class Source:
    """A record as it was read, with the files that it names; plain data, so that it can travel."""

    text: bytes
    files: tuple[tuple[str, bytes], ...] = ()

    def record(self) -> Record:
        files = dict(self.files)
        return parse(self.text, games.find, lambda named: files[named])


@cache
def positions_of(source: Source) -> RecordPositions:
    """The moments of a record; worked out once in each process."""
    return RecordPositions(source.record())


def check(source: Source, file: str) -> None:
    """Whether the record holds and has a move in it; if not, that is a problem."""
    replay = Replay(source.record())
    failure = replay.run()
    if failure is not None:
        raise Problem("lab-record-fails", {"file": file, "claimed": failure.claimed}, failure.line)
    if not positions_of(source).moments:
        raise Problem("lab-record-empty", {"file": file})
