"""A game in progress: the state, its story so far, and its record."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.event import Event
from pocketmoney.core.game import Game, State
from pocketmoney.core.header import Header
from pocketmoney.core.notation import quoted
from pocketmoney.core.problem import Problem
from pocketmoney.core.record import DIVIDER, ELSEWHERE
from pocketmoney.core.recorder import Recorder
from pocketmoney.shell.records import is_below
from pocketmoney.terminal.seat_list import Seating


class Told(NamedTuple):
    """A piece of the story: an event, or words that somebody said, or both."""

    event: Event | None
    speaker: int = NOBODY
    talk: str = ""


class Session:
    """Moves go in, story and record come out."""

    def __init__(
        self,
        game: Game,
        header: Header,
        state: State,
        seating: Seating,
        recorder: Recorder,
        story: list[Told] | None = None,
        folder: Path = Path(),
    ) -> None:
        self.game = game
        self.header = header
        self.state = state
        self.seating = seating
        self.names = seating.names
        self.recorder = recorder
        self.story: list[Told] = story or []
        self.moves = len(self.story)
        self.concession = game.parse_move("concede", seating.names)
        self.is_new = False  # whether it was dealt just now
        self.folder = folder  # where the files lie that the header names
        self._sealed_talk: dict[int, str] = {}
        state.listen()

    def menu(self, seat: int) -> list[Action]:
        """What a seat may do, giving up aside."""
        return [action for action in self.state.menu(seat) if action != self.concession]

    def rights(self, seat: int) -> list[Action]:
        """What a seat may do unasked, giving up aside."""
        return [action for action in self.state.rights(seat) if action != self.concession]

    def record_for(self, file: str) -> str:
        """The record as it stands in that file: other files that it needs are named from there."""
        text = self.recorder.text()
        keys = [f"{entry.key}:" for entry in self.header.entries if entry.key in self.game.file_keys()]
        if not keys:
            return text
        header, divider, body = text.partition(f"\n{DIVIDER}\n")
        lines = header.split("\n")
        for entry in self.header.entries:
            if f"{entry.key}:" in keys:
                path = _from(self.folder / entry.words[0], Path(file).parent)
                if not is_below(path):
                    raise Problem(ELSEWHERE, {"key": entry.key, "file": entry.words[0]})
                named = quoted(path)
                lines = [f"{entry.key}: {named}" if line.startswith(f"{entry.key}:") else line for line in lines]
        return "\n".join(lines) + divider + body

    def make(self, seat: int, action: Action, talk: str = "") -> None:
        """Make an allowed move. Words that ride on a sealed answer are heard only when the answer counts."""
        is_sealed = self.state.is_sealed() and len(self.state.open_to()) > 1
        self.state.apply(seat, action)
        events = self.state.heard()
        self.moves += 1
        self.recorder.note(seat, action, self.state, events, talk)
        if talk:
            self._sealed_talk[seat] = talk
        if talk and not is_sealed and all(event.mover != seat for event in events):
            self.story.append(Told(None, seat, self._sealed_talk.pop(seat)))
        for event in events:
            said = self._sealed_talk.pop(event.mover, "") if event.action is not None else ""
            self.story.append(Told(event, event.mover, said))
        if events:
            self._sealed_talk.clear()
        wanted = self.state.consents()
        if wanted and all(other in self.seating.bots for other, _ in wanted):
            self.make(*wanted[0])  # what all people want, their bots want too

    def say(self, seat: int, words: str, at: int) -> None:
        """Words that ride on no move, at that place of the story."""
        self.story.insert(at, Told(None, seat, words))


def _from(file: Path, folder: Path) -> str:
    """The way from a folder to a file; on another drive, the whole path."""
    try:
        return Path(os.path.relpath(file, folder)).as_posix()
    except ValueError:
        return file.resolve().as_posix()
