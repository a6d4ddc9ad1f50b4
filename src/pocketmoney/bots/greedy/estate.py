"""What deeds are worth, as far as a sensible beginner can tell."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY
from pocketmoney.games.tietgen.board import Board
from pocketmoney.games.tietgen.offer import Offer
from pocketmoney.games.tietgen.pieces import KITCHEN
from pocketmoney.games.tietgen.view import TietgenView

WHOLE: Final = 2.0  # how much more a deed is worth in a group that is whole
MATE: Final = 0.15  # and for each mate in one that is not


def is_mortgaged(view: TietgenView, deed: int) -> bool:
    """Whether that deed is mortgaged."""
    return view.mortgaged >> deed & 1 == 1


def kin(board: Board, deed: int) -> tuple[int, ...]:
    """The deeds that are worth more together with this one, itself too."""
    if deed in board.transports:
        return board.transports
    return board.mates_of[deed] or board.utilities


def has_whole_group(view: TietgenView, seat: int, deed: int) -> bool:
    """Whether that seat owns all that belongs together with a deed."""
    return all(view.owner[mate] == seat for mate in kin(view.terms.board, deed))


def would_complete(view: TietgenView, seat: int, deed: int) -> bool:
    """Whether that seat lacks only this deed of a group of kitchens."""
    mates = view.terms.board.mates_of[deed]
    return bool(mates) and all(view.owner[mate] == seat for mate in mates if mate != deed)


def is_wanted(view: TietgenView, deed: int) -> bool:
    """Whether a deed would complete a group of mine, or keep somebody else from completing one."""
    mates = view.terms.board.mates_of[deed]
    owners = {view.owner[mate] for mate in mates if mate != deed}
    return len(owners) == 1 and NOBODY not in owners


def holdings(view: TietgenView, seat: int, owner: list[int]) -> float:
    """What the deeds of a seat are worth to it if they belong to these owners."""
    board = view.terms.board
    total = 0.0
    for deed in board.deeds:
        if owner[deed] != seat:
            continue
        together = kin(board, deed)
        mine = len([mate for mate in together if owner[mate] == seat])
        is_whole = mine == len(together) and board.spaces[deed].kind == KITCHEN
        price = board.spaces[deed].price
        total += price * (WHOLE if is_whole else 1.0 + MATE * (mine - 1))
        if is_mortgaged(view, deed):
            total -= price * 0.55
    return total


def gain(view: TietgenView, offer: Offer, seat: int) -> float:
    """What a trade brings one of its two players, in beer."""
    after = view.owner[:]
    for deed in offer.give.deeds:
        after[deed] = offer.on
    for deed in offer.get.deeds:
        after[deed] = offer.by
    beer = offer.get.beer - offer.give.beer
    cards = (offer.get.flirts - offer.give.flirts) * view.terms.board.fine
    moved = beer + cards if seat == offer.by else -beer - cards
    return holdings(view, seat, after) - holdings(view, seat, view.owner) + moved


def rent_gain(view: TietgenView, space: int) -> float:
    """How much rent one more crate brings, for each unit of beer that it costs."""
    board = view.terms.board
    rents = board.spaces[space].rents
    level = view.level[space]
    now = rents[level] * (2 if level == 0 else 1)
    return (rents[level + 1] - now) / board.crate_price(space)


def unowned(view: TietgenView) -> int:
    """How many deeds nobody has bought."""
    return len([deed for deed in view.terms.board.deeds if view.owner[deed] == NOBODY])


def within_reach(view: TietgenView, seat: int) -> int:
    """What a seat could raise: its stock, all buildings at half, and the mortgages that it has not taken yet."""
    board = view.terms.board
    total = view.stock[seat]
    for deed in board.deeds:
        if view.owner[deed] == seat:
            if board.spaces[deed].kind == KITCHEN:
                total += view.level[deed] * (board.crate_price(deed) // 2)
            if not is_mortgaged(view, deed):
                total += board.spaces[deed].price // 2
    return total
