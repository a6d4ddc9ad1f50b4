"""Open rents as the rest of the program sees them: who may claim, what the next throw ends, what goes over the wire."""

from __future__ import annotations

from pocketmoney.games.tietgen.actions import TO_CLAIM
from pocketmoney.games.tietgen.state import Tietgen
from tests.games.tietgen.table import play, table

OWNED = ("deeds Bob: kitchen-12.1", "deeds Carl: kitchen-12.3")


def twice(*options: str) -> Tietgen:
    """Ann has thrown a double and landed on Bob's deed; it is her throw again."""
    state = table(*options, *OWNED, "dice: 4-4 4-6 1-2")
    play(state, "Ann: roll")
    return state


def test_r136_the_payers_own_throw_puts_no_rent_at_stake() -> None:
    state = twice()
    assert state.turn == 0
    assert state.dues() == [(1, TO_CLAIM)]
    assert state.at_stake() == []
    play(state, "Ann: roll")
    assert state.turn == 1
    assert state.dues() == state.at_stake() == [(1, TO_CLAIM), (2, TO_CLAIM)]


def test_r136_by_house_rule_every_throw_does() -> None:
    state = twice("options: rent-claim-until=next-throw")
    assert state.dues() == state.at_stake() == [(1, TO_CLAIM)]
    play(state, "Ann: roll")
    assert state.dues() == [(2, TO_CLAIM)]


def test_nobody_has_a_due_while_a_debt_or_an_auction_runs() -> None:
    state = table("stock Ann: 0cl", "deeds Ann: laundry", *OWNED, "dice: 4-4 4-6")
    play(state, "Ann: roll", "Ann: roll", "Bob: claim")
    assert state.asking() == "debt"
    assert state.dues() == state.at_stake() == []


def test_open_rents_are_shown_oldest_first() -> None:
    state = twice()
    play(state, "Ann: roll")
    assert state.public()["rents"] == [
        {"owner": 1, "payer": 0, "space": "kitchen-12.1", "beer": 3_000},
        {"owner": 2, "payer": 0, "space": "kitchen-12.3", "beer": 7_000},
    ]
    play(state, "Carl: claim", "Bob: claim")
    assert "rents" not in state.public()


def test_the_claim_is_a_button_of_each_owner() -> None:
    state = twice()
    play(state, "Ann: roll")
    for seat, expected in ((0, False), (1, True), (2, True)):
        assert ("claim" in [choice["do"] for choice in state.choices(seat)]) is expected


def test_a_claim_of_two_rents_is_one_move_and_two_payments() -> None:
    state = table("deeds Bob: kitchen-12.1 kitchen-12.3", "dice: 4-4 4-6")
    play(state, "Ann: roll", "Ann: roll")
    state.listen()
    play(state, "Bob: claim")
    heard = state.take_events()
    assert [event.key for event in heard if event.mover >= 0] == ["tietgen-claims"]
    paid = [event.args["space"] for event in heard if event.key == "tietgen-pays-rent"]
    assert paid == ["kitchen-12.1", "kitchen-12.3"]
