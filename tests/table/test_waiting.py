"""News that may wait: a driver that has a lot to do lends patience, and loses nothing by it but messages."""

from __future__ import annotations

import msgspec
import pytest

from pocketmoney.core.rng import from_seed
from pocketmoney.table import commands
from pocketmoney.table.messages import Done, Play, Talk
from tests.table.people import Party, Person, at_seats
from tests.table.test_clocks import three

PATIENCE = 100


def plays(person: Person) -> list[Play]:
    return [one for one in person.heard if isinstance(one, Play)]


def busy() -> tuple[Party, Person, Person, Person]:
    """Ann, Ben and Cat at a table whose driver is busy; Ann has attacked Ben."""
    party, ann, ben, cat = three()
    for person in (ann, ben, cat):
        person.forget()
    party.table.coalesce_ms = PATIENCE
    ann.play("headbutt > @1")
    return party, ann, ben, cat


def test_whoever_is_asked_hears_at_once_and_whoever_is_not_a_little_later() -> None:
    party, ann, ben, cat = busy()
    assert len(plays(ben)) == len(plays(cat)) == 1
    assert plays(ann) == []
    party.wait(PATIENCE - 1)
    assert plays(ann) == []
    party.wait(1)
    (told,) = plays(ann)
    assert told.done == ann.n
    assert told.events == plays(ben)[0].events
    assert told.public == plays(ben)[0].public


def test_what_waited_comes_with_the_next_news() -> None:
    party, ann, ben, cat = busy()
    ben.play("take")
    cat.play("take")
    assert len(plays(ben)) == 2  # it is Ben's turn now
    party.wait(PATIENCE)
    (told,) = plays(ann)
    assert told.done == ann.n
    assert [key for key in ann.events() if key != "you-draw"] == ben.events()
    assert told.public == plays(ben)[-1].public


def test_a_sealed_answer_moves_nothing_that_others_hear() -> None:
    streams = []
    for wait in (0, 30, 60):
        party, ann, ben, cat = busy()
        party.wait(wait)
        ben.play("take")
        party.wait(70 - wait)
        assert len(plays(ann)) == len(plays(cat)) - 1 == 0
        party.wait(PATIENCE - 70)
        assert len(plays(ann)) == 1
        party.wait(PATIENCE)
        streams.append((ann.raw, cat.raw))
        assert plays(ben)[-1].done == ben.n
        assert b'"public"' not in ben.raw[-1]
    assert streams[0] == streams[1] == streams[2]


def test_what_else_is_said_comes_behind_what_waited() -> None:
    party, ann, _, cat = busy()
    cat.do(commands.Say(text="ouch"))
    assert [type(one) for one in ann.heard] == [Play, Talk]
    assert party.running.deferred == {}


def test_two_commands_are_acknowledged_one_by_one() -> None:
    party, ann, _, _ = busy()
    ann.play("concede")
    party.wait(PATIENCE)
    done = [one.n if isinstance(one, Done) else one.done for one in ann.heard if isinstance(one, (Done, Play))]
    assert [number for number in done if number] == [ann.n - 1, ann.n]


def test_another_device_of_the_seat_hears_everything_once() -> None:
    party, ann, ben, _ = busy()
    second = party.connect(ann.token)
    party.wait(PATIENCE)
    assert ann.events() == ben.events()
    assert plays(ann)[-1].done == ann.n
    assert second.events().count("hand") <= 1
    assert len(plays(second)) == 1


def test_a_device_that_is_gone_keeps_nobody_else_waiting() -> None:
    party, ann, ben, _ = busy()
    party.gone(ann)
    ben.play("take")
    assert list(party.running.deferred) == [0, ben.seat]
    party.now += 2 * PATIENCE  # a driver that comes late
    party.table.tick(party.now)
    party.settle()
    assert plays(ben)[-1].done == ben.n


def test_a_leaver_has_heard_what_waited() -> None:
    _, ann, _, _ = busy()
    ann.do(commands.Leave())
    heard = [one.done for one in plays(ann)]
    assert heard[0] == ann.n - 1


@pytest.mark.parametrize("game", ["beer-money", "lunch-money", "tietgen"])
def test_a_whole_game_tells_everybody_the_same_in_fewer_messages(game: str) -> None:
    streams: list[list[tuple[object, ...]]] = []
    counts: list[int] = []
    for patience in (0, PATIENCE):
        party = Party(game)
        people = party.join_all("Ann", "Ben", "Cat", "Dan")
        for person in people:
            person.do(commands.Understood())
        people[0].do(commands.Arrange(speed="none"))
        party.begin(*people)
        party.table.coalesce_ms = patience
        chance = from_seed(7)
        seated = at_seats(people)
        for _ in range(400):
            if party.table.phase != "playing":
                break
            owed = party.state.owed()
            person = seated[owed[chance.below(len(owed))]]
            menu = [text for text in map(party.write, party.state.menu(person.seat)) if text != "concede"]
            assert person.play(menu[chance.below(len(menu))]) == ""
            party.now += 20
            due = party.table.due
            if due is not None and due <= party.now:
                party.tick()
            for asked in party.running.asked:
                assert not party.running.deferred.get(asked) or not party.running.deferred[asked].is_public
        party.wait(PATIENCE)
        streams.append([(each.events(), _last(each)) for each in seated])
        counts.append(sum(len(each.raw) for each in seated))
    assert streams[0] == streams[1]
    assert counts[1] < counts[0]


def _last(person: Person) -> tuple[object, ...]:
    """How things stand for somebody, by all that they were told."""
    public = [one.public for one in plays(person) if bytes(one.public)][-1]
    last = plays(person)[-1]
    return msgspec.json.decode(public), msgspec.json.decode(last.own), last.seen
