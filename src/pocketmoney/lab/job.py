"""A job: which games are played. Game number n of a job is the same game on every machine, in every order."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

from pocketmoney import __version__, games
from pocketmoney.bots.match import Match
from pocketmoney.bots.registry import make
from pocketmoney.core.event import EVERYBODY, Event
from pocketmoney.core.game import Game, Json
from pocketmoney.core.header import Header
from pocketmoney.core.record import RULES_VERSION
from pocketmoney.core.rng import Rng, from_seed
from pocketmoney.lab import statistics
from pocketmoney.lab.observers import kind_for
from pocketmoney.lab.observers.common import Observer
from pocketmoney.lab.statistics import Counted, Sums

LONGEST: Final = 2_000  # turns; a game that has not ended by then is left and counted as unfinished


def seed_of(seed: int, number: int, purpose: str) -> int:
    """The seed of one thing in game number n: it follows from the job's seed, and from nothing else."""
    return int.from_bytes(blake2b(f"{purpose} {seed} {number}".encode(), digest_size=6).digest())


class Ended(NamedTuple):
    """A game that was played: what was counted in it, and who came in where."""

    counted: Counted
    places: list[int]


@dataclass
class Batch:
    """What some games in a row came to."""

    first: int
    count: int = 0
    sums: Sums = field(default_factory=dict)
    lengths: dict[str, dict[str, int]] = field(default_factory=dict)  # by side: how many games had so many turns
    finishes: list[tuple[tuple[int, ...], tuple[int, ...]]] = field(default_factory=list)  # of a tournament
    answers: list[list[float]] = field(default_factory=list)  # of a review
    seconds: float = 0.0


@dataclass(frozen=True)
class Job:
    """Games among bots under one set of rules; sub-classes play other things under each number."""

    header: Header  # of every game, but for the seed
    bots: tuple[str, ...]
    seed: int
    is_rotated: bool = False
    longest: int = LONGEST

    KIND = "sim"

    def game(self) -> Game:
        return games.find(self.header.game)

    def game_set_up(self) -> Game:
        """The game with the board and letters that are played with, for their words."""
        game = self.game()
        game.set_up(self.header)
        return game

    def headers(self) -> list[Header]:
        return [self.header]

    def describe(self) -> Json:
        """All that the results follow from, as plain data: two jobs with equal descriptions are the same job."""
        return {
            "kind": self.KIND,
            "game": self.header.game,
            "bots": list(self.bots),
            "rules": [described(header) for header in self.headers()],
            "seed": self.seed,
            "rotated": self.is_rotated,
            "longest": self.longest,
            "files": {word: _digest(word) for word in self.bots if _digest(word)},
            "ruling": RULES_VERSION,
            "version": __version__,
        }

    def check(self) -> None:
        """Set everything up once, so that what is wrong is known before anything is played."""
        game = self.game()
        for header in self.headers():
            game.set_up(header)
        for word in self.bots:
            make(word, game)

    def players(self, number: int) -> list[int]:
        """Which entry of the list of bots sits where in a game; rotated, everybody begins equally often."""
        count = len(self.bots)
        turned = number % count if self.is_rotated else 0
        return [(seat + turned) % count for seat in range(count)]

    def play(self, first: int, count: int) -> Batch:
        """Play some games in a row."""
        batch = Batch(first)
        game = self.game()
        for number in range(first, first + count):
            self.play_one(game, number, batch)
            batch.count += 1
        return batch

    def play_one(self, game: Game, number: int, batch: Batch) -> None:
        """Play the game of that number and add it to the batch."""
        ended = self.played(game, self.header, number, self.players(number))
        statistics.add(batch.sums, ended.counted)
        note_length(batch.lengths, "", ended.counted)

    def played(self, game: Game, header: Header, number: int, players: list[int]) -> Ended:
        """One game to its end, watched."""
        dealt = Header(header.game, header.seats, header.options, self.deal_seed(number), header.entries, header.files)
        state = game.set_up(dealt)
        bots = [make(self.bots[player], game) for player in players]
        chance = self.chance(number)
        observer = kind_for(header.game)(len(players))
        match = Match(state, bots, chance, lambda events: _tell(observer, events))
        observer.inspect(state)
        while observer.turns(state) <= self.longest and match.step():
            observer.inspect(state)
        return Ended(observer.counted(state, match.moves, players), observer.places(state))

    def deal_seed(self, number: int) -> int:
        """The seed that cards are dealt and dice thrown by in that game."""
        return seed_of(self.seed, number, "deal")

    def chance(self, number: int) -> Rng:
        """What the bots of that game draw from."""
        return from_seed(seed_of(self.seed, number, "bots"))


def note_length(lengths: dict[str, dict[str, int]], side: str, counted: Counted) -> None:
    """Count how long the game was; past a hundred turns two digits are kept."""
    turns = counted["turns"][0]
    size = 1
    while turns // size >= 100:
        size *= 10
    bars = lengths.setdefault(side, {})
    key = str(turns // size * size)
    bars[key] = bars.get(key, 0) + 1


def _tell(observer: Observer, events: list[Event]) -> None:
    for event in events:
        if event.to == EVERYBODY:
            observer.observe(event)


def described(header: Header) -> Json:
    """What a set of rules is, as plain data."""
    return {
        "seats": len(header.seats),
        "options": dict(sorted(header.options.items())),
        "entries": [[entry.key, *entry.words] for entry in header.entries if entry.key not in ("board", "kitchen")],
        "files": sorted(blake2b(text.encode(), digest_size=8).hexdigest() for text in header.files.values()),
    }


def _digest(word: str) -> str:
    """The fingerprint of the file that a bot is made from; nothing if it is made from none."""
    _, colon, file = word.partition(":")
    if not colon or not Path(file).is_file():
        return ""
    return blake2b(Path(file).read_bytes(), digest_size=8).hexdigest()
