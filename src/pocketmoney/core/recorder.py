"""Writing a live game down as a record that replays to exactly the same state.

A record holds only what counted, and replaying declines the rest. Nearly always that comes out the same; where
it does not (a player let a chance pass and did the same thing at the next one), the declining is written too:
as `= turn Ann` where a turn began, else as `Ann: take`. To know, the recorder replays whatever it writes.
"""

from __future__ import annotations

from typing import NamedTuple

from pocketmoney.core.action import Action
from pocketmoney.core.event import Event
from pocketmoney.core.game import Game, State
from pocketmoney.core.header import Header
from pocketmoney.core.notation import quoted, spoken
from pocketmoney.core.record import DIVIDER, RULES_VERSION, Record
from pocketmoney.core.replay import come_to_turn, play_line


class _Step(NamedTuple):
    """Something that may become a line: a move that counted, a declining, or the beginning of a turn."""

    seat: int
    text: str
    talk: str
    counted: bool
    turn: bool = False


class Recorder:
    """Collects a live game: call `note` after every move. `text` is a valid record at any time."""

    def __init__(
        self, game: Game, header: Header, meta: list[tuple[str, str]] | None = None, rules: str = RULES_VERSION
    ) -> None:
        self.game = game
        self.names = header.seats
        self.exact = True  # whether all that is written has proved to replay to the live state
        self._lines = [*header_lines(header, meta, rules), DIVIDER]
        self._start(game.set_up(header))

    def _start(self, state: State) -> None:
        self._base = state  # where replaying `_lines` leads
        self._live = state.clone()
        self._was_turn = state.must_begin()
        self._steps: list[_Step] = []  # since then
        self._talk: dict[tuple[int, Action], str] = {}  # rides on a move, and is sealed with it

    def note(self, seat: int, action: Action, live: State, events: list[Event], talk: str = "") -> None:
        """A move was made in the live game, with these events, and brought it to this state."""
        counted = [event for event in events if event.action is not None]
        if talk:
            self._talk[seat, action] = spoken(talk)
        if self._was_turn and counted:
            self._steps.append(_Step(self._live.turn, "", "", counted=False, turn=True))
        if not counted:
            nothing = self._live.default(seat)
            if nothing is not None and nothing == action:
                self._steps.append(self._step(seat, action, counted=False))
        for event in counted:
            assert event.action is not None
            self._steps.append(self._step(event.mover, event.action, counted=True))
        self._live = live.clone()
        self._was_turn = live.must_begin() or live.over
        if len(live.open_to()) == len(live.owed()):  # nobody has sealed an answer that others still wait for
            self._talk = {}
            if counted:
                self._settle()

    def jump(self, state: State, note: str, told: str = "") -> None:
        """Go on from a position that what is written does not lead to, behind a comment that says so.

        What was `told` of the game, if it is known, takes the place of all that is written.
        """
        self._lines = (told.rstrip().split("\n") if told else self._lines + self._tail()) + [note]
        self.exact = False
        self._start(state.clone())

    def text(self) -> str:
        """The record so far. Answers that are sealed in an open window are not in it."""
        lines = self._lines + self._tail()
        return "\n".join(lines) + "\n"

    def _step(self, seat: int, action: Action, *, counted: bool) -> _Step:
        text = self.game.write_move(action, self.names)
        return _Step(seat, text, self._talk.pop((seat, action), ""), counted=counted)

    def _settle(self) -> None:
        """Find the shortest lines that lead to the live state, and write them."""
        steps = self._steps
        goal = self._live.digest()
        for kept in _ways(steps):
            reached = self._replay(kept)
            if reached is not None and reached.digest() == goal:
                self._write(kept, reached)
                return
        self.exact = False
        plain = [step for step in steps if step.counted]
        reached = self._replay(plain)
        if reached is not None:
            self._write(plain, reached)

    def _write(self, steps: list[_Step], reached: State) -> None:
        self._lines += self._written(steps)
        self._base = reached
        self._steps = []

    def _written(self, steps: list[_Step]) -> list[str]:
        lines: list[str] = []
        for step in steps:
            name = quoted(self.names[step.seat])
            if step.turn:
                lines.append(f"= turn {name}")
            else:
                talk = f'  "{step.talk}"' if step.talk else ""
                lines.append(f"{name}: {step.text}{talk}")
        return lines

    def _replay(self, steps: list[_Step]) -> State | None:
        """Where these lines lead; None if they cannot be played."""
        state = self._base.clone()
        for step in steps:
            if step.turn:
                if not come_to_turn(state) or state.turn != step.seat:
                    return None
            else:
                action = self.game.parse_move(step.text, self.names)
                if play_line(self.game, state, step.seat, action) is not None:
                    return None
        return state

    def _tail(self) -> list[str]:
        """What must follow the written lines so that replaying them does not ask again what was declined."""
        live = self._live
        end = self._end()
        if not self._steps:
            return end
        counted = [step for step in self._steps if step.counted]
        if self._was_turn:
            reached = self._replay(counted)
            if reached is not None and come_to_turn(reached) and reached.digest() == live.digest():
                return self._written(counted) + (end or [f"= turn {quoted(self.names[live.turn])}"])
        return self._written([step for step in self._steps if not step.turn]) + end

    def _end(self) -> list[str]:
        live = self._live
        if not live.over:
            return []
        if live.winner >= 0:
            return [f"= winner {quoted(self.names[live.winner])}"]
        # Nobody has won: any claim will do that has open answers declined.
        return [f"= {quoted(name)} in" for seat, name in enumerate(self.names) if not live.is_out(seat)][:1]


def go_on(record: Record, state: State) -> Recorder:
    """A recorder that adds to a record which has been replayed to that state."""
    recorder = Recorder(record.game, record.header)
    recorder._lines = record.source.rstrip().split("\n")
    recorder._start(state.clone())
    return recorder


def header_lines(header: Header, meta: list[tuple[str, str]] | None = None, rules: str = RULES_VERSION) -> list[str]:
    """The header as a record writes it, without the line that ends it."""
    lines = [f"{key}: {_verbatim(value)}".rstrip() for key, value in meta or [] if key != "rules"]
    lines.append(f"game: {header.game}")
    lines.append(f"rules: {rules}")
    lines.append("seats: " + " ".join([quoted(name) for name in header.seats]))
    if header.options:
        lines.append("options: " + " ".join([f"{name}={value}" for name, value in header.options.items()]))
    lines.append(f"seed: {header.seed}")
    for entry in header.entries:
        key = f"{entry.key} {quoted(entry.of)}" if entry.of else entry.key
        lines.append(f"{key}: {' '.join(entry.words)}".rstrip())
    return lines


def _verbatim(value: str) -> str:
    """A value that is kept as it is: one line, in quotes if a comment would begin in it."""
    value = " ".join(value.split())
    return f'"{spoken(value)}"' if "#" in value and '"' not in value else value


def _ways(steps: list[_Step]) -> list[list[_Step]]:
    """Which steps to write, the shortest first: the moves alone, with turns, with declinings."""
    moved = [step.seat for step in steps if step.counted]
    return [
        [step for step in steps if step.counted],
        [step for step in steps if step.counted or step.turn],
        [step for step in steps if step.counted or (not step.turn and step.seat in moved)],
        [step for step in steps if not step.turn],
    ]
