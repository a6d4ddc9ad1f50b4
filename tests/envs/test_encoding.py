"""Every encoding: numbers and menus fit one to one, slots stay in their range and tell only what the seat knows."""

from __future__ import annotations

import re

import numpy as np
import pytest

from pocketmoney.bots.questions import Question, Questions
from pocketmoney.core.rng import from_seed
from pocketmoney.envs.encoding import encoding_of
from pocketmoney.envs.encoding.base import HIGH, LOW, Blocks
from pocketmoney.envs.encoding.brawl import BrawlEncoding
from pocketmoney.envs.encoding.tietgen import TietgenEncoding
from pocketmoney.envs.setting import Setting
from pocketmoney.games.brawl.kinds import sets_of
from pocketmoney.games.tietgen.action_numbers import OFFERS
from pocketmoney.games.tietgen.actions import OFFER
from tests.contract.brawl_case import CASES as BRAWLS
from tests.contract.case import Case
from tests.contract.tietgen_case import TIETGEN
from tests.games.tietgen.table import table
from tests.repository import ROOT, text_of

CASES: list[Case] = [*BRAWLS, TIETGEN]
MOVES = 250
PAGE = ROOT / "docs" / "reference" / "encodings.md"


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
@pytest.mark.parametrize("seed", range(4))
def test_numbers_and_menus_fit_one_to_one(case: Case, seed: int) -> None:
    rng = from_seed(seed + 50)
    state = case.game.set_up(case.header(rng))
    encoding = encoding_of(state)
    questions = Questions(case.game, state)
    for _ in range(MOVES):
        question = questions.next()
        if question is None:
            break
        moves = encoding.moves(state.view(question.seat), question)
        answers = [*question.menu, None] if question.is_right else question.menu
        assert len(moves) == len(answers)
        assert set(moves.values()) == set(answers)
        assert all(0 <= number < encoding.actions for number in moves)
        mask = encoding.mask(moves)
        assert mask.shape == (encoding.actions,) and sorted(moves) == list(np.flatnonzero(mask))
        questions.answer(moves[sorted(moves)[rng.below(len(moves))]])


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
@pytest.mark.parametrize("seed", range(4))
def test_what_a_seat_cannot_see_is_in_no_slot(case: Case, seed: int) -> None:
    rng = from_seed(seed + 80)
    state = case.game.set_up(case.header(rng))
    encoding = encoding_of(state)
    questions = Questions(case.game, state)
    for _ in range(MOVES):
        question = questions.next()
        if question is None:
            break
        for seat in range(state.seats):
            asked = question if seat == question.seat else None
            seen = encoding.observe(state.view(seat), asked)
            assert seen.shape == (encoding.size,) and seen.dtype == np.float32
            assert seen.min() >= LOW and seen.max() <= HIGH
            other = case.other_world(state, seat, rng)
            assert np.array_equal(seen, encoding.observe(other.view(seat), asked))
        moves = list(encoding.moves(state.view(question.seat), question).values())
        questions.answer(moves[rng.below(len(moves))])


def test_equal_cards_of_a_hand_make_one_set() -> None:
    assert sets_of([4, 7]) == [1, 2, 3]
    assert sets_of([4, 4, 7]) == [1, 3, 4, 5, 7]
    assert sets_of([]) == []


def test_seats_are_told_from_the_seat_that_looks() -> None:
    setting = Setting("lunch-money", 3)
    state = setting.game.set_up(setting.header(1))
    encoding = setting.encoding
    turn = {block.name: block for block in encoding.seen.blocks}["turn"]
    whose = [list(encoding.observe(state.view(seat), None)[turn.start : turn.start + 3]) for seat in range(3)]
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
    encoding = Setting(game, seats).encoding
    assert isinstance(encoding, BrawlEncoding)
    values = {
        "seats": seats,
        "kinds": len(encoding.kinds),
        "weapons": len(encoding.weapons),
        "damaging": len(encoding.damaging),
    }
    assert sizes(described("Card games: observation"), **values) == held(encoding.seen)
    actions = sizes(described("Card games: actions"), **values)
    with_medievals = encoding.medievals > 0
    assert [row for row in actions if with_medievals or "medieval" not in row[0]] == held(encoding.done)


@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize("letters", ["off", "on"])
def test_the_page_has_every_slot_of_tietgen(letters: str, seats: int) -> None:
    encoding = Setting("tietgen", seats, {"kitchen-mail": letters}).encoding
    assert isinstance(encoding, TietgenEncoding)
    values = {"seats": seats, "deeds": len(encoding.deeds), "mail": encoding.mail, "letters": encoding.letters}
    assert sizes(described("Tietgen: observation"), **values) == held(encoding.seen)
    assert sizes(described("Tietgen: actions"), **values) == held(encoding.done)


def test_the_page_names_the_sizes_as_they_are() -> None:
    claimed = re.findall(r"\| ([a-z-]+) \| (\d+) \| ([\d,]+) \| ([\d,]+) \|", text_of(PAGE))
    assert len(claimed) == 6
    for game, seats, seen, done in claimed:
        encoding = Setting(game, int(seats)).encoding
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
    question = Question(0, state.rights(0)[:-1], is_right=True)
    offers = [action for action in question.menu if action.verb == OFFER]
    moves = encoding.moves(state.view(0), question)
    numbered = [move for move in moves.values() if move is not None and move.verb == OFFER]
    assert len(offers) > OFFERS
    assert numbered == offers[:OFFERS]
    assert encoding.mask(moves).sum() == len(moves)
    blocks = {block.name: block for block in encoding.seen.blocks}
    options = blocks["options"].start
    seen = encoding.observe(state.view(0), question)
    assert np.array_equal(seen[options:], encoding.observe(state.view(0), None)[options:])
