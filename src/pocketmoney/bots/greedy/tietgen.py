"""Rules of thumb for Tietgen Monopoly: what a sensible beginner plays."""

from __future__ import annotations

from typing import Final

from pocketmoney.bots.bot import Bot
from pocketmoney.bots.greedy import deed_values
from pocketmoney.bots.greedy.style import PLAIN_TIETGEN, TietgenStyle
from pocketmoney.bots.greedy.trade_offers import best_fair_offer
from pocketmoney.core.action import Action
from pocketmoney.core.game import View
from pocketmoney.core.rng import Rng
from pocketmoney.games.tietgen.actions import (
    ACCEPT,
    BID,
    BUILD,
    LIFT,
    MORTGAGE,
    OFFER,
    REFUSE,
    TO_BUY,
    TO_CHUG,
    TO_CLAIM,
    TO_DECLINE,
    TO_FINE,
    TO_FLIRT,
    TO_PASS,
    TO_ROLL,
)
from pocketmoney.games.tietgen.offer import Offer, offer_of
from pocketmoney.games.tietgen.trade import open_offer
from pocketmoney.games.tietgen.view import TietgenView

STILL_EARLY: Final = 8  # deeds without an owner: it pays to be out and about
ASKS_AGAIN: Final = 60  # throws before an offer that came to nothing is made again
BETWEEN_OFFERS: Final = 12  # throws, or nobody would do anything but listen to offers


