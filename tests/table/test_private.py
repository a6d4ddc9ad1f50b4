"""What is one person's own affair: how they settle what is booked, up to how much, and what they have read."""

from __future__ import annotations

import pytest

from pocketmoney.core.header import Entry
from pocketmoney.table import commands
from tests.table.people import Party, Person, at_seats


def tietgen() -> tuple[Party, list[Person]]:
    party = Party("tietgen")
    people = party.join_all("Ann", "Ben")
    for person in people:
        assert person.do(commands.Understood()) == ""
    party.begin(*people)
    return party, at_seats(people)


def test_the_notice_is_read_before_the_first_game() -> None:
    party = Party("tietgen")
    ann, ben = party.join_all("Ann", "Ben")
    assert ben.table().notice == "tietgen-notice"
    assert ben.do(commands.Ready()) == "notice-unread"
    assert ben.do(commands.Understood()) == ""
    assert ben.table().notice == ""
    assert ann.table().notice == "tietgen-notice"
    assert ben.do(commands.Ready()) == ""
    assert ann.do(commands.Deal()) == "notice-unread"
    ann.do(commands.Understood())
    assert ann.do(commands.Deal()) == ""
    ben.play("concede")
    party.begin(ann, ben)  # it stands before the first game only


def test_card_games_have_no_notice() -> None:
    ann = Party("lunch-money").join("Ann")
    assert ann.table().notice == ""


def test_how_somebody_settles_is_told_to_nobody_else() -> None:
    party, (ann, ben) = tietgen()
    watcher = party.watch()
    before = len(ben.raw), len(watcher.raw)
    assert ann.do(commands.Settle(how="water", cap=700, pace=300)) == ""
    assert (ann.yours().how, ann.yours().cap, ann.yours().pace) == ("water", 700, 300)
    assert (len(ben.raw), len(watcher.raw)) == before
    assert ann.do(commands.Settle(how="champagne")) == "unknown-way"
    assert all(b"water" not in one and b"700" not in one for one in ben.raw + watcher.raw)


def test_a_cap_speaks_up_once_and_to_its_owner_alone() -> None:
    party, (ann, ben) = tietgen()
    ann.do(commands.Settle(how="beer", cap=50))
    party.lay_out([Entry("deeds", ann.chair.name, ["kitchen-16.1"]), Entry("dice", "", ["1-2", "1-3", "2-3", "2-4"])])
    ann.play("roll")
    ann.play("buy")
    ann.play("build kitchen-18.1")
    assert ann.notices() == ["ledger-cap"]
    party.wait(3_000)
    ben.play("roll")
    assert ann.notices() == ["ledger-cap"]
    assert ben.notices() == []


@pytest.mark.parametrize("pace", [1, 40])
def test_a_pace_speaks_up(pace: int) -> None:
    party, (ann, _) = tietgen()
    ann.do(commands.Settle(how="beer", pace=pace))
    party.lay_out([Entry("deeds", ann.chair.name, ["kitchen-16.1"]), Entry("dice", "", ["1-2", "1-3"])])
    ann.play("roll")
    ann.play("buy")
    ann.play("build kitchen-18.1")
    assert ann.notices() == ["ledger-pace"]


@pytest.mark.parametrize(("cap", "pace"), [(50, 40), (1, 1)])
def test_a_cap_and_a_pace_speak_up_both(cap: int, pace: int) -> None:
    party, (ann, ben) = tietgen()
    ann.do(commands.Settle(how="beer", cap=cap, pace=pace))
    party.lay_out([Entry("deeds", ann.chair.name, ["kitchen-16.1"]), Entry("dice", "", ["1-2", "1-3", "2-3", "2-4"])])
    ann.play("roll")
    ann.play("buy")
    ann.play("build kitchen-18.1")
    assert sorted(ann.notices()) == ["ledger-cap", "ledger-pace"]
    party.wait(3_000)
    ben.play("roll")
    assert len(ann.notices()) == 2  # each speaks up once


def test_a_cap_says_nothing_to_those_who_wait_for_the_next_deal() -> None:
    party, (_, ben) = tietgen()
    cat = party.join("Cat")
    for person in (ben, cat):
        person.do(commands.Settle(how="beer", cap=1))
    party.lay_out([Entry("deeds", ben.chair.name, ["kitchen-16.1", "kitchen-18.1"])])
    assert ben.play("build kitchen-18.1") == ""
    assert ben.notices() == ["ledger-cap"]
    assert cat.notices() == []


def test_without_a_limit_nobody_is_warned() -> None:
    party, (ann, ben) = tietgen()
    ann.do(commands.Settle(how="points"))
    party.lay_out([Entry("deeds", ann.chair.name, ["kitchen-16.1"]), Entry("dice", "", ["1-2", "1-3"])])
    ann.play("roll")
    ann.play("buy")
    ann.play("build kitchen-18.1")
    assert ann.notices() == ben.notices() == []


def test_a_right_that_is_used_late_costs_no_time_of_ones_own() -> None:
    party, (ann, ben) = tietgen()
    party.lay_out([Entry("deeds", ben.chair.name, ["kitchen-16.1"])])
    party.wait(50_000)  # Ann should have thrown by now
    assert ben.play("mortgage kitchen-16.1") == ""
    assert party.running.bank == [90_000, 90_000]
    assert ann.play("roll") == ""
    assert party.running.bank[ann.seat] < 90_000
