"""OpenSpiel's generic tests, and what they do not ask."""

from __future__ import annotations

import pickle

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from pocketmoney import games
from pocketmoney.envs.openspiel import PocketMoneyState, short_name
from tests.envs.players import Chooser


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", games.names())
def test_random_simulation(game: str, players: int) -> None:
    loaded = pyspiel.load_game(short_name(game), {"players": players, "limit": 60, "deals": 20})
    pyspiel.random_sim_test(loaded, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("game", games.names())
def test_random_simulation_without_serialising(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"{short_name(game)}(limit=100)"), 1, False, False)


@pytest.mark.parametrize("game", games.names())
def test_playthrough(game: str) -> None:
    """A playthrough looks at everything there is; played again by its actions, as OpenSpiel does it, it is the same."""
    name = f"{short_name(game)}(players=3,deals=3,limit=12)"
    text = generate_playthrough.playthrough(name, None, seed=7)
    assert "# State 12" in text and "IsTerminal() = True" in text
    flags.FLAGS(["playthrough"])
    how = generate_playthrough._playthrough_params(text.split("\n"))
    assert len(how["action_sequence"]) == 13  # the deal and twelve answers
    assert generate_playthrough.playthrough(**how) == text


def test_parameters_are_kept_in_the_name() -> None:
    parameters = {"players": 3, "options": "heal-cap:none discard-rule:pay-1", "decks": "lunch-money beer-money"}
    game = pyspiel.load_game("pocketmoney_lunch_money", parameters)
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    state = game.new_initial_state()
    state.apply_action(0)
    assert state.episode.state.terms.house.chosen["discard-rule"] == "pay-1"
    assert list(state.episode.state.terms.decks) == ["lunch-money", "beer-money"]


def dealt(name: str, seed: int) -> PocketMoneyState:
    state = pyspiel.load_game(f"{name}(players=3,seed={seed},deals=1)").new_initial_state()
    assert isinstance(state, PocketMoneyState)
    state.apply_action(0)
    return state


@pytest.mark.parametrize("game", games.names())
def test_states_are_copied_and_pickled(game: str) -> None:
    state = dealt(short_name(game), 9)
    chooser = Chooser(9)
    for _ in range(40):
        state.apply_action(chooser.pick(state.legal_actions()))
    before = str(state)
    twin, pickled = state.clone(), pickle.loads(pickle.dumps(state))
    action = state.legal_actions()[0]
    for other in (twin, pickled):
        assert str(other) == before
        other.apply_action(action)
    assert str(state) == before and str(twin) == str(pickled) != before


@pytest.mark.parametrize("game", games.names())
def test_a_resampled_state_looks_the_same_to_whoever_is_asked(game: str) -> None:
    state = dealt(short_name(game), 2)
    chooser = Chooser(2)
    chance = np.random.RandomState(1)
    others = set()
    for _ in range(40):
        player = state.current_player()
        other = state.resample_from_infostate(player, chance.random_sample)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        others.add(str(other).rpartition(" ")[2] == str(state).rpartition(" ")[2])
        other.apply_action(other.legal_actions()[-1])
        state.apply_action(chooser.pick(state.legal_actions()))
    assert others == {False}
    with pytest.raises(ValueError, match="has no record"):
        other.record()


def test_openspiel_s_own_search_plays() -> None:
    state = dealt("pocketmoney_lunch_money", 3)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        state.get_game(), evaluator, 1.0, 4, random_state=np.random.RandomState(2), use_observation_string=True
    )
    assert bot.step(state) in state.legal_actions()


def test_actions_are_told_in_the_words_of_a_record() -> None:
    state = dealt("pocketmoney_lunch_money", 7)
    words = [state.action_to_string(0, action) for action in state.legal_actions()]
    assert "pass" in words and any(word.startswith("discard ") for word in words)
    assert len(words) == len(set(words))


def test_what_cannot_be_loaded_is_told_in_a_sentence() -> None:
    with pytest.raises(ValueError, match=r"^there is no house rule called foo$"):
        pyspiel.load_game("pocketmoney_beer_money", {"options": "foo:on"})
