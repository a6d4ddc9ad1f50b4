"""No stream to anybody holds seed, secret, tokens, the pile's order, or others' hands, answers and settlements."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from pocketmoney import games
from pocketmoney.core.rng import from_seed
from pocketmoney.games.brawl.cards import IDS
from pocketmoney.games.brawl.state import Brawl
from pocketmoney.table import commands
from pocketmoney.table.chair import hashed
from pocketmoney.table.messages import Play, Reveal
from tests.table.people import Party, Person


def evening(game: str, seed: int) -> tuple[Party, list[Person], Person, list[tuple[int, bytes]]]:
    """A game with everything, up to its end; and pieces of the pile as it lay at each move (when, what)."""
    party = Party(game, seed)
    people = party.join_all("Ann", "Ben", "Cat")
    watcher = party.watch()
    rng = from_seed(seed)
    for number, person in enumerate(people):
        person.do(commands.Understood())
        person.do(commands.Settle(how=["beer", "alcohol-free", "water"][number], cap=71117 + number, pace=82228))
        person.do(commands.Ready(entropy=f"e{number}" * 8 + "0"))
    people[0].do(commands.Ready(entropy="e0" * 8 + "0"))
    assert people[0].do(commands.Deal()) == ""
    piles: list[tuple[int, bytes]] = []
    for step in range(150):
        if party.table.phase != "playing":
            break
        state = party.state
        if isinstance(state, Brawl) and state.left > 6:
            pile = [IDS[card] for card in state.pile[state.left - 6 : state.left]]
            piles += [(step, json.dumps(one, separators=(",", ":"))[1:-1].encode()) for one in (pile, pile[::-1])]
        owed = [person for person in people if person.seat in state.owed()]
        person = owed[rng.below(len(owed))]
        menu = [party.write(action) for action in state.menu(person.seat)[:-1]]
        person.play(menu[rng.below(len(menu))])
        if step == 20:
            people[1].do(commands.HandOver())
    return party, people, watcher, piles


def before_the_reveal(person: Person) -> list[bytes]:
    found: list[bytes] = []
    for raw, message in zip(person.raw, person.heard, strict=True):
        if isinstance(message, Reveal):
            break
        found.append(raw)
    return found


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("seed", range(4))
def test_no_stream_holds_a_secret(game: str, seed: int) -> None:
    party, people, watcher, piles = evening(game, seed)
    made, dealt = (json.loads(next(line for line in party.lines if word in line)) for word in (b'"made"', b'"dealt"'))
    secret, drawn = made[-2], str(dealt[-1])
    assert len(secret) == 64
    for person in [*people, watcher]:
        stream = b"\n".join(before_the_reveal(person))
        assert secret.encode() not in stream
        assert drawn.encode() not in stream
        for other in people:
            if other is person:
                continue
            number = people.index(other)
            assert other.token.encode() not in stream
            assert hashed(other.token).encode() not in stream
            assert f"e{number}e{number}".encode() not in stream
            assert str(71117 + number).encode() not in stream
            assert other.yours().code == "" or other.yours().code.encode() not in stream
        assert person is people[2] or b'"water"' not in stream
        assert person is people[1] or b'"alcohol-free"' not in stream
        for _, pile in piles:
            assert pile not in stream


@pytest.mark.parametrize("game", ["lunch-money", "beer-money"])
def test_hands_and_sealed_answers_are_their_owners(game: str) -> None:
    """Whatever a device is sent of hands, drawn cards and sealed answers is its own seat's."""
    _, people, watcher, _ = evening(game, 11)
    sealed = 0
    for person in [*people, watcher]:
        for message in person.heard:
            if not isinstance(message, Play):
                continue
            if person is watcher:
                assert bytes(message.own) == bytes(message.choices) == b"null"
            public = bytes(message.public)
            assert b'"hand"' not in public and b'"sealed"' not in public and b'"owed"' not in public
            sealed += b'"sealed"' in bytes(message.own)
            told: list[list[Any]] = msgspec.json.decode(message.events)
            for key, args in told:
                assert key != "you-draw" or (person is not watcher and args["seat"] == person.seat)
    assert sealed
