"""The same game, house rules, seed and choices give the same record, whichever door they come through."""

from __future__ import annotations

import pyspiel
import pytest

from pocketmoney import games
from pocketmoney.core.record import parse
from pocketmoney.core.replay import Replay
from pocketmoney.envs import gymnasium, openspiel, pettingzoo
from pocketmoney.envs.config import Config
from tests.envs.players import TABLES, Chooser, NumberBot


def by_pettingzoo(game: str, seats: int, limit: int, seed: int, options: dict[str, str]) -> str:
    env = pettingzoo.env(game, seats, options, limit=limit)
    env.reset(seed=seed)
    chooser = Chooser(seed)
    for _ in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        env.step(None if ended or cut else chooser.pick_allowed(seen["action_mask"]))
    record: str = env.record()
    return record


def by_gymnasium(game: str, seats: int, limit: int, seed: int, options: dict[str, str]) -> str:
    chooser = Chooser(seed)
    bot = NumberBot(Config(game, seats, options), chooser)
    env = gymnasium.SeatEnv(game, seats, bot, seed % seats, options, limit=limit)
    _, info = env.reset(seed=seed)
    over = cut = env.episode.is_over
    while not (over or cut):
        _, _, over, cut, info = env.step(chooser.pick_allowed(info["action_mask"]))
    return env.record()


def by_openspiel(game: str, seats: int, limit: int, seed: int, options: dict[str, str]) -> str:
    chosen = " ".join(f"{name}:{value}" for name, value in options.items())
    parameters = {"players": seats, "seed": seed, "deals": 1, "limit": limit, "options": chosen}
    state = pyspiel.load_game(openspiel.short_name(game), parameters).new_initial_state()
    state.apply_action(0)
    chooser = Chooser(seed)
    while not state.is_terminal():
        state.apply_action(chooser.pick(state.legal_actions()))
    record: str = state.record()
    return record


HOUSE = {
    "lunch-money": {"discard-rule": "open-season", "heal-cap": "none"},
    "beer-money": {"vomit-bonus-attack": "instead"},
    "tietgen": {"building-shortage": "auction", "kitchen-mail": "on"},
}


@pytest.mark.parametrize("house", ["printed", "own"])
@pytest.mark.parametrize(("game", "seats", "limit"), TABLES, ids=[table[0] for table in TABLES])
def test_all_doors_write_the_same_record(game: str, seats: int, limit: int, house: str) -> None:
    options = HOUSE[game] if house == "own" else {}
    for seed in (11, 12):
        record = by_pettingzoo(game, seats, limit, seed, options)
        assert record == by_gymnasium(game, seats, limit, seed, options)
        assert record == by_openspiel(game, seats, limit, seed, options)
        assert f"seed: {seed}\n" in record
        replay = Replay(parse(record, games.find))
        assert replay.run() is None


@pytest.mark.parametrize(("game", "seats", "limit"), TABLES, ids=[table[0] for table in TABLES])
def test_the_record_replays_to_the_same_state(game: str, seats: int, limit: int) -> None:
    env = pettingzoo.raw_env(game, seats, limit=limit)
    for seed in range(4):
        env.reset(seed=seed)
        chooser = Chooser(seed)
        while not env.episode.is_over:
            env.step(chooser.pick(env.episode.numbers))
        replay = Replay(parse(env.record(), games.find))
        assert replay.run() is None
        if env.episode.state.over:
            assert replay.state.digest() == env.episode.state.digest()
