"""States that an earlier version has written can still be read."""

from __future__ import annotations

from pocketmoney.core.game import Json
from pocketmoney.games.tietgen.frames.auction import CRATE_PIECE, Auction
from pocketmoney.games.tietgen.frames.landing import CardThrow
from pocketmoney.games.tietgen.state import Tietgen, from_json
from tests.games.tietgen.table import play, table


def as_it_was(state: Tietgen) -> Json:
    """The state as it was written when there was one rent at most, and without the new house rules."""
    data = state.to_json()
    rents = data.pop("rents")
    assert isinstance(rents, list)
    data["rent"] = rents[0] if rents else None
    house = data["house"]
    assert isinstance(house, dict)
    for option in ("rent-claim-until", "wealth"):
        del house[option]
    return data


def test_states_with_the_same_house_rules_share_their_terms() -> None:
    data = table("options: dice=typed").to_json()
    state = from_json(data)
    assert from_json(data).terms is state.terms and state.terms.house.types_dice
    assert not from_json(table().to_json()).terms.house.types_dice


def test_one_rent_or_none() -> None:
    state = table("deeds Bob: kitchen-12.1", "dice: 3-5")
    assert from_json(as_it_was(state)).rents == ()
    play(state, "Ann: roll")
    (rent,) = from_json(as_it_was(state)).rents
    assert rent.to_json() == [1, 0, 8, 3_000]


def test_a_game_from_before_goes_on_by_the_present_rules() -> None:
    state = table("deeds Bob: kitchen-12.1", "dice: 4-4 4-6")
    play(state, "Ann: roll")
    old = from_json(as_it_was(state))
    play(old, "Ann: roll")
    assert [rent.space for rent in old.rents] == [8]  # the payer's own throw does not end it (R136)
    assert old.terms.house.wealth_is_stock is False


def test_an_auction_of_the_last_crate() -> None:
    state = table(
        "options: building-shortage=auction", "deeds Ann: kitchen-16.1 kitchen-18.1", "crates kitchen-18.1: 1",
        "deeds Bob: kitchen-16.6 kitchen-18.6", "crates kitchen-16.6: 3", "crates kitchen-18.6: 3",
        "deeds Carl: kitchen-10.4 kitchen-12.4 kitchen-14.4 kitchen-10.5 kitchen-12.5 kitchen-14.5",
        *[f"crates kitchen-{stairway}.{floor}: 4" for floor in (4, 5) for stairway in (10, 12, 14)],
    )  # fmt: skip
    play(state, "Ann: build kitchen-16.1")
    data = as_it_was(state)
    stack = data["stack"]
    assert isinstance(stack, list)
    assert stack[-1] == ["auction", 1, 0b11, 0, 25_000, 0, CRATE_PIECE, True]
    stack[-1] = ["auction", 1, 0b11, 0, 25_000, 0, True]
    old = from_json(data).stack[-1]
    assert isinstance(old, Auction)
    assert (old.piece, old.is_opening, old.high, old.bid) == (CRATE_PIECE, True, 0, 25_000)


def test_an_auction_of_a_deed_without_a_bid() -> None:
    state = table("dice: 3-5")
    play(state, "Ann: roll", "Ann: decline")
    data = as_it_was(state)
    stack = data["stack"]
    assert isinstance(stack, list)
    stack[-1] = stack[-1][:6] + stack[-1][7:8]
    old = from_json(data).stack[-1]
    assert isinstance(old, Auction)
    assert (old.piece, old.is_opening, old.high) == (0, False, -1)


def test_a_throw_for_a_card() -> None:
    state = table("options: dice=typed", "deeds Bob: computer-room", "mail: 8")
    play(state, "Ann: roll 3-4")
    data = as_it_was(state)
    stack = data["stack"]
    assert isinstance(stack, list)
    assert stack[-1] == ["card-throw", 0, 12, 5_000, 1]
    stack[-1] = ["card-throw", 0, 12, 5_000]
    old = from_json(data).stack[-1]
    assert isinstance(old, CardThrow)
    assert old.owner == 1
