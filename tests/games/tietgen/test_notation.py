"""Moves and facts as text: what is read is written again, and what is wrong is named."""

from __future__ import annotations

import pytest

from pocketmoney import games
from pocketmoney.core.notation import cut_talk
from pocketmoney.core.problem import Problem
from pocketmoney.core.record import parse
from pocketmoney.core.rng import from_seed
from pocketmoney.games.tietgen import amounts
from tests.contract.checks import random_move
from tests.contract.tietgen_case import NAMES as SEATS
from tests.contract.tietgen_case import TIETGEN
from tests.games.tietgen.table import table

GAME = games.find("tietgen")
NAMES = ["Ann", "Big Bob"]


@pytest.mark.parametrize(
    "text",
    [
        "roll", "buy", "decline", "bid 3.5cl", "bid 0.1cl", "pass", "claim", "build kitchen-12.1", "sell kitchen-18.6",
        "mortgage bike-room-a", "lift laundry", "keep", "fine", "flirt", "chug", "drink", "accept", "accept Ann",
        "refuse", 'refuse "Big Bob"', "settle", "surrender", "concede",
        "offer Ann give kitchen-12.1 5cl get bike-room-a", 'offer "Big Bob" give flirt get 2.525cl flirt',
        "offer Ann give kitchen-16.1 kitchen-18.1 get computer-room 0.001cl flirt flirt",
    ],
)  # fmt: skip
def test_what_is_read_is_written_again(text: str) -> None:
    assert GAME.write_move(GAME.parse_move(text, NAMES), NAMES) == text


def test_the_order_of_goods_does_not_matter() -> None:
    one = GAME.parse_move("offer Ann give 1cl kitchen-18.1 flirt kitchen-16.1 1cl get laundry", NAMES)
    assert GAME.write_move(one, NAMES) == "offer Ann give kitchen-16.1 kitchen-18.1 2cl flirt get laundry"


def test_every_move_of_random_games_can_be_written_and_read() -> None:
    rng = from_seed(3)
    for _ in range(6):
        state = TIETGEN.game.set_up(TIETGEN.header(rng))
        for _ in range(200):
            if state.over:
                break
            for seat in range(state.seats):
                for action in state.menu(seat):
                    assert GAME.parse_move(GAME.write_move(action, SEATS), SEATS) == action
            state.apply(*random_move(state, rng))


@pytest.mark.parametrize(
    ("text", "key", "word"),
    [
        ("", "no-move", ""),
        ("throw", "tietgen-unknown-word", "throw"),
        ("buy twice", "word-alone", "buy"),
        ("roll twice", "tietgen-bad-dice", "twice"),
        ("bid", "tietgen-how-much", "bid"),
        ("bid 3 cl", "tietgen-how-much", "bid"),
        ("bid 3", "tietgen-no-amount", "3"),
        ("bid 3.cl", "tietgen-no-amount", "3.cl"),
        ("bid 3,5cl", "tietgen-no-amount", "3,5cl"),
        ("bid -1cl", "tietgen-no-amount", "-1cl"),
        ("bid 3.5555cl", "tietgen-decimals", "3.5555cl"),
        ("bid ٣cl", "tietgen-no-amount", "٣cl"),
        ("build", "tietgen-which-space", "build"),
        ("build attic", "tietgen-unknown-space", "attic"),
        ("build kitchen-12.1 kitchen-10.1", "tietgen-which-space", "build"),
        ("offer", "tietgen-offer-form", ""),
        ("offer Ann", "tietgen-offer-form", ""),
        ("offer Ann 5cl get laundry", "tietgen-offer-form", ""),
        ("offer Ann give", "tietgen-offer-form", ""),
        ("offer Ann give 5cl give 3cl", "tietgen-offer-form", ""),
        ("offer Carl give 5cl get laundry", "unknown-seat", "Carl"),
        ("offer Ann give 5cl get attic", "tietgen-unknown-space", "attic"),
        ("offer Ann give laundry laundry get 1cl", "tietgen-offer-twice", "laundry"),
        ("offer Ann give 5.12345cl get laundry", "tietgen-decimals", "5.12345cl"),
        ("accept Carl", "unknown-seat", "Carl"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, key: str, word: str) -> None:
    with pytest.raises(Problem) as caught:
        GAME.parse_move(text, NAMES)
    assert caught.value.key == key
    assert caught.value.details.get("word", "") == word


def test_too_many_decimals_are_told_with_numbers_and_rule() -> None:
    with pytest.raises(Problem) as caught:
        amounts.read("3.5555cl")
    assert caught.value.details == {"word": "3.5555cl", "decimals": 4, "most": 3, "rule": 122}


def test_a_near_miss_is_suggested() -> None:
    with pytest.raises(Problem) as caught:
        GAME.parse_move("build kitchen-12-1", NAMES)
    assert caught.value.details["near"] == "kitchen-12.1"


def test_a_quoted_name_behind_offer_is_no_talk() -> None:
    record = parse(
        'game: tietgen\nseats: Ann "Big Bob"\ndeeds Ann: laundry\n---\n'
        'Ann: offer "Big Bob" give laundry get 1cl "a bargain, Big Bob"\n"Big Bob": accept "Ann"\n'
        '= owner laundry "Big Bob"',
        games.find,
    )
    assert [getattr(line, "talk", "") for line in record.body] == ["a bargain, Big Bob", "", ""]
    assert cut_talk('accept "gladly"', ["accept"], ["Ann"]) == ("accept", "gladly")


@pytest.mark.parametrize(
    "text",
    [
        "Ann stock 70cl", "Ann drunk 0.025cl", "Ann at go", "owner laundry Ann", "owner laundry none",
        'owner laundry "Big Bob"', "crates kitchen-12.1 2", "mortgaged laundry", "clear laundry", "piggy 10cl",
        "Ann out", "Ann in", "turn Ann", "Ann reprimanded", "Ann flirts 1", "winner Ann", "winner none",
        '"Big Bob" stock 1cl',
    ],
)  # fmt: skip
def test_facts_are_read(text: str) -> None:
    assert GAME.parse_fact(text, NAMES).text == text


def test_a_fact_is_kept_in_its_plain_form() -> None:
    assert GAME.parse_fact("Ann stock 70.500cl", NAMES).text == "Ann stock 70.5cl"


def test_a_claim_that_somebody_is_reprimanded_can_be_wrong() -> None:
    claim = GAME.parse_fact("Ann reprimanded", NAMES)
    free, sitting = table(), table()
    sitting.sitting[0] = 0
    assert (claim.so(free), claim.so(sitting)) == ("Ann not reprimanded", "Ann reprimanded")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "empty-fact"), ("turn", "tietgen-bad-fact"), ("Ann", "tietgen-bad-fact"), ("Ann rich", "unknown-fact"),
        ("Ann stock", "tietgen-bad-fact"), ("Ann stock 5", "tietgen-no-amount"), ("piggy", "tietgen-bad-fact"),
        ("owner attic Ann", "tietgen-unknown-space"), ("Ann at attic", "tietgen-unknown-space"),
        ("owner laundry Carl", "unknown-seat"),
        ("crates laundry x", "bad-integer"), ("holder Ann", "unknown-fact"), ("Big Bob in", "name-needs-quotes"),
        ("piggy 1cl 2cl", "tietgen-bad-fact"), ("Ann in out", "tietgen-bad-fact"),
    ],
)  # fmt: skip
def test_what_is_no_fact_is_named(text: str, key: str) -> None:
    with pytest.raises(Problem) as caught:
        GAME.parse_fact(text, NAMES)
    assert caught.value.key == key
