"""Where a played game is read from, as data that a worker process can be given: a log, a record or a story."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final, NamedTuple

import msgspec

from pocketmoney.core.header import Header
from pocketmoney.core.problem import Problem
from pocketmoney.table.divergence import TOLD, Difference
from pocketmoney.table.played_game import Played, finished, recorded, so_far
from pocketmoney.table.ports import Snapshot
from pocketmoney.table.story import Story

# What the record of a story may take to be played again: it is our own.
STORY_TIME: Final = 60.0
STORY_MOVES: Final = 10**6


class LoggedGame(NamedTuple):
    """A finished game in the log of its table, or in what came after a snapshot of it."""

    lines: list[bytes]
    number: int
    base: Snapshot | None = None
    witness: Snapshot | None = None

    def played(self) -> Played:
        """Replay the log; a game that runs, or was never dealt, is a problem."""
        return finished(self.lines, self.number, self.base, self.witness)


class RunningGame(NamedTuple):
    """A game in progress at the end of a log, or of what came after a snapshot of it."""

    lines: list[bytes]
    base: Snapshot | None = None

    def played(self) -> Played | None:
        """Replay the log; None if no game runs, or our rules lead it elsewhere."""
        return so_far(self.lines, self.base)


class RecordedGame(NamedTuple):
    """A game as a play record."""

    text: str
    seconds: float
    moves: int

    def played(self) -> Played:
        """Replay the record; one that is wrong, has more moves, or takes longer than so many seconds, is a problem."""
        from pocketmoney import games
        from pocketmoney.core.record import MoveLine, parse

        until = monotonic() + self.seconds
        record = parse(self.text, games.find)
        moves = [line.line for line in record.body if isinstance(line, MoveLine)]
        if len(moves) > self.moves:
            raise Problem("record-too-many-moves", {"most": self.moves}, moves[self.moves])
        return recorded(record, lambda: monotonic() > until)


class ToldGame(NamedTuple):
    """A game of which only the story was saved."""

    data: bytes

    def played(self) -> Played:
        """Return what these rules make of the record in the story, if they can follow it, with the story."""
        from pocketmoney.table.story import unpack

        found = unpack(self.data)
        try:
            played = RecordedGame(found.record, STORY_TIME, STORY_MOVES).played()
        except Problem:
            return _only_told(found)
        played.story = found
        return played


class _Head(msgspec.Struct):
    """What a replay begins with."""

    game: str
    seats: list[str]
    options: dict[str, str]
    seed: str


_decode_head: Final = msgspec.json.Decoder(_Head).decode


def _only_told(story: Story) -> Played:
    """Return a game of which only the story is known."""
    from pocketmoney import games

    head = _decode_head(story.replay)
    header = Header(head.game, head.seats, head.options, int(head.seed))
    return Played(games.find(head.game), header, [], [], story.rules, Difference(story.rules, 0, TOLD), story)


GameSource = LoggedGame | RecordedGame | ToldGame


class _Raised(NamedTuple):
    """A problem on its way between processes."""

    key: str
    details: Any
    line: int


@dataclass(frozen=True)
class ReplayTask:
    """A job for a worker process: replay a game and make something of it."""

    source: GameSource | RunningGame
    tell: Callable[..., Any]
    args: tuple[Any, ...]

    def __call__(self) -> Any:
        try:
            return self.tell(self.source.played(), *self.args)
        except Problem as problem:
            return _Raised(problem.key, problem.details, problem.line)


def result_of(answer: Any) -> Any:
    """Return what a job made, or raise its problem."""
    if isinstance(answer, _Raised):
        raise Problem(answer.key, answer.details, answer.line)
    return answer
