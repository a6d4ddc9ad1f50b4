"""How orders bear on a menu of Tietgen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pocketmoney.bots.doctrine.orders import Order
from pocketmoney.bots.greedy import deed_values
from pocketmoney.bots.greedy.trade_offers import NOTHING
from pocketmoney.core.action import NOBODY, Action
from pocketmoney.games.tietgen.actions import (
    ACCEPT,
    BID,
    BUILD,
    BUY,
    CHUG,
    CLAIM,
    DRINK,
    FINE,
    FLIRT,
    LIFT,
    MORTGAGE,
    OFFER,
    ROLL,
    SELL,
)
from pocketmoney.games.tietgen.offer import Goods, Offer, offer_of
from pocketmoney.games.tietgen.trade import open_offer
from pocketmoney.games.tietgen.view import TietgenView

Moves = list[Action]


class Moment:
    """What an order may look at: the view, and the moves that are left."""

    def __init__(self, view: TietgenView, menu: Moves) -> None:
        self.view = view
        self.menu = menu
        asking, about = view.asking(), view.about()
        self.on_sale = about.space if asking == "purchase" else NOBODY
        self.auctioned = about.space if asking == "auction" and not about.is_piece else NOBODY

    def of(self, *verbs: int) -> Moves:
        return [action for action in self.menu if action.verb in verbs]

    def price(self, deed: int) -> int:
        return self.view.terms.board.spaces[deed].price

    def trade(self, action: Action) -> Offer | None:
        """The trade that a move makes or accepts."""
        if action.verb == OFFER:
            return offer_of(self.view.seat, action)
        return open_offer(self.view.offers, action.target, self.view.seat) if action.verb == ACCEPT else None

    def given(self, action: Action) -> tuple[int, ...]:
        """The deeds that I would give away with a move."""
        return self._sides(action)[0].deeds

    def got(self, action: Action) -> tuple[int, ...]:
        """The deeds that I would get with a move."""
        return self._sides(action)[1].deeds

    def _sides(self, action: Action) -> tuple[Goods, Goods]:
        """What I would give and get with a move; nothing if it is no trade."""
        offer = self.trade(action)
        if offer is None:
            return NOTHING, NOTHING
        return (offer.give, offer.get) if offer.by == self.view.seat else (offer.get, offer.give)

    def spent(self, action: Action) -> int:
        """What a move costs me."""
        board = self.view.terms.board
        if action.verb == BUY:
            return self.price(self.on_sale)
        if action.verb == BID:
            return action.parts[0]
        if action.verb == BUILD:
            return board.crate_price(action.parts[0])
        if action.verb == LIFT:
            return self.view.terms.lifts[action.parts[0]]
        return self._sides(action)[0].beer


# What an order asks for; nothing if it has nothing to say now.


def _buy(order: Order, now: Moment) -> Moves:
    if order.deeds and now.on_sale not in order.deeds:
        return []
    if order.amount and now.price(now.on_sale) >= order.amount:
        return []
    return now.of(BUY)


def _buy_completing(order: Order, now: Moment) -> Moves:
    return [buy for buy in now.of(BUY) if deed_values.would_complete(now.view, now.view.seat, now.on_sale)]


def _limit(order: Order, now: Moment) -> float:
    """Up to how much to bid for the deed that is auctioned."""
    if now.auctioned == NOBODY:
        return 0.0
    return order.amount or order.share * now.price(now.auctioned)


def _bid(order: Order, now: Moment) -> Moves:
    """A firm bid within the limit, so that an auction does not take all night."""
    limit = _limit(order, now)
    bids = [action for action in now.of(BID) if action.parts[0] <= limit]
    return [action for action in bids if action.parts[0] >= limit / 2][:1] or bids[-1:]


def _build(order: Order, now: Moment) -> Moves:
    builds = [action for action in now.of(BUILD) if action.parts[0] in order.deeds]
    return [max(builds, key=lambda action: deed_values.rent_gain(now.view, action.parts[0]))] if builds else []


def _lift(order: Order, now: Moment) -> Moves:
    return [a for a in now.of(LIFT) if now.view.stock[now.view.seat] - now.spent(a) >= order.amount][:1]


def _accept_completing(order: Order, now: Moment) -> Moves:
    view = now.view
    return [a for a in now.of(ACCEPT) if any(deed_values.would_complete(view, view.seat, deed) for deed in now.got(a))]


def _asks(*verbs: int) -> Callable[[Order, Moment], Moves]:
    return lambda order, now: now.of(*verbs)


def _fine(order: Order, now: Moment) -> Moves:
    return now.of(FLIRT) or now.of(FINE)


def _stay(order: Order, now: Moment) -> Moves:
    return now.of(ROLL) if now.view.sitting[now.view.seat] >= 0 else []


WANTED: Final[dict[str, Callable[[Order, Moment], Moves]]] = {
    "claim rent always": _asks(CLAIM),
    "always claim rent": _asks(CLAIM),
    "buy what completes a group": _buy_completing,
    "buy anything under AMOUNT": _buy,
    "buy DEEDS": _buy,
    "bid up to AMOUNT": _bid,
    "bid up to SHARE": _bid,
    "build on DEEDS": _build,
    "lift mortgages above AMOUNT": _lift,
    "accept what completes a group": _accept_completing,
    "pay the fine": _fine,
    "stay in the administration": _stay,
    "chug": _asks(CHUG),
    "drink": _asks(DRINK),
}


# What an order rules out.


def _beyond(order: Order, now: Moment) -> Moves:
    """Whatever would leave less in stock than is to be kept."""
    left = now.view.stock[now.view.seat] - order.amount
    return [action for action in now.menu if now.spent(action) > max(left, 0)]


def _bids_beyond(order: Order, now: Moment) -> Moves:
    return [action for action in now.of(BID) if now.auctioned != NOBODY and action.parts[0] > _limit(order, now)]


def _buying(order: Order, now: Moment) -> Moves:
    if order.amount:
        return now.of(BUY) if now.price(now.on_sale) > order.amount else []
    return now.of(BUY) if now.on_sale in order.deeds else []


def _on(verb: int) -> Callable[[Order, Moment], Moves]:
    return lambda order, now: [action for action in now.of(verb) if action.parts[0] in order.deeds]


def _giving_a_group(order: Order, now: Moment) -> Moves:
    """Trades that break a whole group of mine."""
    view = now.view
    return [a for a in now.menu if any(deed_values.has_whole_group(view, view.seat, deed) for deed in now.given(a))]


def _giving(order: Order, now: Moment) -> Moves:
    """Trades that give these deeds away, and selling what stands on them."""
    sales = [action for action in now.of(SELL) if action.parts[0] in order.deeds]
    return sales + [action for action in now.menu if order.deeds & set(now.given(action))]


def _mortgaging_a_group(order: Order, now: Moment) -> Moves:
    view = now.view
    return [a for a in now.of(MORTGAGE) if deed_values.has_whole_group(view, view.seat, a.parts[0])]


RULED_OUT: Final[dict[str, Callable[[Order, Moment], Moves]]] = {
    "bid up to AMOUNT": _bids_beyond,
    "bid up to SHARE": _bids_beyond,
    "never claim rent": _asks(CLAIM),
    "keep AMOUNT in stock": _beyond,
    "keep AMOUNT": _beyond,
    "never buy anything over AMOUNT": _buying,
    "never buy DEEDS": _buying,
    "never bid": _asks(BID),
    "never build on DEEDS": _on(BUILD),
    "never build": _asks(BUILD),
    "never sell a group": _giving_a_group,
    "never sell DEEDS": _giving,
    "never mortgage a group": _mortgaging_a_group,
    "never mortgage DEEDS": _on(MORTGAGE),
    "never lift mortgages": _asks(LIFT),
    "never offer": _asks(OFFER),
    "never trade": _asks(OFFER, ACCEPT),
}


def bear_on(order: Order, view: TietgenView, menu: Moves) -> tuple[Moves, Moves]:
    """The moves that an order asks for, and those that it rules out."""
    now = Moment(view, menu)
    wanted = WANTED[order.form](order, now) if order.form in WANTED else []
    return wanted, RULED_OUT[order.form](order, now) if order.form in RULED_OUT else []
