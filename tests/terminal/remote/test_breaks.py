"""Connections that break: what was not acknowledged is sent again, once, and nothing is done twice."""

from __future__ import annotations

from tests.terminal.remote.test_client import dealt


def test_a_command_that_never_arrived_is_sent_again() -> None:
    _, (ann, ben) = dealt()
    ben.news()
    ann.is_cut_off = True
    ann.type("say Hello?")
    assert ben.news() == ""
    ann.hang_up()
    ann.connect()
    assert "Ann: “Hello?”" in ben.news()
    assert not ann.client.outbox.waiting


def test_a_command_whose_answer_was_lost_is_not_done_twice() -> None:
    _, (ann, ben) = dealt()
    ben.news()
    ann.is_deaf = True
    ann.type("say Hello?")
    assert ben.news().count("Hello?") == 1
    ann.hang_up()
    ann.connect()
    assert "Hello?" not in ben.news()
    assert not ann.client.outbox.waiting


def test_a_device_whose_clock_is_behind_is_heard_all_the_same() -> None:
    room, (ann, ben) = dealt()
    room.now += 3_600_000
    ann.type("say From my phone")
    ann.hang_up()
    room.now -= 3_600_000
    ann.client.outbox._last = 0  # as another program has it
    ann.connect()
    ben.news()
    ann.type("say From my laptop")
    assert "From my laptop" in ben.news()


def test_a_move_that_was_made_is_told_after_the_break_and_not_made_again() -> None:
    room, (ann, _) = dealt()
    ann.news()
    ann.is_deaf = True
    ann.type("1")
    seq = room.table.seq
    ann.hang_up()
    ann.connect()
    said = ann.news()
    assert "You attack Ben" in said
    assert "If it is not told below, it came too late." in said
    assert room.table.seq == seq
    assert not ann.client.outbox.waiting


def test_a_move_for_a_question_that_is_gone_is_not_made_at_the_next_one() -> None:
    room, (ann, ben) = dealt()
    ann.type("1")
    ben.is_cut_off = True
    ben.type("take")
    ben.hang_up()
    while room.table.running is not None and room.table.running.state.asking() == "window":
        room.wait()
    moves = room.table.seq
    ben.news()
    ben.connect()
    assert "take was not sent again, because the game has gone on." in ben.news()
    assert room.table.seq == moves


def test_a_move_is_sent_again_if_nothing_has_happened_since() -> None:
    _, (ann, _) = dealt()
    ann.is_cut_off = True
    ann.type("1")
    ann.hang_up()
    ann.news()
    ann.connect()
    assert ann.news().startswith("You ")


def test_numbers_rise_over_all_runs_of_the_program() -> None:
    room, (ann, _) = dealt()
    first = [command.n for command in ann.sent]
    assert first == sorted(set(first))
    assert first[0] >= 1000
    room.now += 1
    ann.type("say one", "say two")
    assert [command.n for command in ann.sent][-2] >= room.now
