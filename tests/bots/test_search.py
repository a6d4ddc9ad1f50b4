"""The searching bot: repeatable, blind to what its seat cannot see, and never outside the rules or the time."""

from __future__ import annotations

import pytest

from pocketmoney import games
from pocketmoney.bots.bot import Bot
from pocketmoney.bots.match import Match
from pocketmoney.bots.random import RandomBot
from pocketmoney.bots.registry import make
from pocketmoney.bots.search import search
from pocketmoney.bots.search.bot import SearchBot
from pocketmoney.bots.search.heuristics import Heuristics, Strength
from pocketmoney.core.action import Action
from pocketmoney.core.game import State, View
from pocketmoney.core.header import Header
from pocketmoney.core.problem import Problem
from pocketmoney.core.rng import Rng, from_seed

NAMES = ["Ann", "Ben", "Cat"]
ENDLESS = float("inf")
THROWS = 24


def thinker(name: str, iterations: int = 20) -> SearchBot:
    """A searching bot that takes its time."""
    bot = search(games.find(name), Strength(iterations, 3))
    bot.cap = ENDLESS
    return bot


class Watched(Bot):
    """Passes everything on to a searching bot and looks at what comes back."""

    def __init__(self, bot: SearchBot) -> None:
        self.bot = bot
        self.thought = self.kept = self.used = 0

    def choose(self, view: View, menu: list[Action], rng: Rng) -> Action:
        action = self.bot.choose(view, menu, rng)
        assert action in menu
        self.thought += 1
        self.kept += self.bot.kept
        return action

    def use_right(self, view: View, rights: list[Action], rng: Rng) -> Action | None:
        action = self.bot.use_right(view, rights, rng)
        self.used += action is not None
        return action


def played(name: str, seed: int, bots: list[Bot]) -> State:
    game = games.find(name)
    state = game.set_up(Header(name, NAMES, seed=seed))
    Match(state, bots, from_seed(seed)).play(boundaries=THROWS, moves=400)
    return state


@pytest.mark.parametrize("name", games.names())
def test_the_same_seed_is_the_same_game(name: str) -> None:
    first, second = (played(name, 3, [thinker(name), RandomBot(), thinker(name)]) for _ in range(2))
    assert first.digest() == second.digest()


@pytest.mark.parametrize("name", games.names())
def test_it_plays_by_the_rules_and_remembers_what_still_fits(name: str) -> None:
    thought = kept = 0
    for seed in range(2):
        seats = [Watched(thinker(name, 60)) for _ in NAMES]
        played(name, seed, [*seats])
        thought += sum(seat.thought for seat in seats)
        kept += sum(seat.kept for seat in seats)
    assert thought > 20
    assert kept > 0


@pytest.mark.parametrize("name", games.names())
def test_two_worlds_that_look_alike_are_played_alike(name: str) -> None:
    game = games.find(name)
    rng = from_seed(11)
    looked = 0
    for seed in range(12):
        state = game.set_up(Header(name, NAMES, seed=seed))
        for _ in range(5 + 3 * seed):
            if not state.step_at_random(rng):
                break
        state.skip_forced()
        if state.over:
            continue
        seat = state.owed()[0]
        view = state.view(seat)
        worlds = [game.imagine(view, from_seed(number)) for number in (1, 2)]
        assert worlds[0].digest() != worlds[1].digest()
        moves = []
        for world in worlds:
            assert world.view(seat).to_json() == view.to_json()
            moves.append(thinker(name).choose(world.view(seat), Heuristics(0).menu(world, seat), from_seed(9)))
        assert moves[0] == moves[1]
        looked += 1
    assert looked > 5


@pytest.mark.parametrize("name", games.names())
def test_what_it_draws_from_chance_does_not_hang_on_its_level(name: str) -> None:
    game = games.find(name)
    state = game.set_up(Header(name, NAMES, seed=5))
    while len(Heuristics(0).menu(state, state.owed()[0])) < 3:
        assert state.step_at_random(from_seed(1))
    seat = state.owed()[0]
    after = []
    for iterations in (5, 50):
        rng = from_seed(4)
        thinker(name, iterations).choose(state.view(seat), Heuristics(0).menu(state, seat), rng)
        after.append(rng.to_json())
    assert after[0] == after[1]


class Clock:
    """Ten milliseconds pass with every look at it."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        self.now += 0.01
        return self.now


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize(
    ("cap", "deadline", "most"),
    [(0.2, 200, 20), (0.05, 200, 5), (0.0, 200, 0), (0.2, 100.1, 10), (0.2, 100, 0), (0.2, 0, 0)],
)
def test_no_iteration_begins_after_the_cap_or_the_deadline(name: str, cap: float, deadline: float, most: int) -> None:
    game = games.find(name)
    state = game.set_up(Header(name, NAMES, seed=2))
    rng = from_seed(6)
    while len(Heuristics(0).menu(state, state.owed()[0])) < 2:
        assert state.step_at_random(rng)
    seat = state.owed()[0]
    menu = Heuristics(0).menu(state, seat)
    bot = SearchBot(game, thinker(name).heuristics, 10_000, clock=Clock())
    bot.cap = cap
    bot.decide_by(deadline)
    assert bot.choose(state.view(seat), menu, rng) in menu
    assert bot.done <= most
    assert (bot.done > 0) == (most > 0)


@pytest.mark.parametrize("name", games.names())
def test_a_game_it_knows_nothing_of_is_played_by_the_contract_alone(name: str) -> None:
    game = games.find(name)
    bot = SearchBot(game, Heuristics(10), 10)
    bot.cap = ENDLESS
    seat = Watched(bot)
    played(name, 8, [seat, RandomBot(), RandomBot()])
    assert seat.thought > 2


def test_hard_and_brutal_search() -> None:
    for name in games.names():
        hard, brutal = (make(word, games.find(name)) for word in ("hard", "brutal"))
        assert isinstance(hard, SearchBot)
        assert isinstance(brutal, SearchBot)
        assert 0 < hard.iterations < brutal.iterations


@pytest.mark.parametrize("word", ["search:", "search:0", "search:many", "search:-3", "search:1000000", "search:2.5"])
def test_a_search_needs_a_number_of_iterations(word: str) -> None:
    with pytest.raises(Problem):
        make(word, games.find("lunch-money"))


def test_a_search_has_the_iterations_it_is_told() -> None:
    bot = make("search:37", games.find("beer-money"))
    assert isinstance(bot, SearchBot)
    assert bot.iterations == 37
