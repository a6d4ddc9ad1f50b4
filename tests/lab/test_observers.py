"""What observers count is what happened."""

from __future__ import annotations

import pytest

from pocketmoney import games
from pocketmoney.bots.match import Match
from pocketmoney.bots.registry import make
from pocketmoney.core.event import EVERYBODY, Event
from pocketmoney.core.header import Header
from pocketmoney.core.rng import from_seed
from pocketmoney.games.brawl.state import Brawl
from pocketmoney.games.tietgen.state import Tietgen
from pocketmoney.lab.job import Job
from pocketmoney.lab.observers import kind_for
from pocketmoney.lab.observers.common import Observer
from pocketmoney.lab.statistics import Counted


def watch(name: str, bot: str, seed: int, options: dict[str, str] | None = None) -> tuple[Observer, Match, Counted]:
    game = games.find(name)
    state = game.set_up(Header(name, ["A", "B", "C"], options or {}, seed))
    observer = kind_for(name)(3)

    def hear(events: list[Event]) -> None:
        for event in events:
            if event.to == EVERYBODY:
                observer.observe(event)

    match = Match(state, [make(bot, game) for _ in range(3)], from_seed(seed), hear)
    observer.inspect(state)
    while match.step():
        observer.inspect(state)
    return observer, match, observer.counted(state, match.moves, [0, 1, 2])


@pytest.mark.parametrize("seed", range(6))
def test_counters_are_accounted_for(seed: int) -> None:
    """What was lost to damage, less what was healed, is what is missing at the end."""
    _, match, counted = watch("beer-money", "random", seed)
    state = match.state
    assert isinstance(state, Brawl)
    missing = sum(15 - have for have in state.counters)
    assert counted["damage"][0] - counted["healing"][0] >= missing - 5 * 3  # a knock-out takes what is left
    assert counted["damage"][0] == sum(x for key, (x, _) in counted.items() if key.startswith("damage-card:"))
    assert counted["turns"][0] == state.turn_number()


def test_beer_is_what_the_rules_booked() -> None:
    for seed in range(3):
        _, match, counted = watch("tietgen", "random", seed, {"end-rule": "throw-limit", "throw-limit": "60"})
        state = match.state
        assert isinstance(state, Tietgen)
        assert counted["drunk"] == (sum(state.drunk), 3)
        assert counted["turns"] == (60, 1)


def test_the_winner_comes_first_and_who_left_first_comes_last() -> None:
    observer, match, _ = watch("lunch-money", "random", 3)
    places = observer.places(match.state)
    assert places[match.state.winner] == 0
    assert places[observer.out[0]] == max(places) == 2


def test_a_comeback_is_a_win_from_far_behind() -> None:
    observer = Observer(3)
    observer._note_who_is_low([4, 8, 7])
    assert observer.was_low == [True, False, False]
    observer = Observer(3)
    observer._note_who_is_low([5, 8, 7])  # last, but not far behind
    observer._note_who_is_low([4, 8, 4])  # far behind, but not alone
    assert observer.was_low == [False] * 3


def test_shares_add_up() -> None:
    sums = (
        Job(Header("lunch-money", ["A", "B", "C"]), ("random", "greedy", "random"), 1, is_rotated=True).play(0, 30).sums
    )
    decided = 30 - sums["nobody"][0] - sums["unfinished"][0]
    assert sum(sums[f"wins-seat:{seat}"][0] for seat in range(3)) == decided
    assert sum(sums[f"wins-player:{player}"][0] for player in range(3)) == decided
    assert sum(sums[f"first-out:{seat}"][0] for seat in range(3)) == 30
