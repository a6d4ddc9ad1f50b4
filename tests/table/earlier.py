"""Tables whose games were played by earlier rules: the present ones with a ruling changed, written as version 0."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from pocketmoney.core.record import RULES_VERSION
from pocketmoney.core.rng import from_seed
from pocketmoney.games.brawl.card import BASIC
from pocketmoney.games.brawl.cards import CARDS, TERMS
from pocketmoney.table import commands, entries
from pocketmoney.table.divergence import Difference
from pocketmoney.table.played_game import Played
from pocketmoney.table.ports import Snapshot
from pocketmoney.table.table import Table
from pocketmoney.text.speech import Speech
from tests.table.people import Chance, Party, Person

EARLIER = "0"
VERSIONS = {"theirs": EARLIER, "ours": RULES_VERSION}


@contextmanager
def other_rulings() -> Iterator[None]:
    """While this lasts, basic attacks take one counter less."""
    changed = [card for card in CARDS if card.type == BASIC]
    for card in changed:
        card.value -= 1
    TERMS.clear()
    try:
        yield
    finally:
        for card in changed:
            card.value += 1
        TERMS.clear()


def game_of(
    moves: int, *, game: str = "lunch-money", seed: int = 3, bots: int = 0, seats: int = 3
) -> tuple[Party, list[Person]]:
    """A table at which people have made so many moves at random, or have come to the end of the game."""
    party = Party(game, seed)
    people = party.join_all(*["Ann", "Ben", "Cat"][:seats])
    for person in people:
        person.do(commands.Understood())
    people[0].do(commands.Arrange(speed="none"))
    for _ in range(bots):
        people[0].do(commands.AddBot(bot="random"))
    party.begin(*people)
    play_on(party, people, moves, seed)
    return party, people


def play_on(party: Party, people: list[Person], moves: int, seed: int = 3) -> None:
    """Let so many moves be made at random, or as many as the game still has."""
    rng = from_seed(seed)
    for made in range(moves):
        if party.table.phase != "playing":
            return
        owed = [person for person in people if person.seat in party.state.owed()]
        if not owed:
            party.wait(1_000)
            continue
        mover = owed[rng.below(len(owed))]
        menu = [party.write(action) for action in party.state.menu(mover.seat)]
        menu = [text for text in menu if text not in ("concede", "time")]
        assert mover.play(menu[rng.below(len(menu))], "so!" if made == 3 else "") == ""


def as_earlier(lines: list[bytes]) -> list[bytes]:
    """A log as a program of the earlier rules has written it."""
    found: list[bytes] = []
    for line in lines:
        entry = entries.decode(line)
        if isinstance(entry, (entries.Made, entries.TakenUp)) and entry.rules == RULES_VERSION:
            entry.rules = EARLIER
            line = entries.encode(entry)
        found.append(line)
    return found


def snapshot_as_earlier(snapshot: Snapshot) -> Snapshot:
    """A snapshot as a program of the earlier rules has kept it."""
    data = snapshot.data
    for key in ("rules", "dealt_by"):
        ours, theirs = f'"{key}":"{RULES_VERSION}"'.encode(), f'"{key}":"{EARLIER}"'.encode()
        assert data.count(ours) == 1
        data = data.replace(ours, theirs)
    return Snapshot(snapshot.seq, EARLIER, data)


def without_checksums(lines: list[bytes]) -> list[bytes]:
    """A log as programs wrote it that counted no checksums."""
    found: list[bytes] = []
    for line in lines:
        entry = entries.decode(line)
        if isinstance(entry, (entries.Moved, entries.Ended)):
            entry.told = 0
            line = entries.encode(entry)
        found.append(line)
    return found


def taken_up(lines: list[bytes], people: list[Person], witness: Snapshot | None = None) -> tuple[Party, list[Person]]:
    """The table that the present rules make of a log, woken, with the same people."""
    twin = Party()
    twin.lines = list(lines)
    twin.table = Table.resume("twin", lines, Chance(1), None, witness)
    twin.table.wake(twin.now)
    twin.settle()
    return twin, [twin.connect(person.token) for person in people]


def difference(played: Played) -> Difference:
    """Return where a game goes another way by our rules."""
    assert played.differs is not None
    return played.differs


def is_stuck(party: Party) -> bool:
    """Return whether a table waits for a vote on its rules."""
    return party.table.is_stuck


def sentence(differs: Difference) -> str:
    """Return what people read about a difference."""
    return Speech().complain(differs.problem())


def to_the_end(party: Party, people: list[Person]) -> None:
    """Let the game come to its end."""
    for seed in range(40):
        play_on(party, people, 400, seed)
    assert party.table.phase == "over"


def told(played: Played) -> list[tuple[Any, ...]]:
    """Everything that a replay tells, step by step."""
    return [
        (step.seat, step.move, step.talk, [event.to_json() for event in step.events], step.public, step.hands)
        for step in played.steps()
    ]


def moves_in(lines: list[bytes]) -> list[tuple[int, entries.Moved]]:
    """Every move of a log, with its place."""
    found = [(at, entries.decode(line)) for at, line in enumerate(lines)]
    return [(at, entry) for at, entry in found if isinstance(entry, entries.Moved)]
