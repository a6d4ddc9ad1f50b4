"""Positions in which there is one sensible move."""

from __future__ import annotations

import pytest

from pocketmoney import games
from pocketmoney.bots.search import search
from pocketmoney.bots.search.heuristics import Heuristics, Strength
from pocketmoney.core.action import Action
from pocketmoney.core.game import Game, State
from pocketmoney.core.header import Header
from pocketmoney.core.record import parse
from pocketmoney.core.replay import Replay
from pocketmoney.core.rng import from_seed

SEEDS = (1, 2, 3)


def position(text: str) -> tuple[Game, State]:
    """The state at the end of a record, before anything that is still open is declined."""
    record = parse(text, games.find)
    replay = Replay(record)
    assert replay.run() is None
    return games.find(record.header.game), replay.state


def chosen(text: str, seat: int, seed: int, iterations: int = 150) -> str:
    """What the search plays there, as a record writes it."""
    game, state = position(text)
    bot = search(game, Strength(iterations, 3))
    bot.cap = float("inf")
    state.skip_forced()
    assert seat in state.owed()
    concede = game.parse_move("concede", ["Ann", "Bob", "Carl"])
    menu = [action for action in Heuristics(0).menu(state, seat) if action != concede]
    move = bot.choose(state.view(seat), menu, from_seed(seed))
    return game.write_move(move, ["Ann", "Bob", "Carl"])


HEAD = "game: {game}\nseats: Ann Bob Carl\nseed: 4\n"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_strikes_whoever_falls_by_it(seed: int) -> None:
    text = "game: lunch-money\nseats: Ann Bob\n" + "counters Bob: 1\nhand Ann: jab dodge block dodge humiliation\n---\n"
    assert chosen(text, 0, seed) == "jab > Bob"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_does_not_stand_still_before_a_deadly_blow(seed: int) -> None:
    text = (
        HEAD.format(game="lunch-money")
        + "counters Bob: 3\nhand Ann: kick-4 jab jab hook hook\nhand Bob: dodge jab hook elbow disarm\n"
        + "---\nAnn: kick-4 > Bob\n"
    )
    assert chosen(text, 1, seed) == "dodge"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_rescues_itself(seed: int) -> None:
    text = (
        HEAD.format(game="beer-money")
        + "counters Bob: 2\nhand Ann: coldcock smack smack love-tap love-tap\n"
        + "hand Bob: redemption smack love-tap coldcock kick-2\nhand Carl: smack love-tap coldcock kick-2 kick-2\n"
        + "---\nAnn: coldcock > Bob\n"
    )
    assert chosen(text, 1, seed).startswith("heal redemption")


@pytest.mark.parametrize("seed", SEEDS)
def test_it_buys_what_makes_a_group_whole(seed: int) -> None:
    text = (
        HEAD.format(game="tietgen")
        + "deeds Ann: kitchen-10.3 kitchen-12.3\nat Ann: administration\ndice: 4-5\n---\nAnn: roll\n"
    )
    assert chosen(text, 0, seed) == "buy"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_claims_rent_and_builds(seed: int) -> None:
    text = (
        HEAD.format(game="tietgen")
        + "options: end-rule=throw-limit throw-limit=200\n"
        + "deeds Bob: kitchen-10.3 kitchen-12.3 kitchen-14.3\nat Ann: administration\ndice: 4-5\n---\nAnn: roll\n"
    )
    game, state = position(text)
    bot = search(game, Strength(150, 3))
    bot.cap = float("inf")
    used: list[Action] = []
    for _ in range(2):
        rights = [right for right in state.rights(1) if right != game.parse_move("concede", ["Ann", "Bob", "Carl"])]
        right = bot.use_right(state.view(1), rights, from_seed(seed))
        assert right is not None
        state.apply(1, right)
        used.append(right)
    words = [game.write_move(action, ["Ann", "Bob", "Carl"]) for action in used]
    assert words[0] == "claim"
    assert words[1].startswith("build kitchen-")


def test_a_header_without_a_body_is_a_position() -> None:
    game, state = position(HEAD.format(game="lunch-money") + "---\n")
    assert isinstance(game.set_up(Header("lunch-money", ["Ann", "Bob"])), type(state))
