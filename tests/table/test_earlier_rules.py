"""Games of earlier rules: they open as they were, go on where that is possible, and say where it is not."""

from __future__ import annotations

import pytest

from pocketmoney.core.problem import Problem
from pocketmoney.core.record import RULES_VERSION
from pocketmoney.server.api import replay_views
from pocketmoney.table import commands, entries
from pocketmoney.table.entries import NO_CHAIR
from pocketmoney.table.played_game import finished, so_far
from pocketmoney.table.reducer import commit_entry
from pocketmoney.table.replay_steps import Jump
from pocketmoney.table.story import unpack
from pocketmoney.table.table import Table
from pocketmoney.text.speech import Speech
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
from tests.table.likeness import check_log
from tests.table.people import Chance, Party

# Rules that lead to the same


@pytest.mark.parametrize("game", ["lunch-money", "beer-money", "tietgen"])
def test_a_running_game_that_is_the_same_by_our_rules_goes_on(game: str) -> None:
    party, people = game_of(25, game=game, bots=1)
    twin, devices = taken_up(as_earlier(party.lines), people)
    assert not is_stuck(twin)
    assert twin.state.digest() == party.state.digest()
    assert devices[0].table().dealt_by == EARLIER
    assert (twin.table.rules, twin.table.dealt_by) == (RULES_VERSION, EARLIER)
    play_on(twin, devices, 20)
    check_log(twin)


def test_a_finished_game_that_is_the_same_by_our_rules_opens_as_it_was() -> None:
    party, _ = game_of(10_000)
    then = finished(party.lines, 1)
    now = finished(as_earlier(party.lines), 1)
    assert now.differs is None
    assert told(now) == told(then)
    assert now.record() == then.record().replace(f"rules: {RULES_VERSION}\n", f"rules: {EARLIER}\n")


def test_a_continued_game_of_earlier_rules_opens_as_it_was() -> None:
    party, _ = game_of(10_000, seats=2)
    position = finished(party.lines, 1).position(12)
    again = Party("lunch-money")
    again.table.begin_with(position, 0, "random", again.now)
    again.settle()
    for _ in range(2_000):
        again.wait(1_000)
        if again.table.phase != "playing":
            break
        mover = again.state.owed()
        if 0 in mover:
            menu = [again.write(action) for action in again.state.menu(0)]
            commit_entry(
                again.table, entries.Moved(again.now, 0, 0, 0, menu[0], "", "", max(0, again.running.checksum))
            )
            again.table.wake(again.now)
            again.settle()
    then, now = finished(again.lines, 1), finished(as_earlier(again.lines), 1)
    assert now.differs is None and now.is_continued
    assert told(now) == told(then)


def test_a_target_that_went_without_saying_goes_so_by_our_rules() -> None:
    party, people = game_of(0, seats=2)
    ann = next(person for person in people if person.seat in party.state.owed())
    move = next(text for text in (party.write(one) for one in party.state.menu(ann.seat)) if ">" in text)
    assert ann.play(move.partition(" > ")[0]) == ""
    twin, _ = taken_up(as_earlier(party.lines), people)
    assert not is_stuck(twin)
    assert twin.state.digest() == party.state.digest()


# Rules that lead elsewhere


def test_a_forbidden_move_that_leaves_its_target_out_is_named() -> None:
    """A bare healing card heals; the one who is said to have played it holds none."""
    party, _ = game_of(10_000)
    lines = as_earlier(party.lines)
    at, entry = moves_in(lines)[12]
    entry.move = "first-aid"
    lines[at] = entries.encode(entry)
    differs = difference(finished(lines, 1))
    assert (differs.why, differs.moves, differs.move) == ("move", 12, "first-aid")


