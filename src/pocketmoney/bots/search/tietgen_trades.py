"""Trades worth an offer: what others would agree to if they reckon as beginners do, and what it would bring."""

from __future__ import annotations

from typing import Final

from pocketmoney.bots.greedy import deed_values
from pocketmoney.bots.search.tietgen_evaluation import chance
from pocketmoney.core.action import NOBODY, Action
from pocketmoney.games.tietgen.actions import ACCEPT
from pocketmoney.games.tietgen.amounts import ML
from pocketmoney.games.tietgen.offer import Goods, Offer, to_offer
from pocketmoney.games.tietgen.state import Tietgen
from pocketmoney.games.tietgen.trade import judge_accept, judge_offer, open_offer
from pocketmoney.games.tietgen.view import TietgenView

MOST: Final = 3  # offers looked at
SHARE: Final = 0.85  # what a trade must bring the other, as a share of what it brings me
GAIN: Final = 0.02  # of the chance to win, that a trade must bring

Swap = tuple[tuple[int, ...], tuple[int, ...]]


def offers(s: Tietgen, view: TietgenView) -> list[Action]:
    """The offers that would better my chance most, best first."""
    seat = view.seat
    now = chance(s, seat)
    found: list[tuple[float, Action]] = []
    for other in s.others(seat):
        for give, get in _swaps(s, seat, other):
            action = _priced(view, other, give, get)
            if action is not None and judge_offer(s, seat, action) is None:
                gain = gained(s, seat, action) - now
                if gain > GAIN:
                    found.append((gain, action))
    found.sort(key=lambda one: -one[0])
    return [action for _, action in found[:MOST]]


def gained(s: Tietgen, seat: int, offer: Action) -> float:
    """My chance to win if the offer were accepted."""
    after = s.clone()
    after.apply(seat, offer)
    if judge_accept(after, offer.target, seat) is not None:
        return 0.0
    after.apply(offer.target, Action(ACCEPT, (), seat))
    return chance(after, seat)


def _swaps(s: Tietgen, seat: int, other: int) -> list[Swap]:
    """Deeds that complete a group of mine, alone or for one that is of more use to the other than to me."""
    wanted = [deed for deed in _completing(s, seat) if s.owner[deed] == other]
    returns = [deed for deed in _completing(s, other) if s.owner[deed] == seat]
    kin = [deed for deed in s.terms.board.deeds if s.owner[deed] == seat and _fits(s, other, deed)]
    found: list[Swap] = [((), (deed,)) for deed in wanted]
    for deed in wanted:
        for given in [*returns, *[one for one in kin if one not in returns][:2]]:
            if s.terms.board.kin_bits[deed] >> given & 1 == 0:
                found.append(((given,), (deed,)))
    return found


def _completing(s: Tietgen, seat: int) -> list[int]:
    """Deeds of others without which that seat lacks nothing of a group of kitchens."""
    found: list[int] = []
    for group in s.terms.board.groups:
        missing = [mate for mate in group.spaces if s.owner[mate] != seat]
        if len(missing) == 1 and s.owner[missing[0]] != NOBODY:
            found.append(missing[0])
    return found


def _fits(s: Tietgen, seat: int, deed: int) -> bool:
    return s.holdings.owned[seat] & s.terms.board.kin_bits[deed] != 0


def _priced(view: TietgenView, other: int, give: tuple[int, ...], get: tuple[int, ...]) -> Action | None:
    """The trade with just as much beer, from me or to me, as the other would agree to."""
    bare = Offer(view.seat, other, Goods(0, 0, give), Goods(0, 0, get))
    mine = deed_values.gain(view, bare, view.seat)
    theirs = deed_values.gain(view, bare, other)
    beer = int((SHARE * mine - theirs) / (1.0 + SHARE))
    beer += ML - beer % ML
    if beer >= 0:
        return to_offer(other, Goods(beer, 0, give), Goods(0, 0, get))
    back = min(-beer, view.stock[other]) // ML * ML
    return to_offer(other, Goods(0, 0, give), Goods(back, 0, get)) if give or back else None


def would_agree(s: Tietgen, seat: int, by: int) -> bool:
    """Whether a player who reckons as beginners do takes the offer of another one."""
    if judge_accept(s, seat, by) is not None:
        return False
    offer = open_offer(s.offers, by, seat)
    assert offer is not None
    view = s.view(seat)
    gain = deed_values.gain(view, offer, seat)
    return gain > 0 and gain >= 0.8 * deed_values.gain(view, offer, by)
