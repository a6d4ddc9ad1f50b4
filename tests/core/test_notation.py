"""Words, quotes, comments and names, of which all text of records is made."""

from __future__ import annotations

import pytest

from pocketmoney.core import notation
from pocketmoney.core.problem import Problem

NAMES = ["Ann", "The Buddha", "?!"]


def cut(text: str, marks: str = "") -> list[tuple[str, int, bool]]:
    return [(word.text, word.start, word.is_quoted) for word in notation.words(text, marks)]


def test_a_text_is_cut_at_blanks_quotes_and_marks() -> None:
    assert cut('kick-4  > "The Buddha"') == [("kick-4", 0, False), (">", 8, False), ("The Buddha", 10, True)]
    assert cut("a>b", ">") == [("a", 0, False), (">", 1, False), ("b", 2, False)]
    assert cut("a>b") == [("a>b", 0, False)]
    assert cut('x"y z"w') == [("x", 0, False), ("y z", 1, True), ("w", 6, False)]
    assert cut('""') == [("", 0, True)]
    assert cut("  ") == []


def test_a_mark_in_quotes_is_none() -> None:
    plain, quoted = notation.words('> ">"')
    assert plain.is_mark(">") and not quoted.is_mark(">") and not plain.is_mark("<")


@pytest.mark.parametrize(
    ("text", "start", "at"), [("a: b", 0, 1), ('"a: b": c', 0, 6), ("a: b: c", 2, 4), ("none", 0, -1), ('"a:', 0, -1)]
)
def test_where_a_mark_stands_outside_quotes(text: str, start: int, at: int) -> None:
    assert notation.find_mark(text, ":", start) == at


def test_parts_between_marks_and_comments() -> None:
    assert notation.split_at('a, "b, c" ,d', ",") == ["a", '"b, c"', "d"]
    assert notation.split_at("", ",") == [""]
    assert notation.split_at("a,", ",") == ["a", ""]
    assert notation.without_comment('  hit "#1"  # a comment # more') == 'hit "#1"'
    assert notation.without_comment(" # only this") == ""
    assert notation.without_comment("  plain ") == "plain"


@pytest.mark.parametrize(
    ("text", "move", "talk"),
    [
        ('hit > Ann "Ha!" "Ha!"', "hit > Ann", "Ha! Ha!"),
        ('hit > "The Buddha" "Om."', 'hit > "The Buddha"', "Om."),
        ('offer "The Buddha" 3cl "Please."', 'offer "The Buddha" 3cl', "Please."),
        ('offer "A stranger"', "offer", "A stranger"),
        ('hit "The Buddha"', "hit", "The Buddha"),
        ('"Only talk"', "", "Only talk"),
        ("hit", "hit", ""),
    ],
)
def test_talk_is_cut_from_a_move(text: str, move: str, talk: str) -> None:
    assert notation.cut_talk(text, ["offer"], NAMES) == (move, talk)


def test_nothing_follows_talk() -> None:
    with pytest.raises(Problem) as raised:
        notation.cut_talk('hit "Ha!" > Ann')
    assert (raised.value.key, raised.value.details) == ("after-talk", {"text": "> Ann"})


def test_a_quote_that_is_left_open_is_a_problem() -> None:
    with pytest.raises(Problem) as raised:
        notation.words('hit "Ann')
    assert (raised.value.key, raised.value.details) == ("open-quote", {"text": '"Ann'})


@pytest.mark.parametrize(
    "name", ["The Buddha", "a:b", "a,b", "a>b", "a+b", "a#b", "?x", "!x", "=x", "turn", "---", "get"]
)
def test_names_that_would_be_misread_stand_in_quotes(name: str) -> None:
    assert notation.quoted(name) == f'"{name}"'


@pytest.mark.parametrize("name", ["Ann", "Zoë", "turning", "x?", "x=", "15", "-"])
def test_other_names_do_not(name: str) -> None:
    assert notation.quoted(name) == name


def test_talk_fits_on_one_line_without_quotes() -> None:
    assert notation.spoken('  "Mind\nyour\x07  shins" \u2028 ') == "'Mind your shins'"


@pytest.mark.parametrize(
    ("names", "key", "details"),
    [
        (["Ann", " "], "name-empty", {}),
        (["Ann", 'B"b'], "name-letters", {"word": 'B"b'}),
        (["Ann", "B\tb"], "name-letters", {"word": "B?b"}),
        (["Ann", "Bob", "Ann"], "name-twice", {"word": "Ann"}),
    ],
)
def test_names_that_cannot_be_had(names: list[str], key: str, details: dict[str, str]) -> None:
    with pytest.raises(Problem) as raised:
        notation.check_names(names, 5)
    assert (raised.value.key, raised.value.details, raised.value.line) == (key, details, 5)
    notation.check_names(["Ann", "ann", "The Buddha"])


@pytest.mark.parametrize(
    ("text", "key", "details"),
    [
        ("The Buddha", "name-needs-quotes", {"word": "The Buddha"}),
        ("Ann ?!", "one-name", {"text": "Ann ?!"}),
        ("Ann Bob", "unknown-seat", {"word": "Ann Bob", "near": "Ann", "known": "Ann, The Buddha, ?!"}),
        ("Anne", "unknown-seat", {"word": "Anne", "near": "Ann", "known": "Ann, The Buddha, ?!"}),
    ],
)
def test_words_that_name_no_seat(text: str, key: str, details: dict[str, str]) -> None:
    with pytest.raises(Problem) as raised:
        notation.one_seat(notation.words(text), NAMES)
    assert (raised.value.key, raised.value.details) == (key, details)


def test_words_that_name_a_seat() -> None:
    assert [notation.one_seat(notation.words(text), NAMES) for text in ("Ann", '"The Buddha"', "?!")] == [0, 1, 2]


@pytest.mark.parametrize(
    ("text", "number"), [("7", 7), ("-7", -7), ("+7", 7), ("\u22127", -7), ("0", 0), ("9" * 30, 10**30 - 1)]
)
def test_whole_numbers(text: str, number: int) -> None:
    assert notation.whole_number(text, "seed") == number


@pytest.mark.parametrize("text", ["", "x", "1.5", "--1", "٣", "1_000"])
def test_what_is_no_whole_number(text: str) -> None:
    with pytest.raises(Problem) as raised:
        notation.whole_number(text, "seed")
    assert (raised.value.key, raised.value.details) == ("bad-integer", {"word": text, "key": "seed"})


@pytest.mark.parametrize("sign", ["", "-", "+"])
def test_a_number_with_too_many_digits_is_told_the_limit(sign: str) -> None:
    with pytest.raises(Problem) as raised:
        notation.whole_number(sign + "9" * 33, "seed")
    assert (raised.value.key, raised.value.details) == ("integer-too-long", {"key": "seed", "digits": 33, "most": 30})
