"""The next game without people who have left: they keep their chairs and sit it out."""

from __future__ import annotations

from pocketmoney.table import commands
from pocketmoney.table.table import Table
from tests.table.people import Chance, Party


def test_people_who_are_away_are_left_out() -> None:
    party = Party("beer-money", 4)
    ann, bob, dee, cat = party.join_all("Ann", "Bob", "Dee", "Cat")
    bob.do(commands.Ready())
    cat.do(commands.Ready())
    away = dee.chair
    party.gone(dee)
    assert ann.do(commands.Deal()) == "not-ready"
    assert ann.do(commands.Deal(without=[cat.chair.id])) == "not-missing"
    assert ann.do(commands.Deal(without=[away.id], first=away.id)) == "no-such-chair"
    assert ann.do(commands.Deal(without=[away.id])) == ""
    assert away.seat == -1 and sorted(chair.seat for chair in party.table.chairs) == [-1, 0, 1, 2]
    back = party.back(dee)
    assert back.chair is away and back.table().you.seat == -1
    again = Table.resume(party.table.id, party.lines, Chance(4))
    assert [chair.seat for chair in again.chairs] == [chair.seat for chair in party.table.chairs]


def test_too_few_are_too_few() -> None:
    party = Party("beer-money", 4)
    ann, bob = party.join_all("Ann", "Bob")
    party.gone(bob)
    assert ann.do(commands.Deal(without=[party.table.chairs[1].id])) != ""


def test_a_screen_is_no_watcher() -> None:
    party = Party("beer-money", 4)
    ann = party.join("Ann")
    party.let_in(commands.Hello(v=1, table="ABCD", screen=True))
    assert (ann.table().watchers, ann.table().screens) == (0, 1)
    guest = party.watch()
    assert (ann.table().watchers, ann.table().screens) == (1, 1)
    party.gone(guest)
    assert (ann.table().watchers, ann.table().screens) == (0, 1)


def test_a_taunt_is_heard_in_every_language() -> None:
    party = Party("beer-money", 4)
    ann, bob = party.join_all("Ann", "Bob")
    assert ann.do(commands.Say(taunt="banana")) == ""
    assert ann.do(commands.Say(taunt="nonsense")) == "talk-empty"
    assert ann.do(commands.Say(taunt="nonsense", text="Hello")) == "talk-empty"
    assert bob.talks() == ["taunt-banana"]
    Table.resume(party.table.id, party.lines, Chance(4))
