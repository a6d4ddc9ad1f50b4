"""What deeds are worth to a sensible beginner."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY
from pocketmoney.games.tietgen.holdings import spaces_in
from pocketmoney.games.tietgen.offer import Offer
from pocketmoney.games.tietgen.pieces import KITCHEN
from pocketmoney.games.tietgen.rent import amount
from pocketmoney.games.tietgen.view import TietgenView

WHOLE: Final = 2.0  # how much more a deed is worth in a group that is whole
MATE: Final = 0.15  # and for each mate in one that is not


def has_whole_group(view: TietgenView, seat: int, deed: int) -> bool:
    """Whether that seat owns all that belongs together with a deed."""
    return view.terms.board.kin_bits[deed] & ~view.holdings.owned[seat] == 0


def would_complete(view: TietgenView, seat: int, deed: int) -> bool:
    """Whether that seat lacks only this deed of a group of kitchens."""
    mates = view.terms.board.mate_bits[deed]
    return mates != 0 and mates & ~view.holdings.owned[seat] & ~(1 << deed) == 0


def is_wanted(view: TietgenView, deed: int) -> bool:
    """Whether a deed would complete a group of mine, or keep another player from completing one."""
    mates = view.terms.board.mates_of[deed]
    owners = {view.owner[mate] for mate in mates if mate != deed}
    return len(owners) == 1 and NOBODY not in owners


def worth(view: TietgenView, owned: int) -> float:
    """What a set of deeds is worth to the player who owns it."""
    board = view.terms.board
    total = 0.0
    for deed in spaces_in(owned):
        kin = board.kin_bits[deed]
        is_whole = kin & ~owned == 0 and board.spaces[deed].kind == KITCHEN
        price = board.spaces[deed].price
        total += price * (WHOLE if is_whole else 1.0 + MATE * ((kin & owned).bit_count() - 1))
        if view.mortgaged >> deed & 1:
            total -= price * 0.55
    return total


def gain(view: TietgenView, offer: Offer, seat: int) -> float:
    """What a trade brings one of its two players, in beer."""
    gives, gets = (offer.give, offer.get) if seat == offer.by else (offer.get, offer.give)
    owned = view.holdings.owned[seat]
    after = owned & ~sum([1 << deed for deed in gives.deeds]) | sum([1 << deed for deed in gets.deeds])
    cards = (gets.flirts - gives.flirts) * view.terms.board.fine
    return worth(view, after) - worth(view, owned) + (gets.beer - gives.beer + cards)


def rent_gain(view: TietgenView, space: int) -> float:
    """How much rent one more crate brings, for each unit of beer that it costs."""
    board, level = view.terms.board, view.level[space]
    now, then = [amount(board, view.holdings, view.seat, space, built, 0) for built in (level, level + 1)]
    return (then - now) / board.crate_price(space)
