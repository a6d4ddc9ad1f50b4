"""Headers that cannot be dealt are problems, with their line and what is wrong; the edges of what can be are not."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from pocketmoney import games
from pocketmoney.core.problem import Problem
from pocketmoney.core.record import parse
from pocketmoney.core.refusal import Args
from pocketmoney.games.brawl.cards import CARDS
from pocketmoney.games.brawl.house import DECKS, OPTIONS
from pocketmoney.games.brawl.state import Brawl
from tests.games.brawl.table import Table

TWO = "seats: Ann Bob"
WHOLE_DECK = [card.id for card in CARDS for _ in range(card.beer_money)]


class Wrong(NamedTuple):
    """Lines behind `game: beer-money` that cannot be dealt: the problem, where it stands and what it says."""

    lines: list[str]
    key: str
    line: int
    details: Args


WRONG = [
    Wrong(["seats: Ann"], "seat-count", 2, {"count": 1, "least": 2, "most": 10}),
    Wrong(["seats: A B C D E F G H I J K"], "seat-count", 2, {"count": 11, "least": 2, "most": 10}),
    Wrong(
        [TWO, "hand Ann: smack smack block block dodge dodge"], "hand-too-large", 3, {"count": 6, "most": 5}
    ),
    Wrong([TWO, "hand Ann: smite", "hand Bob: smite"], "too-many-copies", 4, {"card": "smite", "copies": 1}),
    Wrong([TWO, "hand Ann: smite", "pile: smite"], "too-many-copies", 4, {"card": "smite", "copies": 1}),
    Wrong([TWO, "hand Ann: jab"], "too-many-copies", 3, {"card": "jab", "copies": 0}),
    Wrong([TWO, "pile: " + " ".join(WHOLE_DECK[:101])], "pile-too-large", 3, {"count": 101, "most": 100}),
    Wrong([TWO, "counters Ann: 0"], "bad-counters", 3, {"word": "0", "most": "999999"}),
    Wrong([TWO, "counters Ann: -3"], "bad-counters", 3, {"word": "-3", "most": "999999"}),
    Wrong([TWO, "counters Ann: ３"], "bad-counters", 3, {"word": "３", "most": "999999"}),
    Wrong([TWO, "counters Ann: 1000000"], "bad-counters", 3, {"word": "1000000", "most": "999999"}),
    Wrong([TWO, "counters Ann: 3 4"], "bad-counters", 3, {"word": "3 4", "most": "999999"}),
    Wrong([TWO, "counters Ann:"], "bad-counters", 3, {"word": "", "most": "999999"}),
    Wrong([TWO, "decks:"], "no-decks", 3, {"known": "lunch-money, beer-money"}),
    Wrong(
        [TWO, "decks: beer-money bear-money"], "unknown-deck", 3,
        {"word": "bear-money", "near": "beer-money", "known": "lunch-money, beer-money"},
    ),
]  # fmt: skip


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: " ".join(wrong.lines))
def test_a_header_that_cannot_be_dealt_is_a_problem(wrong: Wrong) -> None:
    with pytest.raises(Problem) as raised:
        parse("\n".join(["game: beer-money", *wrong.lines, "---"]), games.find)
    assert (raised.value.key, raised.value.line, raised.value.details) == (wrong.key, wrong.line, wrong.details)


def test_an_unknown_card_names_the_nearest() -> None:
    with pytest.raises(Problem) as raised:
        parse(f"game: beer-money\n{TWO}\npile: smack smak\n---", games.find)
    assert (raised.value.key, raised.value.line) == ("unknown-card", 3)
    assert (raised.value.details["word"], raised.value.details["near"]) == ("smak", "smack")


@pytest.mark.parametrize("count", [1, 999_999])
def test_counters_from_one_up_can_be_dealt(count: int) -> None:
    assert dealt(f"counters Bob: {count}").counters == [15, count]


def test_a_hand_may_be_given_whole_or_in_part() -> None:
    state = dealt("hand Ann: smite smack smack block dodge\nhand Bob: smack\npile: redemption")
    assert [len(hand) for hand in state.hands] == [5, 5]
    assert state.public()["pile"] == 100
    whole = sorted([*state.hands[0], *state.hands[1], *state.pile])
    assert whole == [kind for kind, copies in enumerate(state.terms.supply) for _ in range(copies)]


def test_ten_seats_can_be_dealt() -> None:
    assert Table("game: beer-money\nseats: A B C D E F G H I J").state.seats == 10


def dealt(lines: str) -> Brawl:
    """Return the state before the first move."""
    return Table(f"game: beer-money\n{TWO}\n{lines}").state


def test_every_house_rule_says_for_which_decks_it_is() -> None:
    assert all(set(option.decks) & set(DECKS) == set(option.decks) != set() for option in OPTIONS)
