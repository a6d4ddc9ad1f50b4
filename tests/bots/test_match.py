"""A game among bots."""

from __future__ import annotations

import pytest

from pocketmoney import games
from pocketmoney.bots.match import Match
from pocketmoney.bots.random import RandomBot
from pocketmoney.core.action import Action
from pocketmoney.core.event import Event
from pocketmoney.core.game import View
from pocketmoney.core.header import Header
from pocketmoney.core.rng import Rng, from_seed

NAMES = ["Ann", "Ben", "Cat", "Dan"]


class Busybody(RandomBot):
    """Uses rights now and then, and remembers all that it heard."""

    def __init__(self) -> None:
        self.heard: list[Event] = []

    def use_right(self, view: View, rights: list[Action], rng: Rng) -> Action | None:
        return self.choose(view, rights, rng) if rng.below(3) == 0 else None

    def observe(self, seat: int, events: list[Event]) -> None:
        assert all(event.is_for(seat) for event in events)
        self.heard += events


def played(name: str, seed: int) -> tuple[Match, list[Busybody]]:
    game = games.find(name)
    bots = [Busybody() for _ in NAMES]
    match = Match(game.set_up(Header(name, NAMES, seed=seed)), [*bots], from_seed(seed))
    match.play(boundaries=60)
    return match, bots


@pytest.mark.parametrize("name", games.names())
def test_the_same_seed_is_the_same_game(name: str) -> None:
    first, second = played(name, 3)[0], played(name, 3)[0]
    assert first.moves == second.moves
    assert first.state.digest() == second.state.digest()


@pytest.mark.parametrize("name", games.names())
def test_it_goes_to_the_end_or_to_the_boundary_named(name: str) -> None:
    match = played(name, 4)[0]
    assert match.state.over or match.state.boundary() == 60


def test_bots_hear_their_own_cards_and_not_those_of_others() -> None:
    bots = played("lunch-money", 5)[1]
    for seat, bot in enumerate(bots):
        drawn = [event for event in bot.heard if event.key == "you-draw"]
        assert drawn
        assert all(event.to == seat for event in drawn)


def test_an_offer_is_answered_by_whoever_it_was_made_to() -> None:
    heard = played("tietgen", 7)[1][0].heard
    offers = [event for event in heard if event.key == "tietgen-offers"]
    answers = [event for event in heard if event.key in ("tietgen-accepts", "tietgen-refuses")]
    assert offers
    assert {(event.args["on"], event.args["by"]) for event in answers} <= {
        (event.args["by"], event.args["on"]) for event in offers
    }
    assert answers
