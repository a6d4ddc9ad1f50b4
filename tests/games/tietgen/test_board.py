"""The board that comes with the package, and boards of one's own."""

from __future__ import annotations

import pytest

from pocketmoney import games
from pocketmoney.core.header import Entry, Header
from pocketmoney.core.play import play_randomly
from pocketmoney.core.problem import Problem
from pocketmoney.core.rng import from_seed
from pocketmoney.games.tietgen import board as boards
from pocketmoney.games.tietgen import package_data
from pocketmoney.games.tietgen.amounts import CL, ML, read, write
from pocketmoney.games.tietgen.game import TietgenGame
from pocketmoney.games.tietgen.pieces import FLIRTING, KITCHEN, MAIL, TRANSPORT, UTILITY
from tests.contract.tietgen_case import TIETGEN
from tests.games.tietgen.boards import own

BOARD = package_data.board()


def test_forty_spaces_28_deeds_and_the_pieces() -> None:
    kinds = [space.kind for space in BOARD.spaces]
    assert len(kinds) == 40
    assert [kinds.count(kind) for kind in (KITCHEN, TRANSPORT, UTILITY, MAIL)] == [22, 4, 2, 6]
    assert len(BOARD.deeds) == 28
    assert (BOARD.crates, BOARD.fridges) == (32, 12)
    assert [len(group.spaces) for group in BOARD.groups] == [2, 3, 3, 3, 3, 3, 3, 2]


def test_r123_kitchen_12_1_is_space_8_at_5_centilitres() -> None:
    assert BOARD.ids[8] == "kitchen-12.1"
    assert BOARD.spaces[8].price == 5 * CL


def test_r124_r125_one_deck_of_32_with_two_flirting_cards() -> None:
    assert [card.number for card in BOARD.mail] == list(range(1, 33))
    assert [card.number for card in BOARD.mail if card.effect == FLIRTING] == [10, 21]
    assert [at for at, space in enumerate(BOARD.spaces) if space.letters] == [2, 17, 33]


