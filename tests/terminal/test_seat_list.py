"""Who sits where."""

from __future__ import annotations

import pytest

from pocketmoney.core.header import Header
from pocketmoney.core.problem import Problem
from pocketmoney.terminal.seat_list import meant, seat_again, seat_new


def test_you_and_three_bots_unless_said_otherwise() -> None:
    seating = seat_new(None, 1)
    assert sorted(seating.names) == ["Ada", "Mo", "Rex", "You"]
    assert [seating.names[seat] for seat in seating.people] == ["You"]


def test_the_order_around_the_table_stays() -> None:
    for seed in range(10):
        names = seat_new(["Ann", "bot", "Ben", "bot"], seed).names
        first = names.index("Ann")
        assert names[first:] + names[:first] == ["Ann", "Rex", "Ben", "Mo"]


def test_bots_do_not_take_the_names_of_people() -> None:
    assert sorted(seat_new(["Rex", "bot"], 1).names) == ["Mo", "Rex"]


@pytest.mark.parametrize(
    ("seats", "key"),
    [
        (["Ann", "Ann"], "name-twice"),
        (["Ann", ""], "name-empty"),
        (['A"nn', "Ben"], "name-letters"),
        (["bot"] * 11, "too-many-bots"),
    ],
)
def test_seats_that_cannot_be_are_problems(seats: list[str], key: str) -> None:
    with pytest.raises(Problem) as problem:
        seat_new(seats, 1)
    assert problem.value.key == key


def test_a_saved_game_knows_its_bots() -> None:
    header = Header("lunch-money", ["Ann", "The Rex", "Ben"])
    assert seat_again(header, [("x-bots", '"The Rex"')], None).people == [0, 2]
    assert seat_again(header, [("x-bots", "")], None).people == [0, 1, 2]
    assert seat_again(header, [], None).people == [0]


def test_people_can_be_named_anew() -> None:
    header = Header("lunch-money", ["Ann", "Rex", "Ben"])
    assert seat_again(header, [("x-bots", "Rex")], ["Rex", "bot"]).people == [1]
    with pytest.raises(Problem) as problem:
        seat_again(header, [], ["Rux"])
    assert problem.value.details["near"] == "Rex"


def test_names_are_found_in_any_case_but_exactly_first() -> None:
    assert meant("ANN", ["Ben", "Ann"]) == 1
    assert meant("ann", ["Ann", "ann"]) == 1
    assert meant("Anne", ["Ben", "Ann"]) is None
