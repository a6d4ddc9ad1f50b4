"""Every encoding: numbers and menus fit one to one, slots stay in their range and tell only what the seat knows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from pocketmoney.bots.decisions import Decision, Decisions
from pocketmoney.core.action import NOTHING
from pocketmoney.core.encoding import HIGH, LOW, Blocks, Encoding
from pocketmoney.core.rng import from_seed
from pocketmoney.envs.config import Config
from pocketmoney.games.brawl.card import DAMAGES
from pocketmoney.games.brawl.cards import CARDS, MEDIEVAL
from pocketmoney.games.brawl.kinds import sets_of
from pocketmoney.games.brawl.observation import BrawlEncoding
from pocketmoney.games.tietgen.action_numbers import OFFERS
from pocketmoney.games.tietgen.actions import OFFER
from pocketmoney.games.tietgen.observation import TietgenEncoding
from tests.contract.brawl_case import CASES as BRAWLS
from tests.contract.case import Case
from tests.contract.tietgen_case import TIETGEN
from tests.games.tietgen.table import table
from tests.repository import ROOT, text_of

CASES: list[Case] = [*BRAWLS, TIETGEN]
MOVES = 250
PAGE = ROOT / "docs" / "reference" / "encodings.md"


def play(case: Case, seed: int) -> Iterator[tuple[Decision, Encoding[Any]]]:
    """The decisions of a random game, each answered by a random number."""
    rng = from_seed(seed)
    state = case.game.set_up(case.header(rng))
    encoding = case.game.encoding(state)
    decisions = Decisions(state)
    for _ in range(MOVES):
        decision = decisions.next()
        if decision is None:
            return
        yield decision, encoding
        action = state.action_of(decision.seat, decision.numbers[rng.below(len(decision.numbers))])
        decisions.answer(None if action is NOTHING else action)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
@pytest.mark.parametrize("seed", range(4))
def test_masks_and_menus_fit_one_to_one(case: Case, seed: int) -> None:
    for decision, encoding in play(case, seed + 50):
        state, seat, numbers = decision.state, decision.seat, decision.numbers
        answers = [*decision.menu, NOTHING] if decision.is_right else decision.menu
        assert len(numbers) == len(answers)
        assert {state.action_of(seat, number) for number in numbers} == set(answers)
        assert decision.only == (answers[0] if len(answers) == 1 else None)
        mask = encoding.mask(numbers)
        assert len(mask) == encoding.actions
        assert [number for number, may in enumerate(mask) if may] == sorted(numbers)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
@pytest.mark.parametrize("seed", range(4))
def test_what_a_seat_cannot_see_is_in_no_slot(case: Case, seed: int) -> None:
    rng = from_seed(seed + 80)
    for decision, encoding in play(case, seed + 80):
        state = decision.state
        for seat in range(state.seats):
            numbers = decision.numbers if seat == decision.seat else []
            seen = encoding.observe(state, seat, numbers)
            slots = np.frombuffer(seen, np.float32)
            assert slots.shape == (encoding.size,)
            assert slots.min() >= LOW and slots.max() <= HIGH
            assert seen == encoding.observe(case.other_world(state, seat, rng), seat, numbers)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
@pytest.mark.parametrize("seed", range(4))
def test_what_is_seen_is_in_the_view(case: Case, seed: int) -> None:
    """Observations are read from the state; a state that is made of nothing but the view gives the same."""
    rng = from_seed(seed)
    for decision, encoding in play(case, seed + 110):
        for seat in range(decision.state.seats):
            numbers = decision.numbers if seat == decision.seat else []
            imagined = case.game.imagine(decision.state.view(seat), rng)
            assert encoding.observe(decision.state, seat, numbers) == encoding.observe(imagined, seat, numbers)


def test_equal_cards_of_a_hand_make_one_set() -> None:
    assert sets_of([4, 7]) == [1, 2, 3]
    assert sets_of([4, 4, 7]) == [1, 3, 4, 5, 7]
    assert sets_of([]) == []


def test_seats_are_told_from_the_seat_that_looks() -> None:
    config = Config("lunch-money", 3)
    state = config.game.set_up(config.header(1))
    encoding = config.encoding
    turn = {block.name: block for block in encoding.seen.blocks}["turn"]
    seen = [np.frombuffer(encoding.observe(state, seat, []), np.float32) for seat in range(3)]
    whose = [list(slots[turn.start : turn.start + 3]) for slots in seen]
    assert whose == [[1, 0, 0], [0, 0, 1], [0, 1, 0]]


# The page that describes the slots

_ROW = re.compile(r"\| `([a-z0-9-]+)` \| ([^|]+) \| [^|]+ \|")


def described(title: str) -> list[tuple[str, str]]:
    """Names and sizes in the table under a heading."""
    _, _, rest = text_of(PAGE).partition(f"\n### {title}\n")
    return [(name, size.strip()) for name, size in _ROW.findall(rest.partition("\n#")[0])]


def sizes(rows: list[tuple[str, str]], **values: int) -> list[tuple[str, int]]:
    """The rows with their sizes worked out."""
    found = []
    for name, size in rows:
        found.append((name, eval(size.replace("×", "*"), {"__builtins__": {}}, dict(values))))
    return found


def held(blocks: Blocks) -> list[tuple[str, int]]:
    return [(block.name, block.size) for block in blocks.blocks]


@pytest.mark.parametrize("seats", [2, 4, 10])
@pytest.mark.parametrize("game", ["lunch-money", "beer-money"])
def test_the_page_has_every_slot_of_the_card_games(game: str, seats: int) -> None:
    encoding = Config(game, seats).encoding
    assert isinstance(encoding, BrawlEncoding)
    values = {
        "seats": seats,
        "kinds": len(encoding.kinds),
        "weapons": len(encoding.weapons),
        "damaging": len([kind for kind in encoding.kinds if CARDS[kind].traits & DAMAGES]),
    }
    assert sizes(described("Card games: observation"), **values) == held(encoding.seen)
    actions = sizes(described("Card games: actions"), **values)
    with_medievals = MEDIEVAL in encoding.kinds
    assert [row for row in actions if with_medievals or "medieval" not in row[0]] == held(encoding.done)


@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize("letters", ["off", "on"])
def test_the_page_has_every_slot_of_tietgen(letters: str, seats: int) -> None:
    encoding = Config("tietgen", seats, {"kitchen-mail": letters}).encoding
    assert isinstance(encoding, TietgenEncoding)
    values = {"seats": seats, "deeds": len(encoding.deeds), "mail": encoding.mail, "letters": encoding.letters}
    assert sizes(described("Tietgen: observation"), **values) == held(encoding.seen)
    assert sizes(described("Tietgen: actions"), **values) == held(encoding.done)


def test_the_page_names_the_sizes_as_they_are() -> None:
    claimed = re.findall(r"\| ([a-z-]+) \| (\d+) \| ([\d,]+) \| ([\d,]+) \|", text_of(PAGE))
    assert len(claimed) == 6
    for game, seats, seen, done in claimed:
        encoding = Config(game, int(seats)).encoding
        assert (f"{encoding.size:,}", f"{encoding.actions:,}") == (seen, done), game


def test_offers_for_which_there_is_no_room_are_left_out() -> None:
    state = table(
        "seats: Ann Bob Carl Dora",
        "deeds Ann: kitchen-16.1 kitchen-10.1 kitchen-14.2 bike-room-a",
        "deeds Bob: kitchen-18.1 kitchen-12.1",
        "deeds Carl: kitchen-14.1 kitchen-10.2",
        "deeds Dora: kitchen-12.2 bike-room-b",
    )
    encoding = TietgenEncoding(state.terms)
    decision = Decision(state, 0, is_right=True)
    offers = [action for action in decision.menu if action.verb == OFFER]
    moves = [state.action_of(0, number) for number in decision.numbers]
    assert len(offers) > OFFERS
    assert [move for move in moves if move.verb == OFFER] == offers[:OFFERS]
    assert encoding.mask(decision.numbers).count(1) == len(moves)
    seen = encoding.observe(state, 0, decision.numbers)
    assert len(seen) == 4 * encoding.size
    options = {block.name: block for block in encoding.seen.blocks}["options"].start
    assert seen[4 * options :] == encoding.observe(state, 0, [])[4 * options :]