def test_a_continued_game_whose_beginning_our_rules_forbid_is_shown_up_to_there() -> None:
    party, _ = game_of(10_000, seats=2)
    earlier = finished(party.lines, 1)
    position = earlier.position(12)
    assert position.moves[6][1] == "pimp-slap > @1"
    again = Party("lunch-money")
    token = again.table.begin_with(position, 0, "random", again.now)
    again.settle()
    assert again.connect(token).play("concede") == ""
    lines = as_earlier(again.lines)
    at = next(at for at, line in enumerate(lines) if line.startswith(b'["continued"'))
    entry = entries.decode(lines[at])
    assert isinstance(entry, entries.Continued)
    entry.moves[6] = (0, "take")
    lines[at] = entries.encode(entry)
    played = finished(lines, 1)
    assert difference(played).moves == 6
    assert [made[:2] for made in played.moves] == [made[:2] for made in earlier.moves[:6]]


def test_a_move_that_our_rules_forbid_is_named() -> None:
    party, _ = game_of(10_000)
    lines = as_earlier(party.lines)
    at, entry = moves_in(lines)[12]
    entry.move = "heal first-aid first-aid first-aid"
    lines[at] = entries.encode(entry)
    played = finished(lines, 1)
    differs = difference(played)
    name = played.header.seats[entry.seat]
    assert (differs.why, differs.moves, differs.name, differs.move) == ("move", 12, name, entry.move)
    assert told(played) == told(finished(party.lines, 1))[: len(told(played))]
    assert len(played.moves) == 12
    assert f'after move 12: {name} may not play "{entry.move}" there' in sentence(differs)
    assert played.record().endswith(f"# version {RULES_VERSION} of the rules leads elsewhere from here on\n")
    with pytest.raises(Problem) as raised:
        played.position(10_000)
    assert raised.value.key == "rules-differ"
    assert played.position(3).moves


def test_the_checksum_tells_which_move_has_other_consequences() -> None:
    party, _ = game_of(10_000)
    lines = as_earlier(party.lines)
    at, entry = moves_in(lines)[20]
    entry.told += 1
    lines[at] = entries.encode(entry)
    differs = difference(finished(lines, 1))
    assert (differs.why, differs.moves) == ("told", 19)
    assert "something else follows" in sentence(differs)


def test_another_winner_is_a_difference() -> None:
    party, _ = game_of(10_000)
    lines = without_checksums(as_earlier(party.lines))
    assert finished(lines, 1).differs is None
    ended = entries.decode(lines[-1])
    assert isinstance(ended, entries.Ended)
    ended.winner = (ended.winner + 1) % 3
    played = finished([*lines[:-1], entries.encode(ended)], 1)
    assert difference(played).why == "end"
    assert "it does not end like that" in sentence(difference(played))


def test_a_changed_ruling_is_found_at_the_first_move_that_it_touches() -> None:
    with other_rulings():
        party, _ = game_of(10_000)
        then = finished(party.lines, 1)
        was = told(then)
    played = finished(as_earlier(party.lines), 1)
    shown = told(played)
    assert 1 < len(shown) < len(was)
    assert shown == was[: len(shown)]
    assert difference(played).why == "told"
    old = finished(without_checksums(as_earlier(party.lines)), 1)
    assert difference(old).moves >= difference(played).moves
    made_then = then.moves[len(played.moves)]
    assert not isinstance(made_then, Jump)


def test_a_finished_game_with_a_story_opens_exactly_as_it_was_told() -> None:
    with other_rulings():
        party, _ = game_of(10_000)
        then = finished(party.lines, 1)
        record, story = then.record(), replay_views.story(then)
        assert party.table.untold == [1]
        party.table.save_story(1, EARLIER, story, party.now)
        party.settle()
        assert party.table.untold == []
        check_log(party)
    played = finished(as_earlier(party.lines), 1)
    assert played.differs is not None
    assert played.record() == record
    assert played.story == unpack(story)
    assert replay_views.story(played) == story


