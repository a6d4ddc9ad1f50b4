"""Who begins a card game: chance picks the first, then the deal moves on (R36)."""

from __future__ import annotations

import pytest

from pocketmoney import games
from pocketmoney.core.rng import from_seed


@pytest.mark.parametrize("name", ["lunch-money", "beer-money"])
def test_chance_picks_any_seat_for_the_first_game(name: str) -> None:
    game, rng = games.find(name), from_seed(1)
    assert {game.first_seat(4, 0, rng) for _ in range(100)} == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_after_a_game_the_next_seat_begins(seats: int) -> None:
    game, rng = games.find("beer-money"), from_seed(1)
    assert {game.first_seat(seats, played, rng) for played in range(1, 30)} == {1}


def test_one_seat_alone_begins_again() -> None:
    assert games.find("beer-money").first_seat(1, 1, from_seed(1)) == 0
