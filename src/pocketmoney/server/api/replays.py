"""Finished games: as play records, and as steps that a client can draw. Both are read out of the log."""

from __future__ import annotations

from typing import Final

import msgspec

from pocketmoney.server.api.shapes import ReplayShown, StepShown
from pocketmoney.table.recording import Finished

_encode: Final = msgspec.json.encode


def record(found: Finished) -> bytes:
    """The play record of a game."""
    return found.record().encode()


def replay(found: Finished) -> bytes:
    """A game step by step, as JSON."""
    header = found.header
    steps = [
        StepShown(by=step.seat, move=step.move, talk=step.talk, events=step.events, public=step.public, own=step.hands)
        for step in found.steps()
    ]
    shown = ReplayShown(
        game=header.game,
        seats=header.seats,
        options=header.options,
        decks=[deck for entry in header.named("decks") for deck in entry.words],
        seed=str(header.seed),
        steps=steps,
    )
    return _encode(shown)
