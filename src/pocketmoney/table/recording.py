"""Games that were played: read out of a table's log or out of a record, and told again as a record or step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime

from pocketmoney.core.action import Action
from pocketmoney.core.game import Game
from pocketmoney.core.header import Header
from pocketmoney.core.notation import quoted
from pocketmoney.core.problem import Problem
from pocketmoney.core.record import RULES_VERSION, FactLine, MoveLine, Record
from pocketmoney.core.recorder import Recorder
from pocketmoney.core.replay import Replay, Search, closed_by, is_at_turn
from pocketmoney.table import entries, keeping
from pocketmoney.table.chairs import NO_SEAT
from pocketmoney.table.continuing import Position, made_again
from pocketmoney.table.fairness import CONTINUED_KEY, SECRET_KEY, commitment
from pocketmoney.table.folding import fold
from pocketmoney.table.phases import PLAYING
from pocketmoney.table.ports import Snapshot
from pocketmoney.table.running import NAMES, Onlooker, Running
from pocketmoney.table.stepping import Made, Step, steps
from pocketmoney.table.table import Table


class _Notes(Onlooker):
    """Every move that was made and not taken back."""

    def __init__(self) -> None:
        self.moves: list[Made] = []

    def made(self, seat: int, action: Action, talk: str, running: Running, *, is_sealed: bool) -> None:
        self.moves.append(Made(seat, action, talk, is_sealed))

    def took_back(self, count: int) -> None:
        del self.moves[len(self.moves) - count :]


class Played:
    """A game with all moves that were made in it."""

    def __init__(self, game: Game, header: Header, moves: list[Made], meta: list[tuple[str, str]]) -> None:
        self.game = game
        self.header = header
        self.moves = moves
        self.meta = meta

    @property
    def is_continued(self) -> bool:
        """Whether it began with a moment of an earlier game."""
        return any(key == CONTINUED_KEY for key, _ in self.meta)

    def record(self) -> str:
        """The game as a play record, with what is needed to verify it."""
        recorder = Recorder(self.game, self.header, self.meta)
        state = self.game.set_up(self.header)
        state.listen()
        for made in self.moves:
            state.apply(made.seat, made.action)
            recorder.note(made.seat, made.action, state, state.heard(), made.talk)
        return recorder.text()

    def steps(self) -> Iterator[Step]:
        """The game moment by moment; a long one has thousands, so they come one at a time."""
        return steps(self.game, self.header, self.moves)

    def position(self, step: int) -> Position:
        """What leads to that moment; one that is not there is a problem."""
        last = 0
        for number, found in enumerate(self.steps()):
            if number == step:
                made = self.moves[: found.moves]
                return Position(self.header, [(each.seat, self.game.write_move(each.action, NAMES)) for each in made])
            last = number
        raise Problem("no-such-moment", {"step": step, "most": last})


def finished(lines: Iterable[bytes], number: int, base: Snapshot | None = None) -> Played:
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
        if isinstance(entry, (entries.Dealt, entries.Continued)):
            table.running.onlooker = notes
            notes.moves = []
            meta = _meta(table, entry.t)
            if isinstance(entry, entries.Continued):
                notes.moves = made_again(table.running.game, table.running.header, entry.moves)
                meta = [meta[0], (CONTINUED_KEY, str(len(entry.moves)))]
        elif isinstance(entry, entries.Ended):
            return Played(table.running.game, table.running.header, notes.moves, meta)
    if table.games == number and table.phase == PLAYING:
        raise Problem("game-not-over", {"game": number})
    raise Problem("no-such-game", {"game": number, "games": table.games})


def recorded(record: Record, is_late: Callable[[], bool]) -> Played:
    """The game that a record tells; a claim in it that does not hold, or a game that takes too long, is a problem."""
    replay = Replay(record)
    while not replay.done:
        replay.step()
        if is_late():
            raise Problem("record-too-long", {}, replay.line)
    failure = replay.failure
    if failure is not None:
        raise Problem("record-fails", {"claimed": failure.claimed}, failure.line)
    return Played(record.game, record.header, _moves(record), record.meta)


def _moves(record: Record) -> list[Made]:
    """Every move of a record that holds, with those that it leaves out because they decline something."""
    game = record.game
    state = record.begin()
    made: list[Made] = []

    def make(seat: int, action: Action, talk: str = "") -> None:
        is_sealed = len(state.open_to()) > 1 and state.is_sealed() and seat in state.open_to()
        made.append(Made(seat, action, talk, is_sealed))
        state.apply(seat, action)

    def decline() -> bool:
        for seat in state.owed():
            nothing = state.default(seat)
            if nothing is not None:
                make(seat, nothing)
                return True
        return False

    for line in record.body:
        if isinstance(line, FactLine):
            while not is_at_turn(state) and decline():
                pass
        elif isinstance(line, MoveLine):
            search = Search(game, state.clone(), line.seat, line.action)
            assert search.move is not None, "the record has been replayed before"
            for _ in range(search.declined):
                decline()
            others = closed_by(state, line.seat, search.move)
            make(line.seat, search.move, line.talk)
            for other in others:
                nothing = state.default(other)
                assert nothing is not None
                make(other, nothing)
    return made


def _meta(table: Table, dealt: int) -> list[tuple[str, str]]:
    day = datetime.fromtimestamp(dealt / 1000, UTC).date().isoformat()
    found = [("date", day), ("commit", commitment(table.secret)), (SECRET_KEY, table.secret)]
    for chair in table.chairs:
        if chair.seat != NO_SEAT and chair.entropy:
            found.append((f"entropy {quoted(chair.name)}", chair.entropy))
    return found


def _no_chance(count: int) -> bytes:
    raise AssertionError("nothing is drawn while a log is read")
