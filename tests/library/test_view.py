"""Views: what a player knows, with names for seats and centilitres for beer."""

from __future__ import annotations

import json
import random

import pytest

from pocketmoney import Match, game_names
from pocketmoney.library import view as views

TRIO = ["Ann", "Ben", "Cat"]

# Numbers of a public view that are neither seats nor beer.
NUMBERS = {
    "turn_number", "pile", "discard", "left", "times", "medievals", "stopped", "quiet",
    "throws", "crates", "fridges", "dice", "doubles", "level", "failed",
}  # fmt: skip


def positions(game: str, seed: int, most: int = 400) -> list[Match]:
    match = Match(game, TRIO, seed=seed)
    found = [match.copy()]
    chance = random.Random(seed)
    while not match.is_over and len(found) < most:
        name = chance.choice(match.to_move)
        match.push(chance.choice(match.legal_moves(name)), by=name)
        found.append(match.copy())
    return found


def numbers_in(key: str, value: object) -> list[tuple[str, object]]:
    """Every number of a view, with the key that it stands under."""
    if isinstance(value, dict):
        return [found for inner, one in value.items() for found in numbers_in(inner, one)]
    if isinstance(value, list | tuple):
        return [found for one in value for found in numbers_in(key, one)]
    return [(key, value)] if isinstance(value, int | float) and not isinstance(value, bool) else []


@pytest.mark.parametrize("game", game_names())
def test_every_number_is_known_to_be_no_seat(game: str) -> None:
    """A new key of the public view must be sorted: a seat, several, beer or a plain number."""
    seen = set()
    for seed in range(3):
        for match in positions(game, seed):
            for key, _ in numbers_in("", match.view("Ann").table):
                seen.add(key)
    assert seen <= NUMBERS | views.BEER


@pytest.mark.parametrize("game", game_names())
def test_a_view_is_plain_data(game: str) -> None:
    for match in positions(game, 4, 60)[::10]:
        view = match.view("Ben")
        again = json.loads(json.dumps(view.to_dict()))
        assert again["name"] == "Ben" and again["players"]["Cat"]["name"] == "Cat"
        assert list(view.players) == TRIO


def test_a_player_of_cards_sees_the_own_hand_only() -> None:
    match = Match("beer-money", TRIO, seed=27)
    views_of = {name: match.view(name) for name in TRIO}
    assert views_of["Ann"].hand == ("love-tap", "knuckle-sammitch", "block", "grab", "fists-of-fury")
    for name, view in views_of.items():
        shown = repr(view)
        for other in TRIO:
            if other != name:
                hidden = set(views_of[other].hand) - set(view.hand)
                assert not [card for card in hidden if card in shown]


def test_a_sealed_answer_is_seen_by_nobody_else() -> None:
    match = Match("beer-money", TRIO, seed=27)
    match.push("love-tap > Ben")
    before = match.view("Cat"), match.view("Ann")
    match.push("horror-of-horrors", by="Ben")
    assert (match.view("Cat"), match.view("Ann")) == before
    assert match.view("Ben").sealed == "horror-of-horrors"


def test_what_lies_on_the_table_is_told_by_name() -> None:
    match = Match("beer-money", TRIO, seed=27)
    match.push("love-tap > Ben")
    view = match.view("Ben")
    assert (view.asking, view.open_to, view.turn) == ("window", ("Ben", "Cat"), "Ann")
    assert view.table["chain"] == [{"by": "Ann", "card": "love-tap", "how": "opening", "on": "Ben"}]
    assert repr(view.players["Ann"]) == "Player(name='Ann', counters=15, cards=4)"


def test_tietgen_is_told_in_centilitres() -> None:
    record = "game: tietgen\nseats: Ann Ben\nstock Ann: 62.5cl\npiggy: 10cl\ndeeds Ben: kitchen-12.1\n---\n"
    view = Match.from_record(record).view("Ann")
    assert view.hand == ()
    assert view.players["Ann"].stock == 62.5 and view.players["Ann"].at == "go"
    assert view.players["Ben"].deeds == ("kitchen-12.1",) and view.table["piggy"] == 10.0
    assert view.table["deeds"] == {"kitchen-12.1": {"owner": "Ben"}}
