"""A finished game as steps that a client can draw, made from its record."""

from __future__ import annotations

from typing import Final

import msgspec

from pocketmoney import games
from pocketmoney.core.event import Event
from pocketmoney.core.game import State
from pocketmoney.core.record import MoveLine, parse
from pocketmoney.core.replay import Replay
from pocketmoney.server.api.shapes import ReplayShown, Step

NOBODY: Final = -1

_encode: Final = msgspec.json.encode


def shown(record: str) -> ReplayShown:
    """The steps of a record."""
    replay = Replay(parse(record, games.find))
    header = replay.record.header
    steps = [_step(replay.state, NOBODY, "", "", replay.state.heard())]
    while not replay.done:
        line = replay.next_line()
        events = replay.step()
        if isinstance(line, MoveLine):
            steps.append(_step(replay.state, line.seat, line.text, line.talk, events))
    if replay.failure is not None:
        raise ValueError(f"a record of ours does not hold at line {replay.failure.line}")
    return ReplayShown(game=header.game, seats=header.seats, options=header.options, seed=str(header.seed), steps=steps)


def _step(state: State, by: int, move: str, talk: str, events: list[Event]) -> Step:
    return Step(
        by=by,
        move=move,
        talk=talk,
        events=msgspec.Raw(_encode([(event.key, event.args) for event in events])),
        public=msgspec.Raw(_encode(state.public())),
        own=[msgspec.Raw(_encode(state.own(seat))) for seat in range(state.seats)],
    )
