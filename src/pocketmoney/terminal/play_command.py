"""`pocketmoney play`: where a game comes from. Dealt anew, gone on with from a record, or kept from the last time."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from secrets import randbelow
from typing import Final, NamedTuple, TextIO

from pocketmoney import games
from pocketmoney.core.game import Game
from pocketmoney.core.header import Header
from pocketmoney.core.problem import Problem
from pocketmoney.core.record import Record, parse
from pocketmoney.shell import atomic_file, data_dir, output_file, records
from pocketmoney.shell.arguments import header_of
from pocketmoney.store.game_file import GameFile
from pocketmoney.table.game_in_progress import NAMES
from pocketmoney.terminal import first_throw
from pocketmoney.terminal.console import Console, Leave
from pocketmoney.terminal.game_record import GameRecord
from pocketmoney.terminal.hot_seat import SAYS_YES
from pocketmoney.terminal.kept_game import Kept, KeptGame, OpenGame, listed, reopen
from pocketmoney.terminal.local_game import LocalGame
from pocketmoney.terminal.local_table import LocalTable, first_entries
from pocketmoney.terminal.seat_list import BOTS_KEY, Seating, seat_again, seat_new
from pocketmoney.terminal.seat_list import USUAL as USUAL_SEATS
from pocketmoney.terminal.table_summary import title_of
from pocketmoney.text.speech import Speech

USUAL: Final = "lunch-money"
SEEDS: Final = 1_000_000_000


class Start(NamedTuple):
    """A game as it begins here: dealt just now, or after the moves of a record."""

    game: Game
    header: Header
    seating: Seating
    moves: list[tuple[int, str]]
    record: Record | None = None
    folder: Path = Path()  # where the files lie that the header names


def run(
    game: str | None,
    decks: list[str],
    seats: list[str] | None,
    options: dict[str, str],
    seed: int | None,
    record_to: str | None,
    go_on_from: str | None,
    *,
    files: dict[str, str] | None = None,
    language: str = "en",
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
    folder: Path | None = None,
    force: bool = False,
) -> int:
    """Play a game, new or from a record; returns the exit code. What is wrong with the arguments is a problem.

    `files` names the files that the game is set up with, by their header keys; `folder` is where games are kept.
    """
    speech = Speech(language)
    if go_on_from is not None:
        start = continued(go_on_from, seats)
        record_to = record_to or go_on_from
    else:
        seated = seats if seats is not None else [speech.say("you-as-a-name"), *USUAL_SEATS[1:]]
        start = dealt(games.find(game or USUAL), decks, seated, options, seed, files or {})
    console = Console(stdin, stdout)
    if record_to is not None and not (go_on_from is not None and _is_same(record_to, go_on_from)):
        ask = partial(may_replace, console, speech) if console.is_interactive else None
        output_file.check(record_to, output_file.is_record, force=force, ask=ask)
    begin(start, console, speech, data_dir.games() if folder is None else folder, record_to).play()
    return 0


def may_replace(console: Console, speech: Speech, file: str) -> bool:
    """Ask whether a record may be replaced."""
    try:
        return console.is_sure(speech.say("terminal-replace", {"file": file}), speech.say(SAYS_YES))
    except Leave:
        return False


def _is_same(one: str, other: str) -> bool:
    return Path(one).absolute() == Path(other).absolute()


def offer_to_go_on(game: str | None, speech: Speech) -> bool:
    """At a keyboard, offer to go on with the last game that was not played to its end; whether that was done."""
    console = Console()
    last = unfinished(data_dir.games(), game) if console.is_interactive else None
    if last is None:
        return False
    args = {"game": title_of(last.game, speech), "names": speech.listing(last.names)}
    try:
        line = console.ask(speech.say("terminal-go-on-with", {**args, "when": f"{last.played:%Y-%m-%d %H:%M}"}))
    except Leave:
        return True
    if line:
        return False
    go_on(last.path, console, speech).play()
    return True


def unfinished(folder: Path, game: str | None) -> Kept | None:
    """The last game that was not played to its end, of that name if one is given, unless another window plays it."""
    for kept in listed(folder):
        if not kept.is_over and not kept.is_in_use and game in (None, kept.game):
            return kept
    return None


def begin(start: Start, console: Console, speech: Speech, folder: Path, record_to: str | None) -> LocalGame:
    """Set up a table for a game that begins here."""
    file = GameFile.new(folder)
    source = "" if start.record is None else start.record.source
    file.about.update(source=source, folder=str(start.folder.absolute()))
    lines = first_entries(file.id, start.header, start.seating, start.moves)
    kept = KeptGame(file, lines[:])
    table = LocalTable(file.id, lines, kept.save, start.header.seed)
    meta = [(BOTS_KEY, start.seating.written())]
    record = GameRecord(start.game, start.header, meta, table.notes, start.folder, start.record)
    written = [] if record_to is None else [record_to]
    kept.record_to(written)
    is_new = start.record is None
    return LocalGame(OpenGame(kept, table, record, start.seating, written), console, speech, is_new=is_new)


def go_on(path: Path, console: Console, speech: Speech) -> LocalGame:
    """Take up a kept game where it stands."""
    return LocalGame(reopen(path), console, speech, is_new=False)


def dealt(
    game: Game,
    decks: list[str],
    seats: list[str] | None,
    options: dict[str, str],
    seed: int | None,
    files: dict[str, str] | None = None,
) -> Start:
    """A new game. Without a seed the system draws one. Files are named by their header keys."""
    chosen = randbelow(SEEDS) if seed is None else seed
    throws = game.name == first_throw.GAME
    seating = seat_new(seats, chosen, (lambda count: first_throw.thrown(chosen, count).seat) if throws else None)
    header = header_of(game, seating.names, options, chosen, decks, files or {})
    game.set_up(header)
    return Start(game, header, seating, [])


def continued(file: str, seats: list[str] | None) -> Start:
    """The game of a record, where the record ends. One that does not hold cannot be gone on with."""
    from pocketmoney.table.played_game import recorded
    from pocketmoney.table.replay_steps import Made

    record = parse(atomic_file.read(file), games.find, lambda named: records.read_named(file, named))
    try:
        played = recorded(record, lambda: False)
    except Problem as problem:
        raise Problem("from-fails", {"file": file, "claimed": problem.details["claimed"]}, problem.line) from None
    made = [move for move in played.moves if isinstance(move, Made)]
    moves = [(move.seat, record.game.write_move(move.action, NAMES)) for move in made]
    seating = seat_again(record.header, record.meta, seats)
    return Start(record.game, record.header, seating, moves, record, Path(file).parent)
