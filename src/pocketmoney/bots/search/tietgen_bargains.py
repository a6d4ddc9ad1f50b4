"""Tietgen Monopoly for the strongest search: the learned chance to win, and bargains.

A bargain is a trade for just as much beer as makes the other player, who counts riches, think it good.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pocketmoney.bots.search.tietgen_evaluation import chance
from pocketmoney.bots.search.tietgen_heuristics import TietgenHeuristics
from pocketmoney.bots.search.tietgen_learned_evaluation import chances
from pocketmoney.bots.search.tietgen_trades import offers
from pocketmoney.core.action import Action
from pocketmoney.core.game import State
from pocketmoney.games.tietgen.amounts import ML
from pocketmoney.games.tietgen.offer import Goods, offer_of, to_offer
from pocketmoney.games.tietgen.state import Tietgen
from pocketmoney.games.tietgen.trade import judge_accept, judge_offer, open_offer
from pocketmoney.games.tietgen.view import TietgenView

MOST: Final = 3  # offers looked at
GAIN: Final = 0.01  # of the chance to win, that a bargain must bring me as games have taught
LURE: Final = 0.01  # and the other one by riches, at first
MORE: Final = 0.02  # that the other one gains with every time it was offered in vain
PATIENCE: Final = 6  # times that the same deeds are offered
STEPS: Final = 7  # of halving, to find the price

Deeds = tuple[int, ...]
Swap = tuple[Deeds, Deeds]
Tried = dict[tuple[int, Deeds, Deeds], int]  # to whom, what was given, what was wanted: how often


class ShrewdTietgenHeuristics(TietgenHeuristics):
    """Measures by the learned chance to win, and offers what others think good for themselves."""

    def __init__(self, reach: int) -> None:
        super().__init__(reach)
        self._tried: Tried = {}

    def offers(self, state: Tietgen, view: TietgenView) -> list[Action]:
        return [*bargains(state, view.seat, self._tried), *offers(state, view)]

    def used(self, seat: int, action: Action) -> None:
        note(self._tried, seat, action)

    def agrees(self, state: Tietgen, seat: int, by: int) -> bool:
        if super().agrees(state, seat, by):
            return True
        return judge_accept(state, seat, by) is None and would_gain(state, seat, by)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Tietgen)
        return chances(state)[seat]


def note(tried: Tried, seat: int, action: Action) -> None:
    """Keep in mind that an offer is made."""
    offer = offer_of(seat, action)
    if offer is not None:
        key = offer.on, offer.give.deeds, offer.get.deeds
        tried[key] = tried.get(key, 0) + 1


def bargains(s: Tietgen, seat: int, tried: Tried) -> list[Action]:
    """The offers that would better my chance most among those that the other would take, best first.

    What was offered in vain is offered for more.
    """
    now = chances(s)[seat]
    found: list[tuple[float, Action]] = []
    for other in s.others(seat):
        if any(offer.is_between(seat, other) for offer in s.offers):
            continue
        for give, get in swaps(s, seat, other):
            times = tried.get((other, give, get), 0)
            beer = _price(s, seat, other, give, get, LURE + MORE * times) if times < PATIENCE else None
            if beer is None:
                continue
            gain = chances(_traded(s, seat, other, give, get, beer))[seat] - now
            action = to_offer(other, Goods(max(beer, 0), 0, give), Goods(max(-beer, 0), 0, get))
            if gain > GAIN and judge_offer(s, seat, action) is None:
                found.append((gain, action))
    found.sort(key=lambda one: -one[0])
    return [action for _, action in found[:MOST]]


def swaps(s: Tietgen, seat: int, other: int) -> Iterator[Swap]:
    """What makes a group whole for one of the two, for beer or for something that fits the other's deeds."""
    kin = s.terms.board.kin_bits
    mine = _lacking(s, seat, other)
    theirs = _lacking(s, other, seat)
    for lacking in theirs:
        yield lacking, ()
    loose = [deed for deed in s.terms.board.deeds if s.owner[deed] == seat and s.holdings.built >> deed & 1 == 0]
    fitting = [(deed,) for deed in loose if s.holdings.owned[other] & kin[deed] and (deed,) not in theirs]
    for lacking in mine:
        yield (), lacking
        for given in [*theirs, *fitting]:
            if kin[lacking[0]] >> given[0] & 1 == 0:
                yield given, lacking


def _lacking(s: Tietgen, seat: int, other: int) -> list[Deeds]:
    """By group of kitchens that seat has a part of: what it lacks, where all of that is the other's."""
    found: list[Deeds] = []
    for group in s.terms.board.groups:
        missing = tuple([mate for mate in group.spaces if s.owner[mate] != seat])
        if 0 < len(missing) < len(group.spaces) and s.holdings.built >> missing[0] & 1 == 0:
            if all(s.owner[mate] == other for mate in missing):
                found.append(missing)
    return found


def _price(s: Tietgen, seat: int, other: int, give: Deeds, get: Deeds, lure: float) -> int | None:
    """The least beer from me, less than none if it is to me, for which the other gains; None if no price will do."""
    enough = chance(s, other) + lure
    low = -s.stock[other] if give else 0
    high = s.stock[seat] if get else 0
    if chance(_traded(s, seat, other, give, get, high), other) < enough:
        return None
    for _ in range(STEPS):
        middle = (low + high) // 2
        if chance(_traded(s, seat, other, give, get, middle), other) < enough:
            low = middle
        else:
            high = middle
    return min(high + ML - 1, s.stock[seat]) // ML * ML


def _traded(s: Tietgen, seat: int, other: int, give: Deeds, get: Deeds, beer: int) -> Tietgen:
    """The same position after a trade."""
    after = s.clone()
    for deed in give:
        after.hand(deed, other)
    for deed in get:
        after.hand(deed, seat)
    after.stock[seat] -= beer
    after.stock[other] += beer
    return after


def would_gain(s: Tietgen, seat: int, by: int) -> bool:
    """Whether a player who reckons by riches takes the offer of another one."""
    offer = open_offer(s.offers, by, seat)
    if offer is None:
        return False
    after = _traded(s, by, seat, offer.give.deeds, offer.get.deeds, offer.give.beer - offer.get.beer)
    return chance(after, seat) > chance(s, seat)
