"""What a header can set up, and what it cannot."""

from __future__ import annotations

import pytest

from pocketmoney import games
from pocketmoney.core.problem import Problem
from pocketmoney.core.record import parse
from pocketmoney.games.tietgen.amounts import CL
from pocketmoney.text.speech import Speech
from tests.games.tietgen.table import play, table

GROUP = "deeds Ann: kitchen-16.1 kitchen-18.1"


def test_everybody_begins_on_go_with_75_centilitres() -> None:
    state = table()
    assert state.stock == [75 * CL] * 3
    assert state.at == [0] * 3
    assert (state.crates, state.fridges) == (32, 12)


def test_a_game_under_way() -> None:
    state = table(
        GROUP, "crates kitchen-16.1: 4", "crates kitchen-18.1: 5", "stock Bob: 62.525cl", "at Carl: piggy-bank",
        "deeds Bob: laundry", "mortgaged: laundry", "piggy: 10cl",
    )  # fmt: skip
    assert (state.crates, state.fridges) == (28, 11)
    assert state.stock[1] == 625_250
    assert state.at[2] == 20
    assert state.is_mortgaged(28)
    assert state.terms.beer == (75 + 75 + 10) * CL + 625_250


@pytest.mark.parametrize(
    ("lines", "key"),
    [
        (["seats: Ann"], "seat-count"),
        (["seats: A B C D E F G H I"], "seat-count"),
        (["stock Ann: much"], "tietgen-no-amount"),
        (["stock Ann: 1.23456cl"], "tietgen-decimals"),
        (["stock Ann:"], "tietgen-no-amount"),
        (["at Ann: attic"], "tietgen-unknown-space"),
        (["deeds Ann: go"], "tietgen-no-deed"),
        (["deeds Ann: laundry", "deeds Bob: laundry"], "tietgen-deed-twice"),
        (["mortgaged: laundry"], "tietgen-mortgaged-unowned"),
        (["deeds Ann: laundry", "mortgaged: laundry laundry"], "tietgen-mortgaged-twice"),
        (["crates laundry: 1"], "tietgen-crates-kitchen"),
        (["crates attic: 1"], "tietgen-unknown-space"),
        (["crates: 1"], "key-needs-thing"),
        (["crates kitchen-16.1: 6", GROUP], "tietgen-crates-number"),
        (["crates kitchen-16.1: 1"], "tietgen-crates-unowned"),
        (["crates kitchen-16.1: 1", GROUP, "mortgaged: kitchen-18.1"], "tietgen-crates-mortgaged"),
        (["crates kitchen-16.1: 1", "deeds Ann: kitchen-16.1", "deeds Bob: kitchen-18.1"], "tietgen-crates-owners"),
        (["crates kitchen-16.1: 1", "deeds Ann: kitchen-16.1"], "tietgen-crates-owners"),
        (["crates kitchen-16.1: 1", "crates kitchen-16.1: 2", GROUP], "key-twice"),
        (["flirts Ann: 3"], "tietgen-flirts-number"),
        (["flirts Ann: one"], "tietgen-flirts-number"),
        (["flirts Ann: 2", "flirts Bob: 1"], "tietgen-flirts-supply"),
        (["flirts Ann: 1", "mail: 10 21"], "tietgen-flirts-supply"),
        (["flirts Zoe: 1"], "unknown-seat"),
        (["dice: 3-7"], "tietgen-bad-dice"),
        (["dice: 34"], "tietgen-bad-dice"),
        (["mail: 33"], "tietgen-card-number"),
        (["mail: 3 3"], "tietgen-card-twice"),
        (["letters: 99"], "tietgen-card-number"),  # with kitchen-mail off, too
        (["letters: 3 3"], "tietgen-card-twice"),
        (["options: glass=much"], "no-amount"),
        (["options: throw-limit=0"], "no-number"),
        (["options: end-rule=never"], "unknown-value"),
        (["board: missing.toml"], "named-file"),
        (["kitchen: a.toml b.toml"], "one-file"),
    ],
)
def test_what_cannot_be_set_up_is_a_problem_on_its_line(lines: list[str], key: str) -> None:
    with pytest.raises(Problem) as caught:
        table(*lines)
    assert caught.value.key == key
    assert caught.value.line > 0
    assert "{" not in Speech("en").complain(caught.value)


def test_crates_that_are_more_than_there_are() -> None:
    colours = {"16.1 18.1": 4, "10.1 12.1 14.1": 4, "10.2 12.2 14.2": 4, "10.3 12.3 14.3": 4}
    lines = ["deeds Ann: " + " ".join(f"kitchen-{one}" for group in colours for one in group.split())]
    lines += [f"crates kitchen-{one}: 4" for group in colours for one in group.split()]
    with pytest.raises(Problem, match="tietgen-crates-supply"):
        table(*lines)


def test_files_are_read_by_whoever_reads_the_record() -> None:
    def missing(file: str) -> str:
        raise Problem("no-file", {"word": file})

    for read in (None, missing):
        with pytest.raises(Problem) as caught:
            parse("game: tietgen\nseats: Ann Bob\nboard: b.toml\n---\n", games.find, read)
        assert (caught.value.key, caught.value.line) == ("named-file", 3)
        assert caught.value.details == {"key": "board", "file": "b.toml"}


def test_r125_flirting_cards_held_at_the_start_are_not_in_the_deck() -> None:
    state = table("flirts Ann: 1", "flirts Carl: 1")
    assert state.flirts == [(10,), (), (21,)]
    assert len(state.mail.cards) == 30 and not {10, 21} & set(state.mail.cards)
    named = table("flirts Bob: 1", "mail: 10 5")
    assert named.flirts == [(), (21,), ()]
    assert named.mail.cards[:2] == (10, 5) and 21 not in named.mail.cards
    assert table("flirts Ann: 0").flirts == [(), (), ()]


def test_free_values_of_house_rules() -> None:
    house = table("options: glass=33.5cl throw-limit=12 end-rule=throw-limit").terms.house
    assert (house.glass, house.throw_limit) == (335_000, 12)


def test_r160_dice_show_one_to_six_and_come_from_the_header_first() -> None:
    state = table("dice: 2-3")
    state.listen()
    for _ in range(40):
        seat = state.turn
        play(state, f"{['Ann', 'Bob', 'Carl'][seat]}: roll")
        while not state.must_begin():
            asked = state.owed()[0]
            state.apply(asked, state.default(asked) or state.menu(asked)[0])
    thrown = [
        (event.args["first"], event.args["second"]) for event in state.take_events() if event.key == "tietgen-throws"
    ]
    assert thrown[0] == (2, 3)
    assert {die for both in thrown for die in both} == {1, 2, 3, 4, 5, 6}
