"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from pocketmoney import games
from pocketmoney.envs import pettingzoo as door
from tests.envs.players import Chooser

# PettingZoo warns of what it has not seen before: observations with masks in games that are not its own.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("game", games.names())
def test_api(game: str, seats: int) -> None:
    api_test(door.env(game, seats), num_cycles=120)


@pytest.mark.parametrize("game", games.names())
def test_api_to_the_end_and_cut_off(game: str) -> None:
    api_test(door.env(game, 2, limit=60), num_cycles=200)


@pytest.mark.parametrize("game", games.names())
def test_seeds(game: str) -> None:
    seed_test(lambda: door.env(game, 3), num_cycles=60)


def test_a_game_ends_with_one_winner() -> None:
    env = door.env("lunch-money", 4)
    env.reset(seed=3)
    chooser = Chooser(3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        total[agent] += reward
        if ended or cut:
            env.step(None)
            continue
        others = [other for other in env.agents if other != agent]
        assert all(not env.observe(other)["action_mask"].any() for other in others)
        env.step(chooser.pick_allowed(seen["action_mask"]))
    assert sorted(total.values()) == [-1 / 3, -1 / 3, -1 / 3, 1.0]


def test_a_game_that_is_cut_off_is_nobody_s() -> None:
    env = door.raw_env("beer-money", 2, limit=5)
    env.reset(seed=1)
    for _ in range(5):
        env.step(Chooser(1).pick_allowed(env.last()[0]["action_mask"]))
    assert env.truncations == {"player_0": True, "player_1": True}
    assert env.terminations == {"player_0": False, "player_1": False}
    assert env.rewards == {"player_0": 0.0, "player_1": 0.0}


def test_an_action_that_is_not_allowed_loses() -> None:
    env = door.env("lunch-money", 2)
    env.reset(seed=1)
    seen, *_ = env.last()
    loser = env.agent_selection
    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards[loser] == -1.0


def test_without_wrappers_it_is_refused_in_a_sentence() -> None:
    env = door.raw_env("lunch-money", 2)
    env.reset(seed=1)
    before = env.record()
    with pytest.raises(ValueError, match=r"^action 0 is not legal for player_0 now; legal actions: \d+"):
        env.step(0)
    with pytest.raises(ValueError, match=r"^there is no action 999; they go from 0 to 125$"):
        env.step(999)
    assert env.record() == before


def test_seeds_that_nobody_named_differ_and_can_be_had_again() -> None:
    env = door.raw_env("lunch-money", 2)
    env.reset(seed=5)
    seeds = []
    for _ in range(3):
        env.reset()
        seeds.append(env.episode.seed)
    assert len(set(seeds)) == 3
    env.reset(seed=5)
    env.reset()
    assert env.episode.seed == seeds[0]


def test_the_seed_is_the_seed_of_the_deal() -> None:
    env = door.raw_env("beer-money", 3)
    env.reset(seed=np.int64(77))  # type: ignore[arg-type]  # trainers draw their seeds with numpy
    assert "seed: 77\n" in env.record()
    assert env.render() == env.record()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"game": "lunch"}, "there is no game called lunch; did you mean lunch-money?"),
        ({"seats": 1}, "there is one seat; expected 2 to 10"),
        ({"options": {"heal": "15"}}, "there is no house rule called heal"),
        ({"decks": ["uno"]}, "there is no deck called uno"),
        ({"game": "tietgen", "decks": ["lunch-money"]}, "decks are for the card games, not for tietgen"),
        ({"limit": 0}, "the limit of decisions must be 1 or more, not 0"),
    ],
)
def test_what_cannot_be_dealt_is_told_in_a_sentence(words: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said) as caught:
        door.raw_env(**words)  # type: ignore[arg-type]
    assert "\n" not in str(caught.value)
