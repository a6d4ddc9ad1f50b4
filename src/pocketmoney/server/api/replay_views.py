"""Games that were played, as play records and as steps that a client can draw: out of the log, or out of a record.

Everything here takes a while with a long game, so it runs in a worker process (`worker_pool`).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import Any, Final

import msgspec
from msgspec import Raw

from pocketmoney.server.api.cached_response import CachedResponse
from pocketmoney.server.api.models import DifferenceShown, ReplayShown, ReviewShown, StepShown, TurningPoint, WorstMove
from pocketmoney.table.continuation import Position
from pocketmoney.table.divergence import RULES_DIFFER, Difference
from pocketmoney.table.played_game import Played
from pocketmoney.table.replay_steps import Step
from pocketmoney.table.story import Story, pack

_encode: Final = msgspec.json.encode
_read: Final = msgspec.json.Decoder(ReplayShown).decode

NEVER: Final = "no-store"  # to be kept by a browser
MISSING: Final = object()

Json = dict[str, Any]


def record(played: Played) -> CachedResponse:
    """The play record of a game."""
    return CachedResponse(played.record().encode(), "text/plain; charset=utf-8", NEVER)


def replay(played: Played, reviewed: Json | None = None) -> CachedResponse:
    """A game step by step, as JSON, with its review if there is one."""
    if reviewed is None and played.story is not None:
        return CachedResponse(bytes(played.story.replay), "application/json", NEVER)
    shown = _shown(played)
    if reviewed is not None:
        shown.review = _review(shown, reviewed)
    return CachedResponse(_encode(shown), "application/json", NEVER)


def story(played: Played) -> bytes:
    """The story of a game as it is kept for programs with other rules."""
    if played.story is not None:
        return pack(played.story)
    return pack(Story(rules=played.rules, record=played.record(), replay=Raw(_encode(_shown(played)))))


def reviewable_record(played: Played) -> str:
    """Return the record of a game; one that these rules lead elsewhere is a problem."""
    if played.differs is not None:
        raise played.differs.problem()
    return played.record()


def review(played: Played, found: Json) -> bytes:
    """Return a review as JSON with its places in steps; it came with them in events that everybody had heard."""
    return _encode(_review(_shown(played), found))


def position(played: Played, step: int) -> Position:
    """Return what leads to that moment."""
    return played.position(step)


def _shown(played: Played) -> ReplayShown:
    """A game step by step: as its story has it, or as our rules lead through it."""
    if played.story is not None:
        return _read(played.story.replay)
    header = played.header
    told, later = played.story_and_steps()
    before = [] if told is None else _read(told.replay).steps
    return ReplayShown(
        game=header.game,
        seats=header.seats,
        options=header.options,
        decks=[deck for entry in header.named("decks") for deck in entry.words],
        seed=str(header.seed),
        continued=played.is_continued,
        steps=before + _compact(later, len(header.seats), before),
        rules=played.rules,
        differs=None if played.differs is None else _difference(played.differs),
        doodles=played.doodles if any(played.doodles) else [],
        looks=played.looks,
        bots=played.bots if any(played.bots) else [],
    )


def _difference(differs: Difference) -> DifferenceShown:
    from pocketmoney.text.speech import Speech

    args = differs.args()
    return DifferenceShown(key=RULES_DIFFER, args=args, text=Speech().say(f"problem-{RULES_DIFFER}", args))


def _review(shown: ReplayShown, found: Json) -> ReviewShown:
    heard = list(accumulate(sum(1 for event in step.events if len(event) < 3) for step in shown.steps))

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


def _compact(steps: Iterator[Step], seats: int, before: list[StepShown]) -> list[StepShown]:
    """Each step without what is the same in the one before."""
    shown: list[StepShown] = []
    public: Json = {}
    own: list[Json] = [{}] * seats
    for known in before:
        public = {key: value for key, value in (public | known.changed).items() if key not in known.gone}
        own = [known.own.get(str(seat), hand) for seat, hand in enumerate(own)]
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
