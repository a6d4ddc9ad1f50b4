"""The bot that plays at random."""

from __future__ import annotations

from collections import Counter

from pocketmoney.bots.random import RandomBot
from pocketmoney.core.action import Action
from pocketmoney.core.game import View
from pocketmoney.core.rng import from_seed

HIT, DISCARD, PASS = 0, 1, 2
MENU = [Action(HIT, (7,), 1), Action(HIT, (7,), 2), *[Action(DISCARD, (card,)) for card in range(30)], Action(PASS)]


def choices(seed: int, times: int = 400) -> list[Action]:
    bot, rng = RandomBot(), from_seed(seed)
    return [bot.choose(View(0), MENU, rng) for _ in range(times)]


def test_it_stays_on_the_menu() -> None:
    assert set(choices(1)) <= set(MENU)


def test_the_same_chance_gives_the_same_moves() -> None:
    assert choices(1) == choices(1)
    assert choices(1) != choices(2)


def test_many_ways_to_discard_do_not_drown_the_rest() -> None:
    verbs = Counter(action.verb for action in choices(3))
    assert verbs[HIT] > verbs[DISCARD]
    assert verbs[PASS] > 50


def test_it_leaves_the_menu_alone() -> None:
    menu = MENU[:]
    RandomBot().choose(View(0), menu, from_seed(4))
    assert menu == MENU
