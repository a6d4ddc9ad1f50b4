"""A dead phone: a new device asks for the seat of its person, and the host lets it have it."""

from __future__ import annotations

from pocketmoney.table import commands
from pocketmoney.table.messages import Notice, Welcome
from pocketmoney.table.table import Table
from tests.table.people import Chance, Party, Person

TOKEN = "t" * 40


def playing() -> tuple[Party, Person, Person, Person]:
    """Maja hosts a game with Ida and Ben."""
    party = Party("beer-money", 3)
    maja, ida, ben = party.join_all("Maja", "Ida", "Ben")
    for person in (ida, ben):
        person.do(commands.Ready())
    assert maja.do(commands.Deal()) == ""
    return party, maja, ida, ben


def asks(person: Person) -> list[tuple[int, int]]:
    """The requests that a person is shown."""
    return [(one.ask, one.chair) for one in person.table().seat_asks]


def test_the_host_gives_the_seat_to_the_new_device() -> None:
    party, maja, ida, ben = playing()
    chair = ida.chair
    party.gone(ida)
    new = party.watch()
    assert new.do(commands.AskSeat(who=chair.id, token=TOKEN)) == ""
    assert new.table().you.chair == -1
    ((ask, asked),) = asks(maja)
    assert asked == chair.id and asks(ben) == [] and asks(new) == []
    assert maja.do(commands.AnswerSeat(ask=ask, yes=True)) == ""
    assert new.subscriber.chair is chair
    assert [one.token for one in new.heard if isinstance(one, Welcome)][-1] == TOKEN
    assert new.table().you.seat == chair.seat and asks(maja) == []
    assert (
        party.let_in(commands.Hello(v=1, table="ABCD", token=ida.token))[1] is not None
    )  # the old device has it no more
    assert party.connect(TOKEN).subscriber.chair is chair


def test_a_device_that_still_holds_the_seat_loses_it() -> None:
    party, maja, ida, _ = playing()
    new = party.watch()
    new.do(commands.AskSeat(who=ida.chair.id, token=TOKEN))
    maja.do(commands.AnswerSeat(ask=asks(maja)[0][0], yes=True))
    assert ida.closed == "taken-over" and new.chair.name == "Ida"


def test_only_the_host_answers_and_can_say_no() -> None:
    party, maja, ida, ben = playing()
    new = party.watch()
    new.do(commands.AskSeat(who=ida.chair.id, token=TOKEN))
    ((ask, _),) = asks(maja)
    assert ben.do(commands.AnswerSeat(ask=ask, yes=True)) == "only-host"
    assert ida.do(commands.AnswerSeat(ask=ask, yes=True)) == "only-host"
    assert maja.do(commands.AnswerSeat(ask=ask, yes=False)) == ""
    assert new.subscriber.chair is None and ida.closed == ""
    assert [one.key for one in new.heard if isinstance(one, Notice)] == ["seat-denied"]
    assert maja.do(commands.AnswerSeat(ask=ask, yes=True)) == "seat-not-asked"


def test_while_the_hosts_own_phone_is_dead_the_first_person_who_is_there_answers() -> None:
    party, maja, ida, ben = playing()
    chair = maja.chair
    new = party.watch()
    assert new.do(commands.AskSeat(who=chair.id, token=TOKEN)) == "seat-nobody-to-ask"  # the host is there
    party.gone(maja)
    assert new.do(commands.AskSeat(who=chair.id, token=TOKEN)) == ""
    ((ask, _),) = asks(ida)
    assert ben.do(commands.AnswerSeat(ask=ask, yes=True)) == "only-host"
    assert ida.do(commands.AnswerSeat(ask=ask, yes=True)) == ""
    assert new.chair is chair and party.table.host == chair.id


def test_neither_an_absent_host_nor_the_seat_itself_answers() -> None:
    party, maja, ida, ben = playing()
    party.gone(maja)
    new = party.watch()
    assert new.do(commands.AskSeat(who=ida.chair.id, token=TOKEN)) == ""  # by a second phone of Ida's
    assert [chair for _, chair in asks(ben)] == [ida.chair.id]
    assert asks(ida) == []


def test_a_request_ends_with_its_device_and_there_is_one_for_each() -> None:
    party, maja, ida, ben = playing()
    new = party.watch()
    new.do(commands.AskSeat(who=ida.chair.id))
    new.do(commands.AskSeat(who=ben.chair.id))
    assert [chair for _, chair in asks(maja)] == [ben.chair.id]
    party.gone(new)
    assert asks(maja) == []
    others = [party.watch() for _ in range(9)]
    refused = [other.do(commands.AskSeat(who=ida.chair.id)) for other in others]
    assert refused == [""] * 8 + ["seat-asks-many"]


def test_bots_and_empty_chairs_have_no_seat_to_give() -> None:
    party, maja, ida, _ = playing()
    new = party.watch()
    assert new.do(commands.AskSeat(who=99)) == "no-such-chair"
    assert ida.do(commands.AskSeat(who=maja.chair.id)) == "already-seated"


def test_the_log_leads_to_the_same_seat() -> None:
    party, maja, ida, _ = playing()
    new = party.watch()
    new.do(commands.AskSeat(who=ida.chair.id, token=TOKEN))
    maja.do(commands.AnswerSeat(ask=asks(maja)[0][0], yes=True))
    again = Table.resume(party.table.id, party.lines, Chance(3))
    assert [chair.key for chair in again.chairs] == [chair.key for chair in party.table.chairs]