class GreedyTietgen(Bot):
    """Buys what it can afford, claims every rent, builds on whole groups, keeps something back."""

    def __init__(self, style: TietgenStyle = PLAIN_TIETGEN) -> None:
        self.style = style
        self._offered: dict[Action, int] = {}  # offers made, and at which throw
        self._asked = -BETWEEN_OFFERS  # at which throw it last thought of one

    def choose(self, view: View, menu: list[Action], rng: Rng) -> Action:
        """The move that a rule of thumb names."""
        assert isinstance(view, TietgenView)
        asking = view.asking()
        if menu[0].verb == ACCEPT or menu[0].verb == REFUSE:
            return self._reply(view, menu)
        if asking == "throw":
            return _leave_the_administration(view, menu)
        if asking == "purchase":
            is_worth_it = TO_BUY in menu and self._is_worth_buying(view, view.about().space)
            return TO_BUY if is_worth_it else _else(menu, TO_DECLINE)
        if asking == "auction":
            return self._bid(view, menu)
        for wanted in (TO_CLAIM, TO_CHUG):
            if wanted in menu:
                return wanted
        lifts = [
            action
            for action in menu
            if action.verb == LIFT and self._can_spend(view, view.terms.lifts[action.parts[0]])
        ]
        return lifts[0] if lifts else menu[-1]

    def use_right(self, view: View, rights: list[Action], rng: Rng) -> Action | None:
        """Rent first, then debts, then buildings, mortgages and trades."""
        assert isinstance(view, TietgenView)
        if TO_CLAIM in rights:
            return TO_CLAIM
        asking = view.asking()
        if asking == "debt":
            return raise_beer(view, rights)
        if asking != "throw":
            return None
        return self._build(view, rights) or self._lift(view, rights) or self._offer(view, rights)

    # Buying

    def reserve(self, view: TietgenView) -> float:
        """What is kept back for rents to come."""
        return self.style.reserve * view.terms.board.start

    def _can_spend(self, view: TietgenView, beer: float) -> bool:
        return view.stock[view.seat] - beer >= self.reserve(view)

    def _is_worth_buying(self, view: TietgenView, space: int) -> bool:
        """What I can afford; for what completes a group I spend the reserve."""
        price = view.terms.board.spaces[space].price
        return self._can_spend(view, price) or deed_values.is_wanted(view, space)

    def _bid(self, view: TietgenView, menu: list[Action]) -> Action:
        """Up to a share of the price, in few steps."""
        board = view.terms.board
        about = view.about()
        if about.is_piece:
            limit = board.crate_price(about.space) * (1.0 + self.style.bid)
        else:
            is_wanted = deed_values.is_wanted(view, about.space)
            limit = board.spaces[about.space].price * (self.style.greed if is_wanted else self.style.bid)
        limit = min(limit, view.stock[view.seat] - self.reserve(view) / 2)
        bids = [action for action in menu if action.verb == BID and action.parts[0] <= limit]
        if not bids:
            return _else(menu, TO_PASS)
        firm = [action for action in bids if action.parts[0] >= limit / 2]
        return firm[0] if firm else bids[-1]

    # What is done unasked

    def _build(self, view: TietgenView, rights: list[Action]) -> Action | None:
        """One more crate where it brings the most rent for its price."""
        if not self.style.builds:
            return None
        price = view.terms.board.crate_price
        builds = [action for action in rights if action.verb == BUILD and self._can_spend(view, price(action.parts[0]))]
        return max(builds, key=lambda action: deed_values.rent_gain(view, action.parts[0])) if builds else None

    def _lift(self, view: TietgenView, rights: list[Action]) -> Action | None:
        """Mortgages are lifted when I am rich; first in a group that is whole."""
        lifts = [
            action
            for action in rights
            if action.verb == LIFT and self._can_spend(view, view.terms.lifts[action.parts[0]] + self.reserve(view))
        ]
        wholes = [action for action in lifts if deed_values.has_whole_group(view, view.seat, action.parts[0])]
        best = wholes or lifts
        return best[0] if best else None

    def _offer(self, view: TietgenView, rights: list[Action]) -> Action | None:
        """On my own turn, now and then: a trade that brings me much, and does not bring the other more."""
        now = view.throws
        if not self.style.offers or view.turn != view.seat or now - self._asked < BETWEEN_OFFERS:
            return None
        self._asked = now
        self._offered = {action: then for action, then in self._offered.items() if now - then < ASKS_AGAIN}
        action = self._swap(view, rights)
        if action is None:
            action = best_fair_offer(view, view.stock[view.seat] - self.reserve(view), self._offered)
        if action is not None:
            self._offered[action] = now
        return action

    def _swap(self, view: TietgenView, rights: list[Action]) -> Action | None:
        """One of the offers that suggest themselves, if the other could like it as well."""
        for action in rights:
            if action.verb == OFFER and action not in self._offered:
                offer = offer_of(view.seat, action)
                if offer is None or not self._can_spend(view, offer.give.beer):
                    continue
                if self._likes(view, offer, view.seat) and self._likes(view, offer, offer.on):
                    return action
        return None

    def _likes(self, view: TietgenView, offer: Offer, seat: int) -> bool:
        """Whether a trade brings that seat something, and enough of it beside what it brings the other."""
        other = offer.on if offer.by == seat else offer.by
        gained = deed_values.gain(view, offer, seat)
        return gained > 0 and gained >= self.style.trade * deed_values.gain(view, offer, other)

    def _reply(self, view: TietgenView, menu: list[Action]) -> Action:
        """Accept what brings me something, else refuse."""
        for action in menu:
            if action.verb == ACCEPT:
                offer = open_offer(view.offers, action.target, view.seat)
                if offer is not None and self._likes(view, offer, view.seat):
                    return action
        refusals = [action for action in menu if action.verb == REFUSE]
        return refusals[0] if refusals else menu[0]


def _else(menu: list[Action], wanted: Action) -> Action:
    return wanted if wanted in menu else menu[-1]


def _leave_the_administration(view: TietgenView, menu: list[Action]) -> Action:
    """Early on it pays to get out; later it is a safe place to sit."""
    if len(view.terms.board.deeds) - view.holdings.taken.bit_count() >= STILL_EARLY:
        for way in (TO_FLIRT, TO_FINE):
            if way in menu:
                return way
    return _else(menu, TO_ROLL)


def raise_beer(view: TietgenView, rights: list[Action]) -> Action | None:
    """For a debt, single deeds are mortgaged first, the cheapest before the others; the rest the rules do."""
    owned = view.holdings.owned[view.seat]
    if view.terms.within_reach(view.stock[view.seat], owned, view.level, view.mortgaged) < view.about().beer:
        return None
    singles = [
        action
        for action in rights
        if action.verb == MORTGAGE and not deed_values.has_whole_group(view, view.seat, action.parts[0])
    ]
    return min(singles, key=lambda action: view.terms.board.spaces[action.parts[0]].price) if singles else None
