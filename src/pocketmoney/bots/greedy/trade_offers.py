"""Trades: what to offer for a deed so that both sides gain alike."""

from __future__ import annotations

from pocketmoney.bots.greedy.deed_values import gain
from pocketmoney.core.action import Action
from pocketmoney.games.tietgen.amounts import ML
from pocketmoney.games.tietgen.holdings import spaces_in
from pocketmoney.games.tietgen.offer import Goods, Offer, to_offer
from pocketmoney.games.tietgen.view import TietgenView

NOTHING = Goods(0, 0, ())


def best_fair_offer(view: TietgenView, most: float, tried: dict[Action, int]) -> Action | None:
    """The purchase from another player that gains me most, for at most that much beer; none that was tried."""
    best: Action | None = None
    gained = 0.0
    for deed in spaces_in(view.holdings.wanted[view.seat] & ~view.mortgaged):
        other = view.owner[deed]
        if any(offer.is_between(view.seat, other) for offer in view.offers):
            continue
        whole = Offer(view.seat, other, NOTHING, Goods(0, 0, (deed,)))
        mine, theirs = gain(view, whole, view.seat), -gain(view, whole, other)
        beer = int(mine + theirs) // 2 // ML * ML
        action = to_offer(other, Goods(beer, 0, ()), whole.get)
        if mine - beer > gained and 0 < beer <= most and action not in tried:
            best, gained = action, mine - beer
    return best
