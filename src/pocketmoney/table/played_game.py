"""Games that were played: read out of a table's log or out of a record, and told again as a record or step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from typing import Final

from pocketmoney import games
from pocketmoney.core.action import Action
from pocketmoney.core.game import Game
from pocketmoney.core.header import Header
from pocketmoney.core.notation import quoted
from pocketmoney.core.problem import Problem
from pocketmoney.core.record import RULES_VERSION, FactLine, MoveLine, Record
from pocketmoney.core.recorder import Recorder
from pocketmoney.core.replay import Replay, Search, closed_by, is_at_turn
from pocketmoney.table import entries, reducer, snapshot
from pocketmoney.table.chair import NO_SEAT
from pocketmoney.table.continuation import Position, made_again
from pocketmoney.table.divergence import DEAL, Difference
from pocketmoney.table.fairness import CONTINUED_KEY, SECRET_KEY, commitment
from pocketmoney.table.game_in_progress import NAMES, GameInProgress, MoveObserver
from pocketmoney.table.phase import PLAYING
from pocketmoney.table.ports import Snapshot
from pocketmoney.table.replay_steps import (
    Jump,
    Made,
    Step,
    steps,
)
from pocketmoney.table.story import Story, unpack
from pocketmoney.table.table import Table

_TOLD: Final = b'["told",'
_DOODLED: Final = b'["doodled",'


class _Notes(MoveObserver):
    """Every move that was made and not taken back."""

    def __init__(self) -> None:
        self.moves: list[Made | Jump] = []

    def note_move(self, seat: int, action: Action, talk: str, running: GameInProgress, *, is_sealed: bool) -> None:
        self.moves.append(Made(seat, action, talk, is_sealed))

    def note_undo(self, count: int) -> None:
        del self.moves[len(self.moves) - count :]


class Played:
    """A game with its moves, up to where our rules take another course, and its story, if known."""

    def __init__(
        self,
        game: Game,
        header: Header,
        moves: list[Made | Jump],
        meta: list[tuple[str, str]],
        rules: str = RULES_VERSION,
        differs: Difference | None = None,
        story: Story | None = None,
        doodles: list[str] | None = None,
        looks: list[int] | None = None,
        bots: list[str] | None = None,
    ) -> None:
        self.game = game
        self.header = header
        self.moves = moves
        self.meta = meta
        self.rules = rules  # by which it was dealt
        self.differs = differs  # where our rules lead elsewhere
        self.story = story
        self.doodles = doodles or []  # by seat, what the players had drawn; nothing where nobody knows
        self.looks = looks or []  # by seat, which token the clients drew for the player
        self.bots = bots or []  # by seat, the word of the bot that sat there; empty: a person

    @property
    def is_continued(self) -> bool:
        """Whether it began with a moment of an earlier game."""
        return any(key == CONTINUED_KEY for key, _ in self.meta)

    def record(self) -> str:
        """The game as a play record, with what is needed to verify it."""
        if self.story is not None:
            return self.story.record
        recorder = Recorder(self.game, self.header, self.meta, self.rules)
        state = self.game.set_up(self.header)
        state.listen()
        for made in self.moves:
            if isinstance(made, Jump):
                state = self.game.from_json(made.state)
                state.listen()
                told = unpack(made.told).record if made.told else ""
                recorder.jump(state, f"# by version {made.rules} of the rules from here on", told)
                continue
            state.apply(made.seat, made.action)
            recorder.note(made.seat, made.action, state, state.take_events(), made.talk)
        if self.differs is not None:
            return recorder.text() + f"# version {RULES_VERSION} of the rules leads elsewhere from here on\n"
        return recorder.text()

    def steps(self) -> Iterator[Step]:
        """The game moment by moment; a long one has thousands, so they come one at a time."""
        return steps(self.game, self.header, self.moves)

    def story_and_steps(self) -> tuple[Story | None, Iterator[Step]]:
        """The story of the game up to a position that was adopted, if it is known, and all moments after it."""
        for at in range(len(self.moves) - 1, -1, -1):
            made = self.moves[at]
            if isinstance(made, Jump) and made.told:
                return unpack(made.told), steps(self.game, self.header, self.moves[at:])
        return None, self.steps()

    def position(self, step: int) -> Position:
        """What leads to that moment; one that is not there, or that our rules do not lead to, is a problem."""
        last = 0
        for number, found in enumerate(self.steps()):
            if number == step:
                made = self.moves[: found.moves]
                return Position(self.header, [self._written(each) for each in made])
            last = number
        if self.differs is not None:
            raise self.differs.problem()
        raise Problem("no-such-moment", {"step": step, "most": last})

    def _written(self, made: Made | Jump) -> tuple[int, str]:
        if isinstance(made, Jump):
            raise Problem("continue-adopted", {"theirs": self.rules, "ours": made.rules})
        return made.seat, self.game.write_move(made.action, NAMES)


def finished(
    lines: Iterable[bytes], number: int, base: Snapshot | None = None, witness: Snapshot | None = None
) -> Played:
    """The game of that number at a table, from its log, or what came after a snapshot of it.

    One that runs, or was never dealt, is a problem. A witness is a later snapshot, by other rules.
    """
    found = _Reading(base)
    lines = list(lines)
    first = 1 if base is None else base.seq + 1
    story = story_of(lines, number, first)
    try:
        for count, entry in enumerate(found.table.follow(lines, witness), 1):
            found.note(entry, number)
            if isinstance(entry, entries.Ended) and found.table.games == number:
                differs = found.table.differs
                if story is None and differs is not None and differs.why == DEAL:
                    raise differs.problem()
                return found.played(story, _removed(lines[count:], first + count))
    except Problem:
        if story is None or found.header is None:
            raise
        return found.played(story)  # whatever our rules make of the log
    if found.table.games == number and found.table.phase == PLAYING:
        raise Problem("game-not-over", {"game": number})
    raise Problem("no-such-game", {"game": number, "games": found.table.games})


def so_far(lines: Iterable[bytes], base: Snapshot | None = None) -> Played | None:
    """Return the game in progress so far; None if there is none, or our rules take another course."""
    found = _Reading(base)
    for entry in found.table.follow(lines):
        found.note(entry, found.table.games)
    table = found.table
    return found.played(None) if table.phase == PLAYING and table.running is not None else None


def story_of(lines: Iterable[bytes], number: int, first: int = 1) -> Story | None:
    """The story of a game in the log of its table, or in its entries from that one on."""
    for seq, line in enumerate(lines, first):
        if line.startswith(_TOLD):
            entry = entries.decode(line, seq)
            if isinstance(entry, entries.Told) and entry.game == number:
                return unpack(entry.data)
    return None


def _removed(lines: Iterable[bytes], first: int) -> frozenset[int]:
    """The chairs whose drawing the host has taken away in that part of a log."""
    found = [entries.decode(line, seq) for seq, line in enumerate(lines, first) if line.startswith(_DOODLED)]
    return frozenset([entry.chair for entry in found if isinstance(entry, entries.Doodled) and entry.by != entry.chair])


class _Reading:
    """Reads one game out of a log."""

    def __init__(self, base: Snapshot | None) -> None:
        self.table = Table("", _no_chance)
        if base is not None:
            snapshot.read(self.table, base.data)
            self.table.seq = base.seq
        self.game: Game | None = None
        self.header: Header | None = None
        self._notes = _Notes()
        self._meta: list[tuple[str, str]] = []
        self._rules = RULES_VERSION

    def note(self, entry: entries.AnyEntry, number: int) -> None:
        """An entry has happened; what is wanted is the game of that number."""
        table = self.table
        if table.games != number:
            return
        if isinstance(entry, (entries.Dealt, entries.Continued)):
            self._begin(entry)
        elif isinstance(entry, entries.Adopted) and table.running is not None:
            table.running.observer = self._notes
            self._notes.moves.append(Jump(entry.position["state"], entry.rules, entry.told))

    def _begin(self, entry: entries.Dealt | entries.Continued) -> None:
        table = self.table
        self._notes = _Notes()
        self._meta = _meta(table, entry.t)
        self._rules = table.dealt_by
        self.game = games.find(table.settings.game)
        self.header = reducer.header_of(table, entry)
        if table.running is not None:
            table.running.observer = self._notes
            made = table.running.led
        else:
            assert table.differs is not None, "a game that our rules do not forbid is running"
            made = table.differs.moves
        if isinstance(entry, entries.Continued):
            if made:
                self._notes.moves += made_again(self.game, self.header, entry.moves[:made])
            self._meta = [self._meta[0], (CONTINUED_KEY, str(len(entry.moves)))]

    def played(self, story: Story | None, removed: frozenset[int] = frozenset()) -> Played:
        """What was read, without the drawings of those chairs."""
        assert self.game is not None and self.header is not None
        chairs = [] if self.table.running is None else self.table.running.chairs
        doodles = ["" if chair.id in removed else chair.doodle for chair in chairs]
        looks = [sum(other.id < chair.id for other in self.table.chairs) for chair in chairs]
        bots = ["" if chair.is_person else chair.bot for chair in chairs]
        return Played(
            self.game,
            self.header,
            self._notes.moves,
            self._meta,
            self._rules,
            self.table.differs,
            story,
            doodles,
            looks,
            bots,
        )


def recorded(record: Record, is_late: Callable[[], bool]) -> Played:
    """The game that a record tells; a claim in it that does not hold, or a game that takes too long, is a problem."""
    replay = Replay(record)
    while not replay.done:
        replay.step()
        if is_late():
            raise Problem("record-too-long", {}, replay.line)
    failure = replay.failure
    if failure is not None:
        if record.rules != RULES_VERSION:
            rules = {"theirs": record.rules, "ours": RULES_VERSION}
            raise Problem("record-fails-elsewhere", {"claimed": failure.claimed, **rules}, failure.line)
        raise Problem("record-fails", {"claimed": failure.claimed}, failure.line)
    return Played(record.game, record.header, _moves(record), record.meta, record.rules)


def _moves(record: Record) -> list[Made | Jump]:
    """Every move of a record that holds, with those that it leaves out because they decline something."""
    game = record.game
    state = record.begin()
    made: list[Made | Jump] = []

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
