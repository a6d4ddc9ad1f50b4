"""Rounds of helplessness in random play, counted a second time from what is told (R53 to R56, R79 to R84, R93, R98)."""

from __future__ import annotations

from collections import Counter

import pytest

from pocketmoney.core.event import Event
from pocketmoney.core.rng import Rng, from_seed
from pocketmoney.games.brawl import state as states
from pocketmoney.games.brawl.cards import IDS, KIND
from pocketmoney.games.brawl.state import Brawl
from tests.contract.checks import random_move
from tests.games.brawl.table import Table

GAMES = 40
DECISIONS = 400
NAMES = "Ann Ben Cat Dan Eve Fay"

# A deck in which hardly anything happens but helplessness.
DECK = {
    "grab": 24, "manhandle": 14, "block": 16, "kick-2": 10, "heart-breaker": 8, "poke-in-the-eye": 8,
    "choke-and-puke": 6, "thunder-head": 8, "humiliation": 8, "freedom": 4, "redemption": 8, "jab": 10,
}  # fmt: skip
OPTIONS = [
    "grab-follow-ups=any-attack",
    "grab-follow-ups=any-attack choke-victim=unrestricted",
    "discard-rule=open-season",
    "heart-breaker-skips-turn=off grab-follow-ups=any-attack discard-rule=open-season",
]
CARDS = {
    "thrown": "manhandle",
    "heart-broken": "heart-breaker",
    "dazed": "thunder-head",
    "poked": "poke-in-the-eye",
}


def deal(seats: int, options: str, rng: Rng) -> Brawl:
    """A game with the deck above."""
    names = " ".join(NAMES.split()[:seats])
    start = Table(f"game: lunch-money\ndecks: lunch-money beer-money\nseats: {names}\noptions: {options}").state
    cards = [KIND[name] for name, copies in DECK.items() for _ in range(copies)]
    supply = [cards.count(kind) for kind in range(len(IDS))]
    rng.shuffle(cards)
    hands = [sorted(cards[5 * seat : 5 * seat + 5]) for seat in range(seats)]
    data = start.to_json()
    data |= {"hands": hands, "pile": cards[5 * seats :], "discard": [], "action_from": 0, "supply": supply}
    state = states.from_json(data)
    state.listen()
    return state


class Span:
    """An effect as the rules tell it: the places whose passing it waits for, in this order."""

    def __init__(self, reason: str, on: int, places: list[int]) -> None:
        self.reason = reason
        self.on = on
        self.places = places
        self.turns = 0  # of the player it is on

    def passes(self, seat: int) -> bool:
        """Let a place go by; whether the effect ends there."""
        if self.places[0] == seat:
            self.places.pop(0)
        return not self.places


class Clock:
    """Counts rounds from the events alone."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.owner = 0
        self.out: set[int] = set()
        self.spans: list[Span] = []
        self.hits: dict[tuple[str, int], int] = {}  # by card and victim: who laid it last
        self.recovered: Counter[tuple[int, str]] = Counter()
        self.counted: Counter[str] = Counter()

    def apply_event(self, event: Event) -> None:
        """Take note of what happened."""
        args = event.args
        if event.key == "hits":
            self.hits[str(args["card"]), _seat(args["on"])] = _seat(args["by"])
        elif event.key in CARDS or event.key == "vomits":
            self._begin("vomiting" if event.key == "vomits" else event.key, _seat(args["on"]))
        elif event.key == "recovers":
            self.recovered[_seat(args["seat"]), str(args["reason"])] += 1
        elif event.key == "falls":
            self.out.add(_seat(args["seat"]))
            self.spans = [span for span in self.spans if span.on not in self.out]
        elif event.key == "turn-begins":
            self._turn(_seat(args["seat"]))

    def _begin(self, reason: str, on: int) -> None:
        by = self.owner if reason == "vomiting" else self.hits[CARDS[reason], on]
        running = [by] if by == self.owner else []  # the running turn does not count
        if reason == "poked":
            places = [self._next()]
        elif reason == "thrown" and by != self.owner:
            places = [*([on] if on == self.owner else []), on, by]
        elif reason == "dazed":
            places = [*running, by, by]
        else:
            places = [*running, by]
        self.spans.append(Span(reason, on, places))

    def _next(self) -> int:
        seat = (self.owner + 1) % self.seats
        while seat in self.out:
            seat = (seat + 1) % self.seats
        return seat

    def _turn(self, owner: int) -> None:
        """The places up to the new turn have passed: what should have ended has been told, and nothing else."""
        ended: Counter[tuple[int, str]] = Counter()
        place = self.owner
        while place != owner:
            assert place == self.owner or place in self.out
            passed = [span for span in self.spans if span.passes(place)]
            self.spans = [span for span in self.spans if span not in passed]
            going_on = {(span.on, span.reason) for span in self.spans}
            ended.update({(span.on, span.reason) for span in passed} - going_on)  # nobody recovers while it goes on
            for span in passed:
                self.counted[span.reason] += 1
                assert span.reason != "thrown" or span.turns == 1, "a throw costs exactly one turn"
            place = (place + 1) % self.seats
        assert self.recovered == ended
        self.recovered = Counter()
        self.owner = owner
        for span in self.spans:
            span.turns += span.on == owner


def _seat(value: object) -> int:
    assert isinstance(value, int)
    return value


@pytest.mark.parametrize("options", OPTIONS)
def test_r81_r84_rounds_are_as_long_as_the_rules_say(options: str) -> None:
    rng = from_seed(81)
    counted: Counter[str] = Counter()
    for game in range(GAMES):
        state = deal(2 + game % 5, options, rng)
        clock = Clock(state.seats)
        for _ in range(DECISIONS):
            if state.over:
                break
            was_thrown = state.thrown
            state.apply(*random_move(state, rng))
            for event in state.take_events():
                clock.apply_event(event)
            back = was_thrown & ~state.thrown & ~state.out
            for seat in range(state.seats):
                if back >> seat & 1:
                    assert len(state.hands[seat]) == 5 or state.left == 0  # R82
        counted += clock.counted
    assert counted["thrown"] > 5 and counted["heart-broken"] > 5
    assert counted["dazed"] > 5 and counted["poked"] > 5 and counted["vomiting"] > 2
