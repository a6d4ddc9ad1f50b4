"""Words that seat bots."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from pocketmoney import games
from pocketmoney.bots.bot import Bot
from pocketmoney.bots.random import RandomBot
from pocketmoney.bots.registry import NAMES, free_names, is_bot, make, words
from pocketmoney.core.problem import Problem

LUNCH = games.find("lunch-money")


@pytest.mark.parametrize("word", ["bot", "Bot", "BOT", "greedy", "fair", "Easy"])
def test_a_word_seats_a_bot_in_any_case(word: str) -> None:
    assert is_bot(word)
    assert isinstance(make(word, LUNCH), Bot)


def test_random_is_the_random_one() -> None:
    assert isinstance(make("random", LUNCH), RandomBot)


@pytest.mark.parametrize("name", games.names())
def test_every_word_makes_a_bot_for_every_game(name: str) -> None:
    game = games.find(name)
    for word in words():
        if not word.endswith(":"):
            assert isinstance(make(word, game), Bot), word


def test_people_are_no_bots() -> None:
    assert not is_bot("Ann")
    assert not is_bot("Ann:greedy")


def test_a_word_that_is_no_bot_names_the_nearest() -> None:
    with pytest.raises(Problem) as caught:
        make("greddy", LUNCH)
    assert caught.value.details["near"] == "greedy"


@pytest.mark.parametrize("word", ["doctrine", "doctrine:", "DOCTRINE"])
def test_a_word_that_goes_on_says_so(word: str) -> None:
    with pytest.raises(Problem) as caught:
        make(word, LUNCH)
    assert caught.value.key == "bot-needs-more"


def test_a_word_is_how_a_bot_travels_to_another_process() -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as workers:
        assert workers.submit(_kind, "grudge", "lunch-money").result() == "CharacterBot"


def _kind(word: str, game: str) -> str:
    return type(make(word, games.find(game))).__name__


def test_bots_do_not_take_the_names_of_people() -> None:
    assert "Rex" not in free_names(["rex", "Ann"])
    assert len(free_names([])) == len(set(NAMES)) == 10
