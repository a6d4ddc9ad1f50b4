"""The load: a move is over when all four have heard of it, and none is left out."""

from __future__ import annotations

from benchmarks.load_client import SEATS, Load, TableOfFour


def table() -> TableOfFour:
    load = Load()
    load.tables.append(TableOfFour(load, "CODE", ""))
    return load.tables[0]


def test_a_move_is_over_when_the_last_of_the_four_has_heard_of_it() -> None:
    at = table()
    at.begins()
    for seat in range(SEATS - 1):
        at.informed(seat)
        at.informed(seat)  # more of the same turn
    assert at.load.times == []
    at.informed(SEATS - 1)
    assert len(at.load.times) == 1 and at.under_way == []


def test_a_move_is_not_forgotten_when_the_next_one_begins_before_all_have_heard() -> None:
    at = table()
    at.begins()
    for seat in range(SEATS - 1):
        at.informed(seat)
    at.begins()
    at.informed(SEATS - 1)
    assert len(at.load.times) == 1 and len(at.under_way) == 1
    for seat in range(SEATS - 1):
        at.informed(seat)
    first, second = at.load.times
    assert first > 0 and second > 0 and at.under_way == []


def test_a_move_that_nobody_hears_of_counts_as_slow() -> None:
    at = table()
    at.begins()
    assert at.load.slow(0.0) == 1
    assert at.load.slow(1e9) == 0
    for seat in range(SEATS):
        at.informed(seat)
    assert at.load.slow(0.0) == 1  # now by its own time
