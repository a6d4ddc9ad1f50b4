"""Games that were played, as play records and as steps that a client can draw: out of the log, or out of a record.

Everything here takes a while with a long game, so it is called in a thread of its own.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from time import monotonic
from typing import Any, Final

import msgspec

from pocketmoney import games
from pocketmoney.core.record import parse
from pocketmoney.server.api.kept import Kept
from pocketmoney.server.api.shapes import ReplayShown, ReviewShown, StepShown, TurningPoint, WorstMove
from pocketmoney.table.recording import Played, recorded
from pocketmoney.table.stepping import Step

_encode: Final = msgspec.json.encode

NEVER: Final = "no-store"  # to be kept by a browser
MISSING: Final = object()

Json = dict[str, Any]


def from_record(text: str, seconds: float) -> Played:
    """A game that somebody has as a record. One that is wrong, or takes longer than so many seconds, is a problem."""
    until = monotonic() + seconds
    return recorded(parse(text, games.find), lambda: monotonic() > until)


def record(played: Played) -> Kept:
    """The play record of a game."""
    return Kept(played.record().encode(), "text/plain; charset=utf-8", NEVER)


def replay(played: Played, reviewed: Json | None = None) -> Kept:
    """A game step by step, as JSON, with its review if there is one."""
    header = played.header
    shown = ReplayShown(
        game=header.game,
        seats=header.seats,
        options=header.options,
        decks=[deck for entry in header.named("decks") for deck in entry.words],
        seed=str(header.seed),
        continued=played.is_continued,
        steps=_compact(played.steps(), len(header.seats)),
        review=None if reviewed is None else review(played, reviewed),
    )
    return Kept(_encode(shown), "application/json", NEVER)


def review(played: Played, found: Json) -> ReviewShown:
    """A review with its places in steps; it came with them in events that everybody had heard."""
    heard = list(accumulate(sum(1 for event in step.events if event.to < 0) for step in played.steps()))

    def step(events: int) -> int:
        return min(bisect_left(heard, events), len(heard) - 1)

    return ReviewShown(
        rollouts=found["rollouts"],
        bot=found["bot"],
        steps=[step(place) for place in found["places"]],
        chances=found["chances"],
        turns=[
            TurningPoint(step=step(each["at"]), seat=each["seat"], before=each["before"], after=each["after"])
            for each in found["turns"]
        ],
        worst=[
            WorstMove(step=step(each["at"]), seat=each["seat"], lost=each["lost"], better=each["better"])
            for each in found["worst"]
        ],
    )


def _compact(steps: Iterator[Step], seats: int) -> list[StepShown]:
    """Each step without what is the same in the one before."""
    shown: list[StepShown] = []
    public: Json = {}
    own: list[Json] = [{}] * seats
    for step in steps:
        shown.append(
            StepShown(
                by=step.seat,
                move=step.move,
                talk=step.talk,
                events=[event.to_json() if event.to >= 0 else [event.key, event.args] for event in step.events],
                changed={key: value for key, value in step.public.items() if public.get(key, MISSING) != value},
                gone=[key for key in public if key not in step.public],
                own={str(seat): hand for seat, hand in enumerate(step.hands) if hand != own[seat]},
            )
        )
        public, own = step.public, step.hands
    return shown
