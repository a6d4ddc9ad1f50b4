"""States as plain data, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core import rng as rngs
from pocketmoney.core.frame import Frame
from pocketmoney.core.game import Json
from pocketmoney.core.options import completed
from pocketmoney.core.plain import number, numbers
from pocketmoney.games.tietgen import board as boards
from pocketmoney.games.tietgen import kitchen, package_data
from pocketmoney.games.tietgen import view as views
from pocketmoney.games.tietgen.building import CRATES
from pocketmoney.games.tietgen.decks import deck_from
from pocketmoney.games.tietgen.frames import last_call, throw
from pocketmoney.games.tietgen.frames.auction import CRATE_PIECE, FRIDGE_PIECE, Auction, Estate, Place
from pocketmoney.games.tietgen.frames.debt import Debt, Due
from pocketmoney.games.tietgen.frames.interest import Interest
from pocketmoney.games.tietgen.frames.purchase import Purchase
from pocketmoney.games.tietgen.frames.real_things import CardThrow, MailCard
from pocketmoney.games.tietgen.frames.tax import TaxChoice
from pocketmoney.games.tietgen.house import OPTIONS, House
from pocketmoney.games.tietgen.offer import offer_from, rent_from
from pocketmoney.games.tietgen.terms import Terms

if TYPE_CHECKING:
    from pocketmoney.games.tietgen.state import Tietgen
    from pocketmoney.games.tietgen.view import TietgenView


def view(s: Tietgen, seat: int) -> TietgenView:
    """What that seat knows."""
    return views.TietgenView(seat, s)


def to_json(s: Tietgen) -> Json:
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
        "told": [s.told_throws, s.told_cards],
        "calls": s.calls,
    }


def _list(data: object) -> list[object]:
    assert isinstance(data, list)
    return [*data]


def from_json(data: Json) -> Tietgen:
    """The state that `to_json` wrote."""
    from pocketmoney.games.tietgen.state import Tietgen

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
    state = Tietgen(
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
    if "told" in data:  # a state that was written before there was a board of cardboard has none of this
        state.told_throws, state.told_cards = numbers(data["told"])
        state.calls = number(data["calls"])
    return state


def _rents(data: Json) -> list[object]:
    """The rents of a state; before there could be several it had one, or none."""
    if "rents" in data:
        return _list(data["rents"])
    return [data["rent"]] if data["rent"] is not None else []


def _auction(rest: list[int], owner: list[int], level: list[int]) -> Auction:
    """An auction; one that was written earlier does not say which piece it is of, or whether it is the first bid."""
    piece = rest[5]
    if len(rest) > 6:
        is_opening = rest[6] == 1
    else:
        is_opening = piece != 0 and rest[2] == owner[rest[0]]  # the seat that began placed it where it said
        if piece:
            piece = FRIDGE_PIECE if level[rest[0]] == CRATES else CRATE_PIECE
    return Auction(rest[0], rest[1], rest[2], rest[3], rest[4], piece, is_opening=is_opening)


def frame_from(data: object, owner: list[int], level: list[int]) -> Frame[Tietgen]:
    """The frame that its `to_json` wrote, in a state with these owners and buildings."""
    items = _list(data)
    tag = items[0]
    if tag == "interest":
        return Interest(tuple(numbers(items[1])))
    if tag == "estate":
        return Estate(tuple(numbers(items[1])))
    rest = numbers(items[1:])
    if tag == "throw":
        return throw.THROW
    if tag == "next-throw":
        return throw.NEXT_THROW
    if tag == "ending":
        return last_call.ENDING
    if tag == "last-call":
        return last_call.LastCall(rest[0])
    if tag == "move-on":
        return throw.MoveOn(rest[0], rest[1])
    if tag == "mail-card":
        return MailCard(rest[0], rest[1])
    if tag == "card-throw":
        return CardThrow(rest[0], rest[1], rest[2], rest[3] if len(rest) > 3 else owner[rest[1]])
    if tag == "purchase":
        return Purchase(rest[0], rest[1])
    if tag == "tax-choice":
        return TaxChoice(rest[0], rest[1])
    if tag == "auction":
        return _auction(rest, owner, level)
    if tag == "place":
        return Place(rest[0], rest[1], is_fridge=rest[2] == 1)
    if tag == "due":
        return Due(rest[0], rest[1], rest[2], rest[3], rest[4])
    if tag == "debt":
        return Debt(rest[0], rest[1], rest[2], rest[3], rest[4])
    raise ValueError(f"there is no frame called {tag!r}")
