"""States as plain data, and back."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeVar

from pocketmoney.core import rng as rngs
from pocketmoney.core.game import Json
from pocketmoney.core.options import completed
from pocketmoney.core.plain import number, numbers
from pocketmoney.games.tietgen import board as boards
from pocketmoney.games.tietgen import kitchen, package_data
from pocketmoney.games.tietgen.building import CRATES
from pocketmoney.games.tietgen.decks import Deck
from pocketmoney.games.tietgen.dues import Rent
from pocketmoney.games.tietgen.frames.auction import CRATE_PIECE, FRIDGE_PIECE, Auction, Place
from pocketmoney.games.tietgen.frames.debt import Debt, Due
from pocketmoney.games.tietgen.frames.estate import Estate
from pocketmoney.games.tietgen.frames.interest import Interest
from pocketmoney.games.tietgen.frames.landing import CardThrow, MailCard
from pocketmoney.games.tietgen.frames.last_call import END, LastCall
from pocketmoney.games.tietgen.frames.purchase import Purchase
from pocketmoney.games.tietgen.frames.tax import TaxChoice
from pocketmoney.games.tietgen.frames.throw import NEXT_THROW, THROW, MoveOn
from pocketmoney.games.tietgen.house import OPTIONS, House
from pocketmoney.games.tietgen.offer import Goods, Offer
from pocketmoney.games.tietgen.position import Position, TietgenFrame
from pocketmoney.games.tietgen.terms import Terms
from pocketmoney.games.tietgen.view import add_end, add_holdings, add_play

S = TypeVar("S", bound=Position)

_SHARED: Final[dict[object, TietgenFrame]] = {"throw": THROW, "next-throw": NEXT_THROW, "ending": END}
# Frames that are made from the numbers behind their name.
_OF_NUMBERS: Final[dict[object, Callable[..., TietgenFrame]]] = {
    "last-call": LastCall, "move-on": MoveOn, "mail-card": MailCard, "purchase": Purchase, "tax-choice": TaxChoice,
    "due": Due, "debt": Debt,
}  # fmt: skip


def to_json(s: Position) -> Json:
    """The whole state as plain data."""
    terms = s.terms
    found: Json = {"seats": terms.seats, "house": dict(terms.house.chosen), "board": terms.board.source}
    found["kitchen"] = terms.kitchen
    found["beer"] = terms.beer
    add_holdings(s, found)
    found["mail"] = s.mail.to_json()
    found["letters"] = s.letters.to_json()
    add_play(s, found)
    found["dice"] = list(s.dice)
    found["rng"] = s.rng.to_json()
    add_end(s, found)
    return found


@lru_cache(maxsize=32)
def _terms(seats: int, house: tuple[tuple[str, str], ...], source: str, letters: str, beer: int) -> Terms:
    """Return the terms of a table: the same value for all states with these."""
    board = boards.parse(source) if source else package_data.board()
    chosen = House(completed(OPTIONS, dict(house)))
    cards = kitchen.parse(letters or package_data.letters(), board) if chosen.kitchen_mail else []
    return Terms(seats, chosen, board, cards, letters, beer)


def restore(make: type[S], data: Json) -> S:
    """Make the state that `to_json` wrote."""
    house, source, letters = data["house"], data["board"], data["kitchen"]
    assert isinstance(house, dict) and isinstance(source, str) and isinstance(letters, str)
    chosen = tuple([(str(name), str(value)) for name, value in house.items()])
    terms = _terms(number(data["seats"]), chosen, source, letters, number(data["beer"]))
    owner = numbers(data["owner"])
    level = numbers(data["level"])
    # States written before real boards were supported say nothing of typed throws and cards, nor of calls.
    typed_throws, typed_cards = numbers(data.get("told", [0, 0]))
    return make(
        terms, numbers(data["stock"]), numbers(data["drunk"]), numbers(data["at"]), numbers(data["sitting"]),
        owner, level, number(data["mortgaged"]), [tuple(numbers(codes)) for codes in _list(data["flirts"])],
        _deck(data["mail"]), _deck(data["letters"]), number(data["piggy"]), number(data["paid_in"]),
        number(data["taken_out"]), number(data["crates"]), number(data["fridges"]), number(data["out"]),
        [_frame(item, owner, level) for item in _list(data["stack"])], number(data["turn"]),
        number(data["doubles"]), number(data["again"]), number(data["throws"]),
        tuple([Rent(*numbers(item)) for item in _rents(data)]),
        tuple([_offer(item) for item in _list(data["offers"])]), tuple(numbers(data["dice"])),
        rngs.from_json(_list(data["rng"])), number(data["won"]), None, number(data["thrown"]),
        typed_throws, typed_cards, number(data.get("calls", 0)),
    )  # fmt: skip


def _list(data: object) -> list[object]:
    assert isinstance(data, list)
    return [*data]


def _deck(data: object) -> Deck:
    cards, seen = _list(data)
    return Deck(tuple(numbers(cards)), number(seen))


def _rents(data: Json) -> list[object]:
    """The rents of a state; before there could be several it had one, or none."""
    if "rents" in data:
        return _list(data["rents"])
    return [data["rent"]] if data["rent"] is not None else []


def _offer(data: object) -> Offer:
    by, on, give, get = _list(data)
    return Offer(number(by), number(on), _goods(numbers(give)), _goods(numbers(get)))


def _goods(parts: list[int]) -> Goods:
    return Goods(parts[0], parts[1], tuple(parts[2:]))


def _frame(data: object, owner: list[int], level: list[int]) -> TietgenFrame:
    """The frame that its `to_json` wrote, in a state with these owners and buildings."""
    items = _list(data)
    tag = items[0]
    if tag in _SHARED:
        return _SHARED[tag]
    if tag == "interest":
        return Interest(tuple(numbers(items[1])))
    if tag == "estate":
        return Estate(tuple(numbers(items[1])))
    rest = numbers(items[1:])
    if tag == "place":
        return Place(rest[0], rest[1], is_fridge=rest[2] == 1)
    if tag == "card-throw":
        return CardThrow(rest[0], rest[1], rest[2], rest[3] if len(rest) > 3 else owner[rest[1]])
    if tag == "auction":
        return _auction(rest, owner, level)
    if tag not in _OF_NUMBERS:
        raise ValueError(f"there is no frame called {tag!r}")
    return _OF_NUMBERS[tag](*rest)


def _auction(rest: list[int], owner: list[int], level: list[int]) -> Auction:
    """An auction; one that was written earlier does not say which piece it is of, or whether it is the first bid."""
    piece = rest[5]
    if len(rest) > 6:
        is_opening = rest[6] == 1
    else:
        is_opening = piece != 0 and rest[2] == owner[rest[0]]  # the first bid names its own kitchen
        if piece:
            piece = FRIDGE_PIECE if level[rest[0]] == CRATES else CRATE_PIECE
    return Auction(rest[0], rest[1], rest[2], rest[3], rest[4], piece, is_opening=is_opening)
