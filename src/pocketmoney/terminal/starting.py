"""Where a game comes from: dealt anew, or gone on with from a record."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from secrets import randbelow
from typing import Final

from pocketmoney.core.game import Game
from pocketmoney.core.problem import Problem
from pocketmoney.core.record import MoveLine, parse
from pocketmoney.core.recorder import Recorder, go_on
from pocketmoney.core.replay import Replay
from pocketmoney.shell import atomic_file, records
from pocketmoney.shell.arguments import header_of
from pocketmoney.terminal import first_throw
from pocketmoney.terminal.seat_list import BOTS_KEY, seat_again, seat_new
from pocketmoney.terminal.session import Session, Told

SEEDS: Final = 1_000_000_000


def deal(
    game: Game,
    decks: list[str],
    seats: list[str] | None,
    options: dict[str, str],
    seed: int | None,
    files: dict[str, str] | None = None,
) -> Session:
    """A new game. Without a seed the system draws one. Files are named by their header keys."""
    chosen = randbelow(SEEDS) if seed is None else seed
    throws = game.name == first_throw.GAME
    seating = seat_new(seats, chosen, (lambda count: first_throw.thrown(chosen, count).seat) if throws else None)
    header = header_of(game, seating.names, options, chosen, decks, files or {})
    state = game.set_up(header)
    recorder = Recorder(game, header, [(BOTS_KEY, seating.written())])
    session = Session(game, header, state, seating, recorder)
    session.is_new = True
    return session


def take_up(file: str, seats: list[str] | None, find: Callable[[str], Game]) -> Session:
    """The game of a record, where the record ends. One that does not hold cannot be gone on with."""
    record = parse(atomic_file.read(file), find, lambda named: records.read_named(file, named))
    replay = Replay(record)
    story: list[Told] = []
    while not replay.done:
        line = replay.next_line()
        is_move = isinstance(line, MoveLine)
        speaker, talk = (line.seat, line.talk) if isinstance(line, MoveLine) else (-1, "")
        for event in replay.step():
            is_this = is_move and event.action is not None and event.mover == speaker
            story.append(Told(event, speaker, talk if is_this else ""))
            talk = "" if is_this else talk
    if replay.failure is not None:
        raise Problem("from-fails", {"file": file, "claimed": replay.failure.claimed}, replay.failure.line)
    seating = seat_again(record.header, record.meta, seats)
    recorder = go_on(record, replay.state)
    return Session(record.game, record.header, replay.state, seating, recorder, story, Path(file).parent)
