"""What random play counts as a decision: a choice that somebody had, and nothing else."""

from __future__ import annotations

import pytest

from pocketmoney.core.action import NOBODY, NOTHING
from pocketmoney.core.game import State
from pocketmoney.core.play import Rounds, play_randomly
from pocketmoney.core.rng import Rng, from_seed
from tests.contract.tietgen_case import TIETGEN

BOUNDARIES = 120


def play_by_lists(state: State, rng: Rng) -> int:
    """The same play, driven by the lists of rights and answers; counts where such a list leaves a choice."""
    rounds = Rounds()
    decisions = 0
    while not state.over and not (state.must_begin() and state.boundary() >= BOUNDARIES):
        seat = rounds.next(state)
        if seat != NOBODY:
            decisions += len(state.rights(seat)) > 1  # giving up is one of them
            right = state.random_right(seat, rng)
            if right is not None and right is not NOTHING:
                state.apply(seat, right)
            continue
        asked = state.owed()
        seat = asked[rng.below(len(asked))] if len(asked) > 1 else asked[0]
        menu = state.menu(seat)[:-1]
        if state.must_begin():
            rights = state.rights(seat)
            menu = [action for action in menu if action not in rights]
        decisions += len(menu) > 1
        state.apply(seat, menu[0] if len(menu) == 1 else state.random_action(seat, rng))
    return decisions


@pytest.mark.parametrize("seed", range(12))
def test_offers_of_rights_and_answers_count_where_there_is_a_choice(seed: int) -> None:
    header = TIETGEN.header(from_seed(seed))
    quick = TIETGEN.game.set_up(header)
    slow = TIETGEN.game.set_up(header)
    counted = play_randomly(quick, from_seed(seed), 100_000, BOUNDARIES)
    assert counted == play_by_lists(slow, from_seed(seed))
    assert quick.digest() == slow.digest()


def test_a_game_beyond_the_limit_is_a_fault() -> None:
    with pytest.raises(RuntimeError):
        play_randomly(TIETGEN.game.set_up(TIETGEN.header(from_seed(1))), from_seed(1), 20)


@pytest.mark.parametrize("seed", range(4))
def test_the_quick_ways_are_those_of_the_set_of_moves(seed: int) -> None:
    state = TIETGEN.game.set_up(TIETGEN.header(from_seed(seed)))
    rng = from_seed(seed + 30)
    for _ in range(400):
        if state.over:
            break
        for seat in state.owed():
            assert state.forced(seat) == state.moves(seat).only()
            quick, slow = rng.copy(), rng.copy()
            assert state.random_action(seat, quick) == state.moves(seat).draw(slow)
            assert quick.to_json() == slow.to_json()
        seat = state.owed()[0]
        state.apply(seat, state.random_action(seat, rng))
