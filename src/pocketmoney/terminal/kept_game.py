"""Games kept in the data folder of their player: every entry of the log, from the first move that a person makes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from pocketmoney import games
from pocketmoney.core.header import Entry, Header
from pocketmoney.core.problem import Problem, unknown
from pocketmoney.core.record import DIVIDER, parse
from pocketmoney.store import game_file
from pocketmoney.store.game_file import GameFile
from pocketmoney.table import entries
from pocketmoney.table.entries import NO_CHAIR
from pocketmoney.terminal.game_record import GameRecord
from pocketmoney.terminal.local_table import LocalTable
from pocketmoney.terminal.seat_list import BOTS_KEY, Seating


class KeptGame:
    """The file of one game. If it cannot be written the game goes on, and `sync` says so once."""

    def __init__(self, file: GameFile, first: list[bytes]) -> None:
        self.file = file
        self._waiting = first  # for the first move that a person makes; what bots alone do is not kept
        self._problem: Problem | None = None
        self.is_lost = False  # whether it cannot be written any more

    @property
    def is_kept(self) -> bool:
        """Whether there is something on the disk."""
        return not self._waiting and not self.is_lost

    def save(self, lines: list[bytes]) -> None:
        if self._waiting:
            self._waiting += lines
            if not any(is_by_hand(line) for line in lines):
                return
            lines, self._waiting = self._waiting, []
        self._try(lambda: self.file.append(lines))

    def sync(self) -> Problem | None:
        """Wait until the disk has everything; returns what went wrong, once."""
        if self.is_kept:
            self._try(self.file.sync)
        problem, self._problem = self._problem, None
        return problem

    def record_to(self, files: Sequence[str]) -> None:
        """Remember the files that the game is recorded in."""
        whole = [str(Path(file).absolute()) for file in files]
        if self._waiting:
            self.file.about["record"] = whole
        elif not self.is_lost:
            self._try(lambda: self.file.note(record=whole))

    def close(self) -> None:
        if self.is_kept:
            self._try(self.file.close)

    def _try(self, write: Callable[[], None]) -> None:
        if self.is_lost:
            return
        try:
            write()
        except Problem as problem:
            self.is_lost = True
            self._problem = Problem("game-not-kept", {"file": str(self.file.path), "why": problem.details["why"]})


def is_by_hand(line: bytes) -> bool:
    """Whether an entry is a move that a person made."""
    if not line.startswith(b'["moved"'):
        return False
    return entries.decode(line).by != NO_CHAIR


class Kept(NamedTuple):
    """A kept game as it is listed."""

    path: Path
    game: str
    names: list[str]
    people: list[str]
    played: datetime
    is_over: bool
    is_in_use: bool

    @property
    def id(self) -> str:
        return self.path.stem


def listed(folder: Path) -> list[Kept]:
    """All kept games that can be read, the last one played first."""
    found = []
    for path in game_file.list_games(folder):
        try:
            _, lines = game_file.read(path)
            told = [entries.decode(line) for line in lines if not line.startswith(b'["moved"')]
        except Problem:
            continue
        seats = [entry for entry in told if isinstance(entry, entries.Sat)]
        game = next((entry.game for entry in told if isinstance(entry, entries.Made)), "")
        if not game:
            continue
        names, people = [seat.name for seat in seats], [seat.name for seat in seats if not seat.bot]
        played = datetime.fromtimestamp(path.stat().st_mtime)
        is_over = any(isinstance(entry, entries.Ended) for entry in told)
        found.append(Kept(path, game, names, people, played, is_over, game_file.is_in_use(path)))
    return found


def named(folder: Path, word: str) -> Path:
    """The kept game that a word means: its name, or the beginning of it."""
    known = [path.stem for path in game_file.list_games(folder)]
    found = [name for name in known if name == word] or [name for name in known if name.startswith(word)]
    if len(found) != 1:
        raise unknown("unknown-kept-game", word, known)
    return folder / f"{found[0]}{game_file.SUFFIX}"


class OpenGame(NamedTuple):
    """A kept game with its table, its record and its seats."""

    kept: KeptGame
    table: LocalTable
    record: GameRecord
    seating: Seating
    record_to: list[str]  # files


def reopen(path: Path) -> OpenGame:
    """Take a kept game up again; one that another window plays, or that other rules have dealt, is a problem."""
    file, lines = GameFile.open(path)
    kept = KeptGame(file, [])
    try:
        return _reopened(kept, lines)
    except Problem:
        file.close()
        raise


def _reopened(kept: KeptGame, lines: list[bytes]) -> OpenGame:
    about = kept.file.about
    log = [entries.decode(line, number) for number, line in enumerate(lines, 1)]
    header = header_of(log)
    table = LocalTable(kept.file.id, lines, kept.save, header.seed)
    if table.table.is_stuck:
        raise Problem("game-other-rules", {"game": kept.file.id})
    seating = Seating(header.seats, {each.name: each.bot for each in log if isinstance(each, entries.Sat) and each.bot})
    game = games.find(header.game)
    source = about.get("source", "")
    earlier = parse(source, games.find, lambda name: header.files[name]) if source else None
    folder = Path(about.get("folder", ""))
    meta = [(BOTS_KEY, seating.written())]
    record = GameRecord(game, header, meta, table.notes, folder, earlier)
    record_to = [file for file in about.get("record", []) if _goes_on(file, record)]
    return OpenGame(kept, table, record, seating, record_to)


def header_of(log: list[entries.AnyEntry]) -> Header:
    """How the game of a log was dealt."""
    names: list[str] = []
    options: dict[str, str] = {}
    for entry in log:
        if isinstance(entry, entries.Sat):
            names.append(entry.name)
        elif isinstance(entry, entries.Chosen):
            game, options = entry.game, entry.options
        elif isinstance(entry, entries.Continued):
            found = [Entry(*each) for each in entry.header]
            return Header(game, names, options, entry.seed, found, entry.files)
    raise Problem("game-broken", {"file": ""})


def _goes_on(file: str, record: GameRecord) -> bool:
    """Whether a record file still holds this game, or is gone: then it is written again."""
    path = Path(file)
    if not path.exists():
        return path.parent.is_dir()
    try:
        there = path.read_text(encoding="utf-8")
        return there.partition(DIVIDER)[0] == record.text_for(file).partition(DIVIDER)[0]
    except (OSError, ValueError, Problem):
        return False
