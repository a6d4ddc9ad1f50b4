"""Exactly enough is enough, and a hundredth of a millilitre less is not; the last pieces; nothing left; eight seats."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from pocketmoney.games.tietgen import amounts
from pocketmoney.games.tietgen.actions import TO_BUY, TO_FINE
from tests.games.tietgen.table import NAMES, move, play, refused, table

LEAST = 10  # microlitres: 0.001 cl is the smallest amount that a record can write
REPRIMANDED = ("at Ann: kitchen-14.4", "dice: 1-5 4-6 4-6")
ROUND = ("Ann: roll", "Bob: roll", "Carl: roll")
FULL = ("deeds Ann: kitchen-16.1 kitchen-18.1", "crates kitchen-16.1: 4", "crates kitchen-18.1: 4")


class Edge(NamedTuple):
    """A move that takes so much beer of a seat, the scene in which it is made, and why it is refused with less."""

    line: str
    needs: str
    scene: tuple[str, ...]
    played: tuple[str, ...]
    key: str

    @property
    def is_on_menu(self) -> bool:
        """Offers are free, and of bids the menu names only some."""
        return not re.search(r"offer|bid 3cl", self.line)


EDGES = [
    Edge("Ann: buy", "5cl", ("dice: 3-5",), ("Ann: roll",), "too-dear"),
    Edge("Bob: bid 3cl", "3cl", ("dice: 3-5",), ("Ann: roll", "Ann: decline"), "bid-above-stock"),
    Edge("Bob: bid 0.1cl", "0.1cl", ("dice: 3-5",), ("Ann: roll", "Ann: decline"), "bid-above-stock"),
    Edge("Ann: build kitchen-16.1", "2.5cl", ("deeds Ann: kitchen-16.1 kitchen-18.1",), (), "too-dear"),
    Edge("Ann: build kitchen-18.1", "2.5cl", FULL, (), "too-dear"),
    Edge("Ann: lift laundry", "4.125cl", ("deeds Ann: laundry", "mortgaged: laundry"), (), "too-dear"),
    Edge("Ann: fine", "2.5cl", REPRIMANDED, ROUND, "too-dear"),
    Edge("Ann: drink", "10cl", ("dice: 1-3",), ("Ann: roll",), "must-chug"),
    Edge("Ann: offer Bob give 7cl get laundry", "7cl", ("deeds Bob: laundry",), (), "too-little-beer"),
    Edge(
        "Ann: offer Bob give 1cl get laundry", "1.375cl", ("deeds Bob: laundry", "mortgaged: laundry"), (),
        "interest-short",
    ),
    Edge(
        "Bob: accept", "7cl", ("deeds Ann: laundry",), ("Ann: offer Bob give laundry get 7cl",), "too-little-beer"
    ),
    Edge(
        "Bob: accept", "7.375cl", ("deeds Ann: laundry", "mortgaged: laundry"),
        ("Ann: offer Bob give laundry get 7cl",), "interest-short",
    ),
    Edge(
        "Bob: lift laundry", "11.125cl", ("deeds Ann: laundry", "mortgaged: laundry"),
        ("Ann: offer Bob give laundry get 7cl", "Bob: accept"), "too-dear",
    ),
]  # fmt: skip


def less(amount: str) -> str:
    return amounts.write(amounts.read(amount) - LEAST)


def name_of(edge: Edge) -> str:
    return f"{edge.line}-{edge.needs}"


@pytest.mark.parametrize("edge", EDGES, ids=name_of)
def test_exactly_enough_is_enough(edge: Edge) -> None:
    name, _, text = edge.line.partition(": ")
    seat = NAMES.index(name)
    state = table(*edge.scene, f"stock {name}: {edge.needs}")
    play(state, *edge.played)
    action = move(text)
    if text == "accept":
        action = move("accept Ann")
    assert state.check(seat, action) is None
    if edge.is_on_menu:
        assert action in state.menu(seat)


@pytest.mark.parametrize("edge", EDGES, ids=name_of)
def test_a_hundredth_of_a_millilitre_less_is_not(edge: Edge) -> None:
    name, _, text = edge.line.partition(": ")
    seat = NAMES.index(name)
    state = table(*edge.scene, f"stock {name}: {less(edge.needs)}")
    play(state, *edge.played)
    assert refused(state, edge.line).key == f"tietgen-{edge.key}"
    action = move("accept Ann") if text == "accept" else move(text)
    assert action not in state.menu(seat)


@pytest.mark.parametrize("edge", [edge for edge in EDGES if not re.search("bid|offer", edge.line)], ids=name_of)
def test_exactly_nothing_is_left_and_the_game_goes_on(edge: Edge) -> None:
    name, _, _ = edge.line.partition(": ")
    seat = NAMES.index(name)
    state = table(*edge.scene, f"stock {name}: {edge.needs}")
    play(state, *edge.played, edge.line)
    while not state.must_begin():
        asked = state.owed()[0]
        nothing = state.default(asked)
        assert nothing is not None
        state.apply(asked, nothing)
    assert state.stock[seat] == 0
    assert not state.is_out(seat)


def test_with_exactly_enough_the_buttons_say_so_too() -> None:
    state = table("dice: 3-5", "stock Ann: 5cl")
    play(state, "Ann: roll")
    assert [choice["do"] for choice in state.choices(0)][:2] == ["buy", "decline"]
    poor = table("dice: 3-5", "stock Ann: 4.999cl")
    play(poor, "Ann: roll")
    assert [choice["do"] for choice in poor.choices(0)][:1] == ["decline"]
    assert TO_BUY not in poor.menu(0)


def test_the_buttons_of_an_auction_stop_at_the_last_whole_millilitre() -> None:
    state = table("dice: 3-5", "stock Bob: 2.199cl")
    play(state, "Ann: roll", "Ann: decline", "Carl: bid 2cl")
    (bid,) = [choice for choice in state.choices(1) if choice["do"] == "bid"]
    assert bid["amount"] == ["2.1cl", "2.1cl"]
    assert refused(state, "Bob: bid 2.2cl").key == "tietgen-bid-above-stock"


def test_a_debt_of_exactly_all_one_could_raise_is_paid() -> None:
    state = table("deeds Ann: laundry", "deeds Bob: bike-room-a bike-room-b", "stock Ann: 0cl", "dice: 2-3")
    play(state, "Ann: roll", "Bob: claim", "Ann: settle")
    assert (state.stock[0], state.is_mortgaged(28)) == (12_500, True)
    exact = table(
        "deeds Ann: laundry", "deeds Bob: bike-room-a bike-room-b bike-room-c", "stock Ann: 1.25cl", "dice: 2-3"
    )
    play(exact, "Ann: roll", "Bob: claim")
    assert refused(exact, "Ann: surrender").key == "tietgen-can-pay"
    play(exact, "Ann: settle")
    assert exact.stock[0] == 0
    assert not exact.is_out(0)
    short = table(
        "deeds Ann: laundry", "deeds Bob: bike-room-a bike-room-b bike-room-c", "stock Ann: 1.249cl", "dice: 2-3"
    )
    play(short, "Ann: roll", "Bob: claim")
    assert refused(short, "Ann: settle").key == "tietgen-cannot-raise"


def test_a_payment_of_the_whole_stock_is_no_debt() -> None:
    state = table("deeds Bob: bike-room-a", "stock Ann: 1.25cl", "dice: 2-3")
    play(state, "Ann: roll", "Bob: claim")
    assert state.asking() == "throw"
    assert state.stock[:2] == [0, 762_500]


def test_the_fine_is_on_the_menu_before_the_first_and_the_second_throw_only() -> None:
    state = table("at Ann: kitchen-14.4", "deeds Carl: kitchen-10.6", "dice: 1-5 4-6 4-6 1-2 4-6 4-6 1-2 5-6 5-6 1-2")
    for expected in (True, True, False):
        play(state, *ROUND)
        assert (TO_FINE in state.menu(0)) is expected


SUPPLY = (
    "deeds Bob: kitchen-10.4 kitchen-12.4 kitchen-14.4 kitchen-10.5 kitchen-12.5 kitchen-14.5",
    *[f"crates kitchen-{stairway}.{floor}: 4" for floor in (4, 5) for stairway in (10, 12, 14)],
)


def test_r143_the_last_crate_can_be_built_and_then_no_other() -> None:
    state = table("deeds Ann: kitchen-16.1 kitchen-18.1", "crates kitchen-16.1: 4", "crates kitchen-18.1: 3", *SUPPLY)
    assert state.crates == 1
    play(state, "Ann: build kitchen-18.1")
    assert state.crates == 0
    assert move("build kitchen-16.1") in state.menu(0)  # a fridge; four crates come back
    play(state, "Ann: build kitchen-16.1")
    assert (state.crates, state.fridges) == (4, 11)


def test_r143_without_crates_there_is_no_crate_on_the_menu() -> None:
    state = table(
        "deeds Ann: kitchen-16.1 kitchen-18.1", "crates kitchen-16.1: 4", "crates kitchen-18.1: 4", *SUPPLY,
        "deeds Carl: kitchen-16.6 kitchen-18.6",
    )  # fmt: skip
    assert state.crates == 0
    assert move("build kitchen-16.6") not in state.menu(2)
    assert refused(state, "Carl: build kitchen-16.6").key == "tietgen-no-crates"


def test_r143_the_last_fridge_can_be_built_and_then_no_other() -> None:
    fives = [line.replace(": 4", ": 5") for line in SUPPLY]
    state = table(
        *fives, "deeds Carl: kitchen-10.6 kitchen-12.6 kitchen-14.6 kitchen-16.6 kitchen-18.6",
        *[f"crates kitchen-{stairway}.6: 5" for stairway in (10, 12, 14, 16, 18)],
        "deeds Ann: kitchen-16.1 kitchen-18.1", "crates kitchen-16.1: 4", "crates kitchen-18.1: 4",
    )  # fmt: skip
    assert state.fridges == 1
    play(state, "Ann: build kitchen-16.1")
    assert state.fridges == 0
    assert move("build kitchen-18.1") not in state.menu(0)
    assert refused(state, "Ann: build kitchen-18.1").key == "tietgen-no-fridges"


@pytest.mark.parametrize(("left", "levels", "gained"), [(4, [4, 5], 12_500), (3, [1, 1], 100_000)])
def test_r144_four_crates_in_the_supply_are_enough_for_a_fridge_that_is_sold(
    left: int, levels: list[int], gained: int
) -> None:
    state = table(
        *SUPPLY, "deeds Carl: kitchen-16.6 kitchen-18.6", "crates kitchen-16.6: 2", f"crates kitchen-18.6: {6 - left}",
        "deeds Ann: kitchen-16.1 kitchen-18.1", "crates kitchen-16.1: 5", "crates kitchen-18.1: 5",
    )  # fmt: skip
    assert state.crates == left
    play(state, "Ann: sell kitchen-16.1")
    assert [state.level[1], state.level[3]] == levels
    assert state.stock[0] == 750_000 + gained


EIGHT = "seats: Ann Bob Carl Dora Emil Fay Gus Hal"


def test_eight_can_play_and_all_pay_for_a_birthday_in_table_order() -> None:
    state = table(EIGHT, "dice: 1-1", "mail: 25")
    state.listen()
    play(state, "Ann: roll")
    assert state.stock == [750_000 + 7 * 5_000] + [745_000] * 7
    payers = [event.args["by"] for event in state.take_events() if event.key == "tietgen-pays-player"]
    assert payers == [1, 2, 3, 4, 5, 6, 7]


def test_eight_bid_and_all_must_pass() -> None:
    state = table(EIGHT, "dice: 3-5")
    play(state, "Ann: roll", "Ann: decline", "Bob: bid 1cl")
    assert state.owed() == (0, 2, 3, 4, 5, 6, 7)
    for seat in (0, 2, 3, 4, 5, 6, 7):
        assert state.owner[8] == -1
        state.apply(seat, move("pass"))
    assert state.owner[8] == 1


def test_eight_call_time_and_the_eighth_ends_it() -> None:
    state = table(EIGHT, "stock Ann: 76cl")
    for seat in range(8):
        assert not state.over
        state.apply(seat, move("time"))
    assert (state.over, state.winner) == (True, 0)


def test_nine_cannot_play() -> None:
    with pytest.raises(Exception, match="seat-count"):
        table(f"{EIGHT} Ida")


def test_doubles_count_from_none_after_a_reprimand_also_when_the_game_ends_with_it() -> None:
    """R129"""
    state = table("options: end-rule=throw-limit throw-limit=3", "dice: 1-1 2-2 3-3")
    play(state, "Ann: roll", "Ann: roll", "Ann: roll")
    assert state.over and state.at[0] == state.terms.board.administration
    assert state.to_json()["doubles"] == 0


@pytest.mark.parametrize(
    ("offer", "lives"),
    [
        ("Ann: offer Bob give flirt get 5cl", False),
        ("Bob: offer Ann give 5cl get flirt", False),
        ("Bob: offer Carl give 5cl get flirt", True),
        ("Carl: offer Bob give flirt get 5cl", True),
    ],
)
def test_an_offer_dies_with_the_last_flirting_card_that_it_takes_from_a_player(offer: str, *, lives: bool) -> None:
    """R155"""
    state = table("flirts Ann: 1", "flirts Carl: 1")
    play(state, offer, "Ann: offer Carl give flirt get 1cl", "Carl: accept Ann")
    assert bool(state.offers) == lives
