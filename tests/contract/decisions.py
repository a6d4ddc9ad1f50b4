"""Every decision of whole games and of the records: the menu, and everything that is made from it, agree.

What is light is held at each decision: folded choices stand for the menu, its action numbers are its own, and a random
move never leaves it. What is thorough tries every well-formed move: those of the menu are allowed, no other is.
"""

from __future__ import annotations

from pocketmoney.core.game import State
from pocketmoney.core.rng import Rng, from_seed
from tests.contract.brawl_case import BrawlCase
from tests.contract.case import Case
from tests.contract.checks import random_move
from tests.contract.expanding import expanded, names
from tests.contract.tietgen_case import TIETGEN
from tests.games import moments

ALL_SEATS = 10  # at one decision in so many every seat tries all moves, at the others one of those that are asked


class Tally:
    """How many decisions, moves on menus and tried moves were looked at."""

    def __init__(self) -> None:
        self.games = self.decisions = self.moves = self.tried = 0

    def add(self, other: Tally) -> None:
        """Take another tally in."""
        self.games += other.games
        self.decisions += other.decisions
        self.moves += other.moves
        self.tried += other.tried


def check_lightly(case: Case, state: State, rng: Rng, tally: Tally) -> None:
    """Choices, numbers and random moves of the seats that are asked, and of one other, are the menu's."""
    asked = state.owed()
    for seat in {*asked, rng.below(state.seats)}:
        menu = state.menu(seat)
        tally.moves += len(menu)
        _check_choices(case, state, seat)
        numbers = state.legal_actions(seat)
        assert len(set(numbers)) == len(numbers)
        assert [state.action_of(seat, number) for number in numbers] == menu[:-1]  # giving up is the last, without one
        assert [state.number_of(seat, action) for action in menu[:-1]] == numbers
        if seat in asked:
            assert state.random_action(seat, rng) in menu[:-1]
    tally.decisions += 1


def _check_choices(case: Case, state: State, seat: int) -> None:
    """What the folded choices stand for is the menu; in Tietgen they hold besides what the menu only samples."""
    called = names(state)
    written = [case.game.write_move(action, called) for action in state.menu(seat)]
    texts: list[str] = []
    for choice in state.choices(seat):
        texts += expanded(choice)
        ready = choice.get("ready", [])
        assert isinstance(ready, list)
        texts += ready
    if case is TIETGEN:
        more = set(texts) - set(written)
        assert set(written) <= set(texts), (seat, set(written) - set(texts))
        assert all(text.split()[0] in ("bid", "mail", "roll", "time") for text in more), (seat, more)
        assert all(state.check(seat, case.game.parse_move(text, called)) is None for text in more), (seat, more)
    else:
        assert sorted(texts) == sorted(written), (seat, texts, written)


def check_thoroughly(case: Case, state: State, seats: tuple[int, ...], tally: Tally) -> None:
    """Of all well-formed moves exactly those of the menu are allowed."""
    for seat in seats:
        menu = set(state.menu(seat))
        for action in menu:
            assert state.check(seat, action) is None, (seat, action)
        for action in case.well_formed(state, seat):
            tally.tried += 1
            if (state.check(seat, action) is None) != (action in menu):
                raise AssertionError((seat, action, state.check(seat, action)))


def check_game(case: Case, seed: int, tally: Tally, *, thoroughly: bool = False) -> None:
    """Play one random game, rights included, and look at each of its decisions."""
    rng = from_seed(seed * 1009 + len(case.name))
    state = case.game.set_up(case.header(rng))
    steps = 0
    while not state.over and not 0 < case.boundaries <= state.boundary():
        check_lightly(case, state, rng, tally)
        if thoroughly:
            asked = state.owed()
            one = (asked[rng.below(len(asked))],)
            check_thoroughly(case, state, one if steps % ALL_SEATS else tuple(range(state.seats)), tally)
        state.apply(*random_move(state, rng))
        steps += 1
    tally.games += 1


def check_records(folder: str, tally: Tally, *, one_in: int = 1) -> None:
    """Look at the states of the records of a folder, lightly and thoroughly."""
    rng = from_seed(len(folder))
    for at, (moment, state) in enumerate(moments.states(folder)):
        if at % one_in or state.over:
            continue
        case = TIETGEN if folder == "tietgen" else BrawlCase(["lunch-money", "beer-money"])
        try:
            check_lightly(case, state, rng, tally)
            check_thoroughly(case, state, tuple(range(state.seats)), tally)
        except AssertionError as fault:
            raise AssertionError(f"{moment[0]}, after {moment[1]} lines") from fault
        tally.games += moment[1] == 0
