"""Moves as numbers: every menu has different numbers that lead back to it, and each block means what the page says."""

from __future__ import annotations

from pocketmoney.core.rng import from_seed
from pocketmoney.games.tietgen.action_numbers import OFFERS, UNNUMBERED
from pocketmoney.games.tietgen.actions import BID, OFFER, TO_BUILD, TO_DRAW, TO_PASS, TO_REFUSE, TO_ROLL, TO_TIME
from pocketmoney.games.tietgen.state import Tietgen
from tests.games.tietgen.table import NAMES, move, play, table


def by_number(state: Tietgen, seat: int) -> dict[int, object]:
    return {number: state.action_of(seat, number) for number in state.legal_actions(seat)}


def test_numbers_lead_to_the_menu_and_back_in_random_games() -> None:
    rng = from_seed(3)
    state = table("seats: Ann Bob Carl Dora", "seed: 8")
    for _ in range(1500):
        if state.over:
            break
        for seat in range(state.seats):
            menu = state.menu(seat)[:-1]
            numbers = state.legal_actions(seat)
            assert [state.action_of(seat, number) for number in numbers] == menu
            assert [state.number_of(seat, action) for action in menu] == numbers
            assert len(set(numbers)) == len(numbers)
        seat = state.owed()[0]
        numbers = state.legal_actions(seat)
        state.apply_number(seat, numbers[rng.below(len(numbers))])


def test_giving_up_and_calling_time_have_no_number() -> None:
    state = table()
    assert state.terms.numbers.number_menu([*state.menu(0), TO_TIME], 0) == [0, UNNUMBERED, UNNUMBERED]


def test_a_drawn_card_has_the_number_of_a_throw() -> None:
    state = table("options: cards=typed", "dice: 1-1", "at Ann: go")
    assert by_number(state, 0)[0] == TO_ROLL
    play(state, "Ann: roll")
    assert state.asking() == "mail"
    assert by_number(state, 0)[0] == TO_DRAW
    assert state.number_of(0, TO_DRAW) == 0


def test_bids_are_numbered_as_they_stand_on_the_menu() -> None:
    state = table("dice: 1-2")
    play(state, "Ann: roll", "Ann: decline")
    assert state.asking() == "auction"
    menu = state.menu(1)
    first = state.terms.numbers.bid
    assert state.legal_actions(1) == [*range(first, first + len(menu) - 2), state.terms.numbers.words[TO_PASS.verb]]
    assert state.action_of(1, first + 1) == [action for action in menu if action.verb == BID][1]
    state.apply_number(1, first + 1)
    assert state.stack[-1].about().beer == [action for action in menu if action.verb == BID][1].parts[0]


def test_seats_count_from_the_seat_that_moves() -> None:
    state = table("deeds Carl: bike-room-a", "deeds Ann: bike-room-b")
    play(state, "Carl: offer Ann give bike-room-a get 5cl")
    numbers = state.terms.numbers
    assert state.action_of(0, numbers.refuse + 2) == TO_REFUSE[2]
    assert state.number_of(0, TO_REFUSE[2]) == numbers.refuse + 2
    assert state.number_of(2, TO_REFUSE[0]) == numbers.refuse + 1
    assert state.action_of(0, numbers.accept + 2) == move("accept Carl")


def test_spaces_count_by_deeds() -> None:
    state = table("deeds Ann: kitchen-12.1 kitchen-12.2")
    board = state.terms.board
    deed = board.index["kitchen-12.1"]
    number = state.terms.numbers.of_spaces[0][deed]
    assert state.terms.numbers.fixed_action(number, 0) == TO_BUILD[deed]
    assert state.terms.numbers.fixed_action(number + 1, 0) == TO_BUILD[board.deeds[board.deeds.index(deed) + 1]]


def test_offers_beyond_the_room_of_trainers_have_numbers_too() -> None:
    menu = [move(f"offer {NAMES[1]} give {beer}cl get bike-room-a") for beer in range(1, OFFERS + 3)]
    numbers = table().terms.numbers
    assert numbers.number_menu(menu, 0) == list(range(numbers.blocks.size - OFFERS, numbers.blocks.size + 2))
    assert all(action.verb == OFFER for action in menu)
