"""The rules of thumb for Tietgen, one by one, and that they win."""

from __future__ import annotations

import pytest

from pocketmoney.bots.greedy.style import TietgenStyle
from pocketmoney.bots.greedy.tietgen import GreedyTietgen
from pocketmoney.core.rng import from_seed
from pocketmoney.games.tietgen import package_data
from tests.bots.tables import choice, moment, right, wins

BOARD = package_data.board()
HEAD = "game: tietgen\nseats: Ann Ben Cleo\n"


def dealt(header: str, moves: str = "") -> str:
    return f"{HEAD}{header}---\n{moves}"


def test_it_buys_what_it_can_afford() -> None:
    assert choice(dealt("dice: 1-2\n", "Ann: roll\n"), 0) == "buy"
    assert choice(dealt("dice: 1-2\nstock Ann: 4cl\n", "Ann: roll\n"), 0) == "decline"


def test_for_what_completes_a_group_it_spends_its_reserve() -> None:
    record = dealt("dice: 1-2\nstock Ann: 4cl\ndeeds Ann: kitchen-16.1\n", "Ann: roll\n")
    assert choice(record, 0) == "buy"


def test_it_bids_up_to_a_share_of_the_price_and_no_further() -> None:
    opened = dealt("dice: 1-2\n", "Ann: roll\nAnn: decline\n")
    assert choice(opened, 1).startswith("bid ")
    assert choice(opened + "Cleo: bid 2.5cl\n", 1) == "pass"


def test_it_claims_before_anything_else() -> None:
    record = dealt("dice: 1-2\ndeeds Ben: kitchen-16.1 kitchen-18.1\n", "Ann: roll\n")
    assert right(record, 1) == "claim"


def test_it_builds_on_whole_groups_and_keeps_a_reserve() -> None:
    owned = "deeds Ann: kitchen-16.1 kitchen-18.1\n"
    assert right(dealt(owned), 0).startswith("build ")
    assert right(dealt(owned + "stock Ann: 8cl\n"), 0) == ""
    frugal = GreedyTietgen(TietgenStyle(builds=False))
    assert not right(dealt(owned), 0, frugal).startswith("build")


def test_it_lifts_mortgages_when_rich() -> None:
    owned = "deeds Ann: kitchen-16.1\nmortgaged: kitchen-16.1\n"
    assert right(dealt(owned), 0) == "lift kitchen-16.1"
    assert right(dealt(owned + "stock Ann: 10cl\n"), 0) == ""


def test_a_debt_is_paid_with_single_deeds_before_a_whole_group() -> None:
    owned = "deeds Ann: kitchen-16.1 kitchen-18.1 kitchen-12.1\nstock Ann: 0cl\ndeeds Ben: bike-room-a\ndice: 2-3\n"
    record = dealt(owned, "Ann: roll\nBen: claim\n")
    assert right(record, 0) == "mortgage kitchen-12.1"


def test_it_sits_when_the_board_is_sold_and_pays_early_on() -> None:
    dice = "dice: 5-5 5-5 5-5 1-2 1-2\n"
    moves = "Ann: roll\n" * 3 + "Ben: roll\nCleo: roll\n= turn Ann\n"
    assert choice(dealt(dice, moves), 0) == "fine"
    deeds = " ".join([BOARD.ids[deed] for deed in BOARD.deeds])
    assert choice(dealt(f"{dice}deeds Ben: {deeds}\n", moves), 0) == "roll"


@pytest.mark.parametrize(
    ("offer", "answer"),
    [
        ("give 1cl get kitchen-16.1", "refuse Ann"),  # next to nothing
        ("give kitchen-18.1 get 1cl", "accept Ann"),  # completes Ben's group for a song
        ("give 20cl get kitchen-12.1", "accept Ann"),  # four times the price of a single deed
    ],
)
def test_a_trade_must_bring_it_something(offer: str, answer: str) -> None:
    owned = "deeds Ann: kitchen-18.1\ndeeds Ben: kitchen-16.1 kitchen-12.1\n"
    record = dealt(owned, f"Ann: offer Ben {offer}\n")
    assert reply(record) == answer


def reply(record: str) -> str:
    game, state = moment(record)
    menu = [action for seat, action in state.replies() if seat == 1]
    return game.write_move(GreedyTietgen().choose(state.view(1), menu, from_seed(1)), ["Ann", "Ben", "Cleo"])


def test_it_offers_what_is_fair_for_the_deed_that_is_missing() -> None:
    owned = "deeds Ann: kitchen-10.1 kitchen-12.1\ndeeds Ben: kitchen-14.1\n"
    offer = right(dealt(owned), 0)
    assert offer.startswith("offer Ben give ") and offer.endswith(" get kitchen-14.1")


def test_it_does_not_pester() -> None:
    record = dealt("deeds Ann: kitchen-10.1 kitchen-12.1\ndeeds Ben: kitchen-14.1\n")
    bot = GreedyTietgen()
    assert right(record, 0, bot)
    assert right(record, 0, bot) == ""


def test_it_beats_three_random_bots() -> None:
    won = wins("tietgen", "greedy", "random", 3)
    assert won > 8, f"a quarter would be chance; it won {won} of 12"
