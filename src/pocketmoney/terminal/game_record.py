"""The record of a local game: it follows the moves of the table, and is written to the files that people name."""

from __future__ import annotations

import os
from pathlib import Path

from pocketmoney.core.game import Game, State
from pocketmoney.core.header import Header
from pocketmoney.core.notation import quoted
from pocketmoney.core.problem import Problem
from pocketmoney.core.record import DIVIDER, ELSEWHERE, Record
from pocketmoney.core.recorder import Recorder, go_on
from pocketmoney.shell.records import is_below
from pocketmoney.terminal.local_table import Notes


class GameRecord:
    """One game as text. It goes on after an earlier record, if there is one, whose lines stay as they are."""

    def __init__(
        self,
        game: Game,
        header: Header,
        meta: list[tuple[str, str]],
        notes: Notes,
        folder: Path,
        earlier: Record | None,
    ) -> None:
        self.game = game
        self.header = header
        self.folder = folder  # where the files lie that the header names
        self._meta = meta
        self._notes = notes
        self._earlier = earlier
        self._start: State = game.set_up(header) if earlier is None else _end_of(earlier)
        self._begin()

    def _begin(self) -> None:
        self._taken_back = self._notes.taken_back
        self._noted = 0
        self._state = self._start.clone()
        self._state.listen()
        if self._earlier is None:
            self._recorder = Recorder(self.game, self.header, self._meta)
        else:
            self._recorder = go_on(self._earlier, self._start)

    def text(self) -> str:
        if self._taken_back != self._notes.taken_back:
            self._begin()
        for seat, action, talk in self._notes.moves[self._noted :]:
            self._state.apply(seat, action)
            self._recorder.note(seat, action, self._state, self._state.take_events(), talk)
            self._noted += 1
        return self._recorder.text()

    def text_for(self, file: str) -> str:
        """The record as it stands in that file: other files that it needs are named from there."""
        text = self.text()
        named = [entry for entry in self.header.entries if entry.key in self.game.file_keys()]
        if not named:
            return text
        header, divider, body = text.partition(f"\n{DIVIDER}\n")
        lines = header.split("\n")
        for entry in named:
            path = _from(self.folder / entry.words[0], Path(file).parent)
            if not is_below(path):
                raise Problem(ELSEWHERE, {"key": entry.key, "file": entry.words[0]})
            start = f"{entry.key}:"
            lines = [f"{start} {quoted(path)}" if line.startswith(start) else line for line in lines]
        return "\n".join(lines) + divider + body


def _end_of(record: Record) -> State:
    from pocketmoney.core.replay import Replay

    replay = Replay(record)
    replay.run()
    return replay.state


def _from(file: Path, folder: Path) -> str:
    """The way from a folder to a file; on another drive, the whole path."""
    try:
        return Path(os.path.relpath(file, folder)).as_posix()
    except ValueError:
        return file.resolve().as_posix()
