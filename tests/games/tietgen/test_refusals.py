"""Refusals name the rule and the numbers."""

from __future__ import annotations

import pytest

from pocketmoney.games.tietgen.amounts import CL, ML
from tests.games.tietgen.table import play, refused, table

LIGHT_BLUE = "deeds Ann: kitchen-10.1 kitchen-12.1 kitchen-14.1"


def auction() -> list[str]:
    return ["dice: 1-2 3-4", "stock Bob: 2cl"]


def test_a_bid_above_the_stock() -> None:
    state = table(*auction())
    play(state, "Ann: roll", "Ann: decline")
    told = refused(state, "Bob: bid 2.1cl")
    assert (told.key, told.rule) == ("tietgen-bid-above-stock", 140)
    assert told.args == {"bid-beer": 21 * ML, "stock-beer": 2 * CL}


def test_a_bid_that_does_not_beat_the_last_one() -> None:
    state = table(*auction())
    play(state, "Ann: roll", "Ann: decline", "Carl: bid 1.5cl")
    told = refused(state, "Bob: bid 1.5cl")
    assert (told.key, told.rule) == ("tietgen-bid-too-low", 140)
    assert told.args == {"bid-beer": 15 * ML, "least-beer": 16 * ML, "stock-beer": 2 * CL}


def test_a_bid_between_two_millilitres() -> None:
    state = table(*auction())
    play(state, "Ann: roll", "Ann: decline")
    told = refused(state, "Bob: bid 1.55cl")
    assert (told.key, told.rule, told.args["step-beer"]) == ("tietgen-bid-step", 140, ML)


@pytest.mark.parametrize(
    ("offer", "key"),
    [
        ("offer Bob give get laundry", "tietgen-offer-gives-nothing"),
        ("offer Bob give laundry get", "tietgen-offer-gets-nothing"),
        ("offer Bob give 1cl get 2cl", "tietgen-offer-only-beer"),
        ("offer Ann give 1cl get laundry", "tietgen-offer-to-self"),
        ("offer Bob give kitchen-12.1 get 1cl", "tietgen-group-built"),
        ("offer Bob give 1cl get bike-room-a", "tietgen-not-theirs"),
        ("offer Bob give 80cl get laundry", "tietgen-too-little-beer"),
        ("offer Bob give flirt get laundry", "tietgen-too-few-flirts"),
        ("offer Bob give go get laundry", "tietgen-no-deed"),
    ],
)
def test_offers_that_cannot_be(offer: str, key: str) -> None:
    state = table(LIGHT_BLUE, "crates kitchen-10.1: 1", "deeds Bob: laundry")
    assert refused(state, f"Ann: {offer}").key == key


def test_a_deed_with_crates_in_its_group_stays() -> None:
    state = table(LIGHT_BLUE, "crates kitchen-10.1: 1", "deeds Bob: laundry")
    told = refused(state, "Ann: offer Bob give kitchen-12.1 get laundry")
    assert told.rule == 155
    assert told.args == {"space": "kitchen-12.1", "other": "kitchen-10.1", "level": 1}
    told = refused(state, "Ann: mortgage kitchen-12.1")
    assert (told.key, told.rule) == ("tietgen-group-built", 146)


def test_building_needs_an_even_group() -> None:
    state = table(LIGHT_BLUE, "crates kitchen-10.1: 1")
    told = refused(state, "Ann: build kitchen-10.1")
    assert told.key == "tietgen-uneven"
    assert told.args == {"space": "kitchen-10.1", "level": 1, "other": "kitchen-12.1", "least": 0}


def test_a_debtor_who_can_pay_must() -> None:
    state = table(LIGHT_BLUE, "deeds Bob: bike-room-a", "dice: 2-3", "stock Ann: 1cl")
    play(state, "Ann: roll", "Bob: claim")
    told = refused(state, "Ann: surrender")
    assert (told.key, told.rule) == ("tietgen-can-pay", 134)
    assert told.args == {"due-beer": 12_500, "reach-beer": CL + 80_000}
    assert refused(state, "Ann: build kitchen-10.1").key == "tietgen-pay-first"
    assert refused(state, "Bob: mortgage bike-room-a").key == "tietgen-only-debtor"
    assert refused(state, "Bob: roll").key == "tietgen-not-settled"
    assert refused(state, "Carl: roll").key == "tietgen-not-your-throw"


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("Bob: roll", "tietgen-not-your-throw"),
        ("Ann: buy", "tietgen-nothing-to-buy"),
        ("Ann: bid 1cl", "tietgen-no-auction"),
        ("Ann: pass", "tietgen-no-auction"),
        ("Ann: claim", "tietgen-no-rent"),
        ("Ann: fine", "tietgen-not-reprimanded"),
        ("Ann: flirt", "tietgen-not-reprimanded"),
        ("Ann: chug", "tietgen-no-tax"),
        ("Ann: keep", "tietgen-no-interest"),
        ("Ann: settle", "tietgen-no-debt"),
        ("Ann: accept", "tietgen-no-offer"),
        ("Ann: refuse Bob", "tietgen-no-offer"),
        ("Ann: build go", "tietgen-no-kitchen"),
        ("Ann: build laundry", "tietgen-no-kitchen"),
        ("Ann: build kitchen-16.1", "tietgen-not-yours"),
        ("Ann: sell kitchen-16.1", "tietgen-not-yours"),
        ("Ann: mortgage go", "tietgen-not-yours"),
        ("Ann: lift laundry", "tietgen-not-yours"),
    ],
)
def test_words_out_of_place(line: str, key: str) -> None:
    assert refused(table(), line).key == key


def test_a_game_that_is_over_and_a_player_who_is_out() -> None:
    state = table()
    play(state, "Ann: concede")
    assert refused(state, "Ann: roll").key == "tietgen-seat-out"
    play(state, "Bob: concede")
    assert state.winner == 2
    assert refused(state, "Carl: roll").key == "game-over"