def test_r122_every_amount_its_half_and_a_tenth_of_that_can_be_written() -> None:
    for space in BOARD.spaces:
        for beer in (space.price, space.price // 2, space.price // 20, *space.rents):
            assert read(write(beer)) == beer
        assert space.price % 20 == 0
    assert write(BOARD.spaces[12].price // 20) == "0.375cl"
    assert write(BOARD.spaces[37].price // 20) == "0.875cl"
    assert all(group.crate % (2 * ML) in (0, ML) for group in BOARD.groups)


def test_r138_rents_of_transport_and_utilities_are_the_classic_ones() -> None:
    assert [write(rent) for rent in BOARD.transport_rents] == ["1.25cl", "2.5cl", "5cl", "10cl"]
    assert [write(rent) for rent in BOARD.utility_pips] == ["0.2cl", "0.5cl"]


def test_an_own_board_is_read_played_recorded_and_stored() -> None:
    game = games.find("tietgen")
    assert isinstance(game, TietgenGame)
    header = Header("tietgen", ["Ann", "Bob", "Eve"], {}, 3, [Entry("board", "", ["b.toml"])], {"b.toml": own()})
    state = game.set_up(header)
    assert game.own_words()["space-flat-12-1"] == "The flat-12.1"
    assert game.own_words()["mail-3"] == "Card 3."
    assert game.write_move(game.parse_move("build flat-12.1", header.seats), header.seats) == "build flat-12.1"
    play_randomly(state, from_seed(1), 10_000, 80)
    TIETGEN.count_pieces(state)
    other = games.find("tietgen")
    assert other.from_json(state.to_json()).digest() == state.digest()
    assert other.parse_move("build flat-12.1", header.seats).parts == (8,)
    with pytest.raises(Problem, match="tietgen-unknown-space"):
        other.parse_move("build kitchen-12.1", header.seats)


MISTAKES = [
    ('kind = "fee"', 'kind = "tax"', "board-unknown-kind", "spaces[39] lost-key"),
    ('price = "6cl"', 'price = "6.001cl"', "board-not-whole", "spaces[10] flat-14.1"),
    ('price = "6cl"', 'price = "6.0005cl"', "board-decimals", "spaces[10] flat-14.1"),
    ('price = "6cl"', "price = 6", "board-no-amount", "spaces[10] flat-14.1"),
    ('price = "6cl"', 'price = "6 cl"', "board-no-amount", "spaces[10] flat-14.1"),
    ('price = "6cl"', 'price = "0cl"', "board-no-amount", "spaces[10] flat-14.1"),
    ('price = "6cl"\n', "", "board-missing", "spaces[10] flat-14.1"),
    ('price = "6cl"', 'price = "6cl"\ncolour = "blue"', "board-unknown-field", "spaces[10] flat-14.1"),
    ('id = "laundry"', 'id = "energy"', "board-id-twice", "spaces[29] energy"),
    ('id = "laundry"', 'id = "The Laundry"', "board-id-form", "spaces[29] The Laundry"),
    ('id = "laundry"', 'id = "flirt"', "board-id-form", "spaces[29] flirt"),
    ('group = "dark-blue"', 'group = "navy"', "board-unknown-group", "spaces[38] flat-16.6"),
    ('id = "green"\ncrate = "10cl"', 'id = "green"\ncrate = "10.001cl"', "board-not-whole", "groups[7] green"),
    ('id = "dark-blue"\ncrate = "10cl"', 'id = "dark-blue"\ncrate = "10cl"\n\n[[groups]]\nid = "grey"\ncrate = "1cl"',
     "board-group-small", "groups[9] grey"),
    ('"12.5cl"]', '"12.5cl", "20cl"]', "board-count", "spaces[2] flat-16.1"),
    ('transport = ["1.25cl", ', "transport = [", "board-count", "board"),
    ('kind = "go"\n', 'kind = "piggy-bank"\n', "board-one-go", "spaces"),
    ('kind = "administration"', 'kind = "piggy-bank"', "board-one-administration", "spaces"),
    ("number = 7\n", "number = 8\n", "board-card-numbers", "mail"),
    ('effect = "back"', 'effect = "sideways"', "board-unknown-effect", "mail[11] 11"),
    ('to = "flat-14.4"', 'to = "attic"', "board-unknown-space", "mail[2] 2"),
    ('to = "flat-14.4"', 'to = "mail-7"', "board-to-mail", "mail[2] 2"),
    ("steps = 3", "steps = 20", "board-circle", "mail"),
    ("crates = 32", "crates = -1", "board-no-number", "board"),
    ("crates = 32", 'crates = "many"', "board-no-number", "board"),
    ("letters = true", "letters = 1", "board-no-boolean", "spaces[3] mail-2"),
    ('text = "Card 4."', 'text = " "', "board-no-text", "mail[4] 4"),
]  # fmt: skip


@pytest.mark.parametrize(("good", "bad", "key", "where"), MISTAKES, ids=[f"{row[2]}-{row[1][:18]}" for row in MISTAKES])
def test_a_mistake_is_named_with_its_place(good: str, bad: str, key: str, where: str) -> None:
    assert good in own()
    text = own().replace(good, bad, 1)
    found = [(problem.key, problem.details.get("where")) for problem in boards.check(text)]
    assert (key, where) in found
    with pytest.raises(Problem):
        boards.parse(text)


def test_an_own_board_has_nothing_wrong() -> None:
    assert boards.check(own()) == []


def test_too_few_spaces_and_all_that_follows() -> None:
    text = own()
    first = text.index("[[spaces]]", text.index("[[spaces]]") + 1)
    problems = boards.check(text[:first] + text[text.index("[[spaces]]", first + 1) :])
    told = [(problem.key, problem.details) for problem in problems]
    assert ("board-count", {"where": "board", "field": "spaces", "count": 39, "needed": 40}) in told
    assert ("board-group-small", {"where": "groups[1] brown", "count": 1}) in told


@pytest.mark.parametrize("text", ["", "x", "spaces = 3", "[[spaces]]\nid = 4", "spaces = [1, 2]", "[" * 5000])
def test_rubbish_is_a_problem_and_never_a_fault(text: str) -> None:
    assert boards.check(text)


def test_what_is_no_toml_is_placed_on_its_line() -> None:
    assert boards.check('start = "75cl"\ngo ==\n')[0].line == 2


def test_a_bad_board_is_a_problem_of_the_record_that_names_it() -> None:
    text = own().replace('price = "6cl"', 'price = "6.001cl"', 1)
    header = Header("tietgen", ["Ann", "Bob"], {}, 3, [Entry("board", "", ["b.toml"], 4)], {"b.toml": text})
    with pytest.raises(Problem) as caught:
        games.find("tietgen").set_up(header)
    assert caught.value.line == 4
    assert caught.value.details["where"] == "b.toml: spaces[10] flat-14.1"


def test_a_board_that_is_no_toml_is_named_with_its_line() -> None:
    files = {"b.toml": 'start = "75cl"\ngo ==\n'}
    header = Header("tietgen", ["Ann", "Bob"], {}, 3, [Entry("board", "", ["b.toml"], 4)], files)
    with pytest.raises(Problem) as caught:
        games.find("tietgen").set_up(header)
    assert caught.value.line == 4
    assert caught.value.details["where"] == "b.toml:2"
