"""A game among greedy bots ends, whatever the house rules: nobody passes for ever."""

from __future__ import annotations

import pytest

from pocketmoney.bots.match import Match
from pocketmoney.bots.registry import make
from pocketmoney.core.header import Header
from pocketmoney.core.rng import from_seed
from tests.contract import brawl_case, tietgen_case
from tests.contract.case import Case

MOVES = 6000
CASES = [*brawl_case.CASES, tietgen_case.TIETGEN]
BOTS = ["greedy", "easy", "tortoise", "miser", "bruiser", "joker"]


def play(case: Case, header: Header, word: str) -> Match:
    state = case.game.set_up(header)
    bots = [make(word, case.game) for _ in range(state.seats)]
    match = Match(case.game, state, bots, from_seed(header.seed))
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


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_whatever_a_bot_does_is_allowed(case: Case) -> None:
    """Also what is on no list: offers and bids of any size."""
    rng = from_seed(7)
    header = case.header(rng)
    state = case.game.set_up(header)
    words = ["greedy", "landlady", "gambler", "miser", "leveller"]
    bots = [make(words[seat % len(words)], case.game) for seat in range(state.seats)]
    match = Match(case.game, state, bots, from_seed(1))
    apply = match._make

    def checked(seat: int, action: object) -> None:
        assert state.check(seat, action) is None, action  # type: ignore[arg-type]
        apply(seat, action)  # type: ignore[arg-type]

    match._make = checked  # type: ignore[method-assign]
    match.play(moves=400)
    assert match.moves
