"""How many counters a card takes: value, Medieval, halvings, reductions, in this order."""

from __future__ import annotations

import pytest

from pocketmoney.bots.greedy.card_effects import damage_of
from pocketmoney.games.brawl.cards import KIND
from pocketmoney.games.brawl.damage import amount
from pocketmoney.games.brawl.view import BrawlView
from tests.games.brawl.table import Table

MIX = """
game: lunch-money
decks: lunch-money beer-money
seats: Ann Bob Carl
"""


@pytest.mark.parametrize(("card", "medievals", "stopped", "less", "halvings", "lost"), [
    ("kick-4", 0, 0, 0, 0, 4),
    ("kick-4", 1, 0, 0, 0, 6),
    ("kick-4", 1, 0, 1, 0, 5),
    ("kick-4", 1, 0, 0, 1, 3),  # the Medieval is halved as well
    ("kick-4", 1, 0, 1, 1, 2),  # a reduction comes last
    ("kick-4", 1, 0, 0, 2, 1),  # stomped and choked: two halvings
    ("jab", 0, 0, 2, 0, 0),
    ("fists-of-fury", 1, 1, 1, 0, 4),  # two hits of 2, each one weaker, the Medieval once
    ("big-combo", 0, 0, 1, 0, 5),  # one attack: reduced once
    ("choke", 1, 0, 3, 2, 3),  # the counter of a hold is no attack
])  # fmt: skip
def test_r47_value_medieval_halvings_reductions(
    card: str, medievals: int, stopped: int, less: int, halvings: int, lost: int
) -> None:
    terms = Table(MIX).state.terms
    assert amount(terms, KIND[card], medievals, stopped, less, halvings) == lost


def test_r46_r65_a_view_halves_as_often_as_the_rules_do() -> None:
    """A stomped player in a Choke halves twice, and a bot that is attacked reckons with it."""
    table = Table("""
game: lunch-money
seats: Ann Bob Carl
hand Ann: grab choke jab hook elbow
hand Bob: kick-4 pimp-slap hook elbow jab
hand Carl: stomp dodge block hook humiliation
---
Ann: grab > Bob
Ann: choke
= turn Bob
Bob: pass
Carl: stomp > Bob
= turn Ann
Ann: pass
Bob: kick-4 > Carl
""")
    view = table.state.view(2)
    assert isinstance(view, BrawlView)
    (play,) = view.stack[-1].chain_in_flight()
    assert play.halved and play.choked
    assert damage_of(view, play, 0) == 1
