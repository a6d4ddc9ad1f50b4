"""What a record can claim: each fact holds when it is so, and says what is so when it is not."""

from __future__ import annotations

import pytest

from pocketmoney.core.game import State
from pocketmoney.core.problem import Problem
from pocketmoney.core.record import parse
from pocketmoney.core.replay import Replay
from pocketmoney.games import find
from pocketmoney.games.brawl.facts import parse_fact
from pocketmoney.text.speech import Speech

NAMES = ["Ann", "The Buddha", "Carl"]

CHOKED = """\
game: lunch-money
seats: Ann "The Buddha" Carl
hand Ann: grab choke jab jab jab
hand Carl: hook hook block block dodge
counters Carl: 1
---
Ann: grab > "The Buddha" + choke
"""
ENDED = """\
game: lunch-money
seats: Ann "The Buddha" Carl
---
Carl: concede
Ann: concede
"""


@pytest.fixture(scope="module")
def choked() -> State:
    return reached(CHOKED + '= turn "The Buddha"\n')


def reached(text: str) -> State:
    replay = Replay(parse(text, find))
    assert replay.run() is None
    return replay.state


FACTS = [
    ("Ann 15", "Ann 15"),
    ("Ann 14", "Ann 15"),
    ('"The Buddha" 14', '"The Buddha" 14'),
    ('"The Buddha" -2', '"The Buddha" 14'),
    ("Carl +1", "Carl 1"),
    ("Ann hand 5", "Ann hand 5"),
    ("Ann hand 3", "Ann hand 5"),
    ("Carl holds hook", "Carl holds hook"),
    ("Carl holds jab", "Carl lacks jab"),
    ("Carl lacks jab", "Carl lacks jab"),
    ("Carl lacks hook", "Carl holds hook"),
    ("Carl in", "Carl in"),
    ("Carl out", "Carl in"),
    ('turn "The Buddha"', 'turn "The Buddha"'),
    ("turn Ann", 'turn "The Buddha"'),
    ("winner Ann", 'turn "The Buddha"'),
    ('"The Buddha" held-by Ann choke', '"The Buddha" held-by Ann choke'),
    ('"The Buddha" held-by Ann headlock', '"The Buddha" held-by Ann choke'),
    ('"The Buddha" held-by Carl choke', '"The Buddha" held-by Ann choke'),
    ("Ann held-by Carl choke", "Ann held-by nobody"),
    ("pile 93", "pile 93"),
    ("pile 80", "pile 93"),
    ("pile -2", "pile -2"),
    ("pile -3", "pile -2"),
    ("discard-top choke", "discard-top choke"),
    ("discard-top grab", "discard-top choke"),
]


@pytest.mark.parametrize(("claim", "so"), FACTS, ids=[claim for claim, _ in FACTS])
def test_a_fact_says_what_is_so(choked: State, claim: str, so: str) -> None:
    fact = parse_fact(claim, NAMES)
    assert fact.so(choked) == so
    assert (fact.text == so) == (claim.replace("+", "") == so)


def test_once_the_game_is_over_there_is_a_winner_and_no_turn() -> None:
    state = reached(ENDED)
    assert parse_fact('winner "The Buddha"', NAMES).so(state) == 'winner "The Buddha"'
    assert parse_fact("winner Ann", NAMES).so(state) == 'winner "The Buddha"'
    assert parse_fact('turn "The Buddha"', NAMES).so(state) == 'winner "The Buddha"'
    assert parse_fact("Ann out", NAMES).so(state) == "Ann out"
    assert parse_fact("Ann hand 0", NAMES).so(state) == "Ann hand 0"


def test_before_any_discard_there_is_no_top() -> None:
    start = reached('game: lunch-money\nseats: Ann "The Buddha" Carl\n---\n')
    assert parse_fact("discard-top jab", NAMES).so(start) == "discard-top none"


def test_a_seat_may_be_called_like_a_word_of_facts() -> None:
    names = ["turn", "15"]
    assert parse_fact('"turn" 15', names).text == '"turn" 15'
    assert parse_fact("15 15", names).text == "15 15"
    assert parse_fact("turn 15", names).text == "turn 15"
    assert parse_fact('turn "turn"', names).text == 'turn "turn"'


WRONG = [
    ("Ann", "bad-fact", None),
    ("Ann 15 16", "bad-fact", None),
    ("Ann hand", "bad-fact", None),
    ("Ann hand five", "bad-integer", None),
    ("Ann 1.5", "bad-integer", None),
    ("Ann 15.", "bad-integer", None),
    ("Ann holds", "bad-fact", None),
    ("Ann holds grba", "unknown-card", "grab"),
    ("Ann hold grab", "unknown-fact", "holds"),
    ("Anne 15", "unknown-seat", "Ann"),
    ("The Buddha 15", "name-needs-quotes", None),
    ("turn anne", "unknown-seat", "Ann"),
    ("turn The Buddha", "name-needs-quotes", None),
    ("turn", "bad-fact", None),
    ("trun Ann", "unknown-fact", "turn"),
    ("pile", "bad-fact", None),
    ("pile many", "bad-integer", None),
    ("discard-top jabb", "unknown-card", "jab"),
    ("Ann held-by Carl", "bad-fact", None),
    ("Ann held-by Carl grab", "unknown-hold", "none"),
    ("Ann held-by Carl chok", "unknown-card", "choke"),
    ("Ann held-by Karl choke", "unknown-seat", "Carl"),
]


@pytest.mark.parametrize(("text", "key", "near"), WRONG, ids=[text for text, _, _ in WRONG])
def test_text_that_is_no_fact_is_a_problem(text: str, key: str, near: str | None) -> None:
    with pytest.raises(Problem) as caught:
        parse_fact(text, NAMES)
    assert (caught.value.key, caught.value.details.get("near")) == (key, near)
    assert "{" not in Speech("en").complain(caught.value)
