"""Replaying: what is not written is declined, a written answer closes its window, claims look ahead."""

from __future__ import annotations

from contextlib import suppress

import pytest

from pocketmoney.core.problem import Problem
from pocketmoney.core.record import parse
from pocketmoney.core.replay import CANNOT, MAY, MAY_NOT, NO_TURN, NOT_SO, Failure, Replay
from tests.core.toy import Toy, find

FOUR = "game: toy\nseats: Ann Bob Carl Dan\n---\n"
TWO = "game: toy\nseats: Ann Bob\n---\n"


def played(text: str) -> tuple[Toy, Failure | None]:
    replay = Replay(parse(text, find))
    failure = replay.run()
    assert isinstance(replay.state, Toy)
    return replay.state, failure


def holds(text: str) -> Toy:
    state, failure = played(text)
    assert failure is None, (failure.line, failure.key, failure.claimed, failure.so)
    return state


def fails(text: str) -> Failure:
    _, failure = played(text)
    assert failure is not None
    return failure


def test_what_is_not_written_is_declined() -> None:
    holds(FOUR + "Ann: hit > Bob\nBob: hit > Carl\n= Bob 2, Carl 2, turn Carl\n")


def test_declining_goes_no_further_than_the_move_needs() -> None:
    """Ann's follow-up is reached by declining the window, and is not itself declined."""
    holds(FOUR + "Ann: hit > Bob + hit\n= Bob 1, turn Bob\n")


def test_a_written_answer_closes_its_window_for_everybody_else() -> None:
    failure = fails(FOUR + "Ann: hit > Bob\nBob: stop\nCarl: veto\n")
    assert (failure.line, failure.key, failure.claimed, failure.so) == (6, CANNOT, "veto", "")
    assert failure.moment is not None and failure.moment.asked == (1,)


def test_declining_aloud_closes_nothing() -> None:
    state = holds(FOUR + "Ann: hit > Bob\nBob: take\n? Carl: veto\n! Bob: stop, take\nCarl: veto\n= turn Bob\n")
    assert state.points == [3, 3, 3, 3]


def test_an_answer_is_taken_from_the_one_who_is_asked_first() -> None:
    """Dan is asked in the same window as Bob: nobody need be declined before."""
    assert holds(FOUR + "Ann: hit > Bob\nDan: veto\n= turn Bob\n").points == [3, 3, 3, 3]


def test_a_right_is_used_at_once_and_declines_nothing() -> None:
    holds(FOUR + "Ann: hit > Bob\nDan: leave\n? Bob: stop\n? Carl: veto\nBob: stop\n= Bob 3, Dan out, turn Bob\n")


def test_a_right_of_one_who_is_asked_does_not_close_the_window() -> None:
    holds(FOUR + "Ann: hit > Bob\nCarl: leave\nDan: veto\n= Bob 3, Carl out\n")


def test_a_target_that_goes_without_saying_may_be_said() -> None:
    holds(TWO + "Ann: hit > Bob\nAnn: hit > Bob\n= Bob 1, turn Bob\n")


def test_facts_speak_of_the_next_turn() -> None:
    failure = fails(TWO + "Ann: hit > Bob\n= Bob 3\n")
    assert (failure.line, failure.key, failure.claimed, failure.so) == (5, NOT_SO, "Bob 3", "Bob 2")


def test_facts_cannot_be_told_while_a_move_is_compulsory() -> None:
    failure = fails(TWO + "Ann: shove > Bob\n= Bob 3\n")
    assert (failure.line, failure.key, failure.seat) == (5, NO_TURN, 0)
    assert failure.moment is not None and len(failure.moment.menus[0]) == 2


def test_facts_hold_when_the_game_is_over() -> None:
    holds(TWO + "Ann: leave\n= winner Bob, Ann out, Bob in\n! Ann: pass\n! Bob: pass, leave\n")


def test_a_move_after_the_end_fails() -> None:
    failure = fails(TWO + "Ann: leave\nBob: pass\n")
    assert failure.key == CANNOT and failure.moment is not None and failure.moment.over


def test_may_looks_ahead_without_changing_anything() -> None:
    holds(FOUR + "Ann: hit > Bob\n? Ann: hit\n? Bob: stop\n? Carl: veto\nBob: stop\n= Bob 3\n")


def test_may_does_not_look_past_the_next_turn() -> None:
    """Bob's turn comes after this window; at his own line its action counts."""
    text = FOUR + "Ann: hit > Bob\n! Bob: hit > Ann, pass\n= turn Bob\n? Bob: hit > Ann, pass\n! Carl: pass\n"
    holds(text)


def test_may_counts_rights_as_being_asked() -> None:
    holds(FOUR + "? Carl: leave\nAnn: hit > Bob\n? Carl: leave\n")


def test_may_sees_a_compulsory_move() -> None:
    holds(FOUR + "Ann: shove > Bob\n? Ann: hit, hit > Bob\n! Ann: hit > Carl, take\n! Bob: stop\n")


def test_may_fails_with_the_refusal() -> None:
    failure = fails(FOUR + "Ann: hit > Bob\n? Bob: stop, veto\n")
    assert (failure.line, failure.key, failure.claimed, failure.seat) == (5, MAY_NOT, "veto", 1)
    assert failure.moment is not None and failure.moment.refusal is not None


def test_may_not_fails_when_one_of_them_may_be() -> None:
    failure = fails(FOUR + "Ann: hit > Bob\n! Bob: veto, stop\n")
    assert (failure.line, failure.key, failure.claimed) == (5, MAY, "stop")


def test_a_refused_move_names_who_is_asked_where_that_seat_was_asked() -> None:
    failure = fails(FOUR + "Ann: hit > Bob\nBob: veto\n")
    assert (failure.key, failure.seat) == (CANNOT, 1)
    assert failure.moment is not None
    assert failure.moment.asked == (1, 2, 3)
    assert failure.moment.refusal is not None


def test_a_failed_move_changes_nothing() -> None:
    state, failure = played(FOUR + "Ann: hit > Bob\nBob: veto\n")
    assert failure is not None
    assert state.step == "window" and state.points == [3, 3, 3, 3]


def test_one_line_with_two_moves_is_two_lines() -> None:
    one, _ = played(FOUR + "Ann: hit > Bob + hit\n")
    two, _ = played(FOUR + "Ann: hit > Bob\nAnn: hit\n")
    assert one.digest() == two.digest()


def test_steps_tell_what_happened() -> None:
    replay = Replay(parse(FOUR + "Ann: hit > Bob\nBob: stop\n= turn Bob\n", find))
    told = []
    while not replay.done:
        told.append([event.key for event in replay.step()])
    assert told == [["hit"], ["stop"], []]


BODY = "Ann: hit > Bob + hit\nBob: hit > Ann\n= turn Bob, Ann 3\n"


@pytest.mark.parametrize("length", range(len(BODY)))
def test_a_cut_body_never_ends_in_a_fault(length: int) -> None:
    """Whatever is left of it is read and played, or is a problem; nothing else is raised."""
    with suppress(Problem):
        played(FOUR + BODY[:length])
