"""What the strongest search knows of Tietgen: the learned chance to win, bargains, and how debts are paid."""

from __future__ import annotations

import pytest

from pocketmoney import games
from pocketmoney.bots.search import search, tietgen_rollout_policy
from pocketmoney.bots.search.heuristics import Strength
from pocketmoney.bots.search.tietgen_bargains import LURE, PATIENCE, Tried, bargains, note, would_gain
from pocketmoney.bots.search.tietgen_evaluation import chance, throws_left
from pocketmoney.bots.search.tietgen_learned_evaluation import LONGEST, chances
from pocketmoney.core.action import Action
from pocketmoney.core.record import parse
from pocketmoney.core.replay import Replay
from pocketmoney.core.rng import from_seed
from pocketmoney.games.tietgen.actions import ACCEPT, MORTGAGE, OFFER, TO_MORTGAGE
from pocketmoney.games.tietgen.amounts import ML
from pocketmoney.games.tietgen.frames.debt import Debt
from pocketmoney.games.tietgen.state import Tietgen

LAST = 19  # kitchen 14.3
NAMES = ["Ann", "Bob", "Carl"]
HEAD = "game: tietgen\nseats: Ann Bob Carl\nseed: 4\noptions: end-rule=throw-limit throw-limit=200\n"
ONE_LACKING = "deeds Ann: kitchen-10.3 kitchen-12.3 bike-room-a\ndeeds Bob: kitchen-14.3 bike-room-b\n---\n"
# Ann owes Carl more than she has; she has a built group and two single deeds.
IN_DEBT = (
    "deeds Ann: kitchen-10.1 kitchen-12.1 kitchen-14.1 bike-room-a kitchen-10.2\n"
    "crates kitchen-10.1: 3\ncrates kitchen-12.1: 3\ncrates kitchen-14.1: 3\nstock Ann: 1cl\n"
    "deeds Carl: kitchen-14.3 kitchen-12.3 kitchen-10.3\nat Ann: administration\ndice: 4-5\n"
    "---\nAnn: roll\nCarl: claim\n"
)


def position(text: str) -> Tietgen:
    replay = Replay(parse(HEAD + text, games.find))
    assert replay.run() is None
    assert isinstance(replay.state, Tietgen)
    return replay.state


@pytest.mark.parametrize("throws", [0, 50, 100, 150, 190, 199])
def test_more_of_anything_is_never_worse(throws: int) -> None:
    state = position(ONE_LACKING)
    state.throws = throws
    now = chances(state)
    assert sum(now) == pytest.approx(1.0)
    for give in range(3):
        richer = state.clone()
        richer.stock[give] += 100 * ML
        assert chances(richer)[give] > now[give]
        owns_more = state.clone()
        owns_more.hand(39, give)
        assert chances(owns_more)[give] > now[give]


def test_who_is_out_or_has_lost_has_no_chance() -> None:
    state = position(ONE_LACKING)
    state.out = 0b100
    assert chances(state)[2] == 0.0
    assert sum(chances(state)) == pytest.approx(1.0)
    state.won = 1
    assert chances(state) == [0.0, 1.0, 0.0]


def test_great_riches_do_not_overflow() -> None:
    state = position(ONE_LACKING)
    state.throws = 199
    state.stock[0] *= 10_000
    assert chances(state)[0] == pytest.approx(1.0)


def test_a_game_without_end_counts_as_a_long_one() -> None:
    text = "game: tietgen\nseats: Ann Bob Carl\nseed: 4\n---\n"
    state = Replay(parse(text, games.find)).state
    assert isinstance(state, Tietgen)
    assert 0 < throws_left(state, LONGEST) <= LONGEST
    assert sum(chances(state)) == pytest.approx(1.0)


def test_a_bargain_pays_for_both_as_each_of_them_reckons() -> None:
    state = position(ONE_LACKING)
    found = bargains(state, 0, {})
    assert found
    for action in found:
        assert action.verb == OFFER
        made = state.clone()
        made.apply(0, action)
        assert would_gain(made, 1, 0)
        mine, theirs = chances(made)[0], chance(made, 1)
        made.apply(1, Action(ACCEPT, (), 0))
        assert chances(made)[0] > mine
        assert chance(made, 1) >= theirs + LURE * 0.9


def test_what_was_offered_in_vain_is_offered_for_more_and_not_for_ever() -> None:
    state = position(ONE_LACKING)
    tried: Tried = {}
    paid: list[int] = []
    for _ in range(PATIENCE + 1):
        found = [offer for offer in bargains(state, 0, tried) if offer.parts[4:] == (0, LAST)]
        if not found:
            break
        paid.append(found[0].parts[0])
        note(tried, 0, found[0])
    assert 1 < len(paid) <= PATIENCE
    assert paid == sorted(set(paid))


def test_nobody_is_thought_to_take_a_bad_offer() -> None:
    state = position(ONE_LACKING)
    state.apply(0, games.find("tietgen").parse_move("offer Bob give 0.1cl get kitchen-14.3", NAMES))
    assert not would_gain(state, 1, 0)


def test_single_deeds_are_mortgaged_before_crates_are_sold() -> None:
    state = position(IN_DEBT)
    assert isinstance(state.stack[-1], Debt)
    assert tietgen_rollout_policy.move(state, 0, from_seed(1)).verb == MORTGAGE
    rights = state.rights(0)
    for is_shrewd in (False, True):
        bot = search(games.find("tietgen"), Strength(100, 8, is_shrewd=is_shrewd))
        bot.cap = float("inf")
        used = bot.use_right(state.view(0), rights, from_seed(2))
        assert used in (TO_MORTGAGE[5], TO_MORTGAGE[11])
