"""Drawings beside the names: one's own, bounded, kept, and taken away by the host."""

from __future__ import annotations

import msgspec
import pytest

from pocketmoney.table import commands
from pocketmoney.table.played_game import finished
from pocketmoney.table.table import Table
from tests.table.likeness import check_log
from tests.table.people import Chance, Party, Person

FACE = "AAB_.ZZ--00"


def drawn(person: Person) -> dict[str, str]:
    """The drawings that a person sees, by name."""
    return {chair.name: chair.doodle for chair in person.table().chairs}


def test_everybody_sees_what_a_person_has_drawn() -> None:
    party = Party()
    maja, ida = party.join_all("Maja", "Ida")
    watcher = party.watch()
    assert ida.do(commands.SetDoodle(doodle=FACE)) == ""
    for person in (maja, ida, watcher):
        assert drawn(person) == {"Maja": "", "Ida": FACE}
    assert ida.do(commands.SetDoodle(doodle="")) == ""
    assert drawn(maja) == {"Maja": "", "Ida": ""}


def test_nobody_changes_the_drawing_of_another_but_the_host_takes_it_away() -> None:
    party = Party()
    maja, ida, ben = party.join_all("Maja", "Ida", "Ben")
    ida.do(commands.SetDoodle(doodle=FACE))
    assert ben.do(commands.RemoveDoodle(who=ida.chair.id)) == "only-host"
    assert ida.do(commands.RemoveDoodle(who=ida.chair.id)) == "only-host"
    assert party.watch().do(commands.SetDoodle(doodle=FACE)) == "only-seated"
    assert drawn(maja)["Ida"] == FACE
    assert maja.do(commands.RemoveDoodle(who=99)) == "no-such-chair"
    assert maja.do(commands.RemoveDoodle(who=ida.chair.id)) == ""
    assert drawn(ben)["Ida"] == ""


def test_drawings_outlive_the_server_by_log_and_by_snapshot() -> None:
    party = Party("lunch-money")
    maja, ida = party.join_all("Maja", "Ida")
    ida.do(commands.SetDoodle(doodle=FACE))
    party.begin(maja, ida)
    check_log(party)
    again = Table.resume("party", [], Chance(2), party.table.snapshot())
    assert {chair.name: chair.doodle for chair in again.chairs} == {"Maja": "", "Ida": FACE}


def test_a_game_that_is_looked_at_again_has_the_drawings_unless_the_host_took_them_away() -> None:
    party = Party("lunch-money")
    maja, ida, ben = party.join_all("Maja", "Ida", "Ben")
    ida.do(commands.SetDoodle(doodle=FACE))
    ben.do(commands.SetDoodle(doodle="BBCC"))
    party.begin(maja, ida, ben)
    ida.play("concede")
    maja.play("concede")
    by_seat = {ida.seat: FACE, ben.seat: "BBCC"}
    assert finished(party.lines, 1).doodles == [by_seat.get(seat, "") for seat in range(3)]
    ben.do(commands.SetDoodle(doodle=""))  # as it was in that game
    maja.do(commands.RemoveDoodle(who=ida.chair.id))
    assert finished(party.lines, 1).doodles == ["BBCC" if seat == ben.seat else "" for seat in range(3)]


def test_a_game_that_is_looked_at_again_has_the_tokens_of_the_evening() -> None:
    party = Party("lunch-money")
    people = party.join_all("Maja", "Ida", "Ben")
    party.begin(*people)
    people[0].play("concede")
    people[1].play("concede")
    order = sorted(people, key=lambda each: each.seat)
    assert finished(party.lines, 1).looks == [people.index(each) for each in order]


@pytest.mark.parametrize("good", ["", "AAAA", FACE, "A" * 400, "AAAA.BBBB.CCCC"])
def test_a_drawing_is_strokes_of_places(good: str) -> None:
    assert msgspec.convert(good, commands.Doodle) == good


@pytest.mark.parametrize(
    "bad", ["A", "AA", "AAA", "AAAA.", ".AAAA", "AAAA..AAAA", "A" * 402, "<svg>", "AA AA", "M0 0L1"]
)
def test_anything_else_is_no_drawing(bad: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(bad, commands.Doodle)