def test_a_story_is_put_into_the_log_once() -> None:
    party, _ = game_of(10_000)
    for _ in range(2):
        party.table.save_story(1, RULES_VERSION, b"story", party.now)
        party.settle()
    assert sum(line.startswith(b'["told",') for line in party.lines) == 1
    assert entries.decode(party.lines[-1]) == entries.Told(party.now, NO_CHAIR, 0, 1, RULES_VERSION, b"story")
    assert Table.resume("x", party.lines, Chance(0)).untold == []


def test_a_log_that_cannot_be_read_at_all_still_has_its_stories() -> None:
    party, _ = game_of(10_000)
    played = finished(party.lines, 1)
    party.table.save_story(1, RULES_VERSION, replay_views.story(played), party.now)
    party.settle()
    lines = as_earlier(party.lines)
    dealt = next(at for at, line in enumerate(lines) if line.startswith(b'["dealt"'))
    broken = [*lines[: dealt + 1], b'["left",1,0,0,55,""]', *lines[dealt + 1 :]]
    assert finished(broken, 1).record() == played.record()


# Going on


def test_only_a_game_that_runs_and_is_the_same_by_our_rules_has_come_so_far() -> None:
    party, _ = game_of(10_000)
    dealt = next(at for at, line in enumerate(party.lines) if line.startswith(b'["dealt"'))
    assert so_far(party.lines[:dealt]) is None
    running = so_far(party.lines[: dealt + 13])
    assert running is not None and len(running.moves) == 12
    assert so_far(party.lines) is None
    with other_rulings():
        other, _ = game_of(60)
    assert so_far(as_earlier(other.lines)) is None


def test_nothing_happens_by_itself_at_a_table_that_is_stuck_or_has_given_up() -> None:
    with other_rulings():
        party, people = game_of(60)
        kept = snapshot_as_earlier(party.table.snapshot())
    lines = as_earlier(party.lines)
    for witness in (None, kept):
        twin, (ann, _, _) = taken_up(lines, people, witness)
        assert ann.do(commands.Arrange(speed="quick")) == ""
        written = len(twin.lines)
        twin.now += 3_600_000
        twin.tick()
        assert len(twin.lines) == written
        assert ann.do(commands.Choose(game="lunch-money")) == ""
        written = len(twin.lines)
        twin.now += 3_600_000
        twin.tick()
        assert len(twin.lines) == written


def test_a_running_game_that_goes_another_way_and_has_no_snapshot_can_be_given_up() -> None:
    with other_rulings():
        party, people = game_of(60)
        assert party.table.phase == "playing"
    twin, (ann, ben, _) = taken_up(as_earlier(party.lines), people)
    assert is_stuck(twin) and ann.table().stuck
    assert ann.table().differs["why"] == "told"
    assert ann.play("pass") == "rules-changed"
    assert ann.refusal().args == VERSIONS
    assert Speech().explain(ann.refusal(), ["Ann"])
    assert ben.do(commands.Say(text="what now?")) == ""
    assert ben.do(commands.AskVote(option="rules", value=RULES_VERSION)) == "unknown-option"
    assert ben.do(commands.Deal()) == "only-host"
    assert ann.do(commands.Choose(game="beer-money")) == ""
    assert (twin.table.running, twin.table.phase) == (None, "over")
    ended = [entry for entry in map(entries.decode, twin.lines) if isinstance(entry, entries.Ended)][-1]
    assert len(ended.secret) == 64  # 32 bytes, as at every end
    assert (ann.table().stuck, ann.table().differs) == (False, {})
    assert Table.resume("x", twin.lines, Chance(1)).phase == "over"
    assert twin.table.rules == RULES_VERSION
    assert difference(finished(twin.lines, 1)).why == "told"


def test_the_next_game_after_one_that_was_given_up_is_as_good_as_any() -> None:
    with other_rulings():
        party, people = game_of(60)
    twin, devices = taken_up(as_earlier(party.lines), people)
    devices[0].do(commands.Choose(game="lunch-money"))
    twin.begin(*devices)
    to_the_end(twin, devices)
    check_log(twin)
    assert finished(twin.lines, 2).differs is None
