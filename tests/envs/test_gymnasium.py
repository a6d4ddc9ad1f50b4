"""Gymnasium's own check, and what it does not ask."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from pocketmoney import games
from pocketmoney.bots.random import RandomBot
from pocketmoney.core.action import Action
from pocketmoney.core.game import View
from pocketmoney.core.rng import Rng
from pocketmoney.envs.gymnasium import IDS, SeatEnv
from tests.envs.players import Chooser


@pytest.mark.parametrize("game", games.names())
def test_check_env(game: str) -> None:
    check_env(gymnasium.make(IDS[game]).unwrapped)


@pytest.mark.filterwarnings("ignore:.*does not have a spec.*", "ignore:.*not having a spec.*")
@pytest.mark.parametrize("seat", [1, None])
def test_check_env_against_greedy(seat: int | None) -> None:
    check_env(SeatEnv("beer-money", 3, "greedy", seat=seat))


def played(env: SeatEnv, seed: int) -> tuple[float, bool, bool]:
    """One game with choices of its own; the last reward, and how it ended."""
    chooser = Chooser(seed)
    _, info = env.reset(seed=seed)
    while True:
        assert np.array_equal(info["action_mask"].astype(bool), env.action_masks())
        seen, reward, over, cut, info = env.step(chooser.pick_allowed(info["action_mask"]))
        assert env.observation_space.contains(seen)
        if over or cut:
            return reward, over, cut
        assert reward == 0.0


@pytest.mark.parametrize("game", games.names())
def test_games_come_to_an_end(game: str) -> None:
    env = SeatEnv(game, 3, ["random", RandomBot()], seat=2, limit=3_000)
    for seed in range(2):
        reward, over, cut = played(env, seed)
        winner = env.episode.state.winner
        assert over != cut
        assert reward == (0.0 if winner < 0 else 1.0 if winner == 2 else -0.5)


def test_whoever_is_out_may_leave_at_once() -> None:
    watching, leaving = SeatEnv("lunch-money", 4), SeatEnv("lunch-money", 4, play_on=False)
    for seed in range(6):
        assert played(watching, seed)[0] == played(leaving, seed)[0]
        assert watching.episode.is_over
        assert watching.record().startswith(leaving.record().rpartition("\n=")[0])
    assert not leaving.episode.is_over or leaving.episode.state.winner == 0


def test_an_action_that_is_not_allowed_loses_or_is_an_error() -> None:
    env = SeatEnv("lunch-money", 2)
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, cut, info = env.step(wrong)
    assert (reward, over, cut) == (-1.0, True, False)
    assert info["illegal"].startswith(f"action {wrong} is not legal for player_0 now; legal actions: ")
    strict = SeatEnv("lunch-money", 2, illegal="error")
    strict.reset(seed=1)
    with pytest.raises(ValueError, match=f"^action {wrong} is not legal"):
        strict.step(wrong)
    with pytest.raises(ValueError, match=r"^there is no action -1"):
        strict.step(-1)
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"^there is no action 126; they go from 0 to 125$"):
        env.step(126)


def test_after_the_end_there_is_no_step() -> None:
    for env in (SeatEnv("lunch-money", 3), SeatEnv("lunch-money", 3, play_on=False)):
        played(env, 2)
        with pytest.raises(ValueError, match=r"^the game is over; call reset before the next step$"):
            env.step(0)


def test_whoever_falls_before_being_asked_is_told_at_the_first_step() -> None:
    """At ten seats bots that attack the last one only can knock it out before it is asked anything."""
    env = SeatEnv("beer-money", 10, Bully(), seat=9, play_on=False)
    for seed in range(400):
        _, info = env.reset(seed=seed)
        if not info["action_mask"].any():
            assert env.episode.state.is_out(9)
            _, reward, over, cut, _ = env.step(0)
            assert (reward, over, cut) == (-1 / 9, True, False)
            return
    pytest.fail("nobody fell at once")


class Bully(RandomBot):
    """Attacks the tenth seat whenever it can."""

    def choose(self, view: View, menu: list[Action], rng: Rng) -> Action:
        at_last = [action for action in menu if action.target == 9]
        return at_last[0] if at_last else super().choose(view, menu, rng)


def test_the_learner_sits_anywhere() -> None:
    env = SeatEnv("lunch-money", 4, seat=None)
    seats = set()
    for seed in range(20):
        env.reset(seed=seed)
        seats.add(env.seat)
        assert env.episode.seat in (env.seat, -1)
    assert seats == {0, 1, 2, 3}


@pytest.mark.parametrize("game", games.names())
def test_bots_give_advice_that_is_allowed(game: str) -> None:
    env = SeatEnv(game, 3, "greedy", limit=1_000)
    _, info = env.reset(seed=4)
    over = cut = False
    while not (over or cut):
        action = env.advice("greedy")
        assert info["action_mask"][action]
        _, _, over, cut, info = env.step(action)


def test_asking_for_advice_changes_nothing() -> None:
    asking, silent = SeatEnv("lunch-money", 3, "random"), SeatEnv("lunch-money", 3, "random")
    for env in (asking, silent):
        chooser = Chooser(6)
        _, info = env.reset(seed=6)
        over = False
        while not over:
            if env is asking:
                env.advice("random")
            _, _, over, _, info = env.step(chooser.pick_allowed(info["action_mask"]))
    assert asking.record() == silent.record()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"opponents": "gready"}, "gready"),
        ({"opponents": ["random"]}, "1 opponents do not fit 4 seats; give one word for all, or 3"),
        ({"seat": 4}, "there is no seat 4 at a table of 4; they go from 0 to 3"),
    ],
)
def test_bad_opponents_and_seats_are_told_in_a_sentence(words: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said) as caught:
        SeatEnv(**words)  # type: ignore[arg-type]
    assert "\n" not in str(caught.value)
