"""Letters from the kitchen mailbox: home-made cards from a file (R124)."""

from __future__ import annotations

import pytest

from pocketmoney import games
from pocketmoney.core.header import Entry, Header
from pocketmoney.core.play import submit
from pocketmoney.core.problem import Problem
from pocketmoney.games.tietgen import kitchen, package_data
from pocketmoney.games.tietgen.actions import TO_ROLL
from pocketmoney.games.tietgen.amounts import CL
from pocketmoney.games.tietgen.state import Tietgen
from pocketmoney.text.languages import languages
from pocketmoney.text.speech import Speech
from tests.games.tietgen.boards import own

LETTER = '[[letters]]\nnumber = 1\ntext = "Found under the sofa."\neffect = "gain"\namount = "4cl"\n'


def table(files: dict[str, str], options: dict[str, str], *entries: Entry) -> Tietgen:
    state = games.find("tietgen").set_up(Header("tietgen", ["Ann", "Bob"], options, 1, list(entries), files))
    assert isinstance(state, Tietgen)
    return state


def test_r124_letters_take_the_place_of_mail_on_three_spaces() -> None:
    state = table(
        {"k.toml": LETTER}, {"kitchen-mail": "on"}, Entry("kitchen", "", ["k.toml"]), Entry("dice", "", ["1-1"])
    )
    assert submit(state, 0, TO_ROLL) is None
    assert state.stock[0] == 79 * CL
    assert len(state.mail.cards) == 32 and state.mail.seen == 0


def test_the_sample_is_used_when_no_file_is_named() -> None:
    assert len(table({}, {"kitchen-mail": "on"}).terms.letters) == 10
    assert table({}, {}).terms.letters == []


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "board-missing"),
        ("letters = []", "board-no-cards"),
        (LETTER.replace("gain", "win"), "board-unknown-effect"),
        (LETTER.replace("4cl", "4.0001cl"), "board-decimals"),
        (LETTER.replace('text = "Found under the sofa."\n', ""), "board-missing"),
        (LETTER + LETTER, "board-card-numbers"),
        (LETTER + "x", "board-toml"),
        (LETTER.replace('"gain"\namount = "4cl"', '"move"\nto = "attic"'), "board-unknown-space"),
        (LETTER.replace('"gain"\namount = "4cl"', '"back"\nsteps = 20'), "board-circle"),
    ],
)
def test_a_bad_file_is_a_clear_problem(text: str, key: str) -> None:
    assert key in [problem.key for problem in kitchen.check(text, package_data.board())]
    with pytest.raises(Problem) as caught:
        table({"k.toml": text}, {}, Entry("kitchen", "", ["k.toml"], 3))
    assert caught.value.line == 3
    assert str(caught.value.details["where"]).startswith("k.toml")
    for language in languages():
        assert "k.toml" in Speech(language).complain(caught.value)


def test_a_board_needs_places_for_letters() -> None:
    text = own().replace("letters = true", "letters = false")
    with pytest.raises(Problem, match="tietgen-no-letters"):
        table({"b": text}, {"kitchen-mail": "on"}, Entry("board", "", ["b"]))


def test_a_board_that_the_sample_does_not_fit_needs_letters_of_its_own() -> None:
    text = own().replace('"go"', '"start"').replace('kind = "start"', 'kind = "go"')
    entry = Entry("board", "", ["b"])
    with pytest.raises(Problem, match="tietgen-needs-kitchen"):
        table({"b": text}, {"kitchen-mail": "on"}, entry)
    assert table({"b": text, "k": LETTER}, {"kitchen-mail": "on"}, entry, Entry("kitchen", "", ["k"])).letters.cards
