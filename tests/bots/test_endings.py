"""A game among greedy bots ends, whatever the house rules: nobody passes for ever."""

from __future__ import annotations

import pytest

from pocketmoney.bots.bot import Bot
from pocketmoney.bots.match import Match
from pocketmoney.bots.registry import make
from pocketmoney.core.action import Action
from pocketmoney.core.event import Event
from pocketmoney.core.game import State, View
from pocketmoney.core.header import Header
from pocketmoney.core.rng import Rng, from_seed
from tests.contract import brawl_case, tietgen_case
from tests.contract.case import Case

MOVES = 6000
CASES = [*brawl_case.CASES, tietgen_case.TIETGEN]
BOTS = ["greedy", "easy", "tortoise", "miser", "bruiser", "joker"]


def play(case: Case, header: Header, word: str) -> Match:
    state = case.game.set_up(header)
    bots = [make(word, case.game) for _ in range(state.seats)]
    match = Match(state, bots, from_seed(header.seed))
    match.play(moves=MOVES)
    return match


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
@pytest.mark.parametrize("word", BOTS)
def test_games_end_under_any_house_rules(case: Case, word: str) -> None:
    is_tietgen = case is tietgen_case.TIETGEN
    rng = from_seed(len(case.name) * 100 + len(word))
    for _ in range(1 if is_tietgen else 4):
        header = case.header(rng)
        if is_tietgen:
            header.options |= {"end-rule": "throw-limit", "throw-limit": "60"}
        assert play(case, header, word).state.over, (header.seats, header.options, header.seed)


@pytest.mark.parametrize("seed", [1, 2])
def test_four_greedy_bots_bring_tietgen_to_its_natural_end(seed: int) -> None:
    case = tietgen_case.TIETGEN
    match = play(case, Header("tietgen", ["Ann", "Ben", "Cat", "Dan"], seed=seed), "greedy")
    assert match.state.over
    assert sum(match.state.is_out(seat) for seat in range(4)) == 3


class Checked(Bot):
    """A bot whose every choice is judged by the rules."""

    def __init__(self, bot: Bot, state: State) -> None:
        self._bot = bot
        self._state = state

    def choose(self, view: View, menu: list[Action], rng: Rng) -> Action:
        action = self._bot.choose(view, menu, rng)
        assert self._state.check(view.seat, action) is None, action
        return action

    def use_right(self, view: View, rights: list[Action], rng: Rng) -> Action | None:
        right = self._bot.use_right(view, rights, rng)
        assert right is None or self._state.check(view.seat, right) is None, right
        return right

    def observe(self, seat: int, events: list[Event]) -> None:
        self._bot.observe(seat, events)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_whatever_a_bot_does_is_allowed(case: Case) -> None:
    """Also what is on no list: offers and bids of any size."""
    rng = from_seed(7)
    header = case.header(rng)
    state = case.game.set_up(header)
    words = ["greedy", "landlady", "gambler", "miser", "leveller"]
    bots = [Checked(make(words[seat % len(words)], case.game), state) for seat in range(state.seats)]
    match = Match(state, [*bots], from_seed(1))
    match.play(moves=400)
    assert match.moves
