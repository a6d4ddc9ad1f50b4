"""What a device is told that comes back: everything since, or as much of it as is kept."""

from __future__ import annotations

import msgspec
import pytest

from pocketmoney.table import commands
from pocketmoney.table.game_in_progress import STORY
from tests.table.people import Party, Person
from tests.table.test_clocks import three


def happen(pairs: int, *, is_odd: bool = False) -> tuple[Party, Person]:
    """A table where Ann attacks and takes it back so many times; she may attack once more in the end."""
    party, ann, ben, cat = three("none")
    for _ in range(pairs):
        ann.play("headbutt > @1")
        ann.do(commands.AskUndo())
        for person in (ben, cat):
            person.do(commands.AnswerUndo(yes=True))
        for person in (ann, ben, cat):
            person.forget()
    if is_odd:
        ann.play("headbutt > @1")
    return party, ann


def told(person: Person) -> list[str]:
    return [event[0] for event in msgspec.json.decode(person.last_play().events)]


def test_as_long_as_everything_is_kept_nothing_is_missed() -> None:
    party, ann = happen(STORY)
    for back in (party.back(ann), party.watch()):
        assert told(back) == ["attacks", "undone"] * STORY
        assert back.last_play().missed == 0
        assert b"missed" not in back.raw[-1]


def test_of_a_long_story_the_last_part_is_kept_and_the_rest_is_counted() -> None:
    party, ann = happen(STORY, is_odd=True)
    for back in (party.back(ann), party.watch()):
        assert told(back) == [*["undone", "attacks"] * (STORY // 2)]
        assert (back.last_play().missed, back.last_play().seen) == (STORY + 1, 2 * STORY + 1)


@pytest.mark.parametrize(("seen", "keys"), [(0, "auaua"), (3, "ua"), (5, ""), (9, "")])
def test_only_what_was_not_seen_is_told(seen: int, keys: str) -> None:
    party, ann = happen(2, is_odd=True)
    back = party.connect(ann.token, game=1, seen=seen)
    assert "".join(key[0] for key in told(back)) == keys
    assert (back.last_play().missed, back.last_play().seen) == (0, 5)
