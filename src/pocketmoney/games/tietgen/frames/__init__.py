"""The steps of the rule book, and how one is made from its plain data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pocketmoney.core.plain import numbers
from pocketmoney.games.tietgen.building import CRATES
from pocketmoney.games.tietgen.frames import last_call, throw
from pocketmoney.games.tietgen.frames.auction import CRATE_PIECE, FRIDGE_PIECE, Auction, Place
from pocketmoney.games.tietgen.frames.debt import Debt, Due
from pocketmoney.games.tietgen.frames.estate import Estate
from pocketmoney.games.tietgen.frames.interest import Interest
from pocketmoney.games.tietgen.frames.landing import CardThrow, MailCard
from pocketmoney.games.tietgen.frames.purchase import Purchase
from pocketmoney.games.tietgen.frames.tax import TaxChoice
from pocketmoney.games.tietgen.position import TietgenFrame


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


_MAKERS: Final[dict[object, Callable[[list[int]], TietgenFrame]]] = {
    "throw": lambda rest: throw.THROW,
    "next-throw": lambda rest: throw.NEXT_THROW,
    "ending": lambda rest: last_call.END,
    "last-call": lambda rest: last_call.LastCall(rest[0]),
    "move-on": lambda rest: throw.MoveOn(rest[0], rest[1]),
    "mail-card": lambda rest: MailCard(rest[0], rest[1]),
    "purchase": lambda rest: Purchase(rest[0], rest[1]),
    "tax-choice": lambda rest: TaxChoice(rest[0], rest[1]),
    "place": lambda rest: Place(rest[0], rest[1], is_fridge=rest[2] == 1),
    "due": lambda rest: Due(rest[0], rest[1], rest[2], rest[3], rest[4]),
    "debt": lambda rest: Debt(rest[0], rest[1], rest[2], rest[3], rest[4]),
}


def frame_from(data: object, owner: list[int], level: list[int]) -> TietgenFrame:
    """The frame that its `to_json` wrote, in a state with these owners and buildings."""
    assert isinstance(data, list)
    items: list[object] = data
    tag = items[0]
    if tag == "interest":
        return Interest(tuple(numbers(items[1])))
    if tag == "estate":
        return Estate(tuple(numbers(items[1])))
    rest = numbers(items[1:])
    if tag == "card-throw":
        return CardThrow(rest[0], rest[1], rest[2], rest[3] if len(rest) > 3 else owner[rest[1]])
    if tag == "auction":
        return _auction(rest, owner, level)
    if tag not in _MAKERS:
        raise ValueError(f"there is no frame called {tag!r}")
    return _MAKERS[tag](rest)
