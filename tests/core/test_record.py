"""Reading a record: what it holds, and what is said about one that cannot be read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pocketmoney.core.problem import Problem
from pocketmoney.core.record import FactLine, MayLine, MoveLine, Record, parse
from tests.core.toy import HIT, STOP, TAKE, find

HEADER = "game: toy\nseats: Ann Bob Carl\n---\n"

WHOLE = """\
# Three players, one of them with a long name.
title: The "first" game      # about nothing
x-mood: good # enough
game: toy
seats: Ann "The Buddha" Bob  # clockwise
options: points=5
seed: -7
rules: 1
commit: 6f1e
entropy "The Buddha": 77
lacks "The Buddha": veto
---
Ann: hit > "The Buddha"   "Mind your shins, #2."
? "The Buddha": stop, take
! Bob: stop
"The Buddha": stop "No."
= turn "The Buddha", Ann 5
"The Buddha": hit > Ann + hit "And again."
"""


def read(source: str | bytes) -> Record:
    return parse(source, find)


def problem_of(source: str | bytes) -> Problem:
    with pytest.raises(Problem) as caught:
        read(source)
    return caught.value


def line_of_problem(source: str | bytes) -> int | None:
    """The line that a problem names; None if there is no problem."""
    try:
        read(source)
    except Problem as problem:
        return problem.line
    return None


def test_a_record_holds_header_meta_and_lines() -> None:
    record = read(WHOLE)
    assert record.header.seats == ["Ann", "The Buddha", "Bob"]
    assert record.header.options == {"points": "5"}
    assert record.header.seed == -7
    assert record.header.line("seats") == 5
    assert [(entry.key, entry.of, entry.words, entry.line) for entry in record.header.entries] == [
        ("lacks", "The Buddha", ["veto"], 11)
    ]
    assert record.meta == [
        ("title", 'The "first" game'), ("x-mood", "good"), ("rules", "1"), ("commit", "6f1e"),
        ('entropy "The Buddha"', "77"),
    ]  # fmt: skip
    assert [line.line for line in record.body] == [13, 14, 15, 16, 17, 18, 18]


def test_moves_carry_seat_target_and_talk() -> None:
    body = read(WHOLE).body
    first, answer, second = body[0], body[3], body[6]
    assert isinstance(first, MoveLine) and isinstance(answer, MoveLine) and isinstance(second, MoveLine)
    assert (first.seat, first.action.verb, first.action.target) == (0, HIT, 1)
    assert first.talk == "Mind your shins, #2."
    assert (answer.seat, answer.action.verb, answer.talk) == (1, STOP, "No.")
    assert (second.seat, second.action.target, second.talk) == (1, -1, "And again.")


def test_claims_carry_their_moves_and_facts() -> None:
    body = read(WHOLE).body
    may, may_not, facts = body[1], body[2], body[4]
    assert isinstance(may, MayLine) and isinstance(may_not, MayLine) and isinstance(facts, FactLine)
    assert may.may and [action.verb for action in may.actions] == [STOP, TAKE]
    assert not may_not.may and may_not.texts == ["stop"]
    assert [fact.text for fact in facts.facts] == ['turn "The Buddha"', "Ann 5"]


def test_keys_may_stand_in_any_order() -> None:
    assert read("seats: Ann Bob\nlacks Bob: veto\nseed: 3\ngame: toy\n---\n").header.seed == 3


@pytest.mark.parametrize("twist", [lambda text: "\ufeff" + text, lambda text: text.replace("\n", "\r\n")])
def test_marks_of_other_systems_are_tolerated(twist: object) -> None:
    assert callable(twist)
    twisted = str(twist(WHOLE)).encode()
    assert [line.line for line in read(twisted).body] == [line.line for line in read(WHOLE).body]


def test_names_may_be_digits_signs_and_other_scripts() -> None:
    record = read('game: toy\nseats: 15 "?!" Zoë "a: b, c"\n---\n15: hit > "a: b, c"\n"?!": veto\n= Zoë 3\n')
    moves = [line for line in record.body if isinstance(line, MoveLine)]
    assert [(move.seat, move.action.target) for move in moves] == [(0, 3), (1, -1)]


KEYS = "game, seats, options, seed, rules, order, commit, lacks, entropy, title, date, site"
MOVES = "hit, shove, pass, take, stop, veto, leave"

WRONG: list[tuple[str, str | bytes, str, int, dict[str, str | int]]] = [
    ("nothing", "", "empty-record", 1, {}),
    ("only comments", "# a\n\n#b", "empty-record", 1, {}),
    ("binary junk", b"\x89PNG\r\n\x1a\n\x00\x00", "not-text", 1, {}),
    ("bad UTF-8", b"game: toy\nseats: Ann B\xfcb\n---\n", "not-text", 2, {}),
    ("bad UTF-8 behind an empty line", b"\n\xfc", "not-text", 2, {}),
    ("a NUL", "game: toy\n\x00", "not-text", 2, {}),
    ("a NUL behind an empty line", "\n\x00", "not-text", 2, {}),
    ("an escape sequence", "game: toy\nseats: \x1b[2J Bob\n---\n", "not-text", 2, {}),
    ("no divider", "game: toy\nseats: Ann Bob\n\n", "no-divider", 2, {}),
    ("cut in the header", WHOLE[:150], "no-divider", 5, {}),
    ("no colon", "game toy\n---\n", "no-colon", 1, {"text": "game toy"}),
    ("no game", "seats: Ann Bob\n---\n", "no-key", 2, {"key": "game"}),
    ("no seats", "game: toy\n---\n", "no-key", 2, {"key": "seats"}),
    (
        "rules without a number",
        "game: toy\nseats: Ann Bob\nrules: abc\n---\n",
        "bad-integer",
        3,
        {"word": "abc", "key": "rules"},
    ),
    (
        "unknown game",
        "game: toi\nseats: Ann Bob\n---\n",
        "unknown-game",
        1,
        {"word": "toi", "near": "toy", "known": "toy"},
    ),
    (
        "misspelt game key",
        "gmae: toy\nseats: Ann Bob\n---\n",
        "unknown-key",
        1,
        {"word": "gmae", "near": "game", "known": "game"},
    ),
    (
        "unknown key",
        "game: toy\nseets: Ann Bob\n---\n",
        "unknown-key",
        2,
        {"word": "seets", "near": "seats", "known": KEYS},
    ),
    (
        "a key of another game",
        "game: toy\nseats: Ann Bob\ndice: 3-4\n---\n",
        "unknown-key",
        3,
        {"word": "dice", "near": "none", "known": KEYS},
    ),
    (
        "capital key",
        "Game: toy\nseats: Ann Bob\n---\n",
        "unknown-key",
        1,
        {"word": "Game", "near": "game", "known": "game"},
    ),
    ("twice", "game: toy\nseats: Ann Bob\nseed: 1\nseed: 1\n---\n", "key-twice", 4, {"key": "seed", "first": "3"}),
    (
        "twice for a seat",
        "game: toy\nseats: A B\nlacks A: hit\nlacks A: hit\n---\n",
        "key-twice",
        4,
        {"key": "lacks A", "first": "3"},
    ),
    ("bad seed", "game: toy\nseats: Ann Bob\nseed: seven\n---\n", "bad-integer", 3, {"word": "seven", "key": "seed"}),
    ("broken seed", "game: toy\nseats: Ann Bob\nseed: 1.5\n---\n", "bad-integer", 3, {"word": "1.5", "key": "seed"}),
    ("no seed", "game: toy\nseats: Ann Bob\nseed:\n---\n", "no-value", 3, {"key": "seed"}),
    (
        "endless seed",
        f"game: toy\nseats: Ann Bob\nseed: {'9' * 5000}\n---\n",
        "integer-too-long",
        3,
        {"key": "seed", "digits": 5000, "most": 30},
    ),
    ("two games", "game: toy toy\nseats: Ann Bob\n---\n", "one-word", 1, {"key": "game", "text": "toy toy"}),
    ("same name", "game: toy\nseats: Ann Bob Ann\n---\n", "name-twice", 2, {"word": "Ann"}),
    ("empty name", 'game: toy\nseats: Ann " "\n---\n', "name-empty", 2, {}),
    ("comma in a name", "game: toy\nseats: Ann, Bob\n---\n", "name-needs-quotes", 2, {"word": "Ann,"}),
    ("open quote", 'game: toy\nseats: Ann "Bob\n---\n', "open-quote", 2, {"text": '"Bob'}),
    ("too few", "game: toy\nseats: Ann\n---\n", "seats", 2, {"count": 1}),
    ("option form", "game: toy\nseats: Ann Bob\noptions: points\n---\n", "option-form", 3, {"word": "points"}),
    ("option twice", "game: toy\nseats: A B\noptions: points=3 points=5\n---\n", "option-twice", 3, {"word": "points"}),
    (
        "unknown option",
        "game: toy\nseats: Ann Bob\noptions: point=3\n---\n",
        "unknown-option",
        3,
        {"word": "point", "near": "points", "known": "points"},
    ),
    (
        "unknown value",
        "game: toy\nseats: Ann Bob\noptions: points=4\n---\n",
        "unknown-value",
        3,
        {"word": "4", "near": "none", "known": "3, 5", "option": "points"},
    ),
    (
        "unknown card",
        "game: toy\nseats: Ann Bob\nlacks Ann: hitt\n---\n",
        "unknown-card",
        3,
        {"word": "hitt", "near": "hit", "known": MOVES},
    ),
    ("key without seat", "game: toy\nseats: Ann Bob\nlacks: hit\n---\n", "key-needs-seat", 3, {"key": "lacks"}),
    ("key with seat", "game: toy\nseats: Ann Bob\norder Ann: hit\n---\n", "key-takes-no-seat", 3, {"key": "order"}),
    (
        "key of a stranger",
        "game: toy\nseats: Ann Bob\nlacks ann: hit\n---\n",
        "unknown-seat",
        3,
        {"word": "ann", "near": "Ann", "known": "Ann, Bob"},
    ),
    ("unquoted key name", 'game: toy\nseats: A "B C"\nlacks B C: hit\n---\n', "name-needs-quotes", 3, {"word": "B C"}),
    ("second divider", HEADER + "---\n", "no-move-line", 4, {"text": "---"}),
    ("no colon in a move", HEADER + "Ann hit > Bob\n", "no-move-line", 4, {"text": "Ann hit > Bob"}),
    ("no name", HEADER + ": hit > Bob\n", "no-name", 4, {"text": ": hit > Bob"}),
    ("no move", HEADER + "Ann:\n", "no-move", 4, {}),
    ("half a sum", HEADER + "Ann: hit > Bob +\n", "no-move", 4, {}),
    ("talk alone", HEADER + 'Ann: "Hello."\n', "no-move", 4, {}),
    ("talk first", HEADER + 'Ann: "Hello." hit > Bob\n', "after-talk", 4, {"text": "hit > Bob"}),
    ("talk in a claim", HEADER + '? Ann: hit > Bob "Hello."\n', "talk-in-claim", 4, {}),
    (
        "unknown mover",
        HEADER + "Anne: hit > Bob\n",
        "unknown-seat",
        4,
        {"word": "Anne", "near": "Ann", "known": "Ann, Bob, Carl"},
    ),
    (
        "unknown target",
        HEADER + "\nAnn: hit > bob\n",
        "unknown-seat",
        5,
        {"word": "bob", "near": "Bob", "known": "Ann, Bob, Carl"},
    ),
    (
        "cut in a word",
        HEADER + "Ann: hit > Bob\nBob: sto",
        "unknown-card",
        5,
        {"word": "sto", "near": "stop", "known": MOVES},
    ),
    ("cut in talk", HEADER + 'Ann: hit > Bob "Mind your', "open-quote", 4, {"text": '"Mind your'}),
    (
        "cut before talk and colon",
        HEADER + 'Ann: hit > Bob "Mind: your # sh',
        "open-quote",
        4,
        {"text": '"Mind: your # sh'},
    ),
    ("cut before a target", HEADER + "Ann: hit >", "no-target", 4, {"text": "hit >"}),
    ("cut in a fact", HEADER + "= Ann", "bad-fact", 4, {"text": "Ann"}),
    ("no fact", HEADER + "=", "empty-fact", 4, {}),
    ("trailing comma", HEADER + "= Ann 3,", "empty-fact", 4, {}),
    ("no claimed move", HEADER + "? Ann: hit > Bob,", "no-move", 4, {}),
]


@pytest.mark.parametrize(
    ("source", "key", "line", "details"), [one[1:] for one in WRONG], ids=[one[0] for one in WRONG]
)
def test_what_cannot_be_read_is_a_problem_with_its_line(
    source: str | bytes, key: str, line: int, details: dict[str, str | int]
) -> None:
    problem = problem_of(source)
    assert (problem.key, problem.line, problem.details) == (key, line, details)


def test_the_body_is_read_before_anything_is_played() -> None:
    """The refused move of line 4 comes too late: line 5 cannot be read."""
    assert problem_of(HEADER + "Bob: hit > Ann\nBob: hitt > Ann\n").line == 5


@given(st.integers(0, len(WHOLE)))
def test_a_record_cut_anywhere_is_read_or_is_a_problem(length: int) -> None:
    assert line_of_problem(WHOLE[:length]) != 0


@given(st.binary(max_size=200) | st.text(max_size=200).map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_junk_is_a_problem_with_a_line(junk: bytes) -> None:
    for source in (junk, b"game: toy\nseats: Ann Bob\n" + junk, HEADER.encode() + junk):
        assert line_of_problem(source) != 0


@given(st.integers(0, len(WHOLE) - 1), st.sampled_from(list(':,>+#"=?!-\n ') + ["---", "Ann", "é"]))
def test_a_record_with_one_spot_changed_is_read_or_is_a_problem(at: int, put: str) -> None:
    assert line_of_problem(WHOLE[:at] + put + WHOLE[at + 1 :]) != 0
