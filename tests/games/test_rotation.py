"""A game does not depend on which seat has the number 0."""

from __future__ import annotations

from pathlib import Path

import pytest

from pocketmoney.core.replay import Replay
from tests.games import rotation
from tests.records import collection


def name_of(path: Path) -> str:
    return str(path.relative_to(collection.FOLDER))


@pytest.mark.parametrize("path", collection.paths(), ids=name_of)
def test_a_record_is_the_same_game_one_seat_further_on(path: Path) -> None:
    record = collection.read(path)
    seats = len(record.header.seats)
    again = rotation.rotated(record, path, 1)
    place, stay = rotation.place_after(seats, 1), rotation.place_after(seats, 0)
    ours, theirs = Replay(record), Replay(again)
    moves = dict(zip(rotation.actions(record.body), rotation.actions(again.body), strict=True))
    while not ours.done:
        assert rotation.told(ours.step(), place) == rotation.told(theirs.step(), stay)
        assert theirs.failure is None
        assert rotation.shown(ours.state, place) == rotation.shown(theirs.state, stay)
        for seat in range(seats):
            for own, other in moves.items():
                fitted = record.game.fit(ours.state, seat, own)
                turned = again.game.fit(theirs.state, place(seat), other)
                refused = rotation.refused(ours.state, seat, fitted, place)
                assert refused == rotation.refused(theirs.state, place(seat), turned, stay)
    assert theirs.done
