"""States as plain data, and back."""

from __future__ import annotations

from typing import TypeVar

from pocketmoney.core import rng as rngs
from pocketmoney.core.game import Json
from pocketmoney.core.options import completed
from pocketmoney.core.plain import number, numbers
from pocketmoney.games.tietgen import board as boards
from pocketmoney.games.tietgen import kitchen, package_data
from pocketmoney.games.tietgen.decks import deck_from
from pocketmoney.games.tietgen.dues import rent_from
from pocketmoney.games.tietgen.frames import frame_from
from pocketmoney.games.tietgen.house import OPTIONS, House
from pocketmoney.games.tietgen.offer import offer_from
from pocketmoney.games.tietgen.position import Position
from pocketmoney.games.tietgen.terms import Terms

S = TypeVar("S", bound=Position)


def to_json(s: Position) -> Json:
    """The whole state as plain data."""
    return {
        "seats": s.terms.seats,
        "house": dict(s.terms.house.chosen),
        "board": s.terms.board.source,
        "kitchen": s.terms.kitchen,
        "beer": s.terms.beer,
        "stock": list(s.stock),
        "drunk": list(s.drunk),
        "at": list(s.at),
        "sitting": list(s.sitting),
        "owner": list(s.owner),
        "level": list(s.level),
        "mortgaged": s.mortgaged,
        "flirts": [list(cards) for cards in s.flirts],
        "mail": s.mail.to_json(),
        "letters": s.letters.to_json(),
        "piggy": s.piggy,
        "paid_in": s.paid_in,
        "taken_out": s.taken_out,
        "crates": s.crates,
        "fridges": s.fridges,
        "out": s.out,
        "stack": [frame.to_json() for frame in s.stack],
        "turn": s.whose,
        "doubles": s.doubles,
        "again": s.again,
        "throws": s.throws,
        "rents": [rent.to_json() for rent in s.rents],
        "offers": [offer.to_json() for offer in s.offers],
        "dice": list(s.dice),
        "rng": s.rng.to_json(),
        "won": s.won,
        "thrown": s.thrown,
        "told": [s.typed_throws, s.typed_cards],
        "calls": s.calls,
    }


def _list(data: object) -> list[object]:
    assert isinstance(data, list)
    return [*data]


def restore(make: type[S], data: Json) -> S:
    """Make the state that `to_json` wrote."""
    house = data["house"]
    source = data["board"]
    letters = data["kitchen"]
    assert isinstance(house, dict) and isinstance(source, str) and isinstance(letters, str)
    board = boards.parse(source) if source else package_data.board()
    chosen = House(completed(OPTIONS, {str(name): str(value) for name, value in house.items()}))
    cards = kitchen.parse(letters or package_data.letters(), board) if chosen.kitchen_mail else []
    terms = Terms(number(data["seats"]), chosen, board, cards, letters, number(data["beer"]))
    owner = numbers(data["owner"])
    level = numbers(data["level"])
    state = make(
        terms, numbers(data["stock"]), numbers(data["drunk"]), numbers(data["at"]), numbers(data["sitting"]),
        owner, level, number(data["mortgaged"]),
        [tuple(numbers(cards)) for cards in _list(data["flirts"])], deck_from(data["mail"]), deck_from(data["letters"]),
        number(data["piggy"]), number(data["paid_in"]), number(data["taken_out"]), number(data["crates"]),
        number(data["fridges"]), number(data["out"]), [frame_from(item, owner, level) for item in _list(data["stack"])],
        number(data["turn"]), number(data["doubles"]), number(data["again"]), number(data["throws"]),
        tuple([rent_from(item) for item in _rents(data)]),
        tuple([offer_from(item) for item in _list(data["offers"])]), tuple(numbers(data["dice"])),
        rngs.from_json(_list(data["rng"])), number(data["won"]),
    )  # fmt: skip
    state.thrown = number(data["thrown"])
    if "told" in data:  # states written before real boards were supported have none of this
        state.typed_throws, state.typed_cards = numbers(data["told"])
        state.calls = number(data["calls"])
    return state


def _rents(data: Json) -> list[object]:
    """The rents of a state; before there could be several it had one, or none."""
    if "rents" in data:
        return _list(data["rents"])
    return [data["rent"]] if data["rent"] is not None else []
