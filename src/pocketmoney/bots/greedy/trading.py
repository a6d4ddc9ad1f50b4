"""Trades: what to offer for a deed so that both sides gain alike."""

from __future__ import annotations

from pocketmoney.bots.greedy.estate import gain, is_mortgaged, kin
from pocketmoney.core.action import NOBODY, Action
from pocketmoney.games.tietgen.amounts import ML
from pocketmoney.games.tietgen.offer import Goods, Offer, to_offer
from pocketmoney.games.tietgen.view import TietgenView

NOTHING = Goods(0, 0, ())


def best_fair_offer(view: TietgenView, most: float, tried: dict[Action, int]) -> Action | None:
    """The purchase from another player that gains me most, for at most that much beer; none that was tried."""
    best: Action | None = None
    gained = 0.0
    for deed in view.terms.board.deeds:
        if not _is_for_sale(view, deed):
            continue
        other = view.owner[deed]
        whole = Offer(view.seat, other, NOTHING, Goods(0, 0, (deed,)))
        mine, theirs = gain(view, whole, view.seat), -gain(view, whole, other)
        beer = int(mine + theirs) // 2 // ML * ML
        action = to_offer(other, Goods(beer, 0, ()), whole.get)
        if mine - beer > gained and 0 < beer <= most and action not in tried:
            best, gained = action, mine - beer
    return best


def _is_for_sale(view: TietgenView, deed: int) -> bool:
    """Whether a deed of somebody else fits mine, and may change hands."""
    owner = view.owner
    if owner[deed] == NOBODY or owner[deed] == view.seat or is_mortgaged(view, deed):
        return False
    if any(offer.is_between(view.seat, owner[deed]) for offer in view.offers):
        return False
    together = kin(view.terms.board, deed)
    return any(owner[mate] == view.seat for mate in together) and all(view.level[mate] == 0 for mate in together)
