"""Running games of earlier rules that go another way by ours: a table goes on from its snapshot if it agrees."""

from __future__ import annotations

import msgspec
import pytest

from pocketmoney.core.problem import Problem
from pocketmoney.core.record import RULES_VERSION
from pocketmoney.server.api import replay_views
from pocketmoney.table import commands, entries
from pocketmoney.table.played_game import finished, so_far
from pocketmoney.table.ports import Snapshot
from pocketmoney.table.story import unpack
from pocketmoney.table.table import Table
from tests.table.earlier import (
    EARLIER,
    VERSIONS,
    as_earlier,
    difference,
    game_of,
    is_stuck,
    moves_in,
    other_rulings,
    play_on,
    sentence,
    snapshot_as_earlier,
    taken_up,
    to_the_end,
    told,
    without_checksums,
)
from tests.table.likeness import check_log, likeness
from tests.table.people import Chance, Party


@pytest.mark.parametrize("has_story", [True, False])
def test_a_table_that_agrees_goes_on_from_its_snapshot(*, has_story: bool) -> None:
    with other_rulings():
        party, people = game_of(60)
        then = so_far(party.lines)
        assert then is not None
        was, record = told(then), then.record()
        kept = snapshot_as_earlier(party.table.snapshot(replay_views.story(then) if has_story else b""))
        digest = party.state.digest()
    twin, devices = taken_up(as_earlier(party.lines), people, kept)
    ann, ben, cat = devices
    assert is_stuck(twin) and twin.state.digest() == digest
    vote = ann.table().vote
    assert vote is not None and (vote.option, vote.value, vote.by) == ("rules", RULES_VERSION, -1)
    mover = next(one for one in devices if one.seat in twin.state.owed())
    assert mover.play(twin.first_move(mover)) == "rules-vote"
    assert mover.refusal().args == VERSIONS
    assert twin.table.due is None and bytes(mover.last_play().choices) in (b"null", b"[]")
    assert ben.do(commands.AnswerVote(yes=True)) == ""
    assert is_stuck(twin)
    assert ann.do(commands.AnswerVote(yes=True)) == ""
    assert not is_stuck(twin) and not cat.table().stuck
    assert b'"do"' in bytes(mover.last_play().choices)
    assert (twin.table.rules, twin.state.digest()) == (RULES_VERSION, digest)
    assert likeness(Table.resume(twin.table.id, twin.lines, Chance(0))) == likeness(twin.table)
    to_the_end(twin, devices)
    check_log(twin)
    played = finished(twin.lines, 1)
    assert played.differs is None and played.rules == EARLIER
    shown = unpack(replay_views.story(played))
    _, after = shown.record.split(f"# by version {RULES_VERSION} of the rules from here on\n")
    assert all(f"\n{name}: " in after for name in played.header.seats)
    steps = replay_views._shown(played).steps
    if has_story:
        before = record.rstrip().split("\n")
        assert shown.record.split("\n")[: len(before)] == before
        assert [(step.by, step.move) for step in steps[: len(was)]] == [(each[0], each[1]) for each in was]
    assert steps[-1].changed["won"] == twin.state.winner
    with pytest.raises(Problem) as raised:
        played.position(len(steps) - 1 if not has_story else len(list(played.steps())) - 1)
    assert raised.value.key == "continue-adopted"


def test_a_table_that_does_not_agree_stands_still_and_may_think_again() -> None:
    with other_rulings():
        party, people = game_of(60)
        kept = snapshot_as_earlier(party.table.snapshot())
    twin, (ann, ben, cat) = taken_up(as_earlier(party.lines), people, kept)
    assert ann.do(commands.AnswerVote(yes=False)) == ""
    assert ben.do(commands.AnswerVote(yes=False)) == ""
    assert twin.table.vote is None and is_stuck(twin)
    assert cat.play("pass") == "rules-vote"
    assert ann.do(commands.AskVote(option="rules", value="7")) == "unknown-option"
    assert ann.do(commands.AskVote(option="rules", value=RULES_VERSION)) == ""
    assert cat.do(commands.AnswerVote(yes=True)) == ""
    assert not is_stuck(twin)
    check_log(twin)


def test_when_those_who_were_against_leave_the_others_go_on() -> None:
    with other_rulings():
        party, people = game_of(60)
        kept = snapshot_as_earlier(party.table.snapshot())
    twin, (ann, ben, cat) = taken_up(as_earlier(party.lines), people, kept)
    assert ann.do(commands.AnswerVote(yes=True)) == ""
    assert cat.do(commands.Leave()) == ""
    assert ben.do(commands.Leave()) == ""
    assert not is_stuck(twin)
    check_log(twin)


