"""Ranking bots."""

from __future__ import annotations

import json
from pathlib import Path

from pocketmoney.lab.ratings import Ratings
from tests.cli.run import Command


def test_the_stronger_bot_is_ranked_first(pocketmoney: Command) -> None:
    words = ["tournament", "lunch-money", "--bots", "random,greedy,easy", "--games", "90", "--jobs", "1"]
    done = pocketmoney(*words, "--json", "sums.json")
    ranking = done.out.partition("Ranking")[2].split("\n")
    assert ranking[3].split()[0] == "greedy"
    data = json.loads(Path("sums.json").read_text("utf-8"))
    assert data["sums"]["wins-bot:1"][1] == 90
    ahead, behind = data["sums"]["ahead:1-0"], data["sums"]["ahead:0-1"]
    assert ahead[0] + behind[0] == 2 * 90 and ahead[0] > behind[0]


def test_ratings_go_on_where_they_stopped(pocketmoney: Command) -> None:
    words = ["tournament", "beer-money", "--bots", "random,greedy,easy", "--table", "2", "--jobs", "1"]
    once = pocketmoney(*words, "--games", "20", "--json", "once.json")
    pocketmoney(*words, "--games", "7", "--json", "twice.json")
    twice = pocketmoney(*words, "--games", "20", "--json", "twice.json")
    assert once.out == twice.out
    assert Path("once.json").read_bytes() == Path("twice.json").read_bytes()


def test_a_rating_is_surer_after_more_games() -> None:
    ratings = Ratings(3)
    before = ratings.of(0)
    for _ in range(30):
        ratings.rate((0, 1, 2), (0, 1, 1))
        ratings.rate((2, 0, 1), (1, 0, 0))
    best, middle, worst = [ratings.of(bot) for bot in range(3)]
    assert best.mu > middle.mu > worst.mu
    assert best.sigma < before.sigma
    estimate = best.estimate()
    assert estimate.low < best.mu < estimate.high
