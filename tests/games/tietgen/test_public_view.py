"""What a table of Tietgen tells: the board in words, and choices with what may follow them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pocketmoney import games
from pocketmoney.core.game import State
from pocketmoney.core.play import submit
from pocketmoney.core.record import parse
from pocketmoney.games.tietgen.board import parse as parse_board
from pocketmoney.games.tietgen.public_view import spaces
from tests.games.tietgen.boards import own
from tests.games.tietgen.table import table
from tests.repository import ROOT

NAMES = ["@0", "@1", "@2"]
RECORDS = ROOT / "tests" / "records" / "tietgen"


def play(state: State, *moves: str) -> State:
    """Make moves like `1: bid 3cl`, exactly these."""
    game = games.find("tietgen")
    for move in moves:
        seat, _, text = move.partition(": ")
        assert submit(state, int(seat), game.parse_move(text, NAMES)) is None, move
    return state


def dealt(record: Path) -> State:
    """The beginning of a record."""
    return parse(record.read_text("utf-8"), games.find).begin()


def choice(state: State, seat: int, text: str) -> dict[str, Any]:
    """The one choice of a seat that begins with this word."""
    (found,) = [choice for choice in state.choices(seat) if choice["text"] == text]
    return found


def test_the_beginning_is_short() -> None:
    state = table("dice: 1-2")
    assert state.public() == {
        "asking": "throw",
        "open_to": [0],
        "turn": 0,
        "throws": 0,
        "stock": [750_000] * 3,
        "drunk": [0, 0, 0],
        "at": ["go"] * 3,
        "out": [],
        "piggy": 0,
        "crates": 32,
        "fridges": 12,
    }
    assert state.own(0) == {}
    assert state.choices(0) == [
        {"do": "roll", "text": "roll"},
        {"do": "offer", "text": "offer", "with": [1, 2], "may": True},
        {"do": "time", "text": "time", "may": True},
        {"do": "concede", "text": "concede", "may": True},
    ]


def test_a_throw_is_shown_and_marks_what_came_out() -> None:
    state = table("dice: 1-2")
    mark = state.secrets_out()
    play(state, "0: roll")
    assert state.public()["dice"] == [1, 2]
    assert state.asking() == "purchase"
    assert state.public()["purchase"] == {"space": "kitchen-18.1", "price": 30_000}
    assert [found["do"] for found in state.choices(0)] == ["buy", "decline", "offer", "time", "concede"]
    assert state.secrets_out() != mark
    mark = state.secrets_out()
    play(state, "0: buy")
    assert state.public()["deeds"] == {"kitchen-18.1": {"owner": 0}}
    assert state.secrets_out() == mark
    assert choice(state, 0, "mortgage") == {
        "do": "mortgage", "text": "mortgage", "one": ["kitchen-18.1"], "may": True,
    }  # fmt: skip


def test_an_auction_names_both_ends_of_a_bid() -> None:
    state = play(table("dice: 1-2", "stock Bob: 4.05cl"), "0: roll", "0: decline", "2: bid 2cl", "0: pass")
    assert state.asking() == "auction"
    assert state.public()["auction"] == {
        "space": "kitchen-18.1", "among": [0, 1, 2], "bid": 20_000, "high": 2, "passed": [0],
    }  # fmt: skip
    bid = choice(state, 1, "bid")
    assert bid["amount"] == ["2.1cl", "4cl"] and bid["step"] == "0.1cl"
    assert bid["ready"][0] == "bid 2.1cl"
    assert [found["do"] for found in state.choices(2)] == ["concede"]


def test_an_offer_is_shown_to_all_and_can_be_answered() -> None:
    state = table("deeds Ann: kitchen-12.1", "deeds Bob: kitchen-10.1")
    offers = choice(state, 0, "offer")
    assert offers["with"] == [1, 2] and offers["ready"]
    play(state, "0: offer @1 give 2cl get kitchen-10.1")
    assert state.public()["offers"] == [{"by": 0, "on": 1, "give": ["2cl"], "get": ["kitchen-10.1"]}]
    assert choice(state, 1, "accept")["one"] == ["@0"]
    assert choice(state, 0, "refuse")["one"] == ["@1"]
    assert choice(state, 0, "offer")["with"] == [2]


def test_r143_the_winner_of_the_last_fridge_is_asked_for_its_place() -> None:
    state = dealt(RECORDS / "shortage-auction-of-a-fridge.play")
    play(state, "0: build kitchen-16.1", "1: bid 3cl", "0: pass")
    assert state.asking() == "place"
    assert state.public()["place"] == {"piece": "fridge", "bid": 30_000}
    places = ["kitchen-10.1", "kitchen-12.1", "kitchen-14.1"]
    assert choice(state, 1, "build") == {"do": "build", "text": "build", "one": places}


def test_a_debt_says_who_owes_what_to_whom() -> None:
    state = table("dice: 1-2", "stock Ann: 0.1cl", "deeds Bob: kitchen-18.1", "deeds Ann: kitchen-10.4")
    play(state, "0: roll", "1: claim")
    assert state.asking() == "debt"
    debt = state.public()["debt"]
    assert isinstance(debt, dict)
    assert (debt["debtor"], debt["creditor"], debt["what"], debt["space"]) == (0, 1, "rent", "kitchen-18.1")
    assert [found["do"] for found in state.choices(0)] == ["settle", "mortgage", "offer", "concede"]
    assert choice(state, 0, "mortgage")["may"] is True


def test_r124_the_mail_that_has_gone_by_can_be_looked_through() -> None:
    state = table("mail: 3", "dice: 1-1")
    hidden = len(state.mail.cards)
    assert state.piles() == {"mail": {"hidden": hidden, "known": []}}
    play(state, "0: roll")
    assert state.piles() == {"mail": {"hidden": hidden - 1, "known": [3]}}


def test_the_board_is_told_space_by_space() -> None:
    """Forty spaces in walking order, each with what is printed on it; one that can be owned has a price and rents."""
    pieces: list[dict[str, Any]] = games.find("tietgen").pieces()
    assert len(pieces) == 40
    assert pieces[0] == {"id": "go", "kind": "go"}
    assert pieces[1] == {
        "id": "kitchen-16.1", "kind": "kitchen", "price": 30_000, "group": "brown",
        "rents": [1_000, 5_000, 15_000, 45_000, 80_000, 125_000], "crate": 25_000,
    }  # fmt: skip
    assert [piece["id"] for piece in pieces if piece["kind"] == "transport"] == [
        "bike-room-a", "bike-room-b", "bike-room-c", "cellar-parking",
    ]  # fmt: skip
    assert all("rents" in piece or "pips" in piece for piece in pieces if "price" in piece)
    assert [piece["id"] for piece in pieces if "beer" in piece] == ["energy", "lost-key"]


def test_an_own_board_is_told_in_its_own_names() -> None:
    pieces = spaces(parse_board(own()))
    assert [pieces[1]["id"], pieces[5]["id"]] == ["flat-16.1", "shed-a"]
