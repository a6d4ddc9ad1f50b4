"""A game that was played, moment by moment: what everybody saw, what happened, and every hand.

A sealed answer that never counted stays as private as it was, and so does the talk that rode on it: what is told of a
closed window is what was laid.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.event import Event
from pocketmoney.core.game import Game, Json, State
from pocketmoney.core.header import Header


class Made(NamedTuple):
    """A move as it was made, with the talk that rode on it."""

    seat: int
    action: Action
    talk: str
    is_sealed: bool


class Jump(NamedTuple):
    """The table went on from a position that the moves before it do not lead to by our rules."""

    state: Json
    rules: str  # by which it went on
    told: bytes  # the story of the game up to there; nothing if nobody kept it


class Step(NamedTuple):
    """One moment: who did what, what happened, how things stood then, all hands, and how many moves led here."""

    seat: int
    move: str
    talk: str
    events: list[Event]
    public: Json
    hands: list[Json]
    moves: int


def steps(game: Game, header: Header, moves: Sequence[Made | Jump]) -> Iterator[Step]:
    """Yield the moments of a game: the deal, then every change that had an event.

    Moves that begin with a jump begin with its position instead of the deal.
    """
    is_dealt = not moves or isinstance(moves[0], Made)
    state = game.set_up(header) if is_dealt else _after(game, moves[0])
    state.listen()
    seats = range(state.seats)
    yield Step(NOBODY, "", "", [], state.public(), [state.own(seat) for seat in seats], 0)
    sealed: dict[tuple[int, Action], str] = {}
    for number, made in enumerate(moves, 1):
        if isinstance(made, Jump):
            sealed.clear()
            if number > 1:
                state = _after(game, made)
                state.listen()
                yield Step(NOBODY, "", "", [], state.public(), [state.own(each) for each in seats], number)
            continue
        state.apply(made.seat, made.action)
        events = state.take_events()
        seat, action, talk = made.seat, made.action, made.talk
        if made.is_sealed:
            sealed[seat, action] = talk
        if not events:
            continue
        text = ""
        if made.is_sealed:
            seat, talk = NOBODY, ""
            for event in events:
                if event.action is not None and (event.mover, event.action) in sealed:
                    seat, action, talk = event.mover, event.action, sealed[event.mover, event.action]
        if seat != NOBODY:
            text = game.write_move(action, header.seats)
        if len(state.open_to()) == len(state.owed()):
            sealed.clear()
        yield Step(seat, text, talk, events, state.public(), [state.own(each) for each in seats], number)


def _after(game: Game, jump: Made | Jump) -> State:
    """The position that a jump leads to."""
    assert isinstance(jump, Jump)
    return game.from_json(jump.state)