def test_moves_behind_the_snapshot_count_if_our_rules_lead_there() -> None:
    with other_rulings():
        party, people = game_of(60)
        kept = snapshot_as_earlier(party.table.snapshot())
    later, devices = Party(), people
    later.lines = list(party.lines)
    later.table = Table.resume("x", [], Chance(1), party.table.snapshot())
    later.now = party.now
    devices = [later.connect(person.token) for person in people]
    play_on(later, devices, 5)  # by our rules already: what follows is the same
    twin, _ = taken_up(as_earlier(later.lines), people, kept)
    assert is_stuck(twin)
    assert twin.state.digest() == later.state.digest()


def test_moves_behind_the_snapshot_are_lost_if_our_rules_lead_elsewhere() -> None:
    with other_rulings():
        party, people = game_of(60)
        kept = snapshot_as_earlier(party.table.snapshot())
        digest = party.state.digest()
        play_on(party, people, 60, seed=8)
        assert party.table.phase == "playing"
    twin, _ = taken_up(as_earlier(party.lines), people, kept)
    assert is_stuck(twin) and twin.table.awaits
    assert twin.state.digest() == digest


def test_an_old_log_is_compared_with_its_snapshot() -> None:
    """Without checksums: the state and the last events of a snapshot say where the game went another way."""
    with other_rulings():
        party, _ = game_of(60)
        kept = snapshot_as_earlier(party.table.snapshot())
    lines = without_checksums(as_earlier(party.lines))
    alone = Table.resume("x", lines, Chance(0))
    compared = Table.resume("x", lines, Chance(0), None, kept)
    assert compared.differs is not None and compared.awaits
    assert alone.differs is None or alone.differs.moves >= compared.differs.moves
    exact = Table.resume("x", as_earlier(party.lines), Chance(0))
    assert exact.differs is not None
    assert compared.differs.moves == exact.differs.moves
    assert compared.differs.why == "snapshot"
    assert "the table stood differently" in sentence(compared.differs)


def test_a_snapshot_shows_that_a_game_went_another_way_before_the_move_that_is_forbidden() -> None:
    """Without checksums the forbidden move is noticed first; what the snapshot holds was told otherwise before it."""
    with other_rulings():
        party, people = game_of(60)
        kept = snapshot_as_earlier(party.table.snapshot())
        for person in people[1:]:
            assert person.play("concede") == ""
        assert party.table.phase == "over"
    exact = difference(finished(as_earlier(party.lines), 1))
    lines = without_checksums(as_earlier(party.lines))
    at, entry = moves_in(lines)[40]
    entry.move = "heal first-aid first-aid first-aid"
    lines[at] = entries.encode(entry)
    assert (difference(finished(lines, 1)).why, difference(finished(lines, 1)).moves) == ("move", 40)
    played = finished(lines, 1, witness=kept)
    assert 0 < exact.moves < 40
    assert (difference(played).why, difference(played).moves) == ("told", exact.moves)
    assert told(played) == told(finished(as_earlier(party.lines), 1))


def test_a_snapshot_that_agrees_up_to_the_forbidden_move_changes_nothing() -> None:
    party, _ = game_of(60)
    kept = snapshot_as_earlier(party.table.snapshot())
    lines = without_checksums(as_earlier(party.lines))
    at, entry = moves_in(lines)[40]
    entry.move = "heal first-aid first-aid first-aid"
    lines[at] = entries.encode(entry)
    table = Table.resume("x", lines, Chance(0), None, kept)
    assert table.differs is not None
    assert (table.differs.why, table.differs.moves, table.awaits) == ("move", 40, True)


def test_a_snapshot_by_our_own_rules_says_nothing_against_the_log() -> None:
    party, _ = game_of(60)
    other, _ = game_of(60, seed=4)
    kept = other.table.snapshot()
    table = Table.resume("x", party.lines, Chance(0), None, Snapshot(party.table.seq, kept.rules, kept.data))
    assert not table.is_stuck
    assert likeness(table) == likeness(party.table)


def test_an_old_snapshot_has_no_checksum_and_none_is_made_up() -> None:
    party, people = game_of(30)
    kept = party.table.snapshot()
    data = msgspec.json.decode(kept.data)
    for key in ("checksum", "led"):
        del data["running"][key]
    del data["untold"]
    older = type(kept)(kept.seq, kept.rules, msgspec.json.encode(data))
    again = Party()
    again.lines = list(party.lines)
    again.table = Table.resume(party.table.id, [], Chance(1), older)
    devices = [again.connect(person.token) for person in people]
    to_the_end(again, devices)
    assert [entry.told for _, entry in moves_in(again.lines)[30:]] == [0] * (len(moves_in(again.lines)) - 30)
    assert finished(as_earlier(again.lines), 1).differs is None
