"""Leaving a table at any question of a running game: the seat is played on or given up, and nobody waits for ever."""

from __future__ import annotations

from functools import cache

import pytest

from pocketmoney import games
from pocketmoney.core.rng import from_seed
from pocketmoney.table import clock, commands, entries, scheduler
from pocketmoney.table.chair import hashed
from pocketmoney.table.entries import NO_CHAIR
from pocketmoney.table.game_in_progress import NAMES
from pocketmoney.table.phase import OVER, PLAYING
from pocketmoney.table.reducer import commit_entry
from tests.contract.brawl_departure import PARTS
from tests.contract.departure import Moment, Part, moments
from tests.contract.tietgen_departure import PART as TIETGEN
from tests.table.likeness import check_chairs, check_goes_on, check_log
from tests.table.people import SECOND, Party, Person

ALL: dict[str, Part] = {part.case.name: part for part in [*PARTS[:2], TIETGEN]}
GAMES = {"lunch-money": 30, "beer-money": 30, "tietgen": 40}
WAYS = ("leave", "kicked", "step-out", "filled-in", "gone", "concede")


@cache
def moments_of(name: str) -> list[Moment]:
    """Moments with every kind of question."""
    return moments(ALL[name], GAMES[name], 1)


def seated(moment: Moment, speed: str) -> tuple[Party, list[Person]]:
    """A table at which people sit in all seats of that moment."""
    header = moment.header
    game = games.find(header.game)
    party = Party(header.game, header.seed)
    table = party.table
    names = [f"{name}{at}" for at, name in enumerate(header.seats)]
    for chair, name in enumerate(names):
        commit_entry(table, entries.Sat(party.now, NO_CHAIR, 0, chair, name, hashed(name), ""))
        for notice in game.notices():
            commit_entry(table, entries.Noticed(party.now, chair, 0, chair, notice))
    decks = [deck for entry in header.named("decks") for deck in entry.words]
    commit_entry(table, entries.Chosen(party.now, 0, 0, header.game, dict(header.options), decks))
    commit_entry(table, entries.Arranged(party.now, 0, 0, speed, False, False, "random"))
    of = dict(zip(header.seats, names, strict=True))
    lines = [(entry.key, of.get(entry.of, entry.of), entry.words) for entry in header.entries]
    moves = [(seat, game.write_move(action, NAMES)) for seat, action in moment.moves]
    commit_entry(table, entries.Continued(party.now, 0, 0, list(range(len(names))), header.seed, lines, moves))
    scheduler.advance(table, party.now)
    party.settle()
    return party, [party.connect(name) for name in names]


def depart(party: Party, leaver: Person, host: Person, way: str) -> None:
    """Let somebody leave in one of many ways."""
    if way == "leave":
        assert leaver.do(commands.Leave()) == ""
    elif way == "kicked":
        assert host.do(commands.Kick(who=leaver.chair.id)) == ""
    elif way == "step-out":
        assert leaver.do(commands.StepOut()) == ""
    elif way == "concede":
        assert leaver.play("concede") == ""
    else:
        chair = leaver.chair
        party.gone(leaver)
        if way == "filled-in":
            assert host.do(commands.FillIn(who=chair.id)) == ""


def check(party: Party) -> None:
    """The table is sound, it goes on, and its log leads to the same table."""
    check_chairs(party.table)
    check_goes_on(party.table)
    check_log(party)


@pytest.mark.parametrize("name", ALL)
def test_there_is_a_moment_with_every_question(name: str) -> None:
    """Somebody is asked it, and somebody else is not."""
    of_other_deck = {"lunch-money": {"distracted", "weapon-back"}, "beer-money": {"series", "pass-on"}}
    possible = set(ALL[name].case.game.askings()) - {"over"} - of_other_deck.get(name, set())
    for is_asked in (True, False):
        assert {one.asking for one in moments_of(name) if one.is_asked == is_asked} == possible


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", ALL)
def test_somebody_leaves_at_every_question(name: str, way: str) -> None:
    for at, moment in enumerate(moments_of(name)):
        speed = clock.SPEEDS[at % len(clock.SPEEDS)] if way != "gone" else clock.QUICK
        party, people = seated(moment, speed)
        assert party.state.asking() == moment.asking
        leaver = people[moment.seat]
        host = people[0] if moment.seat else people[1]
        if host.chair.id != party.table.host:
            assert people[0].do(commands.PassHost(who=host.chair.id)) == ""
        chair = leaver.chair
        before = party.state.digest()
        mark = party.running.mark
        depart(party, leaver, host, way)
        check_chairs(party.table)
        check_goes_on(party.table)
        assert chair.bot == ("" if way in ("concede", "gone") else "random")
        assert chair.is_gone == (way in ("leave", "kicked")) or party.table.phase == OVER
        if way == "concede":
            assert party.state.is_out(moment.seat)
        elif party.running.mark == mark:
            assert party.state.digest() == before
        answered(party, moment.seat, mark)
        check(party)
        end(party, [person for person in people if person is not leaver], at)


def answered(party: Party, seat: int, mark: int) -> None:
    """Nobody waits for a seat that was left: its part of the open question is answered in time."""
    was_asked = seat in party.state.owed() and party.running.mark == mark
    party.wait(60 * SECOND)  # longer than a quick clock with all the time a seat has saved
    if was_asked and party.table.phase == PLAYING and party.running.mark == mark:
        assert seat not in party.state.owed(), "the table waits for somebody who has left"


def end(party: Party, people: list[Person], seed: int) -> None:
    """The others leave too, one after the other and each in some way, until the game is over or only bots are left."""
    rng = from_seed(seed)
    for person in people:
        if party.table.phase != PLAYING:
            break
        if not party.state.is_out(person.seat) and rng.below(2):
            assert person.play("concede") in ("", "undo-open")
        elif not person.chair.bot:
            assert person.do(commands.StepOut()) == ""
        party.wait(5 * SECOND)
        check_chairs(party.table)
        check_goes_on(party.table)
    party.wait(20 * SECOND)
    check(party)
